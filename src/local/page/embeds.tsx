import type { APIEmbed } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import type { ShownFile } from '../page-protocol.ts';
import { Markdown } from './markdown.tsx';
import { PictureButton, placedPicture } from './picture.tsx';
import { useDesk } from './desk.ts';
import { absoluteTime } from './time.ts';

/** Pictures of other hosts are not loaded: nothing here leaves this machine. */
const isOwn = (url: string | undefined): url is string => url?.startsWith('/') === true;

export interface EmbedProps {
  readonly embed: APIEmbed;
  /** Of the message: what an embed shows is described there. */
  readonly files: readonly ShownFile[];
}

export function Embed({ embed, files }: EmbedProps): VNode {
  const { locale } = useDesk();
  const { author, title, description, fields = [], image, thumbnail, footer, timestamp, color } = embed;
  const picture = (url: string): VNode => <PictureButton picture={placedPicture(url, files)} />;
  return (
    <div
      class="embed"
      ref={(element) => {
        if (color !== undefined)
          element?.style.setProperty('--stripe', `#${color.toString(16).padStart(6, '0')}`);
      }}
    >
      {author === undefined ? undefined : <p class="small">{author.name}</p>}
      {title === undefined ? undefined : (
        <p class="title">
          {embed.url === undefined ? (
            title
          ) : (
            <a href={embed.url} target="_blank" rel="noreferrer noopener">
              {title}
            </a>
          )}
        </p>
      )}
      {description === undefined ? undefined : <Markdown text={description} />}
      {fields.length === 0 ? undefined : (
        <dl>
          {fields.map((field) => (
            <div key={field.name} class={field.inline === true ? 'inline' : undefined}>
              <dt>{field.name}</dt>
              <dd>
                <Markdown text={field.value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isOwn(thumbnail?.url) ? picture(thumbnail.url) : undefined}
      {isOwn(image?.url) ? picture(image.url) : undefined}
      {footer === undefined && timestamp === undefined ? undefined : (
        <p class="small">
          {[
            footer?.text,
            timestamp === undefined ? undefined : absoluteTime(Date.parse(timestamp), locale, 'f'),
          ]
            .filter((part) => part !== undefined)
            .join(' · ')}
        </p>
      )}
    </div>
  );
}

import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import type { ShownFile } from '../page-protocol.ts';
import { Markdown } from './markdown.tsx';
import { PictureButton, placedPicture } from './picture.tsx';
import { usePage } from './page-context.ts';
import { absoluteTime } from './time.ts';

/** Pictures of other hosts are not loaded: nothing here leaves this machine. */
const isOwn = (url: string | undefined): url is string => url?.startsWith('/') === true;

export interface EmbedProps {
  readonly embed: APIEmbed;
  /** Of the message: what an embed shows is described there. */
  readonly files: readonly ShownFile[];
}

export function Embed({ embed, files }: EmbedProps): VNode {
  const { locale } = usePage();
  const { author, title, description, fields = [], image, thumbnail, footer, timestamp, color } = embed;
  const time = timestamp === undefined ? undefined : absoluteTime(Date.parse(timestamp), locale, 'f');
  const below = [footer?.text, time].filter((part) => part !== undefined);
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
      {title === undefined ? undefined : <Title title={title} url={embed.url} />}
      {description === undefined ? undefined : <Markdown text={description} />}
      {fields.length === 0 ? undefined : <Fields fields={fields} />}
      {isOwn(thumbnail?.url) ? picture(thumbnail.url) : undefined}
      {isOwn(image?.url) ? picture(image.url) : undefined}
      {below.length === 0 ? undefined : <p class="small">{below.join(' · ')}</p>}
    </div>
  );
}

function Title({ title, url }: { readonly title: string; readonly url: string | undefined }): VNode {
  return (
    <p class="title">
      {url === undefined ? (
        title
      ) : (
        <a href={url} target="_blank" rel="noreferrer noopener">
          {title}
        </a>
      )}
    </p>
  );
}

function Fields({ fields }: { readonly fields: readonly APIEmbedField[] }): VNode {
  return (
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
  );
}

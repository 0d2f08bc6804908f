/** What Components V2 lay out, but for the parts that are pressed: galleries, containers, separators, files. */
import type { ComponentChildren, VNode } from 'preact';
import type { Component } from '../model.ts';
import type { ShownMessage } from '../page-protocol.ts';
import { usePage } from './page-context.ts';
import { PictureButton, placedPicture } from './picture.tsx';
import { Spoiler } from './spoiler.tsx';

interface GalleryProps {
  readonly message: ShownMessage;
  readonly component: Component;
}

export function Gallery({ message, component }: GalleryProps): VNode {
  const items = component.items ?? [];
  return (
    <div class={items.length === 1 ? 'gallery one' : 'gallery'}>
      {items.map(({ media, description, spoiler }) => {
        const file = message.files.find((one) => one.url === media.url);
        return (
          <Spoiler key={media.url} hides={spoiler === true}>
            <PictureButton
              picture={placedPicture(media.url, message.files, description)}
              width={file?.width}
              height={file?.height}
            />
          </Spoiler>
        );
      })}
    </div>
  );
}

interface ContainerProps {
  readonly component: Component;
  readonly children: ComponentChildren;
}

export function Container({ component, children }: ContainerProps): VNode {
  const colour = component.accent_color;
  return (
    <div
      class="container"
      ref={(element) => {
        if (typeof colour === 'number')
          element?.style.setProperty('--stripe', `#${colour.toString(16).padStart(6, '0')}`);
      }}
    >
      {children}
    </div>
  );
}

export function Separator({ component: { divider, spacing } }: { readonly component: Component }): VNode {
  const size = spacing === 2 ? 'large' : 'small';
  return divider === false ? <div class={`space ${size}`} /> : <hr class={size} />;
}

export function FileCard({ message, url }: { readonly message: ShownMessage; readonly url: string }): VNode {
  const { locale } = usePage();
  const file = message.files.find((one) => one.url === url);
  return (
    <p class="file-card">
      <FileLink url={url} {...(file !== undefined && { name: file.name })} />
      {file === undefined ? undefined : <small>{sizeOf(file.size, locale)}</small>}
    </p>
  );
}

const sizeOf = (bytes: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: bytes < 1024 ? 'byte' : 'kilobyte',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(bytes < 1024 ? bytes : bytes / 1024);

export function FileLink({ url, name }: { readonly url: string; readonly name?: string }): VNode {
  return (
    <a class="file" href={url} target="_blank" rel="noreferrer">
      {name ?? decodeURIComponent(url.split('/').at(-1) ?? '')}
    </a>
  );
}

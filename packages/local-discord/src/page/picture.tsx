import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { ShownFile } from '../page-protocol.ts';
import { usePage, type Picture } from './page-context.ts';
import { Dialog } from './dialog.tsx';

export interface PictureProps {
  readonly picture: Picture;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly small?: boolean;
}

const WIDEST_PX = 760;
const HIGHEST_PX = 486;

/** Known before the picture has come, so that nothing jumps when it does. */
const widthOf = (width?: number, height?: number): { width: string } | undefined =>
  width === undefined || height === undefined
    ? undefined
    : { width: `${Math.round(Math.min(width, WIDEST_PX, (HIGHEST_PX * width) / height))}px` };

/** A picture in a message: a click opens it large, by keyboard the button beside it does. */
export function PictureButton({ picture, width, height, small = false }: PictureProps): VNode {
  const { enlarge, words } = usePage();
  const open = (): void => {
    enlarge(picture);
  };
  return (
    <figure class={small ? 'picture small' : 'picture'}>
      <img
        src={picture.url}
        alt={picture.description}
        width={width}
        height={height}
        style={widthOf(width, height)}
        onClick={open}
      />
      <button
        type="button"
        class="enlarge"
        aria-label={`${words.enlarge}: ${picture.name}`}
        title={words.enlarge}
        onClick={open}
      >
        ⤢
      </button>
    </figure>
  );
}

/** A file of the message that an embed or a component shows, with the words of either. */
export function placedPicture(
  url: string,
  files: readonly ShownFile[],
  description?: string | null,
): Picture {
  const file = files.find((one) => one.url === url);
  return {
    url,
    name: file?.name ?? url.split('/').at(-1) ?? '',
    description: description ?? file?.description ?? '',
  };
}

export function PictureDialog({
  picture,
  onClose,
}: {
  readonly picture: Picture;
  readonly onClose: () => void;
}): VNode {
  const { words } = usePage();
  const [actual, setActual] = useState(false);
  return (
    <Dialog title={picture.name} onClose={onClose} wide>
      <div class={actual ? 'large actual' : 'large'} tabIndex={0} role="group" aria-label={picture.name}>
        <img
          src={picture.url}
          alt={picture.description}
          onClick={() => {
            setActual(!actual);
          }}
        />
      </div>
      <footer>
        <details>
          <summary>{words.description}</summary>
          <p class="alt">{picture.description}</p>
        </details>
        <button
          type="button"
          class="button plain"
          onClick={() => {
            setActual(!actual);
          }}
        >
          {actual ? words.fitWindow : words.actualSize}
        </button>
        <a class="button plain" href={picture.url} target="_blank" rel="noreferrer">
          {words.openFile}
        </a>
      </footer>
    </Dialog>
  );
}

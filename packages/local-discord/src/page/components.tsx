/** Discord's message components: rows, buttons, menus, and the layout of Components V2. */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Component } from '../model.ts';
import type { ShownMessage } from '../page-protocol.ts';
import { usePage } from './page-context.ts';
import { Markdown } from './markdown.tsx';
import { PictureButton, placedPicture } from './picture.tsx';
import { Picker, type PickerOption } from './picker.tsx';

const ROW = 1;
const BUTTON = 2;
const STRING_SELECT = 3;
const SECTION = 9;
const TEXT = 10;
const THUMBNAIL = 11;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;
const SELECTS = new Set([3, 5, 6, 7, 8]);
const LINK_STYLE = 5;

const TONES: Readonly<Record<number, string>> = { 1: 'main', 2: 'plain', 3: 'good', 4: 'grave' };

interface Shown {
  readonly message: ShownMessage;
  readonly component: Component;
}

export function Components({
  message,
  components,
}: {
  readonly message: ShownMessage;
  readonly components: readonly Component[];
}): VNode {
  return (
    <>
      {components.map((component, index) => (
        <One key={component.custom_id ?? index} message={message} component={component} />
      ))}
    </>
  );
}

function One({ message, component }: Shown): VNode | null {
  const inner = <Components message={message} components={component.components ?? []} />;
  if (SELECTS.has(component.type)) return <Select message={message} component={component} />;
  switch (component.type) {
    case ROW:
      return <div class="row">{inner}</div>;
    case BUTTON:
      return <Button message={message} component={component} />;
    case SECTION:
      return (
        <div class="section">
          <div>{inner}</div>
          {component.accessory === undefined ? undefined : (
            <One message={message} component={component.accessory} />
          )}
        </div>
      );
    case TEXT:
      return <Markdown text={component.content ?? ''} />;
    case THUMBNAIL:
      return (
        <PictureButton
          picture={placedPicture(component.media?.url ?? '', message.files, component.description)}
          small
        />
      );
    case GALLERY:
      return <Gallery message={message} component={component} />;
    case FILE:
      return <FileLink url={component.file?.url ?? ''} />;
    case SEPARATOR:
      return <hr />;
    case CONTAINER:
      return <div class="container">{inner}</div>;
    default:
      return null;
  }
}

function Gallery({ message, component }: Shown): VNode {
  return (
    <div class="gallery">
      {(component.items ?? []).map(({ media, description }) => (
        <PictureButton key={media.url} picture={placedPicture(media.url, message.files, description)} />
      ))}
    </div>
  );
}

export function FileLink({ url, name }: { readonly url: string; readonly name?: string }): VNode {
  return (
    <a class="file" href={url} target="_blank" rel="noreferrer">
      {name ?? decodeURIComponent(url.split('/').at(-1) ?? '')}
    </a>
  );
}

function Button({ message, component }: Shown): VNode {
  const { here, act } = usePage();
  const [busy, setBusy] = useState(false);
  const words = (
    <>
      {component.emoji?.name === undefined ? undefined : (
        <span aria-hidden="true">{component.emoji.name}</span>
      )}
      {component.label ?? ''}
    </>
  );
  const name = component.label === undefined || component.label === '' ? component.emoji?.name : undefined;
  if (component.style === LINK_STYLE || typeof component.url === 'string')
    return (
      <a class="button plain" href={component.url ?? ''} target="_blank" rel="noreferrer noopener">
        {words} <span aria-hidden="true">↗</span>
      </a>
    );
  const press = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await act(
      'click',
      { as: here.as, in: here.in, message: message.id, customId: component.custom_id ?? '' },
      message.id,
    );
    setBusy(false);
  };
  return (
    <button
      type="button"
      class={`button ${TONES[component.style ?? 2] ?? 'plain'}`}
      disabled={component.disabled === true}
      aria-busy={busy}
      aria-label={name ?? undefined}
      onClick={() => void press()}
    >
      {words}
    </button>
  );
}

function Select({ message, component }: Shown): VNode {
  const { here, act, words } = usePage();
  const [busy, setBusy] = useState(false);
  const options = useSelectOptions(component);
  const preset = (component.options ?? []).filter((one) => one.default === true).map((one) => one.value);
  const choose = async (values: readonly string[]): Promise<void> => {
    setBusy(true);
    const body = {
      as: here.as,
      in: here.in,
      message: message.id,
      customId: component.custom_id ?? '',
      values,
    };
    await act('select', body, message.id);
    setBusy(false);
  };
  return (
    <Picker
      label={component.placeholder ?? words.choose}
      options={options}
      chosen={preset}
      least={component.min_values ?? 1}
      most={component.max_values ?? 1}
      disabled={component.disabled === true}
      busy={busy}
      onChoose={(values) => void choose(values)}
    />
  );
}

/** Of a menu its own options; of a menu of people or channels what there is. */
export function useSelectOptions(component: Component): readonly PickerOption[] {
  const { here } = usePage();
  if (component.type === STRING_SELECT || component.options !== undefined)
    return (component.options ?? []).map((one) => ({
      value: one.value,
      label: one.label,
      description: one.description ?? undefined,
      emoji: one.emoji?.name,
    }));
  const { people, channels } = here.shell;
  if (component.type === 8)
    return channels
      .filter((one) => one.kind !== 'direct')
      .map(({ id, name }) => ({ value: id, label: `#${name}` }));
  return people.map(({ id, name }) => ({ value: id, label: name }));
}

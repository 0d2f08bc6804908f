import { times, x, type Limit } from './limit.ts';
import { button, row, text, V2, withV2 } from './parts.ts';

const picture = (more: object = {}): object => ({ media: { url: 'https://example.org/a.png' }, ...more });

const container = (...components: object[]): object => ({ type: 17, components });
const section = (accessory: object, ...components: object[]): object => ({ type: 9, components, accessory });
const thumbnail = { type: 11, ...picture() };
const select = { type: 3, custom_id: 's', options: [{ label: 'a', value: 'a' }] };

export const LIMITS_OF_LAYOUT: readonly Limit[] = [
  [
    'V2 component without the flag',
    withV2(text('x')),
    { content: 'x', components: [text('x')] },
    'components.0: UNION_TYPE_CHOICES',
  ],
  [
    'V2 with content',
    withV2(text('x')),
    { content: 'x', flags: V2, components: [text('x')] },
    'content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'V2 with embeds',
    withV2(text('x')),
    { embeds: [{ title: 'x' }], flags: V2, components: [text('x')] },
    'embeds: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'V2 components in total',
    withV2({ type: 17, components: times(39, () => text('x')) }),
    withV2({ type: 17, components: times(40, () => text('x')) }),
    'components: BASE_TYPE_BAD_LENGTH',
  ],
  [
    'V2 text in total',
    withV2(text(x(3000)), text(x(1000))),
    withV2(text(x(3000)), text(x(1001))),
    'components: COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ],
  [
    'V2 texts of a section',
    withV2({ type: 9, components: times(3, () => text('x')), accessory: button(1) }),
    withV2({ type: 9, components: times(4, () => text('x')), accessory: button(1) }),
    'components.0.components: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'V2 gallery',
    withV2({ type: 12, items: times(10, () => picture()) }),
    withV2({ type: 12, items: times(11, () => picture()) }),
    'components.0.items: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'V2 gallery alt text',
    withV2({ type: 12, items: [picture({ description: x(1024) })] }),
    withV2({ type: 12, items: [picture({ description: x(1025) })] }),
    'components.0.items.0.description: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'V2 thumbnail alt text',
    withV2({
      type: 9,
      components: [text('x')],
      accessory: { type: 11, ...picture({ description: x(1024) }) },
    }),
    withV2({
      type: 9,
      components: [text('x')],
      accessory: { type: 11, ...picture({ description: x(1025) }) },
    }),
    'components.0.accessory.description: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'V2 picture of no file',
    withV2({ type: 12, items: [picture()] }),
    withV2({ type: 12, items: [{ media: { url: 'attachment://none.png' } }] }),
    'components.0.items.0.media.url: UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ],
  [
    'V2 components in total, those of sections and rows included',
    withV2(
      container(
        ...times(9, (index) => section(button(index), text('x'))), // 1 + 9 x 3
        text('x'),
        row(...times(5, (index) => button(100 + index))),
        text('x'),
        text('x'),
        text('x'),
        text('x'),
        text('x'),
      ),
    ),
    withV2(
      container(
        ...times(9, (index) => section(button(index), text('x'))),
        text('x'),
        row(...times(5, (index) => button(100 + index))),
        text('x'),
        text('x'),
        text('x'),
        text('x'),
        section(thumbnail, text('x')),
      ),
    ),
    'components: BASE_TYPE_BAD_LENGTH',
  ],
  [
    'V2 text in one',
    withV2(text(x(4000))),
    withV2(text(x(4001))),
    'components.0.content: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'V2 text in total, that of sections included',
    withV2(container(section(button(1), text(x(2000)))), text(x(2000))),
    withV2(container(section(button(1), text(x(2000)))), text(x(2001))),
    'components: COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ],
  ['V2 empty text', withV2(text('x')), withV2(text('')), 'components.0.content: BASE_TYPE_BAD_LENGTH'],
  ['V2 blank text', withV2(text('x')), withV2(text(' ')), 'components.0.content: BASE_TYPE_REQUIRED'],
  ['V2 button outside a row', withV2(row(button(1))), withV2(button(1)), 'components.0: UNION_TYPE_CHOICES'],
  ['V2 menu outside a row', withV2(row(select)), withV2(select), 'components.0: UNION_TYPE_CHOICES'],
  [
    'V2 thumbnail outside a section',
    withV2(section(thumbnail, text('x'))),
    withV2(thumbnail),
    'components.0: UNION_TYPE_CHOICES',
  ],
  [
    'V2 container in a container',
    withV2(container(text('x')), container(text('x'))),
    withV2(container(container(text('x')))),
    'components.0.components.0: UNION_TYPE_CHOICES',
  ],
  [
    'V2 empty container',
    withV2(container(text('x'))),
    withV2(container()),
    'components.0.components: BASE_TYPE_BAD_LENGTH',
  ],
  [
    'V2 container colour',
    withV2({ ...container(text('x')), accent_color: 0xffffff }),
    withV2({ ...container(text('x')), accent_color: 0x1000000 }),
    'components.0.accent_color: NUMBER_TYPE_MAX',
  ],
  [
    'V2 section without accessory',
    withV2(section(button(1), text('x'))),
    withV2({ type: 9, components: [text('x')] }),
    'components.0.accessory: UNION_TYPE_CHOICES',
  ],
  [
    'V2 accessory that is a menu',
    withV2(section(button(1), text('x'))),
    withV2(section(select, text('x'))),
    'components.0.accessory: UNION_TYPE_CHOICES',
  ],
  [
    'V2 accessory without custom id',
    withV2(section(button(1), text('x'))),
    withV2(section({ type: 2, style: 1, label: 'Go' }, text('x'))),
    'components.0.accessory.custom_id: BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
  ],
  [
    'V2 section of something else than texts',
    withV2(section(button(1), text('x'))),
    withV2(section(button(1), { type: 14 })),
    'components.0.components.0.type: BASE_TYPE_CHOICES',
  ],
  [
    'V2 section without text',
    withV2(section(button(1), text('x'))),
    withV2(section(button(1))),
    'components.0.components: BASE_TYPE_BAD_LENGTH',
  ],
  [
    'V2 custom ids, in sections and rows',
    withV2(section(button(1), text('x')), container(row(button(2)))),
    withV2(section(button(1), text('x')), container(row(button(1)))),
    'components.1.components.0.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'V2 component ids',
    withV2({ ...text('x'), id: 1 }, { ...text('y'), id: 2 }),
    withV2({ ...text('x'), id: 1 }, { ...text('y'), id: 1 }),
    'components.1.id: COMPONENT_ID_DUPLICATED',
  ],
  [
    'V2 separator',
    withV2({ type: 14, spacing: 2, divider: false }),
    withV2({ type: 14, spacing: 3 }),
    'components.0.spacing: BASE_TYPE_CHOICES',
  ],
  [
    'V2 empty gallery',
    withV2({ type: 12, items: [picture()] }),
    withV2({ type: 12, items: [] }),
    'components.0.items: BASE_TYPE_BAD_LENGTH',
  ],
  [
    'V2 picture of another scheme',
    withV2({ type: 12, items: [picture()] }),
    withV2({ type: 12, items: [{ media: { url: 'file:///a.png' } }] }),
    'components.0.items.0.media.url: URL_TYPE_INVALID_SCHEME',
  ],
  [
    'rows, which V2 does not limit to five',
    withV2(...times(6, (index) => row(button(index)))),
    { content: 'x', components: times(6, (index) => row(button(index))) },
    'components: BASE_TYPE_BAD_LENGTH',
  ],
];

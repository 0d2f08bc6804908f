import { times, x, type Limit } from './limit.ts';
import { button, text, V2, withV2 } from './parts.ts';

const picture = (more: object = {}): object => ({ media: { url: 'https://example.org/a.png' }, ...more });

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
];

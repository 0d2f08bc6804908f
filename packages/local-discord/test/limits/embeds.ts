import { times, x, type Limit } from './limit.ts';

const embeds = (...list: object[]): object => ({ embeds: list });

export const LIMITS_OF_EMBEDS: readonly Limit[] = [
  [
    'number of embeds',
    embeds(...times(10, () => ({ title: 'x' }))),
    embeds(...times(11, () => ({ title: 'x' }))),
    'embeds: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'all embeds together',
    embeds({ description: x(4000) }, { description: x(2000) }),
    embeds({ description: x(4000) }, { description: x(2001) }),
    'embeds: MAX_EMBED_SIZE_EXCEEDED',
  ],
  [
    'embed title',
    embeds({ title: x(256) }),
    embeds({ title: x(257) }),
    'embeds.0.title: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'embed description',
    embeds({ description: x(4096) }),
    embeds({ description: x(4097) }),
    'embeds.0.description: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'embed fields',
    embeds({ fields: times(25, () => ({ name: 'n', value: 'v' })) }),
    embeds({ fields: times(26, () => ({ name: 'n', value: 'v' })) }),
    'embeds.0.fields: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'embed field name',
    embeds({ fields: [{ name: x(256), value: 'v' }] }),
    embeds({ fields: [{ name: x(257), value: 'v' }] }),
    'embeds.0.fields.0.name: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'embed field value',
    embeds({ fields: [{ name: 'n', value: x(1024) }] }),
    embeds({ fields: [{ name: 'n', value: x(1025) }] }),
    'embeds.0.fields.0.value: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'empty embed field',
    embeds({ fields: [{ name: 'n', value: 'v' }] }),
    embeds({ fields: [{ name: 'n', value: '' }] }),
    'embeds.0.fields.0.value: BASE_TYPE_REQUIRED',
  ],
  [
    'embed footer',
    embeds({ footer: { text: x(2048) } }),
    embeds({ footer: { text: x(2049) } }),
    'embeds.0.footer.text: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'embed author',
    embeds({ author: { name: x(256) } }),
    embeds({ author: { name: x(257) } }),
    'embeds.0.author.name: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'empty embed',
    embeds({ image: { url: 'https://example.org/a.png' } }),
    embeds({}),
    'embeds.0.description: BASE_TYPE_REQUIRED',
  ],
  [
    'embed url',
    embeds({ title: 'x', url: `https://e.org/${x(2034)}` }),
    embeds({ title: 'x', url: `https://e.org/${x(2035)}` }),
    'embeds.0.url: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'embed colour',
    embeds({ title: 'x', color: 0xffffff }),
    embeds({ title: 'x', color: 0x1000000 }),
    'embeds.0.color: NUMBER_TYPE_MAX',
  ],
  [
    'embed url scheme',
    embeds({ title: 'x', url: 'https://e.org' }),
    embeds({ title: 'x', url: 'javascript:alert(1)' }),
    'embeds.0.url: URL_TYPE_INVALID_SCHEME',
  ],
  [
    'embed picture scheme',
    embeds({ image: { url: 'https://e.org/a.png' } }),
    embeds({ image: { url: 'file:///a.png' } }),
    'embeds.0.image.url: URL_TYPE_INVALID_SCHEME',
  ],
];

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalDiscord, type LocalDiscord } from '../../src/local/index.ts';
import { ask, type RawFile } from './raw.ts';

const V2 = 1 << 15;
const x = (length: number): string => 'x'.repeat(length);
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const button = (index: number, more: object = {}): object => ({
  type: 2,
  style: 1,
  label: 'Go',
  custom_id: `b${index}`,
  ...more,
});
const row = (...components: object[]): object => ({ type: 1, components });
const text = (content: string): object => ({ type: 10, content });
const option = (index: number, more: object = {}): object => ({
  label: `L${index}`,
  value: `v${index}`,
  ...more,
});
const select = (more: object = {}): object => ({
  type: 3,
  custom_id: 's',
  options: [option(0), option(1)],
  ...more,
});
const withRows = (...rows: object[]): object => ({ content: 'x', components: rows });
const withV2 = (...components: object[]): object => ({ flags: V2, components });
const embeds = (...list: object[]): object => ({ embeds: list });
const picture = (more: object = {}): object => ({ media: { url: 'https://example.org/a.png' }, ...more });
const ids = (count: number): string[] =>
  times(count, (index) => `10000000000000000${String(index).padStart(2, '0')}`);

/** What is limited, a body at the limit, one just past it, and where the error stands. */
const LIMITS: [string, object, object, string][] = [
  ['content', { content: x(2000) }, { content: x(2001) }, 'content: BASE_TYPE_MAX_LENGTH'],
  ['nonce', { content: 'x', nonce: x(25) }, { content: 'x', nonce: x(26) }, 'nonce: BASE_TYPE_MAX_LENGTH'],
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
    'rows',
    withRows(...times(5, (at) => row(button(at)))),
    withRows(...times(6, (at) => row(button(at)))),
    'components: BASE_TYPE_BAD_LENGTH',
  ],
  [
    'buttons in a row',
    withRows(row(...times(5, (at) => button(at)))),
    withRows(row(...times(6, (at) => button(at)))),
    'components.0.components: BASE_TYPE_MAX_LENGTH',
  ],
  ['empty row', withRows(row(button(1))), withRows(row()), 'components.0.components: BASE_TYPE_BAD_LENGTH'],
  [
    'menus in a row',
    withRows(row(select())),
    withRows(row(select(), select({ custom_id: 't' }))),
    'components.0.components.0: COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'menu beside a button',
    withRows(row(select()), row(button(1))),
    withRows(row(select(), button(1))),
    'components.0.components.0: COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'button label',
    withRows(row(button(1, { label: x(80) }))),
    withRows(row(button(1, { label: x(81) }))),
    'components.0.components.0.label: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'button without label and emoji',
    withRows(row(button(1, { label: undefined, emoji: { name: '🐧' } }))),
    withRows(row(button(1, { label: undefined }))),
    'components.0.components.0.label: BASE_TYPE_REQUIRED',
  ],
  [
    'custom id',
    withRows(row(button(1, { custom_id: x(100) }))),
    withRows(row(button(1, { custom_id: x(101) }))),
    'components.0.components.0.custom_id: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'button without custom id',
    withRows(row(button(1))),
    withRows(row(button(1, { custom_id: undefined }))),
    'components.0.components.0.custom_id: BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
  ],
  [
    'custom ids twice',
    withRows(row(button(1)), row(button(2))),
    withRows(row(button(1)), row(button(1))),
    'components.1.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'link button url',
    withRows(row({ type: 2, style: 5, label: 'x', url: `https://e.org/${x(498)}` })),
    withRows(row({ type: 2, style: 5, label: 'x', url: `https://e.org/${x(499)}` })),
    'components.0.components.0.url: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'link button without url',
    withRows(row({ type: 2, style: 5, label: 'x', url: 'https://e.org' })),
    withRows(row({ type: 2, style: 5, label: 'x' })),
    'components.0.components.0.url: BUTTON_COMPONENT_URL_REQUIRED',
  ],
  [
    'link button scheme',
    withRows(row({ type: 2, style: 5, label: 'x', url: 'discord://-/channels/@me' })),
    withRows(row({ type: 2, style: 5, label: 'x', url: 'javascript:alert(1)' })),
    'components.0.components.0.url: URL_TYPE_INVALID_SCHEME',
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
  [
    'button style',
    withRows(row(button(1, { style: 4 }))),
    withRows(row(button(1, { style: 7 }))),
    'components.0.components.0.style: BASE_TYPE_CHOICES',
  ],
  [
    'menu options',
    withRows(row(select({ options: times(25, option) }))),
    withRows(row(select({ options: times(26, option) }))),
    'components.0.components.0.options: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'menu without options',
    withRows(row(select())),
    withRows(row(select({ options: [] }))),
    'components.0.components.0.options: BASE_TYPE_BAD_LENGTH',
  ],
  [
    'menu placeholder',
    withRows(row(select({ placeholder: x(150) }))),
    withRows(row(select({ placeholder: x(151) }))),
    'components.0.components.0.placeholder: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'option label',
    withRows(row(select({ options: [option(0, { label: x(100) })] }))),
    withRows(row(select({ options: [option(0, { label: x(101) })] }))),
    'components.0.components.0.options.0.label: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'option value',
    withRows(row(select({ options: [option(0, { value: x(100) })] }))),
    withRows(row(select({ options: [option(0, { value: x(101) })] }))),
    'components.0.components.0.options.0.value: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'option description',
    withRows(row(select({ options: [option(0, { description: x(100) })] }))),
    withRows(row(select({ options: [option(0, { description: x(101) })] }))),
    'components.0.components.0.options.0.description: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'option values twice',
    withRows(row(select({ options: [option(0), option(1)] }))),
    withRows(row(select({ options: [option(0), option(0)] }))),
    'components.0.components.0.options.1.value: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  [
    'more choices than options',
    withRows(row(select({ max_values: 2 }))),
    withRows(row(select({ max_values: 3 }))),
    'components.0.components.0.options: BASE_TYPE_BAD_LENGTH',
  ],
  [
    'fewest above most',
    withRows(row(select({ min_values: 1 }))),
    withRows(row(select({ min_values: 2 }))),
    'components.0.components.0.min_values: NUMBER_TYPE_MAX',
  ],
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
    'users who may be mentioned',
    { content: 'x', allowed_mentions: { users: ids(100) } },
    { content: 'x', allowed_mentions: { users: [...ids(100), '200000000000000000'] } },
    'allowed_mentions.users: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'roles that may be mentioned',
    { content: 'x', allowed_mentions: { roles: ids(100) } },
    { content: 'x', allowed_mentions: { roles: [...ids(100), '200000000000000000'] } },
    'allowed_mentions.roles: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'users and all users',
    { content: 'x', allowed_mentions: { users: ids(1) } },
    { content: 'x', allowed_mentions: { parse: ['users'], users: ids(1) } },
    'allowed_mentions: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  [
    'kinds of mentions',
    { content: 'x', allowed_mentions: { parse: ['users', 'roles', 'everyone'] } },
    { content: 'x', allowed_mentions: { parse: ['all'] } },
    'allowed_mentions.parse.0: BASE_TYPE_CHOICES',
  ],
  [
    'ephemeral outside interactions',
    { content: 'x', flags: 4096 },
    { content: 'x', flags: 64 },
    'flags: BASE_TYPE_CHOICES',
  ],
  [
    'fields nobody knows',
    { content: 'x', tts: false, enforce_nonce: false },
    { content: 'x', contents: 'y' },
    'contents: UNKNOWN_FIELD',
  ],
  [
    'nested fields nobody knows',
    withRows(row(button(1))),
    withRows(row(button(1, { ephemeral: true }))),
    'components.0.components.0.ephemeral: UNKNOWN_FIELD',
  ],
  ['types', { content: 'x' }, { content: 7 }, 'content: BASE_TYPE_BAD_TYPE'],
  [
    'attachments that were not sent',
    { content: 'x', attachments: [] },
    { content: 'x', attachments: [{ id: '0' }] },
    'attachments.0.id: ATTACHMENT_NOT_FOUND',
  ],
  [
    'replies to nothing',
    { content: 'x' },
    { content: 'x', message_reference: { message_id: '1' } },
    'message_reference: REPLIES_UNKNOWN_MESSAGE',
  ],
];

let discord: LocalDiscord;
let path: string;

beforeAll(async () => {
  discord = await startLocalDiscord({ attachmentLimit: 1000 });
  path = `/channels/${discord.home.channel.id}/messages`;
});

afterAll(async () => {
  await discord.close();
});

describe('a message at the limit is posted, one past it is refused with the place of the error', () => {
  it.each(LIMITS)('%s', async (_what, allowed, refused, error) => {
    const posted = await ask(discord, 'POST', path, allowed);
    expect(posted).toMatchObject({ status: 200, errors: [] });
    const answer = await ask(discord, 'POST', path, refused);
    expect(answer).toMatchObject({ status: 400, code: 50035 });
    expect(answer.errors).toContain(error);
  });
});

describe('an edit obeys the same limits', () => {
  it('of content and components', async () => {
    const { body } = await ask(discord, 'POST', path, { content: 'x' });
    const message = `${path}/${String(body.id)}`;
    expect((await ask(discord, 'PATCH', message, { content: x(2001) })).errors).toEqual([
      'content: BASE_TYPE_MAX_LENGTH',
    ]);
    const twice = [row(button(1)), row(button(1))];
    expect((await ask(discord, 'PATCH', message, { components: twice })).errors).toHaveLength(1);
    expect((await ask(discord, 'PATCH', message, { flags: 64 })).errors).toEqual([
      'flags: BASE_TYPE_CHOICES',
    ]);
    expect((await ask(discord, 'PATCH', message, { content: '' })).code).toBe(50006);
    expect((await ask(discord, 'PATCH', message, { content: x(2000) })).status).toBe(200);
  });

  it('and what becomes a message of components must give up its content', async () => {
    const { body } = await ask(discord, 'POST', path, { content: 'x' });
    const message = `${path}/${String(body.id)}`;
    const { errors } = await ask(discord, 'PATCH', message, withV2(text('y')));
    expect(errors).toEqual(['content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2']);
    const emptied = await ask(discord, 'PATCH', message, { ...withV2(text('y')), content: null });
    expect(emptied).toMatchObject({ status: 200, body: { content: '', flags: V2 } });
  });

  it('and a message of components stays one', async () => {
    const { body } = await ask(discord, 'POST', path, withV2(text('x')));
    const message = `${path}/${String(body.id)}`;
    expect((await ask(discord, 'PATCH', message, { content: 'x' })).errors).toEqual([
      'content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ]);
    const edited = await ask(discord, 'PATCH', message, { components: [text('y')] });
    expect(edited).toMatchObject({ status: 200, body: { flags: V2 } });
  });
});

describe('a message of nothing is refused', () => {
  it.each([
    ['an empty body', {}],
    ['blank content', { content: ' \n ' }],
    ['buttons alone', { components: [row(button(1))] }],
  ])('%s', async (_what, body) => {
    expect(await ask(discord, 'POST', path, body)).toMatchObject({ status: 400, code: 50006 });
  });
});

describe('files', () => {
  const file = (length: number, index = 0): RawFile => ({
    name: `f${index}.png`,
    bytes: new Uint8Array(length),
  });
  const described = (length: number): object => ({ attachments: [{ id: '0', description: x(length) }] });

  it('have alt texts of 1,024 characters at most', async () => {
    expect((await ask(discord, 'POST', path, described(1024), { files: [file(5)] })).status).toBe(200);
    const { errors } = await ask(discord, 'POST', path, described(1025), { files: [file(5)] });
    expect(errors).toEqual(['attachments.0.description: BASE_TYPE_MAX_LENGTH']);
  });

  it('are as large as the limit at most', async () => {
    expect((await ask(discord, 'POST', path, {}, { files: [file(1000)] })).status).toBe(200);
    const refused = await ask(discord, 'POST', path, {}, { files: [file(1001)] });
    expect(refused).toMatchObject({ status: 413, code: 40005 });
  });

  it('are ten at most, kept ones included', async () => {
    const ten = times(10, (index) => file(5, index));
    const { body, status } = await ask(discord, 'POST', path, {}, { files: ten });
    expect(status).toBe(200);
    expect((await ask(discord, 'POST', path, {}, { files: [...ten, file(5, 10)] })).code).toBe(50035);
    const more = await ask(discord, 'PATCH', `${path}/${String(body.id)}`, {}, { files: [file(5)] });
    expect(more).toMatchObject({ status: 400, code: 30015 });
  });

  it('make no request larger than 25 MiB', async () => {
    const large = await ask(discord, 'POST', path, {}, { files: [file(25 * 1024 * 1024)] });
    expect(large).toMatchObject({ status: 413, code: 40005 });
  });
});

describe('what is not even a message', () => {
  it('is refused as broken JSON', async () => {
    expect(await ask(discord, 'POST', path, '{"content":')).toMatchObject({ status: 400, code: 50109 });
  });
});

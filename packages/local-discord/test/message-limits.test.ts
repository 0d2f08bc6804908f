import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalDiscord, type LocalDiscord } from '../src/index.ts';
import { LIMITS_OF_COMPONENTS } from './limits/components.ts';
import { LIMITS_OF_EMBEDS } from './limits/embeds.ts';
import { LIMITS_OF_FIELDS } from './limits/fields.ts';
import { LIMITS_OF_LAYOUT } from './limits/layout.ts';
import { times, x } from './limits/limit.ts';
import { button, row, text, V2, withV2 } from './limits/parts.ts';
import { request, type RawFile } from './raw-request.ts';

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
  it.each([...LIMITS_OF_FIELDS, ...LIMITS_OF_EMBEDS, ...LIMITS_OF_COMPONENTS, ...LIMITS_OF_LAYOUT])(
    '%s',
    async (_what, allowed, refused, error) => {
      const posted = await request(discord, 'POST', path, allowed);
      expect(posted).toMatchObject({ status: 200, errors: [] });
      const answer = await request(discord, 'POST', path, refused);
      expect(answer).toMatchObject({ status: 400, code: 50035 });
      expect(answer.errors).toContain(error);
    },
  );
});

describe('an edit obeys the same limits', () => {
  it('of content and components', async () => {
    const { body } = await request(discord, 'POST', path, { content: 'x' });
    const message = `${path}/${String(body.id)}`;
    expect((await request(discord, 'PATCH', message, { content: x(2001) })).errors).toEqual([
      'content: BASE_TYPE_MAX_LENGTH',
    ]);
    const twice = [row(button(1)), row(button(1))];
    expect((await request(discord, 'PATCH', message, { components: twice })).errors).toHaveLength(1);
    expect((await request(discord, 'PATCH', message, { flags: 64 })).errors).toEqual([
      'flags: BASE_TYPE_CHOICES',
    ]);
    expect((await request(discord, 'PATCH', message, { content: '' })).code).toBe(50006);
    expect((await request(discord, 'PATCH', message, { content: x(2000) })).status).toBe(200);
  });

  it('and what becomes a message of components must give up its content', async () => {
    const { body } = await request(discord, 'POST', path, { content: 'x' });
    const message = `${path}/${String(body.id)}`;
    const { errors } = await request(discord, 'PATCH', message, withV2(text('y')));
    expect(errors).toEqual(['content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2']);
    const emptied = await request(discord, 'PATCH', message, { ...withV2(text('y')), content: null });
    expect(emptied).toMatchObject({ status: 200, body: { content: '', flags: V2 } });
  });

  it('and a message of components stays one', async () => {
    const { body } = await request(discord, 'POST', path, withV2(text('x')));
    const message = `${path}/${String(body.id)}`;
    expect((await request(discord, 'PATCH', message, { content: 'x' })).errors).toEqual([
      'content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ]);
    const edited = await request(discord, 'PATCH', message, { components: [text('y')] });
    expect(edited).toMatchObject({ status: 200, body: { flags: V2 } });
  });
});

describe('a message of nothing is refused', () => {
  it.each([
    ['an empty body', {}],
    ['blank content', { content: ' \n ' }],
    ['buttons alone', { components: [row(button(1))] }],
  ])('%s', async (_what, body) => {
    expect(await request(discord, 'POST', path, body)).toMatchObject({ status: 400, code: 50006 });
  });
});

describe('files', () => {
  const file = (length: number, index = 0): RawFile => ({
    name: `f${index}.png`,
    bytes: new Uint8Array(length),
  });
  const described = (length: number): object => ({ attachments: [{ id: '0', description: x(length) }] });

  it('have alt texts of 1,024 characters at most', async () => {
    expect((await request(discord, 'POST', path, described(1024), { files: [file(5)] })).status).toBe(200);
    const { errors } = await request(discord, 'POST', path, described(1025), { files: [file(5)] });
    expect(errors).toEqual(['attachments.0.description: BASE_TYPE_MAX_LENGTH']);
  });

  it('are as large as the limit at most', async () => {
    expect((await request(discord, 'POST', path, {}, { files: [file(1000)] })).status).toBe(200);
    const refused = await request(discord, 'POST', path, {}, { files: [file(1001)] });
    expect(refused).toMatchObject({ status: 413, code: 40005 });
  });

  it('are ten at most, kept ones included', async () => {
    const ten = times(10, (index) => file(5, index));
    const { body, status } = await request(discord, 'POST', path, {}, { files: ten });
    expect(status).toBe(200);
    expect((await request(discord, 'POST', path, {}, { files: [...ten, file(5, 10)] })).code).toBe(50035);
    const more = await request(discord, 'PATCH', `${path}/${String(body.id)}`, {}, { files: [file(5)] });
    expect(more).toMatchObject({ status: 400, code: 30015 });
  });

  it('make no request larger than 25 MiB', async () => {
    const large = await request(discord, 'POST', path, {}, { files: [file(25 * 1024 * 1024)] });
    expect(large).toMatchObject({ status: 413, code: 40005 });
  });
});

describe('what is not even a message', () => {
  it('is refused as broken JSON', async () => {
    expect(await request(discord, 'POST', path, '{"content":')).toMatchObject({ status: 400, code: 50109 });
  });
});

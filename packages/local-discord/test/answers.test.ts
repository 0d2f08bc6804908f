import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalDiscord, type LocalDiscord } from '../src/index.ts';
import { request, interactionOf, type RawAnswer } from './raw-request.ts';

const EPHEMERAL = 64;
const ACK_MS = 3000;
const TOKEN_MS = 15 * 60_000;

let discord: LocalDiscord;
let time = Date.now();

beforeAll(async () => {
  discord = await startLocalDiscord({ clock: () => time });
});

afterAll(async () => {
  await discord.close();
});

const open = (method: string, path: string, body?: unknown): Promise<RawAnswer> =>
  request(discord, method, path, body, { open: true });
const channelPath = (): string => `/channels/${discord.home.channel.id}/messages`;

async function postButton(): Promise<string> {
  const components = [{ type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] }];
  const { body } = await request(discord, 'POST', channelPath(), { content: 'x', components });
  return String(body.id);
}

describe('the first answer', () => {
  it('comes with a message when asked, else without', async () => {
    const { callback } = interactionOf(discord);
    const silent = await open('POST', `${callback}?with_response=false`, { type: 4, data: { content: 'x' } });
    expect(silent).toMatchObject({ status: 204, body: {} });
    const other = interactionOf(discord);
    const full = await open('POST', `${other.callback}?with_response=true`, {
      type: 4,
      data: { content: 'x', flags: EPHEMERAL },
    });
    expect(full.body).toMatchObject({
      interaction: {
        id: other.interaction.id,
        response_message_ephemeral: true,
        response_message_loading: false,
      },
      resource: { type: 4, message: { content: 'x', flags: EPHEMERAL } },
    });
  });

  it('is given once: 40060', async () => {
    const { callback } = interactionOf(discord);
    await open('POST', callback, { type: 5 });
    expect(await open('POST', callback, { type: 4, data: { content: 'x' } })).toMatchObject({
      status: 400,
      code: 40060,
    });
  });

  it('is late after the deadline: 10062', async () => {
    const hasty = await startLocalDiscord({ ackMs: 30 });
    const { callback, interaction } = interactionOf(hasty);
    await hasty.until(() => interaction.state === 'failed');
    expect(await request(hasty, 'POST', callback, { type: 5 }, { open: true })).toMatchObject({
      status: 404,
      code: 10062,
    });
    await hasty.close();
  });

  it('is late by the clock of the world too: 3 seconds', async () => {
    const { callback } = interactionOf(discord);
    time += ACK_MS;
    const inTime = interactionOf(discord);
    expect((await open('POST', inTime.callback, { type: 5 })).status).toBe(204);
    time += 1;
    expect(await open('POST', callback, { type: 5 })).toMatchObject({ status: 404, code: 10062 });
  });

  it('needs the right token: 10062', async () => {
    const { interaction } = interactionOf(discord);
    expect(await open('POST', `/interactions/${interaction.id}/other/callback`, { type: 5 })).toMatchObject({
      code: 10062,
    });
  });

  it('may be given properly after a refused one', async () => {
    const { callback } = interactionOf(discord);
    const refused = await open('POST', callback, { type: 4, data: { content: 'x'.repeat(2001) } });
    expect(refused).toMatchObject({ code: 50035, errors: ['data.content: BASE_TYPE_MAX_LENGTH'] });
    expect((await open('POST', callback, { type: 4, data: { content: 'x' } })).status).toBe(204);
  });

  it.each([
    ['command', 6, {}],
    ['command', 7, { content: 'x' }],
    ['command', 8, { choices: [] }],
    ['modal', 9, {}],
    ['autocomplete', 4, { content: 'x' }],
    ['component', 8, { choices: [] }],
    ['command', 1, {}],
  ] as const)('to a %s cannot be of type %i', async (kind, type, data) => {
    await postButton();
    const { callback } = interactionOf(discord, kind);
    expect((await open('POST', callback, { type, data })).errors).toEqual(['type: BASE_TYPE_CHOICES']);
  });

  it('of nothing is refused: 50006', async () => {
    const { callback } = interactionOf(discord);
    expect(await open('POST', callback, { type: 4, data: {} })).toMatchObject({ status: 400, code: 50006 });
  });

  it('offers 25 choices of 100 characters at most', async () => {
    const choices = (count: number, value = 'v'): object[] =>
      Array.from({ length: count }, (_, at) => ({ name: `c${at}`, value }));
    const answer = (list: object[]): Promise<RawAnswer> =>
      open('POST', interactionOf(discord, 'autocomplete').callback, { type: 8, data: { choices: list } });
    expect((await answer(choices(25, 'x'.repeat(100)))).status).toBe(204);
    expect((await answer(choices(26))).errors).toEqual(['data.choices: BASE_TYPE_MAX_LENGTH']);
    expect((await answer(choices(1, 'x'.repeat(101)))).errors).toEqual([
      'data.choices.0.value: BASE_TYPE_MAX_LENGTH',
    ]);
    expect((await answer([{ name: 'x'.repeat(101), value: 'v' }])).errors).toEqual([
      'data.choices.0.name: BASE_TYPE_MAX_LENGTH',
    ]);
    expect((await answer([{ name: '', value: 'v' }])).errors).toEqual([
      'data.choices.0.name: BASE_TYPE_BAD_LENGTH',
    ]);
  });
});

describe('choices', () => {
  it.each([
    [4, 7, 'x'],
    [3, 'x', 7],
  ])('for an option of type %i are of its type', async (type, fitting, other) => {
    const answer = (value: string | number): Promise<RawAnswer> => {
      const { channel } = discord.home;
      const data = {
        name: 'game',
        options: [{ type: 1, name: 'sub', options: [{ type, name: 'o', value: '', focused: true }] }],
      };
      const asked = { type: 4, userId: discord.person('Alice').id, channelId: channel.id, data } as const;
      const interaction = discord.interactions.create(asked);
      const path = `/interactions/${interaction.id}/${interaction.token}/callback`;
      return open('POST', path, { type: 8, data: { choices: [{ name: 'c', value }] } });
    };
    expect((await answer(fitting)).status).toBe(204);
    expect((await answer(other)).errors).toEqual(['data.choices.0.value: BASE_TYPE_BAD_TYPE']);
  });
});

describe('a modal', () => {
  const label = (at: number, more: object = {}): object => ({
    type: 18,
    label: 'Label',
    component: { type: 4, style: 1, custom_id: `f${at}` },
    ...more,
  });
  const modal = (more: object = {}): object => ({
    custom_id: 'm',
    title: 'T',
    components: [label(0)],
    ...more,
  });
  const input = (more: object): object =>
    modal({ components: [label(0, { component: { type: 4, style: 1, custom_id: 'f', ...more } })] });
  const x = (length: number): string => 'x'.repeat(length);

  it.each([
    ['title', modal({ title: x(45) }), modal({ title: x(46) }), 'data.title: BASE_TYPE_MAX_LENGTH'],
    [
      'custom id',
      modal({ custom_id: x(100) }),
      modal({ custom_id: x(101) }),
      'data.custom_id: BASE_TYPE_MAX_LENGTH',
    ],
    [
      'components',
      modal({ components: [0, 1, 2, 3, 4].map((at) => label(at)) }),
      modal({ components: [0, 1, 2, 3, 4, 5].map((at) => label(at)) }),
      'data.components: BASE_TYPE_BAD_LENGTH',
    ],
    ['no components', modal(), modal({ components: [] }), 'data.components: BASE_TYPE_BAD_LENGTH'],
    [
      'custom ids twice',
      modal({ components: [label(0), label(1)] }),
      modal({ components: [label(0), label(0)] }),
      'data.components.1.component.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'label',
      modal({ components: [label(0, { label: x(45) })] }),
      modal({ components: [label(0, { label: x(46) })] }),
      'data.components.0.label: BASE_TYPE_MAX_LENGTH',
    ],
    [
      'description',
      modal({ components: [label(0, { description: x(100) })] }),
      modal({ components: [label(0, { description: x(101) })] }),
      'data.components.0.description: BASE_TYPE_MAX_LENGTH',
    ],
    [
      'placeholder',
      input({ placeholder: x(100) }),
      input({ placeholder: x(101) }),
      'data.components.0.component.placeholder: BASE_TYPE_MAX_LENGTH',
    ],
    [
      'value',
      input({ value: x(4000) }),
      input({ value: x(4001) }),
      'data.components.0.component.value: BASE_TYPE_MAX_LENGTH',
    ],
    [
      'value past its own length',
      input({ value: 'xx', max_length: 2 }),
      input({ value: 'xxx', max_length: 2 }),
      'data.components.0.component.value: BASE_TYPE_BAD_LENGTH',
    ],
    [
      'least length',
      input({ min_length: 4000 }),
      input({ min_length: 4001 }),
      'data.components.0.component.min_length: NUMBER_TYPE_MAX',
    ],
    [
      'buttons',
      modal(),
      modal({ components: [{ type: 1, components: [{ type: 2, style: 1, label: 'x', custom_id: 'b' }] }] }),
      'data.components.0.components.0.type: BASE_TYPE_CHOICES',
    ],
  ])('%s', async (_what, allowed, refused, error) => {
    expect((await open('POST', interactionOf(discord).callback, { type: 9, data: allowed })).status).toBe(
      204,
    );
    const answer = await open('POST', interactionOf(discord).callback, { type: 9, data: refused });
    expect(answer).toMatchObject({ status: 400, code: 50035 });
    expect(answer.errors).toContain(error);
  });
});

describe('what follows the first answer', () => {
  it('cannot come before it: 10015', async () => {
    const { webhook } = interactionOf(discord);
    for (const asked of [
      open('POST', webhook, { content: 'x' }),
      open('PATCH', `${webhook}/messages/%40original`, { content: 'x' }),
    ])
      expect(await asked).toMatchObject({ status: 404, code: 10015 });
  });

  it('is possible for 15 minutes: 50027', async () => {
    const { callback, webhook } = interactionOf(discord);
    await open('POST', callback, { type: 4, data: { content: 'x' } });
    time += TOKEN_MS;
    expect((await open('PATCH', `${webhook}/messages/@original`, { content: 'y' })).status).toBe(200);
    time += 1;
    for (const asked of [
      open('PATCH', `${webhook}/messages/@original`, { content: 'z' }),
      open('POST', webhook, { content: 'z' }),
    ])
      expect(await asked).toMatchObject({ status: 401, code: 50027 });
  });

  it('reads, edits and deletes @original', async () => {
    const { callback, webhook } = interactionOf(discord);
    await open('POST', callback, { type: 4, data: { content: 'x' } });
    const original = `${webhook}/messages/%40original`;
    expect((await open('GET', original)).body).toMatchObject({ content: 'x' });
    expect((await open('PATCH', original, { content: 'y' })).body).toMatchObject({ content: 'y' });
    expect((await open('DELETE', original)).status).toBe(204);
    expect(await open('GET', original)).toMatchObject({ status: 404, code: 10008 });
  });

  it.each([
    ['ephemeral', EPHEMERAL, 0],
    ['public', 0, EPHEMERAL],
  ])('an %s deferral decides, not the follow-up that answers it', async (_kind, deferred, requested) => {
    const { callback, webhook } = interactionOf(discord);
    await open('POST', callback, { type: 5, data: { flags: deferred } });
    const first = await open('POST', webhook, { content: 'x', flags: requested });
    expect(Number(first.body.flags) & EPHEMERAL).toBe(deferred);
    const second = await open('POST', webhook, { content: 'x', flags: requested });
    expect(Number(second.body.flags) & EPHEMERAL).toBe(requested);
  });

  it('a deferral takes no flag but ephemeral', async () => {
    const { callback } = interactionOf(discord);
    const { errors } = await open('POST', callback, { type: 5, data: { flags: 1 << 15 } });
    expect(errors).toEqual(['data.flags: BASE_TYPE_CHOICES']);
  });

  it('reaches the messages of its own interaction only', async () => {
    const [one, other] = [interactionOf(discord), interactionOf(discord)];
    await open('POST', one.callback, { type: 4, data: { content: 'x' } });
    await open('POST', other.callback, { type: 4, data: { content: 'x' } });
    const foreign = `${one.webhook}/messages/${other.interaction.originalId ?? ''}`;
    expect(await open('PATCH', foreign, { content: 'y' })).toMatchObject({ status: 404, code: 10008 });
  });
});

describe('an ephemeral message', () => {
  it('does not exist for the bot token: 10008', async () => {
    const { callback, interaction } = interactionOf(discord);
    await open('POST', callback, { type: 4, data: { content: 'secret', flags: EPHEMERAL } });
    const message = `${channelPath()}/${interaction.originalId ?? ''}`;
    for (const asked of [
      request(discord, 'GET', message),
      request(discord, 'PATCH', message, { content: 'y' }),
      request(discord, 'DELETE', message),
    ])
      expect(await asked).toMatchObject({ status: 404, code: 10008 });
    expect(JSON.stringify((await request(discord, 'GET', channelPath())).body)).not.toContain('secret');
  });
});

describe('a component', () => {
  it('has the message it is on as @original', async () => {
    const id = await postButton();
    const { callback, webhook } = interactionOf(discord, 'component');
    await open('POST', callback, { type: 6 });
    const edited = await open('PATCH', `${webhook}/messages/@original`, { content: 'done', components: [] });
    expect(edited.body).toMatchObject({ id, content: 'done', components: [] });
  });

  it('cannot update a message that is gone: 10008', async () => {
    const id = await postButton();
    const { callback } = interactionOf(discord, 'component');
    await request(discord, 'DELETE', `${channelPath()}/${id}`);
    expect(await open('POST', callback, { type: 7, data: { content: 'x' } })).toMatchObject({ code: 10008 });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalDiscord, type LocalDiscord } from '../src/index.ts';
import { times, x, type Limit } from './limits/limit.ts';
import { request } from './raw-request.ts';

const command = (more: object = {}): object => ({ name: 'game', description: 'A game', ...more });
const option = (more: object = {}): object => ({ type: 3, name: 'card', description: 'A card', ...more });
const withOptions = (...options: object[]): object => command({ options });
const withOption = (more: object): object => withOptions(option(more));
const subcommand = (name: string, ...options: object[]): object => ({
  type: 1,
  name,
  description: 'x',
  options,
});
const group = (name: string, ...options: object[]): object => ({ type: 2, name, description: 'x', options });
const choices = (count: number, more: object = {}): object[] =>
  times(count, (at) => ({ name: `c${at}`, value: `v${at}`, ...more }));
/** A command of this many characters: two options with 39 full choices (200 each), and a description that fills up. */
const ofLength = (length: number): object => {
  const full = (count: number): object[] =>
    times(count, (at) => ({ name: x(98) + String(at).padStart(2, '0'), value: x(100) }));
  const one = { type: 3, name: 'one', description: 'x', choices: full(25) };
  const two = { type: 3, name: 'two', description: 'x', choices: full(14) };
  const three = {
    type: 3,
    name: 'three',
    description: x(length - 'game'.length - 90 - 2 * 'one?'.length - 39 * 200 - 'three'.length),
  };
  return command({ description: x(90), options: [one, two, three] });
};

const LIMITS: readonly Limit[] = [
  ['name', command({ name: x(32) }), command({ name: x(33) }), 'name: BASE_TYPE_MAX_LENGTH'],
  ['empty name', command({ name: 'x' }), command({ name: '' }), 'name: BASE_TYPE_BAD_LENGTH'],
  [
    'name in lower case',
    command({ name: 'żaba' }),
    command({ name: 'Game' }),
    'name: APPLICATION_COMMAND_INVALID_NAME',
  ],
  [
    'signs in a name',
    command({ name: "new-game_d'or" }),
    command({ name: 'new game' }),
    'name: APPLICATION_COMMAND_INVALID_NAME',
  ],
  [
    'description',
    command({ description: x(100) }),
    command({ description: x(101) }),
    'description: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'empty description',
    command({ description: 'x' }),
    command({ description: '' }),
    'description: BASE_TYPE_REQUIRED',
  ],
  [
    'locale',
    command({ name_localizations: { pl: 'gra' } }),
    command({ name_localizations: { xx: 'gra' } }),
    'name_localizations.xx: BASE_TYPE_CHOICES',
  ],
  [
    'translated name',
    command({ name_localizations: { fr: 'jeu' } }),
    command({ name_localizations: { fr: 'Jeu' } }),
    'name_localizations.fr: APPLICATION_COMMAND_INVALID_NAME',
  ],
  [
    'translated description',
    command({ description_localizations: { fr: x(100) } }),
    command({ description_localizations: { fr: x(101) } }),
    'description_localizations.fr: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'options',
    withOptions(...times(25, (at) => option({ name: `o${at}` }))),
    withOptions(...times(26, (at) => option({ name: `o${at}` }))),
    'options: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'option name',
    withOption({ name: 'card' }),
    withOption({ name: 'Card' }),
    'options.0.name: APPLICATION_COMMAND_INVALID_NAME',
  ],
  [
    'option without description',
    withOption({}),
    withOption({ description: undefined }),
    'options.0.description: BASE_TYPE_REQUIRED',
  ],
  ['option type', withOption({ type: 10 }), withOption({ type: 12 }), 'options.0: UNION_TYPE_CHOICES'],
  [
    'options of one name',
    withOptions(option(), option({ name: 'pile' })),
    withOptions(option(), option()),
    'options.1.name: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ],
  [
    'options of one name in one language',
    withOptions(
      option({ name_localizations: { fr: 'carte' } }),
      option({ name: 'map', name_localizations: { fr: 'plan' } }),
    ),
    withOptions(
      option({ name_localizations: { fr: 'carte' } }),
      option({ name: 'map', name_localizations: { fr: 'carte' } }),
    ),
    'options.1.name_localizations.fr: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ],
  [
    'a translated name like an untranslated one',
    withOptions(option(), option({ name: 'map', name_localizations: { fr: 'plan' } })),
    withOptions(option(), option({ name: 'map', name_localizations: { fr: 'card' } })),
    'options.1.name_localizations.fr: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ],
  [
    'required after optional',
    withOptions(option({ required: true }), option({ name: 'b' })),
    withOptions(option(), option({ name: 'b', required: true })),
    'options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    'choices',
    withOption({ choices: choices(25) }),
    withOption({ choices: choices(26) }),
    'options.0.choices: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'choice name',
    withOption({ choices: choices(1, { name: x(100) }) }),
    withOption({ choices: choices(1, { name: x(101) }) }),
    'options.0.choices.0.name: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'choice value',
    withOption({ choices: choices(1, { value: x(100) }) }),
    withOption({ choices: choices(1, { value: x(101) }) }),
    'options.0.choices.0.value: BASE_TYPE_BAD_LENGTH',
  ],
  [
    'choices of one name',
    withOption({ choices: choices(2) }),
    withOption({ choices: choices(2, { name: 'x' }) }),
    'options.0.choices.1.name: APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
  ],
  [
    'choices and autocomplete',
    withOption({ autocomplete: true }),
    withOption({ autocomplete: true, choices: choices(1) }),
    'options.0.autocomplete: APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES',
  ],
  [
    'text length',
    withOption({ max_length: 6000 }),
    withOption({ max_length: 6001 }),
    'options.0.max_length: NUMBER_TYPE_MAX',
  ],
  [
    'least and most',
    withOption({ min_length: 2, max_length: 2 }),
    withOption({ min_length: 3, max_length: 2 }),
    'options.0.min_length: NUMBER_TYPE_MAX',
  ],
  [
    'subcommands beside options',
    withOptions(subcommand('a'), subcommand('b')),
    withOptions(subcommand('a'), option()),
    'options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    'options of a subcommand',
    withOptions(subcommand('a', option())),
    withOptions(subcommand('a', option({ name: 'B' }))),
    'options.0.options.0.name: APPLICATION_COMMAND_INVALID_NAME',
  ],
  [
    'groups',
    withOptions(group('g', subcommand('a'))),
    withOptions(group('g', group('h', subcommand('a')))),
    'options.0.options.0.type: BASE_TYPE_CHOICES',
  ],
  ['all characters', ofLength(8000), ofLength(8001), ': APPLICATION_COMMAND_TOO_LARGE'],
  [
    'fields nobody knows',
    command({ default_member_permissions: '8' }),
    command({ permission: '8' }),
    'permission: UNKNOWN_FIELD',
  ],
  [
    'menu commands',
    { name: 'Show It', type: 3 },
    { name: 'Show It', type: 3, description: 'x' },
    'description: APPLICATION_COMMAND_DESCRIPTION_INVALID',
  ],
];

let discord: LocalDiscord;
let commands: string;

beforeAll(async () => {
  discord = await startLocalDiscord();
  commands = `/applications/${discord.world.application.id}/commands`;
});

afterAll(async () => {
  await discord.close();
});

describe('a command at the limit is registered, one past it is refused with the place of the error', () => {
  it.each(LIMITS)('%s', async (_what, allowed, refused, error) => {
    expect(await request(discord, 'PUT', commands, [allowed])).toMatchObject({ status: 200, errors: [] });
    const answer = await request(discord, 'POST', commands, refused);
    expect(answer).toMatchObject({ status: 400, code: 50035 });
    expect(answer.errors).toContain(error);
    const bulk = await request(discord, 'PUT', commands, [allowed, refused]);
    expect(bulk.errors.some((one) => one.startsWith('1') && one.endsWith(error.split(': ')[1] ?? ''))).toBe(
      true,
    );
  });

  it('the longest translation counts', async () => {
    const long = { ...ofLength(8000), description_localizations: { fr: x(91) } };
    expect((await request(discord, 'POST', commands, long)).errors).toEqual([
      ': APPLICATION_COMMAND_TOO_LARGE',
    ]);
  });
});

describe('the list of commands', () => {
  const named = (count: number): object[] => times(count, (at) => command({ name: `c${at}` }));

  it('holds 100 chat-input commands', async () => {
    expect((await request(discord, 'PUT', commands, named(100))).status).toBe(200);
    expect(await request(discord, 'PUT', commands, named(101))).toMatchObject({ status: 400, code: 30032 });
    expect(await request(discord, 'POST', commands, command())).toMatchObject({ status: 400, code: 30032 });
  });

  it('has no name twice', async () => {
    const { errors } = await request(discord, 'PUT', commands, [command(), command()]);
    expect(errors).toEqual(['1: APPLICATION_COMMANDS_DUPLICATE_NAME']);
  });

  it('keeps ids when it is put again, changes one, deletes one', async () => {
    const first = await request(discord, 'PUT', commands, named(2));
    const again = await request(discord, 'PUT', commands, named(2));
    const idOf = (answer: typeof first): unknown => (answer.body as unknown as { id: string }[])[0]?.id; // the list of commands
    expect(idOf(again)).toBe(idOf(first));
    const one = `${commands}/${String(idOf(first))}`;
    expect((await request(discord, 'PATCH', one, { description: 'other' })).body).toMatchObject({
      name: 'c0',
      description: 'other',
    });
    expect((await request(discord, 'DELETE', one)).status).toBe(204);
    expect(await request(discord, 'GET', one)).toMatchObject({ status: 404, code: 10063 });
  });

  it('shows translations when asked for them', async () => {
    await request(discord, 'PUT', commands, [command({ name_localizations: { pl: 'gierka' } })]);
    const bare = await request(discord, 'GET', commands);
    const full = await request(discord, 'GET', `${commands}?with_localizations=true`);
    expect(JSON.stringify(bare.body)).not.toContain('gierka');
    expect(JSON.stringify(full.body)).toContain('gierka');
  });

  it('is another one in a guild', async () => {
    const inGuild = `/applications/${discord.world.application.id}/guilds/${discord.home.guild.id}/commands`;
    await request(discord, 'PUT', commands, []);
    expect((await request(discord, 'PUT', inGuild, [command()])).status).toBe(200);
    expect(discord.person('Alice').in(discord.home.channel).commands()).toEqual(['game']);
    expect(discord.person('Alice').direct().commands()).toEqual([]);
    expect((await request(discord, 'GET', commands)).body).toEqual([]);
  });

  it('grows by 200 names a day', async () => {
    const fresh = await startLocalDiscord();
    const list = `/applications/${fresh.world.application.id}/commands`;
    const batch = (from: number): object[] => times(100, (at) => command({ name: `n${from + at}` }));
    expect((await request(fresh, 'PUT', list, batch(0))).status).toBe(200);
    expect((await request(fresh, 'PUT', list, batch(100))).status).toBe(200);
    expect((await request(fresh, 'PUT', list, batch(100))).status).toBe(200);
    expect(await request(fresh, 'PUT', list, batch(200))).toMatchObject({ status: 400, code: 30034 });
    await fresh.close();
  });
});

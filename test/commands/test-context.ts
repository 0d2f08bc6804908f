import { WHOLE_GAMES } from '../../scripts/games.ts';
import { SKILLS } from '../../src/ai/levels.ts';
import { outlookOf } from '../../src/ai/outlook.ts';
import { think, worldFor } from '../../src/ai/think.ts';
import { answerTo } from '../../src/commands/answers.ts';
import { parseCustomId } from '../../src/commands/custom-id.ts';
import type { CommandOptions, Request } from '../../src/commands/request.ts';
import type { Row } from '../../src/commands/rows.ts';
import type { CommandKey } from '../../src/i18n/texts.ts';
import type { Announcer, CommandContext, Outcome } from '../../src/commands/command-context.ts';
import type { ChannelMessages, OwnMessage } from '../../src/commands/channel-messages.ts';
import type { InteractionContext } from '../../src/commands/interaction-context.ts';
import type { Notes } from '../../src/commands/services.ts';
import type { ChannelMessage, Page } from '../../src/commands/page.ts';
import { ok } from '../../src/engine/core/result.ts';
import type { AnyGame } from '../../src/engine/core/contract.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { offeredGames } from '../../src/offered-games.ts';
import { createRecordStore } from '../../src/storage/record-store.ts';
import type { Clock } from '../../src/table/clock.ts';
import { UNSET } from '../../src/table/settings.ts';
import { createSettingsBook } from '../../src/table/settings-book.ts';
import { createTables } from '../../src/table/create-tables.ts';
import { RESULT_CODEC } from '../../src/table/results.ts';
import { TABLE_CODEC } from '../../src/table/record-codec.ts';
import type { Table, Tables } from '../../src/table/tables.ts';
import { createDrivenClock } from '../bot/driven-clock.ts';
import { memoryRows, type MemoryRows } from '../table/memory-rows.ts';

/* The rooms behind the commands, with memory instead of a file, and nothing drawn or sent. */

const offer = offeredGames(WHOLE_GAMES);
if (!offer.ok) throw new Error(offer.error.join('\n'));

/** Every game of the bot, and those of `test/`. */
export const OFFERED = offer.value.offered;
const LOADED = offer.value.games;

interface Posted extends ChannelMessage {
  readonly how: 'post' | 'edit';
  readonly channelId: string;
}
export interface TestContext extends CommandContext {
  readonly posted: Posted[];
  readonly warnings: string[];
  readonly messages: { -readonly [Name in keyof ChannelMessages]: ChannelMessages[Name] };
  readonly rows: MemoryRows;
  readonly archived: MemoryRows;
  /** what people and servers have set */
  readonly wished: MemoryRows;
  readonly clock: ReturnType<typeof createDrivenClock>;
  /** from now on every drawing fails, or works again */
  draws(works: boolean): void;
}

interface TestContextOptions {
  /** every game is offered as this makes it */
  readonly altered?: (game: AnyGame) => AnyGame;
  /** a bot that starts anew on what this one saved, or another process of the same one */
  readonly after?: TestContext;
  /** a process of several: which servers are its own */
  readonly owns?: (guildId: string) => boolean;
}

export function testContext({ altered = (game) => game, after, owns }: TestContextOptions = {}): TestContext {
  const posted: Posted[] = [];
  const warnings: string[] = [];
  const archived = after?.archived ?? memoryRows();
  const rows = after?.rows ?? memoryRows({ archive: archived });
  const wished = after?.wished ?? memoryRows();
  const clock = createDrivenClock(after?.clock.now() ?? BEGIN);
  return {
    games: OFFERED,
    rows,
    archived,
    wished,
    clock,
    tables: tablesInMemory({ rows, archived, altered, clock, owns }),
    ...drawingsInMemory(),
    messages: messagesTo(posted),
    thinking: FIRST_OPTION,
    animations: { animate: () => Promise.resolve(Buffer.from('gif')) },
    announcer: SILENT,
    notes: notesInMemory(),
    settings: createSettingsBook(wished, owns !== undefined),
    log: {
      info: () => undefined,
      warn: (_, message) => void warnings.push(message),
      error: (fields, message) => void warnings.push(`${message} ${String(fields.cause)}`),
    },
    measured: () => undefined,
    backUp: () => Promise.resolve(ok({ name: 'icebreaker.sqlite', bytes: 1_234_567 })),
    isOwner: (userId) => Promise.resolve(userId === OWNER),
    posted,
    warnings,
  };
}

/** Takes the first of what is legal, at once; looks back for a moment only, without threads. */
const FIRST_OPTION: CommandContext['thinking'] = {
  expect: ({ game, state, seat, seed }, { iterations } = SKILLS.easy) => {
    const question = { world: worldFor(game, state, seat, seed), seat, seed };
    return Promise.resolve(
      ok(think(outlookOf(game), question, { iterations: Math.min(iterations, MOST_ITERATIONS) })),
    );
  },
  decide: ({ game, state, seat }) => {
    const [first] = game.legalActions(state, seat);
    return Promise.resolve(ok({ text: game.formatAction(first), how: 'only' }));
  },
  advise: ({ game, state, seat }) => {
    const texts = game.legalActions(state, seat).map((action) => game.formatAction(action));
    const key = game.scores(state)[0]?.lines[0]?.key ?? '';
    const reasons = [
      { whose: seat, line: key, points: 1.25 },
      { whose: seat === 0 ? 1 : 0, line: key, points: -2 },
    ];
    const gains = game.id === 'toy' ? [{ key: 'held.flag', with: { cell: 'C3' } }] : [];
    return Promise.resolve(
      ok(texts.slice(0, 3).map((text) => ({ text, margin: 3, value: 1, reasons, gains }))),
    );
  },
};

const MOST_ITERATIONS = 1_000;

const SILENT: Announcer = {
  notify: () => Promise.resolve('shown'),
  remind: () => undefined,
  repair: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

function drawingsInMemory(): Pick<TestContext, 'drawings' | 'draws'> {
  let works = true;
  return {
    drawings: {
      draw: () =>
        Promise.resolve(works ? { ok: true, value: Buffer.from('png') } : { ok: false, error: 'failed' }),
      counts: () => {
        throw new Error('nobody counts here');
      },
      close: () => Promise.resolve(),
    },
    draws(wished) {
      works = wished;
    },
  };
}

function messagesTo(posted: Posted[]): ChannelMessages {
  return {
    post: (channelId, message) => {
      posted.push({ ...message, how: 'post', channelId });
      return Promise.resolve(String(posted.length));
    },
    edit: (channelId, _, message) => {
      posted.push({ ...message, how: 'edit', channelId });
      return Promise.resolve();
    },
    takeButtons: () => Promise.resolve(),
    directChannel: (userId) => Promise.resolve(`direct ${userId}`),
    startThread: () => Promise.resolve('thread'),
    archiveThread: () => Promise.resolve(),
    exists: () => Promise.resolve(true),
    recent: (): Promise<readonly OwnMessage[]> => Promise.resolve([]),
  };
}

function notesInMemory(): Notes {
  const notes = new Map<string, string>();
  return {
    get: (key) => Promise.resolve(notes.get(key)),
    set: (key, text) => {
      notes.set(key, text);
      return Promise.resolve();
    },
  };
}

/** in milliseconds since 1970 */
const BEGIN = 1_700_000_000_000;

function tablesInMemory({
  rows,
  archived,
  altered,
  clock,
  owns,
}: Pick<TestContext, 'rows' | 'archived'> &
  Required<Pick<TestContextOptions, 'altered'>> & {
    readonly clock: Clock;
    readonly owns: TestContextOptions['owns'];
  }): Tables {
  let entropy = 0;
  return createTables({
    ...(owns !== undefined && { owns }),
    store: createRecordStore(rows, TABLE_CODEC),
    archive: createRecordStore(archived, TABLE_CODEC),
    results: createRecordStore(memoryRows(), RESULT_CODEC),
    games: new Map(Array.from(LOADED, ([id, games]) => [id, games.map(altered)])),
    clock: () => clock.now(),
    entropy: () => `seed ${(entropy += 1)}`,
    report: (failure) => {
      throw new Error(failure.message);
    },
  });
}

/** whose bot it is */
export const OWNER = '200000000000000008';
let interactions = 0;
export const CHANNEL = '100000000000000001';

/** 31 characters of a link, a mention, a spoiler, code, emphasis, and somebody turning the text round. */
const NASTY = '[x](http://e.v)<@1>||`*Qx_~\u202e# ';

/** A player's interactionOf; names as long and as nasty as Discord allows. */
export function interactionOf(seat: number, locale: Locale = 'en', channelId = CHANNEL): InteractionContext {
  interactions += 1;
  const userId = `20000000000000000${seat}`;
  const name = `${seat}${NASTY}`;
  return {
    actor: { userId, name, interactionId: String(interactions) },
    locale,
    guildId: '1',
    guildLocale: locale,
    channelId,
    managesChannel: false,
    sees: () => true,
    managesServer: false,
    parentId: undefined,
    settings: UNSET,
    missing: [],
  };
}

/** A started table of the game. */
export async function startedTable(
  context: CommandContext,
  gameId: string,
  seats: number,
  channelId = CHANNEL,
): Promise<Table> {
  const where = { channelId };
  await context.tables.open(
    interactionOf(0, 'en', channelId).actor,
    { guildId: '1', channelId },
    gameId,
    'en',
  );
  for (let seat = 1; seat < seats; seat += 1)
    await context.tables.join(interactionOf(seat, 'en', channelId).actor, where);
  const started = await context.tables.start(interactionOf(0, 'en', channelId).actor, where);
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
}

/** With all that follows its words, when that is there. */
export async function wholePage({ page }: Pick<Outcome, 'page'>): Promise<Page> {
  return page.later === undefined ? page : wholePage({ page: await page.later });
}

export async function ask(
  context: CommandContext,
  who: InteractionContext,
  command: CommandKey,
  options: CommandOptions = {},
) {
  return wholePage(await answerTo(context, who, { kind: 'command', command, options }));
}

interface Part {
  readonly custom_id: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly options?: readonly {
    readonly label: string;
    readonly value: string;
    readonly description?: string;
  }[];
}

/** Everything that can be pressed or chosen from, in reading order. */
export function partsOf({ sections = [], rows = [] }: Pick<Page, 'sections' | 'rows'>): readonly Part[] {
  const beside = sections.map(({ button }) => button);
  // as: rows hold what has a custom id only
  return [...beside, ...rows.flatMap(({ components }) => components as readonly Part[])];
}

/** All the words of a page. */
export function wordsOf({ content, sections = [], footnote = '' }: Page): string {
  return [content, ...sections.map(({ text }) => text), footnote].join('\n');
}

/** The words in components, as somebody reads them who is sent these. */
export function textOf(components: unknown): string {
  const texts = [...JSON.stringify(components).matchAll(/"content":("(?:[^"\\]|\\.)*")/gu)];
  return texts.map(([, text = '""']) => String(JSON.parse(text))).join('\n');
}

/** Presses the button whose custom id begins so, or chooses in that menu. */
export async function press(
  context: CommandContext,
  who: InteractionContext,
  shown: Pick<Page, 'sections' | 'rows'> | readonly Row[] | undefined,
  begin: string,
  value?: string,
) {
  const pressable = shown !== undefined && 'length' in shown ? { rows: shown } : (shown ?? {});
  const id = parseCustomId(
    partsOf(pressable).find(({ custom_id }) => custom_id.startsWith(begin))?.custom_id ?? '',
  );
  if (id === undefined) throw new Error(`nothing begins with ${begin}`);
  const request: Request = { kind: 'press', id, ...(value === undefined ? {} : { value }) };
  return wholePage(await answerTo(context, who, request));
}

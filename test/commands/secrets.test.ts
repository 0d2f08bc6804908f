import { describe, expect, it } from 'vitest';
import { answerTo } from '../../src/commands/answers.ts';
import { boardAgain, boardMessage } from '../../src/commands/board-message.ts';
import { channelBody, editBody, type ChannelMessage, type Page } from '../../src/commands/page.ts';
import { parseCustomId } from '../../src/commands/custom-id.ts';
import { suggestionsFor } from '../../src/commands/suggestions.ts';
import type { InteractionContext } from '../../src/commands/interaction-context.ts';
import type { Viewer } from '../../src/engine/core/contract.ts';
import { canonicalJson } from '../../src/engine/core/json.ts';
import { ok } from '../../src/engine/core/result.ts';
import { below, pickOne, seedRng, type Rng } from '../../src/engine/core/rng.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import type { CommandKey } from '../../src/i18n/texts.ts';
import { createMetrics } from '../../src/metrics.ts';
import { createReplays } from '../../src/table/replays.ts';
import { snapshot } from '../../src/table/snapshot.ts';
import type { Table } from '../../src/table/tables.ts';
import {
  ask,
  CHANNEL,
  interactionOf,
  OFFERED,
  partsOf,
  startedTable,
  testContext,
  wholePage,
  type TestContext,
} from './test-context.ts';

/*
 * What the bot sends may depend on nothing that its recipient may not know. So each position is swapped for another one
 * that the recipient can't tell from it, and everything they can ask for must come out the same: words, choices, custom
 * ids, file names, descriptions of pictures, and the pictures themselves, compared as what is handed to be drawn.
 */

const LOOKS = 5;
/** somebody who doesn't sit there */
const WATCHER = 9;

interface Spied extends TestContext {
  /** everything that was logged, written out */
  readonly logged: string[];
  /** everything that was handed to be drawn, written out */
  readonly scenes: Set<string>;
}

/** A bot of which nothing is sent, and all is kept. */
function spied(): Spied {
  const logged: string[] = [];
  const scenes = new Set<string>();
  const keep = (fields: object, message: string): void => {
    logged.push(`${JSON.stringify(fields)} ${message} ${'cause' in fields ? String(fields.cause) : ''}`);
  };
  const context = testContext();
  return {
    ...context,
    logged,
    scenes,
    log: { info: keep, warn: keep, error: keep },
    drawings: {
      ...context.drawings,
      draw(scene, palette) {
        const drawn = JSON.stringify([scene, palette]);
        scenes.add(drawn);
        return Promise.resolve(ok(Buffer.from(drawn)));
      },
    },
    animations: {
      animate: ({ frames }) => Promise.resolve(Buffer.concat(frames.map(({ png }) => Buffer.from(png)))),
    },
  };
}

/** The same bot, at whose table the hidden things are others. */
function inWorld(context: Spied, table: Table, state: Table['record']['state']): Spied {
  if (state === undefined) throw new Error('the game has not begun');
  const other = snapshot({ record: { ...table.record, state }, game: table.game }, createReplays());
  return {
    ...context,
    tables: {
      ...context.tables,
      at: () => Promise.resolve(ok(other)),
      of: (userId) => Promise.resolve(other.seatOf(userId) === undefined ? [] : [other]),
    },
  };
}

const ASKED: readonly CommandKey[] = [
  'play', 'hand', 'hint', 'state', 'undo', 'plan.show', 'log', 'recap', 'replay', 'export', 'scores', 'games',
]; // prettier-ignore
const MENUS = 3;

/** Everything that somebody at the table or beside it can ask for, as it is sent. */
async function answersTo(
  context: Spied,
  who: InteractionContext,
  moment: string,
): Promise<readonly string[]> {
  const sent: string[] = [];
  const told = async (request: Parameters<typeof answerTo>[2]): Promise<Page> => {
    const page = await wholePage(await answerTo(context, who, request));
    sent.push(written(page));
    return page;
  };
  const panel = await told({ kind: 'command', command: 'play', options: {} });
  for (const { custom_id, options = [] } of partsOf(panel)) {
    const id = parseCustomId(custom_id);
    if (id?.verb === 'show' || id?.verb === 'why' || id?.verb === 'watch') await told({ kind: 'press', id });
    if (id?.verb === 'group')
      for (const { value } of options.slice(0, MENUS)) await told({ kind: 'press', id, value });
  }
  for (const command of ASKED.slice(1)) await told({ kind: 'command', command, options: {} });
  await told({ kind: 'command', command: 'board', options: { private: true } });
  await told({ kind: 'command', command: 'replay', options: { at: moment } });
  const typing = { command: 'move', focused: 'action', fragment: '' } as const;
  sent.push(JSON.stringify(await suggestionsFor(context, who, typing)));
  return sent;
}

function written(page: Page): string {
  const { files = [], ...body } = editBody(page);
  const named = files.map((file) =>
    typeof file === 'object' && 'name' in file ? [file.name, 'description' in file && file.description] : [],
  );
  const bytes = [page.picture?.png, page.file?.bytes].map((one) => one?.toString());
  return JSON.stringify([body, named, bytes]);
}

/** What the channel is told, where everybody reads along. */
async function told(context: Spied, table: Table, from: number): Promise<readonly string[]> {
  const { ok: isThere, ...found } = await context.tables.at(CHANNEL);
  if (!isThere || !('value' in found) || found.value === undefined) throw new Error('no table');
  const messages: readonly ChannelMessage[] = [
    await boardMessage(context, found.value, { from, asked: table.activeSeats() }),
    await boardAgain(context, found.value, undefined),
  ];
  return messages.map((message) => {
    const { body, files } = channelBody(message);
    return JSON.stringify([body, files.map(({ name, data }) => [name, data.toString()])]);
  });
}

/** In both worlds the same, and neither tells the seed. */
function expectSame(here: readonly string[], there: readonly string[], table: Table): void {
  for (const [at, text] of here.entries()) {
    const other = there[at] ?? '';
    let from = 0;
    while (from < text.length && text[from] === other[from]) from += 1;
    const around = (one: string): string => one.slice(Math.max(0, from - 200), from + 200);
    expect(around(other)).toBe(around(text));
    expect(text.includes(table.record.seed)).toBe(false);
  }
  expect(there).toHaveLength(here.length);
}

function personAt(table: Table, seat: number): number {
  return Number(table.record.people[seat]?.userId.slice(-1));
}

interface Found {
  /** swapped for a world that is really another one */
  worlds: number;
  /** of these, so many that another seat can tell apart, by the game */
  known: number;
  /** of these, so many that it could tell apart by what it was sent: the comparison finds what is there */
  seen: number;
  /** plans that nobody else noticed */
  plans: number;
}

async function expectNoSecret(context: Spied, table: Table, dice: Rng, found: Found): Promise<void> {
  const { game, record } = table;
  if (record.state === undefined) throw new Error('the game has not begun');
  const locale = pickOne(dice, LOCALES);
  const moment = String(below(dice, record.journal.length + 1));
  const viewers: readonly Viewer[] = [...record.people.keys(), undefined];
  for (const viewer of viewers) {
    const world = game.determinize(record.state, viewer, dice);
    const isOther = canonicalJson({ ...world, rng: 0 }) !== canonicalJson({ ...record.state, rng: 0 });
    const swapped = inWorld(context, table, world);
    const who = interactionOf(viewer === undefined ? WATCHER : personAt(table, viewer), locale);
    const here = await answersTo(context, who, moment);
    expectSame(here, await answersTo(swapped, who, moment), table);
    if (viewer === undefined) {
      const from = Math.max(0, record.journal.length - 8);
      expectSame(await told(context, table, from), await told(swapped, table, from), table);
    }
    if (!isOther) continue;
    found.worlds += 1;
    const knows = record.people.findIndex(
      (_, seat) => canonicalJson(game.view(world, seat)) !== canonicalJson(table.view(seat)),
    );
    if (knows === -1) continue;
    found.known += 1;
    const knowing = interactionOf(personAt(table, knows), locale);
    const own = await answersTo(context, knowing, moment);
    const others = await answersTo(swapped, knowing, moment);
    if (own.some((text, at) => text !== others[at])) found.seen += 1;
  }
}

/** Whoever is not asked plans something, and nobody else is sent anything else for it. */
async function expectSecretPlan(context: Spied, table: Table, found: Found): Promise<void> {
  const seats = [...table.record.people.keys()];
  const planner = seats.find(
    (seat) => !table.activeSeats().includes(seat) && table.ifAsked(seat) !== undefined,
  );
  const text = planner === undefined ? undefined : table.ifAsked(planner)?.options[0]?.text;
  if (planner === undefined || text === undefined) return;
  const others = [...seats.filter((seat) => seat !== planner).map((seat) => personAt(table, seat)), WATCHER];
  const whos = others.map((person) => interactionOf(person));
  const all = async (): Promise<readonly string[]> => [
    ...(await Promise.all(whos.map((who) => answersTo(context, who, '0')))).flat(),
    ...(await told(context, table, 0)),
  ];
  const before = await all();
  const { actor } = interactionOf(personAt(table, planner));
  expect((await context.tables.planMove(actor, { channelId: CHANNEL }, text)).ok).toBe(true);
  expectSame(before, await all(), table);
  await context.tables.clearPlan(actor, { channelId: CHANNEL });
  found.plans += 1;
}

/** Plays on with random decisions; nothing when the game is over. */
async function playedOn(context: Spied, table: Table, dice: Rng): Promise<Table | undefined> {
  const seat = table.activeSeats()[0] ?? 0;
  const text = pickOne(dice, table.legalTexts(seat));
  const { actor } = interactionOf(personAt(table, seat));
  const played = await context.tables.act(actor, { channelId: CHANNEL }, text, { confirmed: true });
  if (!played.ok) throw new Error(`${text}: ${played.error.code}`);
  return played.value.record.status === 'playing' ? played.value : undefined;
}

describe.each([...OFFERED.keys()])('what the bot sends at a table of %s', (gameId) => {
  it('tells nobody what they may not know, and neither do its log, exports and numbers', async () => {
    const dice = seedRng(`secrets ${gameId}`);
    const bot = spied();
    const metrics = createMetrics();
    const context: Spied = { ...bot, tables: metrics.tables(bot.tables) };
    const seats = OFFERED.get(gameId)?.game.seats ?? { min: 1, max: 1 };
    let table: Table | undefined = await startedTable(context, gameId, Math.min(3, seats.max));
    const { record } = table;
    const found: Found = { worlds: 0, known: 0, seen: 0, plans: 0 };
    for (let looks = 0; table !== undefined && looks < LOOKS; looks += 1) {
      await expectNoSecret(context, table, dice, found);
      if (looks % 2 === 1) await expectSecretPlan(context, table, found);
      expect((await ask(context, interactionOf(0), 'export')).file).toBeUndefined();
      for (let steps = 1 + below(dice, 30); table !== undefined && steps > 0; steps -= 1)
        table = await playedOn(context, table, dice);
    }
    expect(found.worlds).toBeGreaterThan(0);
    if (found.known > 0) expect(found.seen).toBeGreaterThan(0);
    const numbers = await metrics.text();
    expect(numbers).toMatch(/icebreaker_moves_total\{by="person",outcome="played"\} [1-9]/u);
    const { seed, people } = record;
    for (const text of bot.scenes) expect(text.includes(seed)).toBe(false);
    for (const secret of [seed, record.id, CHANNEL, ...people.flatMap(({ userId, name }) => [userId, name])])
      expect(numbers).not.toContain(secret);
    for (const secret of [seed, ...people.map(({ name }) => name)])
      for (const line of bot.logged) expect(line).not.toContain(secret);
  }, 40_000);
});

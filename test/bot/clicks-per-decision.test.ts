import { describe, expect, it } from 'vitest';
import type { Page } from '../../src/commands/page.ts';
import { parseCustomId } from '../../src/commands/custom-id.ts';
import { parsePath } from '../../src/commands/panel-path.ts';
import { showPanel } from '../../src/commands/moves.ts';
import { AND_THEN } from '../../src/engine/core/contract.ts';
import { pickWeighed, seedRng, type Rng } from '../../src/engine/core/rng.ts';
import { GAMES } from '../../src/games/index.ts';
import type { Table } from '../../src/table/tables.ts';
import {
  CHANNEL,
  interactionOf,
  partsOf,
  startedTable,
  testContext,
  type TestContext,
} from '../commands/test-context.ts';

/*
 * How often one has to click for a decision, over whole games by the panel: every menu and button on the way, and the
 * question whether it is meant. Play on the channel's message, whenever somebody is called anew, is counted apart: in a
 * game in which a turn is one decision it comes to almost one more each.
 */

const AT_MOST = 1.6;
const WITH_PLAY = 2;

interface Count {
  clicks: number;
  plays: number;
  decisions: number;
  /** answers that the table gave, and steps that went in one go with another */
  free: number;
}

/** Clicks from the panel's first page to the choice. */
async function clicksTo(context: TestContext, person: number, choice: string): Promise<number> {
  const open = [{ path: '0..', clicks: 0 }];
  const seen = new Set(open.map(({ path }) => path));
  for (const { path, clicks } of open) {
    const where = { path: parsePath(path) };
    const { page } = await showPanel(context, interactionOf(person), { channelId: CHANNEL }, where);
    if (offers(page, choice)) return clicks + 1;
    for (const door of doorsOf(page).filter((one) => !seen.has(one))) {
      seen.add(door);
      open.push({ path: door, clicks: clicks + 1 });
    }
  }
  throw new Error(`${choice} is not in the panel`);
}

function offers(page: Page, choice: string): boolean {
  return partsOf(page).some(
    ({ custom_id, options = [] }) =>
      parseCustomId(custom_id)?.argument === choice || options.some(({ value }) => value === choice),
  );
}

function doorsOf(page: Page): readonly string[] {
  return partsOf(page).flatMap(({ custom_id, disabled, options = [] }) => {
    const id = parseCustomId(custom_id);
    if (disabled === true) return [];
    if (id?.verb === 'group') return options.map(({ value }) => value);
    return id?.verb === 'show' ? [id.argument] : [];
  });
}

/** What somebody takes: by the game's weights, and in one go where that is offered. */
function choiceOf(table: Table, seat: number, dice: Rng): { text: string; next?: string; asked: boolean } {
  const { game, record, prompt } = table;
  const options = prompt(seat)?.options ?? [];
  const { state } = record;
  if (state === undefined) throw new Error('no state');
  const option = pickWeighed(dice, options, ({ action }) => game.weigh?.(state, seat, action) ?? 1);
  const next = option.together?.next;
  return { text: option.text, asked: option.askTwice === true, ...(next !== undefined && { next }) };
}

async function playWhole(gameId: string, players: number, seed: string, count: Count): Promise<void> {
  const context = testContext();
  const dice = seedRng(seed);
  let table = await startedTable(context, gameId, players);
  let last: number | undefined;
  while (table.record.status === 'playing') {
    const active = table.activeSeats();
    const seat = last !== undefined && active.includes(last) ? last : (active[0] ?? 0);
    const person = Number(table.record.people[seat]?.userId.slice(-1));
    const { text, next, asked } = choiceOf(table, seat, dice);
    const choice = next === undefined ? text : `${text}${AND_THEN}${next}`;
    count.plays += seat === last ? 0 : 1;
    count.clicks += (await clicksTo(context, person, choice)) + (asked ? 1 : 0);
    const how = { confirmed: true, ...(next !== undefined && { next }) };
    const played = await context.tables.act(interactionOf(person).actor, { channelId: CHANNEL }, text, how);
    if (!played.ok) throw new Error(played.error.code);
    table = played.value;
    last = seat;
  }
  const { journal } = table.record;
  count.decisions += journal.length;
  count.free += journal.length - new Set(journal.map(({ rev }) => rev)).size;
}

describe.each(GAMES.map(({ rulebook }) => rulebook.id))('clicks for a decision of %s', (gameId) => {
  it(`are at most ${AT_MOST} on average`, async () => {
    const count: Count = { clicks: 0, plays: 0, decisions: 0, free: 0 };
    const { max } = (await startedTable(testContext(), gameId, 2)).game.seats;
    for (const players of [2, max]) await playWhole(gameId, players, `clicks ${players}`, count);
    expect(count.clicks / count.decisions, JSON.stringify(count)).toBeLessThanOrEqual(AT_MOST);
    expect((count.clicks + count.plays) / count.decisions).toBeLessThanOrEqual(WITH_PLAY);
  }, 120_000);
});

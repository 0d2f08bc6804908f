import { ComponentType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { parseCustomId } from '../../src/commands/custom-id.ts';
import { componentsOf, MAX_COMPONENTS } from '../../src/commands/layout.ts';
import { showPanel } from '../../src/commands/moves.ts';
import { OPEN_MS } from '../../src/commands/open-panels.ts';
import type { Page } from '../../src/commands/page.ts';
import { parsePath } from '../../src/commands/panel-path.ts';
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
 * How often one has to click for a decision, over whole games by the panel: Play, every menu (twice: it is opened, and an
 * entry is chosen) and button on the way, and the question whether it is meant. At a sitting, in which a decision takes a
 * minute, a panel goes on by itself as long as Discord lets it be changed. Over a week everybody is away until their turn
 * comes: then each turn begins with Play, and a turn that is one decision costs two clicks.
 */

const AT_MOST = 1.6;
const OVER_A_WEEK = 1.9;
const MINUTE = 60_000;

interface Count {
  clicks: number;
  plays: { sitting: number; week: number };
  decisions: number;
  /** answers that the table gave, and steps that went in one go with another */
  free: number;
}

/** The path of the panel's first page. */
const START = '0..';

/** By question: how its first choices are offered. */
type Controls = Map<string, Set<'beside' | 'menu'>>;

/** Clicks from the panel's first page to the choice. */
async function clicksTo(context: TestContext, person: number, first: Page, choice: string): Promise<number> {
  const open = [{ path: START, clicks: 0 }];
  const seen = new Set(open.map(({ path }) => path));
  for (const { path, clicks } of open) {
    const page = path === START ? first : await pageAt(context, person, path);
    const found = partsOf(page).find((part) => offers(part, choice));
    if (found !== undefined) return clicks + costOf(found);
    for (const [door, cost] of doorsOf(page).filter(([one]) => !seen.has(one))) {
      seen.add(door);
      open.push({ path: door, clicks: clicks + cost });
    }
  }
  throw new Error(`${choice} is not in the panel`);
}

async function pageAt(context: TestContext, person: number, path: string): Promise<Page> {
  const where = { path: parsePath(path) };
  return (await showPanel(context, interactionOf(person), { channelId: CHANNEL }, where)).page;
}

type Part = ReturnType<typeof partsOf>[number];

function offers({ custom_id, options = [] }: Part, choice: string): boolean {
  return parseCustomId(custom_id)?.argument === choice || options.some(({ value }) => value === choice);
}

function costOf({ options }: Part): number {
  return options === undefined ? 1 : 2;
}

function doorsOf(page: Page): readonly (readonly [path: string, cost: number])[] {
  return partsOf(page).flatMap((part): (readonly [string, number])[] => {
    const id = parseCustomId(part.custom_id);
    if (part.disabled === true) return [];
    if (id?.verb === 'group') return (part.options ?? []).map(({ value }) => [value, costOf(part)]);
    return id?.verb === 'show' ? [[id.argument, costOf(part)]] : [];
  });
}

/** How the panel offers what the seat is asked, and that its end stands where it always does. */
function look(page: Page, table: Table, seat: number, controls: Controls): void {
  const { kind = '', options = [] } = table.prompt(seat) ?? {};
  const known = controls.get(kind) ?? new Set();
  if (options.some(({ role }) => role === undefined))
    controls.set(kind, known.add((page.sections ?? []).length > 0 ? 'beside' : 'menu'));
  const ends = options.filter(({ role }) => role === 'end');
  const buttons = (page.rows ?? [])
    .flatMap(({ components }) => components)
    .flatMap((one) => (one.type === ComponentType.Button && 'custom_id' in one ? [one.custom_id] : []));
  const first = buttons.slice(0, ends.length).map((customId) => parseCustomId(customId)?.argument);
  expect(first).toEqual(ends.map(({ text }) => text));
  const components = JSON.stringify(componentsOf(page)).split('"type":').length - 1;
  expect(components).toBeLessThanOrEqual(MAX_COMPONENTS);
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

async function playWhole(
  gameId: string,
  players: number,
  seed: string,
  count: Count,
  controls: Controls,
): Promise<void> {
  const context = testContext();
  const dice = seedRng(seed);
  let table = await startedTable(context, gameId, players);
  let last: number | undefined;
  const pressed = new Map<number, number>();
  for (let now = 0; table.record.status === 'playing'; now += MINUTE) {
    const active = table.activeSeats();
    const seat = last !== undefined && active.includes(last) ? last : (active[0] ?? 0);
    const person = Number(table.record.people[seat]?.userId.slice(-1));
    const { text, next, asked } = choiceOf(table, seat, dice);
    const choice = next === undefined ? text : `${text}${AND_THEN}${next}`;
    count.plays.sitting += now - (pressed.get(person) ?? -Infinity) > OPEN_MS ? 1 : 0;
    count.plays.week += seat === last ? 0 : 1;
    pressed.set(person, now);
    const page = await pageAt(context, person, START);
    look(page, table, seat, controls);
    count.clicks += (await clicksTo(context, person, page, choice)) + (asked ? 1 : 0);
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

describe.each(GAMES.map(({ rulebook }) => rulebook.id))('the panel of %s, over whole games', (gameId) => {
  it(`takes at most ${AT_MOST} clicks for a decision, and asks the same in the same way`, async () => {
    const count: Count = { clicks: 0, plays: { sitting: 0, week: 0 }, decisions: 0, free: 0 };
    const controls: Controls = new Map();
    const { max } = (await startedTable(testContext(), gameId, 2)).game.seats;
    for (const players of [2, max]) await playWhole(gameId, players, `clicks ${players}`, count, controls);
    const { clicks, plays, decisions } = count;
    const said = JSON.stringify(count);
    expect((clicks + plays.sitting) / decisions, said).toBeLessThanOrEqual(AT_MOST);
    expect((clicks + plays.week) / decisions, said).toBeLessThanOrEqual(OVER_A_WEEK);
    const ways = Array.from(controls, ([kind, how]) => [kind, [...how]]);
    expect(ways.length).toBeGreaterThan(3);
    expect(ways).toEqual(ways.map(([kind]) => [kind, ['beside']]));
  }, 120_000);
});

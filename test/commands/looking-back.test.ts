import { describe, expect, it } from 'vitest';
import { answerTo } from '../../src/commands/answers.ts';
import { parseCustomId } from '../../src/commands/custom-id.ts';
import type { InteractionContext } from '../../src/commands/interaction-context.ts';
import type { Page } from '../../src/commands/page.ts';
import { suggestionsFor } from '../../src/commands/suggestions.ts';
import { chooseAtRandom } from '../../src/engine/core/playout.ts';
import { seedRng } from '../../src/engine/core/rng.ts';
import type { GifOrder } from '../../src/render/gif.ts';
import type { Scene } from '../../src/render/shapes.ts';
import type { Table } from '../../src/table/tables.ts';
import { turnsOf } from '../../src/table/turns.ts';
import {
  ask,
  CHANNEL,
  interactionOf,
  press,
  startedTable,
  testContext,
  type TestContext,
} from './test-context.ts';

/* What those see who come back to a game, or look at one that is over. */

async function played(context: TestContext, decisions: number, channelId = CHANNEL): Promise<Table> {
  let table = await startedTable(context, 'toy', 2, channelId);
  const dice = seedRng(`looking back ${channelId}`);
  for (let step = 0; step < decisions && table.record.status === 'playing'; step += 1) {
    const { state } = table.record;
    if (state === undefined) throw new Error('no state');
    const { seat, action } = chooseAtRandom(table.game, state, dice, 'weighed');
    const { actor } = personAt(table, seat);
    const text = table.game.formatAction(action);
    const done = await context.tables.act(actor, { channelId }, text, { confirmed: true });
    if (!done.ok) throw new Error(done.error.code);
    table = done.value;
  }
  return table;
}

function personAt(table: Table, seat: number): InteractionContext {
  const user = Number(table.record.people[seat]?.userId.slice(-1));
  return interactionOf(user, 'en', table.record.place.channelId);
}

/** All pages that follow each other in one answer. */
async function pagesOf(context: TestContext, who: InteractionContext, rows: Page['rows'], begin: string) {
  // as: rows hold what has a custom id only
  const parts = (rows ?? []).flatMap(({ components }) => components as readonly { custom_id: string }[]);
  const id = parseCustomId(parts.find(({ custom_id }) => custom_id.startsWith(begin))?.custom_id ?? '');
  if (id === undefined) throw new Error(`nothing begins with ${begin}`);
  const pages = [(await answerTo(context, who, { kind: 'press', id })).page];
  for (let next = pages[0]?.later; next !== undefined;) {
    const page = await next;
    pages.push(page);
    next = page.later;
  }
  return pages;
}

/** Keeps what is drawn and what is put together. */
function camera(context: TestContext) {
  const scenes: Scene[] = [];
  const orders: GifOrder[] = [];
  const filming: TestContext = {
    ...context,
    drawings: {
      ...context.drawings,
      draw: (scene) => {
        scenes.push(scene);
        return Promise.resolve({ ok: true, value: Buffer.from('png') });
      },
    },
    animations: {
      animate: (order) => {
        orders.push(order);
        return Promise.resolve(Buffer.from('gif'));
      },
    },
  };
  return { filming, scenes, orders };
}

const lengthOf = ({ frames }: GifOrder): number => frames.reduce((sum, { ms }) => sum + ms, 0);

describe('the log', () => {
  it('has a heading for each turn', async () => {
    const context = testContext();
    const table = await played(context, 25);
    let page = await ask(context, interactionOf(9), 'log');
    const whole = [page.content];
    while (/Page (?!1 of)/u.test(page.content)) {
      page = await press(context, interactionOf(9), page.rows, 'story:');
      whole.unshift(page.content);
    }
    const headings = [...whole.join('\n').matchAll(/\*\*Turn (\d+) – /gu)].map(([, number]) =>
      Number(number),
    );
    expect(headings).toEqual(turnsOf(table.record.journal).map(({ number }) => number));
  });
});

describe('a recap', () => {
  it('tells the turns since the own last decision, and no others', async () => {
    const context = testContext();
    const table = await played(context, 24);
    for (const seat of [0, 1]) {
      const since = 1 + table.record.journal.findLastIndex((entry) => entry.seat === seat);
      const { content } = await ask(context, personAt(table, seat), 'recap');
      const told = [...content.matchAll(/Turn (\d+) – /gu)].map(([, number]) => Number(number));
      const news = turnsOf(table.record.journal.slice(since));
      const all = turnsOf(table.record.journal).slice(-news.length || Infinity);
      expect(told).toEqual(news.length === 0 ? [] : all.map(({ number }) => number));
    }
  });

  it('rings what changed since then, not only in the last turn', async () => {
    const { filming, scenes } = camera(testContext());
    const table = await played(filming, 24);
    const seat = table.record.journal.at(-1)?.seat === 0 ? 1 : 0;
    await ask(filming, personAt(table, seat), 'recap');
    expect(JSON.stringify(scenes.at(-1)?.moving)).toContain('"colour":"warm","weight":"line"');
  });

  it('is watched in at most 15 seconds, with the wait told of, as only that person sees it', async () => {
    const { filming, scenes, orders } = camera(testContext());
    const table = await played(filming, 24);
    const seat = table.record.journal.at(-1)?.seat === 0 ? 1 : 0;
    const recap = await ask(filming, personAt(table, seat), 'recap');
    scenes.length = 0;
    const pages = await pagesOf(filming, personAt(table, seat), recap.rows, 'watch:');
    expect(pages[0]?.content).toMatch(/^Drawing the turns: 0 of \d+…$/u);
    expect(pages.at(-1)?.file).toMatchObject({ name: expect.stringMatching(/\.gif$/u) as unknown });
    expect(orders).toHaveLength(1);
    expect(orders.map(lengthOf)[0]).toBeLessThanOrEqual(15_000);
    expect(orders[0]?.maxBytes).toBeLessThanOrEqual(8_000_000);
    expect(filming.posted).toEqual([]);
  });

  it('says so where there is nothing to be watched, or the animation can’t be made', async () => {
    const context = testContext();
    const table = await played(context, 24);
    const mover = table.record.journal.at(-1)?.seat ?? 0;
    const recap = await ask(context, personAt(table, 1 - mover), 'recap');
    const [nothing] = await pagesOf(context, personAt(table, mover), recap.rows, 'watch:');
    expect(nothing?.content).toContain('Nothing to watch');
    const broken = { ...context, animations: { animate: () => Promise.resolve(undefined) } };
    const pages = await pagesOf(broken, personAt(table, 1 - mover), recap.rows, 'watch:');
    expect(pages.at(-1)?.content).toContain('couldn’t make');
  });
});

describe('a replay', () => {
  it('steps through a game by decisions and by turns, from end to end', async () => {
    const context = testContext();
    const table = await played(context, 30);
    const eve = interactionOf(9);
    const total = table.record.journal.length;
    let page = await ask(context, eve, 'replay', { at: '0' });
    expect(page.content).toContain('Before the first decision');
    for (let at = 1; at <= total; at += 1) {
      page = await pressed(context, eve, page, 'forward');
      expect(page.content).toContain(`Decision ${at} of ${total}`);
    }
    for (const { from } of [...turnsOf(table.record.journal)].reverse()) {
      page = await pressed(context, eve, page, 'turn-back');
      expect(page.content).toContain(from === 0 ? 'Before the first decision' : `Decision ${from} of`);
    }
    expect((await ask(context, eve, 'replay', { at: String(total + 1) })).content).toContain(
      'isn’t in this game',
    );
    expect((await ask(context, eve, 'replay', { at: '-1' })).content).toContain('isn’t in this game');
    // it runs: nothing that would tell its seed, and no other table made of it
    expect(JSON.stringify(page.rows)).not.toMatch(/film:|play-on:/u);
    expect((await ask(context, eve, 'export')).content).toContain('is still running');
  });

  it('is as everybody saw it, whoever asks, and so is the animation for the channel', async () => {
    const { filming, scenes, orders } = camera(testContext());
    const table = await played(filming, 200);
    const pictures: string[] = [];
    for (const seat of [0, 1]) {
      const who = personAt(table, seat);
      const page = await ask(filming, who, 'replay', { at: '12' });
      scenes.length = 0;
      const pages = await pagesOf(filming, who, page.rows, 'film:');
      expect(pages.at(-1)?.content).toBe('I’ve posted the animation in the channel.');
      pictures.push(JSON.stringify(scenes));
    }
    expect(pictures[0]).toBe(pictures[1]);
    expect(orders[0]?.frames.length).toBeGreaterThan(10);
    expect(orders[0]?.frames.length).toBeLessThanOrEqual(60);
    expect(orders.map(lengthOf)[0]).toBeLessThanOrEqual(40_000);
    expect(filming.posted).toHaveLength(2);
    expect(filming.posted[0]).toMatchObject({ mention: [], file: { contentType: 'image/gif' } });
  });

  it('offers moments and games within Discord’s limits', async () => {
    const context = testContext();
    await played(context, 200);
    const eve = interactionOf(9);
    for (const [focused, fragment] of [
      ['at', ''],
      ['at', 'turn 3'],
      ['table', ''],
    ] as const) {
      const offered = await suggestionsFor(context, eve, { command: 'replay', focused, fragment });
      expect(offered.length).toBeGreaterThan(0);
      expect(offered.length).toBeLessThanOrEqual(25);
      for (const { name } of offered) expect(name.length).toBeLessThanOrEqual(100);
    }
  });

  it('of a channel that somebody may not read is not theirs to see, to take or to play on', async () => {
    const context = testContext();
    const table = await played(context, 200);
    const page = await ask(context, interactionOf(9), 'replay', { at: '3' });
    const elsewhere = { ...interactionOf(9, 'en', '100000000000000002'), sees: () => false };
    const { id } = table.record;
    for (const command of ['replay', 'export'] as const)
      expect((await ask(context, elsewhere, command, { table: id })).content).toContain(
        'I don’t know that game',
      );
    expect((await press(context, elsewhere, page.rows, 'play-on:')).content).toContain(
      'I don’t know that game',
    );
    expect((await press(context, elsewhere, page.rows, 'film:')).content).toContain('I don’t know that game');
    const seated = { ...personAt(table, 0), channelId: '100000000000000002', sees: () => false };
    expect((await ask(context, seated, 'replay', { table: id })).content).toContain('Game over');
  });
});

async function pressed(
  context: TestContext,
  who: InteractionContext,
  { rows = [] }: Page,
  argument: string,
): Promise<Page> {
  // as: rows hold what has a custom id only
  const parts = rows.flatMap(({ components }) => components as readonly { custom_id: string }[]);
  const begin = parts.find(({ custom_id }) => custom_id.endsWith(`:${argument}`))?.custom_id ?? '';
  return press(context, who, rows, begin);
}

describe('results', () => {
  it('are told by person and by game, with a picture of the rating', async () => {
    const context = testContext();
    const eve = interactionOf(9);
    expect((await ask(context, eve, 'leaderboard', { game: 'toy' })).content).toContain(
      'No one has finished',
    );
    const first = await played(context, 200);
    const second = await played(context, 200, '100000000000000003');
    const winner = first.standings().find(({ rank }) => rank === 1)?.seat ?? 0;
    const board = await ask(context, eve, 'leaderboard', { game: 'toy' });
    expect(board.content.split('\n').filter((line) => /^\d+\. /u.test(line))).toHaveLength(2);
    expect(board.picture?.alt).toContain('Rating, game by game');
    const userId = first.record.people[winner]?.userId ?? '';
    const stats = await ask(context, eve, 'stats', { player: userId });
    expect(stats.content).toContain('2 games');
    const totals = [first, second].flatMap((table) =>
      table.standings().flatMap(({ seat, total }) => (seat === table.seatOf(userId) ? [total] : [])),
    );
    expect(stats.content).toContain(`best score ${Math.max(...totals)}`);
    expect((await ask(context, eve, 'stats')).content).toContain('hasn’t finished a game');
  });
});

describe('a rematch', () => {
  it('is for those who sat there, and asks who sits first', async () => {
    const context = testContext();
    const table = await played(context, 200);
    const who = personAt(table, 0);
    const { id: tableId, rev } = table.record;
    const button = { kind: 'press', id: { verb: 'rematch', tableId, rev, argument: '' } } as const;
    const strange = await answerTo(context, interactionOf(9), button);
    expect(strange.page.content).toContain('not at this table');
    const asked = (await answerTo(context, who, button)).page;
    const opened = await press(context, who, asked.rows, 'rematch-yes:');
    expect(opened.content).toContain('everyone seated');
    expect((await press(context, who, asked.rows, 'rematch-yes:')).content).toContain('earlier table');
  });
});

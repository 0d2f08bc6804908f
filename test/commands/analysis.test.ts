import { describe, expect, it } from 'vitest';
import { boardMessage } from '../../src/commands/board-message.ts';
import { answerTo } from '../../src/commands/answers.ts';
import type { InteractionContext } from '../../src/commands/interaction-context.ts';
import type { Page } from '../../src/commands/page.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import type { Scene } from '../../src/render/shapes.ts';
import type { Table } from '../../src/table/tables.ts';
import {
  ask,
  CHANNEL,
  interactionOf,
  partsOf,
  press,
  startedTable,
  testContext,
  type TestContext,
} from './test-context.ts';

/*
 * Nim with 12 stones, of which 1 to 3 are taken: whoever leaves a multiple of four wins. Seat 1 does so first, but takes one
 * of six where two would have won, and never gets the lead back.
 */
const GAME = [1, 3, 2, 1, 1, 1, 3];
const BLUNDER = 4;

async function played(context: TestContext, game = GAME): Promise<Table> {
  let table = await startedTable(context, 'nim', 2);
  for (const stones of game) {
    const [seat = 0] = table.activeSeats();
    const { actor } = personAt(table, seat);
    const done = await context.tables.act(actor, { channelId: CHANNEL }, `take ${stones}`, {
      confirmed: true,
    });
    if (!done.ok) throw new Error(done.error.code);
    table = done.value;
  }
  return table;
}

function personAt(table: Table, seat: number): InteractionContext {
  return interactionOf(Number(table.record.people[seat]?.userId.slice(-1)));
}

async function lastPage(page: Page): Promise<Page> {
  return page.later === undefined ? page : lastPage(await page.later);
}

describe('/analysis', () => {
  it('names the decision that gave a won game away, and what would have kept it', async () => {
    const context = testContext();
    const table = await played(context);
    const { content } = await ask(context, interactionOf(9), 'analysis');
    expect(content).toContain(`**1 · ${table.record.people[1]?.name.charAt(0) ?? '?'}`);
    expect(content).toContain(`Decision ${BLUNDER} of ${GAME.length}`);
    expect(content).toMatch(/Played: Take 1 stone – expected lead at the end: -\d/u);
    expect(content).toMatch(/would have played: \*\*Take 2 stones\*\* – expected lead at the end: \+\d/u);
    expect(content).not.toContain('2 · ');
  });

  it('draws what was to be expected, and the moment where it turned with both moves', async () => {
    const context = testContext();
    await played(context);
    const scenes: Scene[] = [];
    const drawings: TestContext['drawings'] = {
      ...context.drawings,
      draw: (scene) => {
        scenes.push(scene);
        return context.drawings.draw(scene, 'default');
      },
    };
    const seen = { ...context, drawings };
    const chart = await ask(seen, interactionOf(9), 'analysis');
    expect(chart.picture?.alt).toMatch(/^Expected lead at the end, decision by decision\. .+: -?\d+, /u);
    const turn = await press(seen, interactionOf(9), chart, 'turning:', undefined);
    expect(turn.content).toBe(chart.content);
    const second = partsOf(chart).find(({ custom_id }) => custom_id.endsWith(':1'))?.custom_id ?? '';
    const moment = await press(seen, interactionOf(9), chart, second);
    expect(moment.content).toContain(`Decision ${BLUNDER} of`);
    expect(moment.picture?.alt).toContain('6');
    const replay = await press(seen, interactionOf(9), moment, 'replay:');
    expect(replay.content).toContain(`Decision ${BLUNDER} of`);
  });

  it('is the same for everybody who asks, and thought once', async () => {
    const [one, other] = [testContext(), testContext()];
    await played(one);
    await played(other);
    const first = await ask(one, interactionOf(9), 'analysis');
    expect((await ask(other, interactionOf(8), 'analysis')).content).toBe(first.content);
    const mute: TestContext = {
      ...one,
      thinking: { ...one.thinking, expect: () => Promise.reject(new Error('asked again')) },
    };
    expect((await ask(mute, interactionOf(7), 'analysis')).content).toBe(first.content);
    expect(one.warnings).toEqual([]);
  });

  it('tells how far it is', async () => {
    const context = testContext();
    await played(context);
    let goOn: () => void = () => undefined;
    const gate = new Promise<void>((open) => {
      goOn = open;
    });
    const slow: TestContext = {
      ...context,
      thinking: {
        ...context.thinking,
        expect: async (position, effort) => {
          await gate;
          return context.thinking.expect(position, effort);
        },
      },
    };
    const { page } = await answerTo(slow, interactionOf(9), {
      kind: 'command',
      command: 'analysis',
      options: {},
    });
    expect(page.content).toBe(TEXTS.en.analysis.thinking(0, GAME.length));
    goOn();
    expect((await lastPage(page)).content).toContain('would have played');
  });

  it('comes after the end, and says so where no thought came', async () => {
    const context = testContext();
    await played(context, GAME.slice(0, 3));
    expect((await ask(context, interactionOf(0), 'analysis')).content).toBe(TEXTS.en.analysis.notYet);
    const over = testContext();
    await played(over);
    const deaf: TestContext = {
      ...over,
      thinking: { ...over.thinking, expect: () => Promise.resolve({ ok: false, error: 'no-answer' }) },
    };
    expect((await ask(deaf, interactionOf(0), 'analysis')).content).toBe(TEXTS.en.analysis.none);
    expect((await ask(over, interactionOf(0), 'analysis')).content).toContain('would have played');
    expect((await ask(testContext(), interactionOf(0), 'analysis')).content).toBe(TEXTS.en.records.none);
  });

  it.each(LOCALES)('speaks %s', async (locale) => {
    const context = testContext();
    const table = await played(context);
    const { content } = await ask(context, interactionOf(9, locale), 'analysis', { table: table.record.id });
    expect(content).toContain(TEXTS[locale].analysis.note);
  });

  it('is offered below the final board, and not before', async () => {
    const context = testContext();
    const during = await boardMessage(context, await played(context, GAME.slice(0, 3)), {
      from: 0,
      asked: [],
    });
    expect(partsOf(during).some(({ custom_id }) => custom_id.startsWith('analysis:'))).toBe(false);
    const over = testContext();
    const final = await boardMessage(over, await played(over), { from: 0, asked: [] });
    expect((await press(over, interactionOf(1), final, 'analysis:')).content).toContain('would have played');
  });
});

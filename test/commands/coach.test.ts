import { describe, expect, it } from 'vitest';
import { experienceOf } from '../../src/commands/coach.ts';
import type { InteractionContext } from '../../src/commands/interaction-context.ts';
import { panelPage } from '../../src/commands/panel.ts';
import { ok } from '../../src/engine/core/result.ts';
import type { FinishedTable } from '../../src/table/finished-tables.ts';
import { UNSET } from '../../src/table/settings.ts';
import type { Table, Tables } from '../../src/table/tables.ts';
import {
  CHANNEL,
  interactionOf,
  partsOf,
  press,
  startedTable,
  testContext,
  wordsOf,
} from './test-context.ts';

/** Whoever is asked, after so many games of AquaSphere. */
function playerOf(table: Table, played: number): InteractionContext {
  const seat = table.activeSeats()[0] ?? 0;
  const userId = table.record.people[seat]?.userId ?? '';
  return { ...interactionOf(Number(userId.slice(-1))), played: (id) => (id === 'aquasphere' ? played : 9) };
}

describe('the coach in the panel', () => {
  it('speaks in somebody’s first two games of a kind, unless they want it otherwise', async () => {
    const context = testContext();
    const table = await startedTable(context, 'aquasphere', 2);
    const seat = table.activeSeats()[0] ?? 0;
    const words = (who: InteractionContext): string => wordsOf(panelPage(context, who, table, seat));
    const who = playerOf(table, 1);
    expect(words(who)).toMatch(/Coach:\*\* .+\. Watch out: /u);
    expect(words(playerOf(table, 2))).not.toContain('Coach:');
    expect(words({ ...who, settings: { ...UNSET, coach: false } })).not.toContain('Coach:');
    expect(words({ ...playerOf(table, 2), settings: { ...UNSET, coach: true } })).toContain('Coach:');
    // what there is to spend is said to everybody
    expect(words(playerOf(table, 2))).toMatch(/-# \d+ time markers?, \d+ crystals?/u);
  });

  it.each([
    ['en', /\d+ coins?/gu],
    ['fr', /\d+ pièces?/gu],
    ['pl', /\d+ monet[ay]?/gu],
  ] as const)(
    'in %s says once what there is to spend, also where the others can’t see it',
    async (locale, coins) => {
      const context = testContext();
      const table = await startedTable(context, 'new-eden', 2);
      const seat = table.activeSeats()[0] ?? 0;
      const { content } = panelPage(context, { ...interactionOf(seat), locale }, table, seat);
      const [, below = ''] = content.split(/\n(?=-# \d)/u);
      expect(below.match(coins)).toHaveLength(1);
    },
  );

  it('offers the best moves where the table allows hints, to whom it speaks', async () => {
    const context = testContext();
    const against = { count: 1, level: 'easy' } as const;
    const place = { guildId: '1', channelId: CHANNEL };
    const opened = await context.tables.open(interactionOf(0).actor, place, 'aquasphere', 'en', against);
    if (!opened.ok) throw new Error(opened.error.code);
    const table = opened.value;
    const seat = table.seatOf(interactionOf(0).actor.userId) ?? 0;
    const coached = { ...interactionOf(0), played: () => 0 };
    const offersHint = (who: InteractionContext, of: Table, at: number): boolean =>
      partsOf(panelPage(context, who, of, at)).some(({ custom_id }) => custom_id.startsWith('hint:'));
    if (table.legalTexts(seat).length > 1) {
      expect(offersHint(coached, table, seat)).toBe(true);
      expect(offersHint({ ...coached, played: () => 5 }, table, seat)).toBe(false);
      const page = panelPage(context, coached, table, seat);
      expect((await press(context, coached, page, 'hint:')).content).toContain('What I’d consider');
    }
    const other = testContext();
    const among = await startedTable(other, 'aquasphere', 2);
    expect(offersHint(playerOf(among, 0), among, among.activeSeats()[0] ?? 0)).toBe(false);
  });

  it('is turned off by its button, for good', async () => {
    const context = testContext();
    const table = await startedTable(context, 'aquasphere', 2);
    const who = playerOf(table, 0);
    const page = panelPage(context, who, table, table.activeSeats()[0] ?? 0);
    const off = partsOf(page).find(({ custom_id }) => custom_id.startsWith('coach-off:'));
    const after = await press(context, who, page.rows, off?.custom_id ?? '');
    expect(wordsOf(after)).not.toContain('Coach:');
    expect(wordsOf(after), 'where it comes back from').toContain('`/settings me`');
    expect(partsOf(after).some(({ custom_id }) => custom_id.startsWith('coach-off:'))).toBe(false);
    expect((await context.settings.person(who.actor.userId)).coach).toBe(false);
  });

  it('counts games that were played here to the end, of that kind alone', async () => {
    const table: FinishedTable = {
      id: 't',
      guildId: '1',
      channelId: '1',
      gameId: 'aquasphere',
      names: [],
      userIds: [],
      openedAt: 0,
      status: 'finished',
      imported: false,
      rated: true,
    };
    const all = [
      table,
      { ...table, status: 'abandoned' as const },
      { ...table, imported: true },
      { ...table, gameId: 'antarctica' },
      { ...table, guildId: '2' },
    ];
    const tables: Tables = { ...testContext().tables, finishedBy: () => Promise.resolve(ok(all)) };
    const { played } = await experienceOf({ tables }, interactionOf(0));
    expect([played?.('aquasphere'), played?.('antarctica'), played?.('new-eden')]).toEqual([2, 1, 0]);
  });
});

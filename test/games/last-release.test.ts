import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shippedSets, WHOLE_GAMES } from '../../scripts/games.ts';
import { gamesWithSets } from '../../src/component-sets.ts';
import { GAMES } from '../../src/games/index.ts';
import { memoryRows } from '../table/memory-rows.ts';
import { by, CHANNEL, done, HERE, tableAt, testTables, userAt } from '../table/test-tables.ts';

/*
 * Tables in the middle of a game as the release before `defineGame` (778d69b) saved them, and how it went on there. These
 * files never change.
 */

interface Saved {
  readonly record: { readonly state: unknown; readonly journal: readonly unknown[] };
  /** `seat text` of each decision that followed */
  readonly rest: readonly string[];
  readonly totals: readonly number[];
}

function savedTable(id: string): Saved {
  const file = new URL(`./fixtures/release-${id}.json`, import.meta.url);
  // as: written by that release's tables
  return JSON.parse(readFileSync(file, 'utf8')) as Saved;
}

const games = [
  ...gamesWithSets(
    WHOLE_GAMES.map(({ rulebook }) => rulebook),
    shippedSets(),
  ).values(),
].flat();

it.each(GAMES.map(({ rulebook }) => rulebook.id))(
  'GIVEN a table of %s that an earlier release saved THEN it opens, and plays on to the same end',
  async (id) => {
    const { record, rest, totals } = savedTable(id);
    const rows = memoryRows();
    rows.texts.set(CHANNEL, JSON.stringify(record));
    const { tables } = testTables({ rows, games });
    let table = await tableAt(tables);
    expect(table.record.status).toBe('playing');
    expect(table.record.state).toEqual(record.state);
    expect(table.story(undefined).length).toBeGreaterThan(record.journal.length / 2);
    for (const decision of rest) {
      const [seat = '', ...words] = decision.split(' ');
      const user = userAt(table, Number(seat));
      table = await done(tables.act(by(user), HERE, words.join(' '), { confirmed: true }));
    }
    expect(table.record.status).toBe('finished');
    expect(table.standings().map(({ total }) => total)).toEqual(totals);
  },
);

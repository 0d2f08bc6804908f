import { describe, expect, it } from 'vitest';
import { createAnnouncer } from '../../src/commands/announcer.ts';
import { chooseAtRandom } from '../../src/engine/core/playout.ts';
import { seedRng } from '../../src/engine/core/rng.ts';
import { GAMES } from '../../src/games/index.ts';
import type { Table } from '../../src/table/tables.ts';
import { turnsOf } from '../../src/table/turns.ts';
import { CHANNEL, interactionOf, startedTable, testContext, type TestContext } from './test-context.ts';

/*
 * How many messages a whole game makes. Each step is shown before the next one is made: the worst case, for steps that
 * come faster than the pictures share one message.
 */

const SEATS = 4;
/** new public messages for each turn */
const MOST_PER_TURN = 1.3;

async function played(context: TestContext, table: Table, dice: ReturnType<typeof seedRng>): Promise<Table> {
  const { game, record } = table;
  if (record.state === undefined) throw new Error('the game has not begun');
  const { seat, action } = chooseAtRandom(game, record.state, dice, 'weighed');
  const person = Number(record.people[seat]?.userId.slice(-1));
  const { actor } = interactionOf(person);
  const text = game.formatAction(action);
  const next = await context.tables.act(actor, { channelId: CHANNEL }, text, { confirmed: true });
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

describe.each(GAMES.map(({ rulebook }) => rulebook.id))('a whole game of %s by four', (id) => {
  it('makes few new messages for each turn', async () => {
    const context = testContext();
    const announcer = createAnnouncer(context, context.messages);
    const dice = seedRng(`${id}/floods`);
    let table = await startedTable(context, id, SEATS);
    for (;;) {
      expect(await announcer.notify(table)).toBe('shown');
      if (table.record.status !== 'playing') break;
      table = await played(context, table, dice);
    }
    // a step that the table makes by itself is no turn of anybody's
    const turns = turnsOf(table.record.journal.filter(({ forced }) => forced !== true)).length;
    const posts = context.posted.filter(({ how }) => how === 'post').length;
    expect(turns).toBeGreaterThan(SEATS * 4);
    expect(posts / turns, `${posts} messages, ${turns} turns`).toBeLessThanOrEqual(MOST_PER_TURN);
  }, 60_000);
});

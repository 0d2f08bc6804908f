import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseAtRandom } from '../../src/engine/core/playout.ts';
import { seedRng } from '../../src/engine/core/rng.ts';
import { CHANNEL, testContext } from '../commands/test-context.ts';

/*
 * Tables of the first release (0.1.0, before the games were written in one dialect), saved by that release in the middle
 * of a game. The files never change: what is played today is read by whatever comes later.
 */

describe('a table that the first release saved', () => {
  it.each([
    ['antarctica', 60],
    ['aquasphere', 60],
    ['new-eden', 70],
  ])(
    'GIVEN %s after %i decisions WHEN opened now THEN it is whole, and is played to its end',
    async (game, decisions) => {
      const context = testContext();
      const saved = readFileSync(new URL(`./released/${game}.json`, import.meta.url), 'utf8');
      context.rows.texts.set(CHANNEL, saved);
      const where = { channelId: CHANNEL };
      const opened = await context.tables.at(CHANNEL);
      if (!opened.ok || opened.value === undefined) throw new Error(`not opened: ${JSON.stringify(opened)}`);
      let table = opened.value;
      expect(table.record.journal).toHaveLength(decisions);
      expect(table.record.state).toEqual((JSON.parse(saved) as { state: unknown }).state);
      expect(table.story(undefined).length).toBeGreaterThan(decisions / 2);
      const dice = seedRng(game);
      for (let nth = 0; table.record.status === 'playing'; nth += 1) {
        const { state } = table.record;
        if (state === undefined) throw new Error('no state');
        const { seat, action } = chooseAtRandom(table.game, state, dice, 'weighed');
        const { userId = '', name = '' } = table.record.people[seat] ?? {};
        const text = table.game.formatAction(action);
        const actor = { userId, name, interactionId: `later-${nth}` };
        const played = await context.tables.act(actor, where, text, { confirmed: true });
        if (!played.ok) throw new Error(`${text}: ${played.error.code}`);
        table = played.value;
      }
      expect(table.record.status).toBe('finished');
      expect(table.record.journal.length).toBeGreaterThan(decisions);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { chooseAtRandom } from '../../src/engine/core/playout.ts';
import { seedRng } from '../../src/engine/core/rng.ts';
import type { Scene } from '../../src/render/shapes.ts';
import type { Table } from '../../src/table/tables.ts';
import { turnsOf } from '../../src/table/turns.ts';
import { ask, CHANNEL, interactionOf, startedTable, testContext } from './test-context.ts';

/** Rings around what changed: the line of a change, around no piece of its own. */
function ringsIn({ moving }: Scene): number {
  return moving.filter(
    (shape) =>
      shape.id === undefined &&
      shape.of === undefined &&
      'stroke' in shape &&
      shape.stroke.colour === 'warm' &&
      shape.stroke.weight === 'line',
  ).length;
}

describe('the picture in the panel', () => {
  it('shows the way of a single turn, and of several all that they changed since one’s own last decision', async () => {
    const drawn: Scene[] = [];
    const plain = testContext();
    const context = {
      ...plain,
      drawings: {
        ...plain.drawings,
        draw: (...[scene, ...rest]: Parameters<typeof plain.drawings.draw>) => {
          drawn.push(scene);
          return plain.drawings.draw(scene, ...rest);
        },
      },
    };
    const dice = seedRng('panel-picture');
    let table: Table = await startedTable(context, 'antarctica', 3);
    const rings = new Map<boolean, number[]>();
    for (let step = 0; step < 40; step += 1) {
      const { game, record } = table;
      if (record.state === undefined) throw new Error('not begun');
      const { seat, action } = chooseAtRandom(game, record.state, dice, 'weighed');
      const person = Number(record.people[seat]?.userId.slice(-1));
      const own = 1 + record.journal.findLastIndex((entry) => entry.seat === seat);
      const turns = turnsOf(record.journal.slice(own)).length;
      drawn.length = 0;
      const page = await ask(context, interactionOf(person), 'play');
      await page.later;
      const picture = drawn.at(-1);
      if (picture !== undefined && turns > 0)
        rings.set(turns > 1, [...(rings.get(turns > 1) ?? []), ringsIn(picture)]);
      const { actor } = interactionOf(person);
      const next = await context.tables.act(actor, { channelId: CHANNEL }, game.formatAction(action), {
        confirmed: true,
      });
      if (!next.ok) throw new Error(next.error.code);
      table = next.value;
    }
    expect(rings.get(true)?.length).toBeGreaterThan(2);
    for (const count of rings.get(true) ?? []) expect(count).toBeGreaterThan(2);
    expect(Math.max(0, ...(rings.get(false) ?? []))).toBeLessThan(Math.min(...(rings.get(true) ?? [])));
  });
});

import { expect, it } from 'vitest';
import { boardMessage } from '../../src/commands/board-message.ts';
import { below, seedRng } from '../../src/engine/core/rng.ts';
import type { Scene } from '../../src/render/shapes.ts';
import { interactionOf, CHANNEL, OFFERED, startedTable, testContext } from './test-context.ts';

it.each([...OFFERED.keys()])(
  'the result of %s has no rings of what lay on the board before',
  async (gameId) => {
    const context = testContext();
    const rng = seedRng(`result of ${gameId}`);
    let table = await startedTable(context, gameId, 2);
    while (table.record.status === 'playing') {
      const [seat = 0] = table.activeSeats();
      const texts = table.legalTexts(seat);
      const player = interactionOf(Number(table.record.people[seat]?.userId.slice(-1))).actor;
      const played = await context.tables.act(
        player,
        { channelId: CHANNEL },
        texts[below(rng, texts.length)] ?? '',
        { confirmed: true },
      );
      if (!played.ok) throw new Error(played.error.code);
      table = played.value;
    }
    const drawn: Scene[] = [];
    const drawings = {
      ...context.drawings,
      draw: (scene: Scene) => {
        drawn.push(scene);
        return context.drawings.draw(scene, 'default');
      },
    };
    const decisions = table.record.journal.length;
    for (const from of [0, decisions - 3])
      await boardMessage({ ...context, drawings }, table, { from, asked: [] });
    expect(drawn).toHaveLength(2);
    expect(drawn[1]).toEqual(drawn[0]);
  },
);

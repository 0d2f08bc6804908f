import { expect, it } from 'vitest';
import { boardMessage } from '../../src/commands/board-message.ts';
import { below, seedRng } from '../../src/engine/core/rng.ts';
import type { Scene } from '../../src/render/shapes.ts';
import { asking, CHANNEL, OFFERED, startedTable, testDesk } from './house.ts';

it.each([...OFFERED.keys()])(
  'the result of %s has no rings of what lay on the board before',
  async (gameId) => {
    const desk = testDesk();
    const rng = seedRng(`result of ${gameId}`);
    let table = await startedTable(desk, gameId, 2);
    while (table.record.status === 'playing') {
      const [seat = 0] = table.activeSeats();
      const texts = table.legalTexts(seat);
      const player = asking(Number(table.record.people[seat]?.userId.slice(-1))).asker;
      const played = await desk.tables.act(
        player,
        { channelId: CHANNEL },
        texts[below(rng, texts.length)] ?? '',
      );
      if (!played.ok) throw new Error(played.error.code);
      table = played.value;
    }
    const drawn: Scene[] = [];
    const drawings = {
      ...desk.drawings,
      draw: (scene: Scene) => {
        drawn.push(scene);
        return desk.drawings.draw(scene, 'default');
      },
    };
    const decisions = table.record.journal.length;
    for (const from of [0, decisions - 3])
      await boardMessage({ ...desk, drawings }, table, { from, asked: [] });
    expect(drawn).toHaveLength(2);
    expect(drawn[1]).toEqual(drawn[0]);
  },
);

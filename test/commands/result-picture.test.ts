import { expect, it } from 'vitest';
import { boardMessage } from '../../src/commands/board-message.ts';
import { channelBody } from '../../src/commands/page.ts';
import { below, seedRng } from '../../src/engine/core/rng.ts';
import type { Scene } from '../../src/render/shapes.ts';
import { interactionOf, CHANNEL, OFFERED, startedTable, testContext } from './test-context.ts';

it.each([...OFFERED.keys()])(
  'the result of %s tells nothing of what lay on the board before, and the final board is kept',
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
    const shown = { ...context, drawings };
    const message = await boardMessage(shown, table, { from: 0, asked: [] });
    const pictures = drawn.splice(0);
    await boardMessage(shown, table, { from: decisions - 3, asked: [] });
    expect(drawn).toEqual(pictures);
    // where the result takes the board's place, the final board stays in the channel below it
    const keepsBoard = ['antarctica', 'aquasphere', 'new-eden'].includes(gameId);
    expect(pictures).toHaveLength(keepsBoard ? 2 : 1);
    const { files } = channelBody(message);
    expect(new Set(files.map(({ name }) => name)).size).toBe(pictures.length);
  },
);

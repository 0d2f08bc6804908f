import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/i18n/locale.ts';
import type { TextShape } from '../../src/render/shapes.ts';
import { chosenGame } from '../../scripts/arguments.ts';
import { AWKWARD_NAMES, lookAt, lookBack, randomGame } from './random-table.ts';

/* What one must read inline, at a third of the size: the decision, the last turn in words, the scores. */

const LEAST = 34;
const AT = [0.3, 0.6, 0.9] as const;

/** The lowest line of the header: the last turn in words; and where no game has its right column yet. */
const HEADER = { bottom: 125, right: 1130 } as const;

describe.each(['antarctica', 'aquasphere', 'new-eden'])('what is read first in %s', (id) => {
  it.each(LOCALES)(
    'GIVEN long names in %s WHEN the board is drawn THEN none of it is set smaller than 34',
    (locale) => {
      const { game, scene, rulebook, texts } = chosenGame({ game: id });
      const seats = game.seats.max;
      const { steps } = randomGame(game, `first-${locale}`, seats);
      const look = lookAt(game, { messages: rulebook.messages, texts }, locale, seats, AWKWARD_NAMES);
      for (const part of AT) {
        const at = Math.round(steps.length * part);
        const state = steps[at]?.before;
        if (state === undefined) throw new Error('no position');
        const back = lookBack(game, scene, { steps: steps.slice(0, at), state }, undefined);
        const { moving } = scene.compose(game.view(state, undefined), look, { viewer: undefined, ...back });
        const words = moving.filter((shape): shape is TextShape => shape.kind === 'text');
        const header = words.filter(({ x, y }) => y < HEADER.bottom && x < HEADER.right);
        const scores = words.filter(({ id: name }) => name?.startsWith('score:') === true);
        expect(header.length).toBeGreaterThanOrEqual(2);
        expect(scores.length).toBeGreaterThanOrEqual(seats);
        for (const { text, size } of [...header, ...scores])
          expect(size, `${text} at decision ${at}`).toBeGreaterThanOrEqual(LEAST);
      }
    },
  );
});

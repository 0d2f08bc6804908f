import type { Policy } from '../../src/engine/core/playout.ts';
import type { State } from '../../src/engine/games/antarctica/state.ts';
import { antarctica } from '../../src/games/antarctica.ts';
import { ANTARCTICA_TEXTS } from '../../src/i18n/games/antarctica/index.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import type { Look } from '../../src/render/game-scene.ts';
import { GAME } from '../games/antarctica/standard-set.ts';
import { lookAt, randomPositions } from './random-table.ts';

export function lookOf(locale: Locale, seats: number, names?: readonly string[]): Look {
  return lookAt(
    GAME,
    { messages: antarctica.rulebook.messages, texts: ANTARCTICA_TEXTS },
    locale,
    seats,
    names,
  );
}

export function positionsOf(
  seed: string,
  seats: number,
  placement = 'first-game',
  policy: Policy = 'weighed',
): State[] {
  return randomPositions<State>(GAME, seed, seats, { placement }, policy);
}

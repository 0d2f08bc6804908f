import { chooseAtRandom } from '../../src/engine/core/playout.ts';
import { seedRng } from '../../src/engine/core/rng.ts';
import { MESSAGES } from '../../src/engine/games/antarctica/messages.ts';
import type { AntarcticaState } from '../../src/engine/games/antarctica/state.ts';
import { ANTARCTICA_TEXTS } from '../../src/i18n/games/antarctica/index.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { sayWith } from '../../src/i18n/say.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import type { Look } from '../../src/render/game-scene.ts';
import { boardName } from '../../src/render/type.ts';
import { GAME } from '../games/antarctica/standard-set.ts';

/** Very long, very wide, in foreign letters, made of pictures. */
export const AWKWARD_NAMES = [
  'Aleksandra Wąsowska-Brzęczyszczykiewicz',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '中村 さくら',
  '🦭',
];
const NAMES = ['Ola', 'Benoît', 'Zażółć', 'Daniel'];

/** As the bot makes it: on the board names are those of `boardName`. */
export function lookOf(locale: Locale, seats: number, names: readonly string[] = NAMES): Look {
  const words = TEXTS[locale].seats;
  const shown = Array.from({ length: seats }, (_, seat) => {
    const colourWord = words[seat] ?? '';
    return { name: boardName(names[seat] ?? '', colourWord), colourWord };
  });
  const { say, name } = sayWith({
    locale,
    messages: MESSAGES,
    texts: ANTARCTICA_TEXTS[locale],
    names: GAME.names,
    playerName: (seat) => shown[seat]?.name ?? '',
  });
  return { seats: shown, locale, say, name };
}

/** Every position of a random game, from the first question to the end. */
export function positionsOf(
  seed: string,
  seats: number,
  placement = 'first-game',
  policy: 'weighed' | 'uniform' = 'weighed',
): AntarcticaState[] {
  const begun = GAME.setup(seed, seats, { placement });
  if (!begun.ok) throw new Error(`no setup: ${begun.error.code}`);
  const dice = seedRng(`${seed}/players`);
  const positions = [begun.value.state];
  for (let state = begun.value.state; !GAME.isOver(state);) {
    const { seat, action } = chooseAtRandom(GAME, state, dice, policy);
    // as: it came out of the same game
    const step = GAME.apply(state, seat, action as Parameters<typeof GAME.apply>[2]);
    if (!step.ok) throw new Error(`refused: ${step.error.code}`);
    state = step.value.state;
    positions.push(state);
  }
  return positions;
}

import type { AnyGame, CoreState, Messages, Options } from '../../src/engine/core/contract.ts';
import { chooseAtRandom, type Policy } from '../../src/engine/core/playout.ts';
import { seedRng } from '../../src/engine/core/rng.ts';
import type { AnyGameTexts } from '../../src/i18n/game-texts.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { sayWith } from '../../src/i18n/say.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import type { Look } from '../../src/render/game-scene.ts';
import { boardName } from '../../src/render/type.ts';

/* A table of any game for the tests of its pictures: how it looks, and positions to look at. */

/** With letters of all three languages. */
export const NAMES = ['Ola', 'Benoît', 'Zażółć', 'Daniel'];
/** Very long, very wide, in foreign letters, made of pictures. */
export const AWKWARD_NAMES = [
  'Aleksandra Wąsowska-Brzęczyszczykiewicz',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '中村 さくら',
  '🦭',
];

export interface Words {
  readonly messages: Messages;
  readonly texts: Readonly<Record<Locale, AnyGameTexts>>;
}

/** As the bot makes it: on the board names are those of `boardName`, in words they are whole. */
export function lookAt(
  game: Pick<AnyGame, 'names'>,
  { messages, texts }: Words,
  locale: Locale,
  seats: number,
  names: readonly string[] = NAMES,
  use: 'board' | 'words' = 'board',
): Look {
  const shown = Array.from({ length: seats }, (_, seat) => {
    const colourWord = TEXTS[locale].seats[seat] ?? '';
    const name = names[seat] ?? '';
    return { name: use === 'board' ? boardName(name, colourWord) : name, colourWord };
  });
  const playerName = (seat: number): string => shown[seat]?.name ?? '';
  const words = sayWith({ locale, messages, texts: texts[locale], names: game.names, playerName });
  return {
    seats: shown,
    locale,
    say: (message) => words.say(message),
    name: (category, id) => words.name(category, id),
  };
}

/** Every position of a random game, from the first question to the end. */
export function randomPositions<S extends CoreState>(
  game: AnyGame,
  seed: string,
  seats: number,
  options: Options = {},
  policy: Policy = 'weighed',
): S[] {
  const begun = game.setup(seed, seats, options);
  if (!begun.ok) throw new Error(`no setup: ${begun.error.code}`);
  const dice = seedRng(`${seed}/players`);
  const positions = [begun.value.state];
  for (let { state } = begun.value; !game.isOver(state);) {
    const { seat, action } = chooseAtRandom(game, state, dice, policy);
    const step = game.apply(state, seat, action);
    if (!step.ok) throw new Error(`refused: ${step.error.code}`);
    ({ state } = step.value);
    positions.push(state);
  }
  // as: all of them come out of this game
  return positions as S[];
}

/** Every so many positions, and the last. */
export function some<S>(positions: readonly S[], step: number): S[] {
  return positions.filter((_, at) => at % step === 0 || at === positions.length - 1);
}

import type { AnyGame } from '../src/engine/core/contract.ts';
import type { Locale } from '../src/i18n/locale.ts';
import { sayWith, type Say } from '../src/i18n/say.ts';
import { TEXTS } from '../src/i18n/texts.ts';
import type { Look } from '../src/render/game-scene.ts';
import type { WholeGame } from './games.ts';

/** Who sits at a table that a script sets up: names with letters of all three languages. */
const NAMES = ['Ola', 'Benoît', 'Zażółć', 'Daniel'] as const;

export function nameOf(seat: number): string {
  return NAMES[seat] ?? String(seat + 1);
}

export function speaker({ rulebook, texts }: WholeGame, game: AnyGame, locale: Locale): Say {
  return sayWith({
    locale,
    messages: rulebook.messages,
    texts: texts[locale],
    names: game.names,
    playerName: nameOf,
  });
}

export function lookFor(say: Say, seats: number): Look {
  return {
    locale: say.locale,
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: nameOf(seat),
      colourWord: TEXTS[say.locale].seats[seat] ?? String(seat + 1),
    })),
    say: (message) => say.say(message),
    name: (category, id) => say.name(category, id),
  };
}

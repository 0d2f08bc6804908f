import type { AnyGame } from '../src/engine/core/contract.ts';
import type { Locale } from '../src/i18n/locale.ts';
import { sayWith, type Say } from '../src/i18n/say.ts';
import { NAMES } from '../test/render/random-table.ts';
import type { GamePackage } from './games.ts';

/** Who sits at a table that a script sets up. */
export function nameOf(seat: number): string {
  return NAMES[seat] ?? String(seat + 1);
}

export function speaker({ rulebook, texts }: GamePackage, game: AnyGame, locale: Locale): Say {
  return sayWith({
    locale,
    messages: rulebook.messages,
    texts: texts[locale],
    names: game.names,
    playerName: nameOf,
  });
}

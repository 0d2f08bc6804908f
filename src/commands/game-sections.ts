import type { Locale } from '../i18n/locale.ts';
import { button, type Section } from './rows.ts';
import type { OfferedGame, Services } from './services.ts';

/** What a game is like, how heavy it is and how long it takes, in a line. */
export function pitchOf({ handbook, texts }: OfferedGame, locale: Locale): string {
  return handbook?.words[locale].pitch ?? texts[locale].about;
}

interface Choice {
  /** what choosing the game does */
  readonly idFor: (gameId: string) => string;
  /** absent: the game's title */
  readonly label?: string;
  readonly isOffered?: (offered: OfferedGame) => boolean;
}

/** The games, each with what it is like and a button beside it. */
export function gameSections(
  { games }: Pick<Services, 'games'>,
  locale: Locale,
  { idFor, label, isOffered = () => true }: Choice,
): readonly Section[] {
  return [...games]
    .filter(([, offered]) => isOffered(offered))
    .map(([gameId, offered]) => {
      const { title } = offered.texts[locale];
      const text = `**${title}**\n${pitchOf(offered, locale)}`;
      return { text, button: button(idFor(gameId), label ?? title, 'main') };
    });
}

import { en, type Texts } from './en.ts';
import { fr } from './fr.ts';
import { inFrenchTypography } from './french-typography.ts';
import type { Locale } from './locale.ts';
import { pl } from './pl.ts';

export { COMMAND_KEYS, type CommandKey } from './en-commands.ts';
export type { RefusalAbout, Texts } from './en.ts';

/** The bot's own words in each language. */
export const TEXTS: Readonly<Record<Locale, Texts>> = { en, fr: inFrenchTypography(fr), pl };

import { inFrenchTypography } from '../../french-typography.ts';
import type { Locale } from '../../locale.ts';
import { EN } from './en.ts';
import { FR } from './fr.ts';
import { PL } from './pl.ts';
import type { NewEdenTexts } from './texts.ts';

export const NEW_EDEN_TEXTS: Readonly<Record<Locale, NewEdenTexts>> = {
  en: EN,
  fr: inFrenchTypography(FR),
  pl: PL,
};

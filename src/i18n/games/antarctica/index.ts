import { inFrenchTypography } from '../../french-typography.ts';
import type { Locale } from '../../locale.ts';
import { EN } from './en.ts';
import { FR } from './fr.ts';
import { PL } from './pl.ts';
import type { AntarcticaTexts } from './texts.ts';

export const ANTARCTICA_TEXTS: Readonly<Record<Locale, AntarcticaTexts>> = {
  en: EN,
  fr: inFrenchTypography(FR),
  pl: PL,
};

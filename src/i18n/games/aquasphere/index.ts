import { inFrenchTypography } from '../../french-typography.ts';
import type { Locale } from '../../locale.ts';
import { EN } from './en.ts';
import { FR } from './fr.ts';
import { PL } from './pl.ts';
import type { AquaSphereTexts } from './texts.ts';

export const AQUASPHERE_TEXTS: Readonly<Record<Locale, AquaSphereTexts>> = {
  en: EN,
  fr: inFrenchTypography(FR),
  pl: PL,
};

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyGame, AnyRulebook, ComponentSet } from '../../src/engine/core/contract.ts';
import type { GamePackage } from '../../src/games/game-package.ts';
import type { AnyGameTexts } from '../../src/i18n/game-texts.ts';
import { inFrenchTypography } from '../../src/i18n/french-typography.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import type { AnyGameScene } from '../../src/render/game-scene.ts';
import { checkSet, type ToyComponents } from './components.ts';
import { FLOE, type ToyGame } from './game.ts';
import { FLOE_SCENE } from './scene.ts';
import { EN } from './texts/en.ts';
import { FR } from './texts/fr.ts';
import { PL } from './texts/pl.ts';

/* Everything that the house needs to play Floe: what `index.ts` gets from the registries for a game of src/. */

export const TOY: AnyRulebook = FLOE;
export const TOY_SCENE: AnyGameScene = FLOE_SCENE;
export const TOY_TEXTS: Readonly<Record<Locale, AnyGameTexts>> = {
  en: EN,
  fr: inFrenchTypography(FR),
  pl: PL,
};
/** Floe as the bot would offer it. */
export const FLOE_PACKAGE: GamePackage = {
  rulebook: FLOE,
  scene: FLOE_SCENE,
  texts: TOY_TEXTS,
  setFolder: fileURLToPath(new URL('./components/', import.meta.url)),
};
/** The file of the standard set, and the folder that holds it. */
export const TOY_SET_FILE = fileURLToPath(new URL('./components/floe-standard-1.json', import.meta.url));
export const TOY_SET_FOLDER = dirname(TOY_SET_FILE);
export const TOY_SET_JSON: unknown = JSON.parse(readFileSync(TOY_SET_FILE, 'utf8'));

/** The standard set as the loader gives it (src/component-sets.ts). */
export function standardSet(): ComponentSet<ToyComponents> {
  const checked = checkSet(TOY_SET_JSON);
  if (!checked.ok) throw new Error(checked.error.join('; '));
  const hash = createHash('sha256').update(readFileSync(TOY_SET_FILE, 'utf8')).digest('hex');
  return { id: 'floe-standard', version: 1, hash, components: checked.value };
}

/** Floe with the standard set, for tests that know what it is. */
export function floe(): ToyGame {
  return FLOE.using(standardSet());
}

/** The same for those who must not know. */
export function toyGame(): AnyGame {
  return floe();
}

import { fileURLToPath } from 'node:url';
import { readComponentSets, type LoadedSet } from '../src/component-sets.ts';
import type { AnyRulebook } from '../src/engine/core/contract.ts';
import { RULEBOOKS } from '../src/engine/registry.ts';
import type { AnyGameTexts } from '../src/i18n/game-texts.ts';
import type { Locale } from '../src/i18n/locale.ts';
import { GAME_TEXTS } from '../src/i18n/registry.ts';
import type { AnyGameScene } from '../src/render/game-scene.ts';
import { SCENES } from '../src/render/registry.ts';
import { TOY, TOY_SCENE, TOY_SET_FOLDER, TOY_TEXTS } from '../test/toy/index.ts';

/** A game with its words and its drawing, as `index.ts` would offer it. */
export interface WholeGame {
  readonly rulebook: AnyRulebook;
  readonly texts: Readonly<Record<Locale, AnyGameTexts>>;
  readonly scene: AnyGameScene;
}

function registered(rulebook: AnyRulebook): WholeGame {
  const texts = GAME_TEXTS[rulebook.id];
  const scene = SCENES.find(({ gameId }) => gameId === rulebook.id);
  if (texts === undefined || scene === undefined)
    throw new Error(
      `the game ${rulebook.id} is registered without its ${texts === undefined ? 'texts' : 'scene'}`,
    );
  return { rulebook, texts, scene };
}

/** All registered games and, for tests and scripts, the toy. */
export const WHOLE_GAMES: readonly WholeGame[] = [
  ...RULEBOOKS.map(registered),
  { rulebook: TOY, texts: TOY_TEXTS, scene: TOY_SCENE },
];

/** The sets that come with these games. */
export function shippedSets(): readonly LoadedSet[] {
  const rulebooks = WHOLE_GAMES.map(({ rulebook }) => rulebook);
  const folders = RULEBOOKS.map(({ id }) => fileURLToPath(new URL(`../components/${id}`, import.meta.url)));
  const read = readComponentSets(rulebooks, [...folders, TOY_SET_FOLDER]);
  if (!read.ok) throw new Error(read.error.join('\n'));
  return read.value;
}

import type { State } from '../../src/engine/games/new-eden/state.ts';
import { newEden } from '../../src/games/new-eden.ts';
import { NEW_EDEN_TEXTS } from '../../src/i18n/games/new-eden/index.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import type { Description } from '../../src/render/game-scene.ts';
import type { EdenLook } from '../../src/render/games/new-eden/messages.ts';
import { NEW_EDEN_SCENE } from '../../src/render/games/new-eden/scene.ts';
import type { Scene, Shape, TextShape } from '../../src/render/shapes.ts';
import { GAME } from '../games/new-eden/scene.ts';
import { lookAt, randomPositions } from './random-table.ts';
import { sceneFaults } from './scene-laws.ts';

/* A table of New Eden for the tests of its pictures. */

export interface Wish {
  readonly locale?: Locale;
  readonly viewer?: number;
  readonly focus?: string;
  readonly names?: readonly string[];
}

export function lookOf({ seats }: Pick<State, 'seats'>, { locale = 'en', names }: Wish): EdenLook {
  return lookAt(GAME, { messages: newEden.rulebook.messages, texts: NEW_EDEN_TEXTS }, locale, seats, names);
}

export function sceneOf(state: State, wish: Wish = {}): Scene {
  const { viewer, focus } = wish;
  const how = { viewer, ...(focus !== undefined && { focus }) };
  return NEW_EDEN_SCENE.compose(GAME.view(state, viewer), lookOf(state, wish), how);
}

export function describedOf(state: State, wish: Wish = {}): Description {
  return NEW_EDEN_SCENE.describe(GAME.view(state, wish.viewer), lookOf(state, wish), wish.viewer);
}

export function targetsOf(state: State, viewer: number | undefined): string[] {
  if (viewer === undefined) return [];
  return (GAME.prompt(state, viewer)?.options ?? []).flatMap(({ target }) => target ?? []);
}

export function faultsOf(state: State, wish: Wish): string[] {
  return sceneFaults({
    scene: sceneOf(state, wish),
    description: describedOf(state, wish),
    ...(wish.focus === undefined && { targets: targetsOf(state, wish.viewer) }),
  });
}

export const shapesOf = ({ still, moving }: Scene): readonly Shape[] => [...still, ...moving];
export const textsOf = ({ moving }: Pick<Scene, 'moving'>): TextShape[] =>
  moving.filter((shape) => shape.kind === 'text');
export const factsOf = (state: State, wish: Wish = {}): string[] =>
  shapesOf(sceneOf(state, wish)).flatMap(({ facts = [] }) => facts);

export function game(seed: string, seats: number, policy: 'weighed' | 'uniform' = 'weighed'): State[] {
  const options = seats === 1 ? { soloLevel: 2 } : { standingBids: true };
  return randomPositions<State>(GAME, seed, seats, options, policy);
}

/** A card's own name, and not that of a card whose name goes on: "Shell house 5" is not in "Shell house 5 (+2)". */
export function called(card: string): RegExp {
  const name = GAME.names[`card:${card}`]?.en;
  if (name === undefined) throw new Error(`${card} has no name`);
  return new RegExp(`${name.replaceAll(/[()+]/gu, '\\$&')}(?! \\(\\+|[\\d+])`, 'u');
}

export const TABLE = [1, 2, 3, 4].flatMap((seats) => LOCALES.map((locale) => [seats, locale] as const));

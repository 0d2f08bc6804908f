import type { AnyGame, CoreState, Viewer } from '../src/engine/core/contract.ts';
import { withChanges } from '../src/render/changes.ts';
import type { AnyGameScene, Look } from '../src/render/game-scene.ts';
import { withMarks } from '../src/render/marks.ts';
import type { Scene } from '../src/render/shapes.ts';
import { lookBack } from '../test/render/random-table.ts';
import type { PlayedStep } from './random-game.ts';

export interface Shown {
  readonly state: CoreState;
  readonly viewer: Viewer;
  readonly focus?: string | undefined;
  /** what changed since then is ringed, in a game that doesn't tell its last turn itself */
  readonly earlier?: CoreState | undefined;
  /** the game up to here, for the last turn and the chart of points */
  readonly steps?: readonly PlayedStep[];
  /** what the viewer may choose has its number in the menu */
  readonly marks?: boolean | undefined;
}

/** A position as the bot draws it. */
export function positionPicture(
  game: AnyGame,
  scene: AnyGameScene,
  look: Look,
  { state, viewer, focus, earlier, steps = [], marks = false }: Shown,
): Scene {
  const how = { viewer, ...(focus !== undefined && { focus }) };
  const back = lookBack(game, scene, { state, steps }, viewer);
  const plain = scene.compose(game.view(state, viewer), look, { ...how, ...back });
  const ringed = earlier !== undefined && scene.turnFrom === undefined;
  const changed = ringed ? withChanges(plain, scene.compose(game.view(earlier, viewer), look, how)) : plain;
  if (!marks || viewer === undefined) return changed;
  const options = game.prompt(state, viewer)?.options ?? [];
  const numbered = options.flatMap(({ target }, at) =>
    target === undefined ? [] : [{ target, number: at + 1 }],
  );
  return withMarks(changed, numbered);
}

import type { AnyGame, CoreState, Viewer } from '../src/engine/core/contract.ts';
import { withChanges } from '../src/render/changes.ts';
import type { AnyGameScene, Look } from '../src/render/game-scene.ts';
import { withMarks } from '../src/render/marks.ts';
import type { Scene } from '../src/render/shapes.ts';

export interface Shown {
  readonly state: CoreState;
  readonly viewer: Viewer;
  readonly focus?: string | undefined;
  /** what changed since then is ringed */
  readonly earlier?: CoreState | undefined;
  /** what the viewer may choose has its number in the menu */
  readonly marks?: boolean | undefined;
}

/** A position as the bot draws it. */
export function positionPicture(
  game: AnyGame,
  scene: AnyGameScene,
  look: Look,
  { state, viewer, focus, earlier, marks = false }: Shown,
): Scene {
  const how = { viewer, ...(focus !== undefined && { focus }) };
  const compose = (shown: CoreState): Scene => scene.compose(game.view(shown, viewer), look, how);
  const plain = compose(state);
  const changed = earlier === undefined ? plain : withChanges(plain, compose(earlier));
  if (!marks || viewer === undefined) return changed;
  const options = game.prompt(state, viewer)?.options ?? [];
  const numbered = options.flatMap(({ target }, at) =>
    target === undefined ? [] : [{ target, number: at + 1 }],
  );
  return withMarks(changed, numbered);
}

import type { AnyGame, CoreState } from '../../src/engine/core/contract.ts';
import { createDrawings, type Drawings } from '../../src/render/drawing.ts';
import { createPainter } from '../../src/render/canvas.ts';
import type { ComposeOptions, Look } from '../../src/render/game-scene.ts';
import type { Scene } from '../../src/render/shapes.ts';
import { lookAt, lookBack } from '../../test/render/random-table.ts';
import type { GamePackage } from '../games.ts';
import { playRandomly } from '../random-game.ts';
import { tablePeople } from './people.ts';
import { atMost, type Extent, type Row } from './row.ts';
import { cpuOf, inTurn, inTurnAwaited, percentile, wallOf } from './times.ts';

/* Pictures: what one costs beside the canvas's own PNG of the same pixels, and what the same one costs again. */

const PNG_GOAL = 0.8;
const BYTES_GOAL = 450_000;
const AGAIN_GOAL = 0.01;

export type WholeGame = GamePackage & { readonly game: AnyGame };

/** A table somewhere in its game. */
export interface Position {
  readonly state: CoreState;
  readonly look: Look;
  readonly back: Pick<ComposeOptions, 'last' | 'course'>;
}

/** Tables in the middle of this game, with as many people as can play it. */
function midGames(whole: WholeGame, count: number): readonly Position[] {
  return positions(whole, count, whole.game.seats.max, (decisions) => Math.floor(decisions / 2));
}

/** Tables of this game, each with a game and people of its own: no two pictures are alike. `at`: after how many of all decisions. */
export function positions(
  { game, scene, rulebook, texts }: WholeGame,
  count: number,
  seats: number,
  at: (decisions: number) => number,
): readonly Position[] {
  return Array.from({ length: count }, (_, table) => {
    const wish = { seats, seed: `drawing-${table}`, options: {}, policy: 'weighed' } as const;
    const whole = playRandomly(game, wish);
    const steps = whole.steps.slice(0, at(whole.steps.length));
    const state = whole.steps[steps.length]?.before ?? whole.state;
    const words = { messages: rulebook.messages, texts };
    const look = lookAt(game, words, 'en', seats, tablePeople(table, seats));
    return { state, look, back: lookBack(game, scene, { state, steps }, undefined) };
  });
}

export function sceneOf({ game, scene }: WholeGame, { state, look, back }: Position): Scene {
  return scene.compose(game.view(state, undefined), look, { viewer: undefined, ...back });
}

export async function measureDrawings(games: readonly WholeGame[], extent: Extent): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const whole of games) rows.push(...pngOf(whole, extent), ...(await againOf(whole, extent)));
  return rows;
}

function pngOf(whole: WholeGame, extent: Extent): readonly Row[] {
  const { id } = whole.game;
  const tables = midGames(whole, extent === 'smoke' ? 2 : 12);
  const painter = createPainter();
  // the ground is painted, and the code is warm
  for (const table of tables) painter.paint(sceneOf(whole, table), 'default');
  const sizes: number[] = [];
  const ratios: number[] = [];
  const floors: number[] = [];
  for (const table of tables) {
    const canvas = painter.draw(sceneOf(whole, table), 'default');
    canvas.getContext('2d').getImageData(0, 0, 1, 1);
    const taken = inTurn(extent === 'smoke' ? 1 : 5, {
      picture: () =>
        cpuOf(() => {
          sizes.push(painter.paint(sceneOf(whole, table), 'default').byteLength);
        }),
      floor: () => cpuOf(() => canvas.toBuffer('image/png')),
    });
    ratios.push(taken.picture / taken.floor);
    floors.push(taken.floor);
  }
  return [
    atMost(`view to PNG / canvas.toBuffer: ${id}`, percentile(ratios, 50), PNG_GOAL, percentile(floors, 50)),
    atMost(`bytes of the largest PNG: ${id}`, Math.max(...sizes), BYTES_GOAL),
  ];
}

async function againOf(whole: WholeGame, extent: Extent): Promise<readonly Row[]> {
  const scenes = midGames(whole, extent === 'smoke' ? 2 : 12).map((table) => sceneOf(whole, table));
  const drawings = createDrawings();
  const draw = (scene: Scene | undefined) => wallOf(() => pictureOf(drawings, scene));
  try {
    const [warmUp, ...own] = scenes;
    await draw(warmUp);
    const { first, again } = await inTurnAwaited(own.length, {
      first: (round) => draw(own[round]),
      again: (round) => draw(structuredClone(own[round])),
    });
    return [
      atMost(`the same scene again / the first time: ${whole.game.id}`, again / first, AGAIN_GOAL, first),
    ];
  } finally {
    await drawings.close();
  }
}

async function pictureOf(drawings: Drawings, scene: Scene | undefined): Promise<void> {
  if (scene === undefined) throw new RangeError('no scene');
  const drawn = await drawings.draw(scene, 'default');
  if (!drawn.ok) throw new Error(`no picture (${drawn.error})`);
}

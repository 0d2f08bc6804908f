import { createDrawings } from '../../src/render/drawing.ts';
import { positions, sceneOf, type Position, type WholeGame } from './drawings.ts';
import type { Extent } from './row.ts';
import { wallOf } from './times.ts';

/* What the bot's drawings cost where nothing else is to be done: the floors of the rows about whole bots. */

export interface DrawingTimes {
  /** from a view to its PNG, on one thread after the other */
  readonly one: number;
  readonly bytes: number;
  /** a hundred of them on two drawing threads */
  readonly hundredOnTwo: number;
}

/** As the tables at the bot are: two people, and the game has begun not long ago. */
export const SEATS = 2;
const DECISIONS = 8;
/** Drawings of each game that are made before any is measured. */
const WARMING = 4;

interface Wanted {
  readonly whole: WholeGame;
  readonly position: Position;
}

export async function drawingTimes(games: readonly WholeGame[], extent: Extent): Promise<DrawingTimes> {
  const each = Math.ceil((extent === 'smoke' ? 6 : 100) / games.length);
  const own = games.map((whole) => ({
    whole,
    list: positions(whole, each + WARMING, SEATS, () => DECISIONS),
  }));
  // games in turn, as the tables at a bot
  const inTurn = Array.from({ length: each + WARMING }, (_, at) =>
    own.flatMap(({ whole, list }) => (list[at] ? [{ whole, position: list[at] }] : [])),
  ).flat();
  const [warming, wanted] = [inTurn.slice(0, WARMING * games.length), inTurn.slice(WARMING * games.length)];
  const alone = await withDrawings(1, warming, async (draw) => {
    for (const one of wanted) await draw(one);
  });
  const together = await withDrawings(2, warming, async (draw) => {
    await Promise.all(wanted.map(draw));
  });
  return {
    one: alone.ms / wanted.length,
    bytes: Math.round(alone.bytes / wanted.length),
    hundredOnTwo: (100 * together.ms) / wanted.length,
  };
}

/** Threads that are awake and have their grounds painted. */
async function withDrawings(
  workers: number,
  warming: readonly Wanted[],
  task: (draw: (wanted: Wanted) => Promise<void>) => Promise<void>,
): Promise<{ readonly ms: number; readonly bytes: number }> {
  const drawings = createDrawings({ workers, queueLimit: 1_000, rememberedBytes: 1 });
  let bytes = 0;
  const draw = async ({ whole, position }: Wanted): Promise<void> => {
    const drawn = await drawings.draw(sceneOf(whole, position), 'default');
    if (!drawn.ok) throw new Error(`no picture (${drawn.error})`);
    bytes += drawn.value.byteLength;
  };
  try {
    await Promise.all(warming.map(draw));
    bytes = 0;
    const ms = await wallOf(() => task(draw));
    return { ms, bytes };
  } finally {
    await drawings.close();
  }
}

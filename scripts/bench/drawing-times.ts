import { createDrawings } from '../../src/render/drawing.ts';
import { positions, sceneOf, type Position, type WholeGame } from './drawings.ts';
import { wallOf } from './times.ts';

/* What the bot's drawings cost where nothing else is to be done: the floors of the rows about whole bots, taken in turn with these. */

export interface DrawingTimes {
  /** of a picture, on average */
  readonly bytes: number;
  /** milliseconds of each of so many drawings, from a view to its PNG, one after the other */
  alone(count: number): Promise<number>;
  /** the same where two threads draw them */
  onTwo(count: number): Promise<number>;
  close(): Promise<void>;
}

/** As the tables at the bot are: two people, and the game has begun not long ago. */
export const SEATS = 2;
const DECISIONS = 8;
/** Positions of each game. */
const TABLES = 17;

interface Wanted {
  readonly whole: WholeGame;
  readonly position: Position;
}

export async function drawingTimes(games: readonly WholeGame[]): Promise<DrawingTimes> {
  const own = games.map((whole) => ({ whole, list: positions(whole, TABLES, SEATS, () => DECISIONS) }));
  // games in turn, as the tables at a bot
  const wanted = Array.from({ length: TABLES }, (_, at) =>
    own.flatMap(({ whole, list }) => (list[at] ? [{ whole, position: list[at] }] : [])),
  ).flat();
  // nothing is remembered: the same position costs the same again
  const drawings = createDrawings({ workers: 2, queueLimit: 1_000, rememberedBytes: 1 });
  let drawn = 0;
  const next = (count: number): readonly Wanted[] =>
    Array.from({ length: count }, () => wanted[(drawn += 1) % wanted.length]).filter(
      (one) => one !== undefined,
    );
  const draw = async ({ whole, position }: Wanted): Promise<number> => {
    const picture = await drawings.draw(sceneOf(whole, position), 'default');
    if (!picture.ok) throw new Error(`no picture (${picture.error})`);
    return picture.value.byteLength;
  };
  // both threads are awake, and have their grounds painted
  const sizes = await Promise.all(wanted.map(draw));
  return {
    bytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length),
    async alone(count) {
      const ms = await wallOf(async () => {
        for (const one of next(count)) await draw(one);
      });
      return ms / count;
    },
    async onTwo(count) {
      return (await wallOf(() => Promise.all(next(count).map(draw)))) / count;
    },
    close: () => drawings.close(),
  };
}

import { PIECES as NEW_EDEN_PIECES } from '../src/render/games/new-eden/pieces.ts';
import { SEAT_LIMIT, seatPiece } from '../src/render/glyphs.ts';
import { silhouette, type Silhouette } from '../src/render/pieces.ts';
import type { Scene, Shape } from '../src/render/shapes.ts';
import { textOn } from '../src/render/type.ts';

/** A game's silhouettes, to be looked at side by side. */
interface PieceSheet {
  readonly signs: Readonly<Record<string, Silhouette>>;
  /** those that a seat owns */
  readonly owned: Readonly<Record<string, Silhouette>>;
}

const SHEETS: Readonly<Record<string, PieceSheet>> = {
  'new-eden': { signs: NEW_EDEN_PIECES, owned: {} },
};

const COLUMNS = 7;
const CELL = { width: 228, height: 176 };

/** Each sign large, as on a board and at 24 pixels; pieces of the seats below. */
export function pieceSheet(gameId: string): Scene | undefined {
  const sheet = SHEETS[gameId];
  if (sheet === undefined) return undefined;
  const signs = Object.entries(sheet.signs);
  const rows = Math.ceil(signs.length / COLUMNS);
  const top = rows * CELL.height + 90;
  const pieces = Object.values(sheet.owned).length * SEAT_LIMIT;
  const step = Math.min(120, (COLUMNS * CELL.width - 40) / pieces);
  const owned = Object.values(sheet.owned).flatMap((shape, nth) =>
    Array.from({ length: SEAT_LIMIT }, (_, seat) =>
      seatPiece(shape, seat, 84 + (nth * SEAT_LIMIT + seat) * step, top, 96),
    ).flat(),
  );
  return {
    width: COLUMNS * CELL.width + 4,
    height: top + 80,
    ground: 'ground',
    still: [],
    moving: [...signs.flatMap(([id, shape], nth) => sign(id, shape, nth)), ...owned],
  };
}

function sign(id: string, shape: Silhouette, nth: number): Shape[] {
  const x = (nth % COLUMNS) * CELL.width;
  const y = Math.floor(nth / COLUMNS) * CELL.height + 76;
  return [
    silhouette(shape, x + 84, y, 96, 'ink'),
    silhouette(shape, x + 174, y - 24, 44, 'ink'),
    silhouette(shape, x + 174, y + 26, 24, 'ink'),
    textOn(id, x + 114, y + 74, { size: 20, colour: 'faint' }),
  ];
}

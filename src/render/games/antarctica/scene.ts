import type { View as AntarcticaView } from '../../../engine/games/antarctica/view.ts';
import { BOARD } from '../../frame.ts';
import type { GameScene, Look } from '../../game-scene.ts';
import { header } from '../../header.ts';
import type { Scene } from '../../shapes.ts';
import { headerWords } from './asked.ts';
import { describeBoard } from './describe.ts';
import { focusesOf, focusScene, WHOLE_BOARD } from './focus.ts';
import { COLUMN, HEADER_WIDTH } from './grid.ts';
import { BOARD as messages } from './messages.ts';
import { piles, PILES_HEIGHT } from './piles.ts';
import { playersColumn } from './players.ts';
import { resultPage } from './result.ts';
import { ringGround, ringPieces } from './ring.ts';

function board(view: AntarcticaView, look: Look): Scene {
  const top = { ...COLUMN, height: PILES_HEIGHT };
  const below = { ...COLUMN, y: COLUMN.y + PILES_HEIGHT + 12, height: COLUMN.height - PILES_HEIGHT - 12 };
  return {
    ...BOARD,
    ground: 'ground',
    still: ringGround(view),
    moving: [
      ...header(headerWords(view, look), HEADER_WIDTH),
      ...ringPieces(view, look),
      ...piles(view, top),
      ...playersColumn(view, look, below),
    ],
  };
}

export const ANTARCTICA_SCENE: GameScene<AntarcticaView> = {
  gameId: 'antarctica',
  messages,
  focuses: (view, look) => focusesOf(view, look),
  compose(view, look, { focus }) {
    const part = focus === undefined ? undefined : focusScene(view, look, focus);
    if (part !== undefined) return part;
    return view.over && focus !== WHOLE_BOARD ? resultPage(view, look) : board(view, look);
  },
  describe: (view, look) => describeBoard(view, look),
};

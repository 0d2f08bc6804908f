import { BOARD as messages, type Said } from './messages.ts';
import type { GameScene } from '../../game-scene.ts';
import { board } from './board.ts';
import { component } from './component.ts';
import { describeBoard, ownSections } from './describe.ts';
import { focusesOf, focusScene, WHOLE_BOARD } from './focus.ts';
import { turnFrom } from './last-turn.ts';
import { legend } from './legend.ts';
import { resultPage } from './result.ts';
import type { AntarcticaView } from './view.ts';

export const ANTARCTICA_SCENE: GameScene<AntarcticaView, Said> = {
  gameId: 'antarctica',
  messages,
  focuses: (view, look) => focusesOf(view, look),
  compose(view, look, { focus, last, course }) {
    const part = focus === undefined ? undefined : focusScene(view, look, focus);
    if (part !== undefined) return part;
    return view.over && focus !== WHOLE_BOARD ? resultPage(view, look, course) : board(view, look, last);
  },
  describe: (view, look) => describeBoard(view, look),
  own: (view, _open, look) => ownSections(view, look),
  turnFrom: (story) => turnFrom(story),
  legend: (look) => legend(look),
  component: (view, look, key) => component(view, look, key),
};

import type { Viewer } from '../../../engine/core/contract.ts';
import type { View } from '../../../engine/games/new-eden/view.ts';
import { BOARD } from '../../frame.ts';
import type { ComposeOptions, GameScene, Look } from '../../game-scene.ts';
import { header } from '../../header.ts';
import type { Box, Scene, Shape } from '../../shapes.ts';
import { headerWords, personOf } from './asked.ts';
import { auctions } from './auction.ts';
import { describe } from './describe.ts';
import { offerFocus } from './focus.ts';
import { BELOW_HEADER, placesFor } from './grid.ts';
import { blackMarket } from './market.ts';
import { BOARD as messages } from './messages.ts';
import { bonusCards, display, panel } from './offer.ts';
import { reckoning } from './result.ts';
import { stationFocus } from './station-focus.ts';
import { stationPanel } from './station.ts';

function offer(view: View, look: Look, box: Box): Shape[] {
  switch (view.phase) {
    case 'A':
      return display(view, box);
    case 'B':
      return blackMarket(view, look, box);
    case 'C':
    case 'D':
      return auctions(view, look, box);
  }
}

/**
 * The viewer's station first, the others after it in turn order. Nobody moves when the turn does: who knows his place
 * finds it again, and what moved on the board is a piece. Whose turn it is says the frame.
 */
function inOrder({ stations }: View, viewer: Viewer): number[] {
  const first = viewer ?? 0;
  return stations.map((_, step) => (first + step) % stations.length);
}

function table(view: View, look: Look, viewer: Viewer): Scene {
  const places = placesFor(view.stations.length);
  const shapes = [
    ...bonusCards(view, look, places.bonus),
    ...offer(view, look, places.offer),
    ...inOrder(view, viewer).flatMap((station, nth) => {
      const box = places.stations[nth];
      return box === undefined ? [] : stationPanel(view, look, station, box);
    }),
  ];
  return { ...BOARD, ground: 'ground', still: [], moving: [...top(view, look), ...shapes] };
}

/** A little lower than the board, so that not everything there counts as gone. */
function result(view: View, look: Look): Scene {
  const box = { ...BELOW_HEADER, height: BELOW_HEADER.height - 20 };
  const moving = [...top(view, look), panel(box), ...reckoning(view, look, box)];
  return { ...BOARD, height: BOARD.height - 20, ground: 'ground', still: [], moving };
}

function top(view: View, look: Look): Shape[] {
  return header(headerWords(view, look), BOARD.width);
}

const STATION = /^station-(\d)$/;

export const NEW_EDEN_SCENE: GameScene<View> = {
  gameId: 'new-eden',
  messages,
  focuses: (view, look) => [
    view.over
      ? { id: 'board', label: look.say({ key: 'board.stations' }) }
      : { id: 'offer', label: look.say({ key: 'board.offer' }) },
    ...view.stations.map((_, station) => ({
      id: `station-${station}`,
      label: personOf(view, look, station).name,
    })),
  ],
  compose(view, look, { viewer, focus }: ComposeOptions) {
    const station = STATION.exec(focus ?? '')?.[1];
    if (station !== undefined) return stationFocus(view, look, Number(station));
    if (focus === 'offer') return offerFocus(view, look);
    return view.over && focus !== 'board' ? result(view, look) : table(view, look, viewer);
  },
  describe: (view, look) => describe(view, look),
};

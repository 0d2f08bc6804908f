import type { View } from '../../../engine/games/new-eden/view.ts';
import { BOARD } from '../../frame.ts';
import type { ComposeOptions, GameScene, Look } from '../../game-scene.ts';
import { header } from '../../header.ts';
import { fromActive } from '../../players-row.ts';
import type { Box, Scene, Shape } from '../../shapes.ts';
import { headerWords, personOf } from './asked.ts';
import { auctions } from './auction.ts';
import { describe } from './describe.ts';
import { offerFocus } from './focus.ts';
import { BELOW_HEADER, placesFor } from './grid.ts';
import { blackMarket } from './market.ts';
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

/** The stations from the one that is asked; Deep Thought and who waits follow. */
function inOrder({ stations, asked }: View): number[] {
  return fromActive(stations.map((_, station) => ({ station, active: asked.includes(station) }))).map(
    ({ station }) => station,
  );
}

function middle(view: View, look: Look): Shape[] {
  if (view.over) return [panel(BELOW_HEADER), ...reckoning(view, look, BELOW_HEADER)];
  const places = placesFor(view.stations.length);
  return [
    ...bonusCards(view, places.bonus),
    ...offer(view, look, places.offer),
    ...inOrder(view).flatMap((station, nth) => {
      const box = places.stations[nth];
      return box === undefined ? [] : stationPanel(view, look, station, box);
    }),
  ];
}

function board(view: View, look: Look): Scene {
  return {
    ...BOARD,
    ground: 'ground',
    still: [],
    moving: [...header(headerWords(view, look), BOARD.width), ...middle(view, look)],
  };
}

const STATION = /^station-(\d)$/;

export const NEW_EDEN_SCENE: GameScene<View> = {
  gameId: 'new-eden',
  focuses: (view, look) => [
    ...(view.over ? [] : [{ id: 'offer', label: look.say({ key: 'board.offer' }) }]),
    ...view.stations.map((_, station) => ({
      id: `station-${station}`,
      label: personOf(view, look, station).name,
    })),
  ],
  compose(view, look, { focus }: ComposeOptions) {
    const station = STATION.exec(focus ?? '')?.[1];
    if (station !== undefined) return stationFocus(view, look, Number(station));
    return focus === 'offer' ? offerFocus(view, look) : board(view, look);
  },
  describe: (view, look) => describe(view, look),
};

import { BOARD } from '../../frame.ts';
import type { LastTurn } from '../../last-turn.ts';
import type { Scene, Shape } from '../../shapes.ts';
import { areaPills } from './area-pills.ts';
import { buildings, closedWord, golden, pawns, targetArea } from './areas.ts';
import { header } from './asked.ts';
import { blockPieces } from './block.ts';
import { placeBelow } from './block-grid.ts';
import { cards, cardsEnd, cardsLeft } from './cards.ts';
import type { Changed } from './changed.ts';
import { sunPlace } from './coast.ts';
import { ending } from './ending.ts';
import { changedBy } from './last-turn.ts';
import { plates } from './players.ts';
import { sign } from './signs.ts';
import { areaBadges, light, openHarbours, ships, sunlitBasin, theSun, trails } from './ships.ts';
import type { AntarcticaLook } from './messages.ts';
import type { AntarcticaView } from './view.ts';

/* The whole board, layer by layer from below. */

export const THEME = 'antarctica';

function mapGround(view: AntarcticaView): Shape[] {
  const whole = { x: 0, y: 0, width: BOARD.width, height: BOARD.height };
  return [
    { kind: 'sprite', name: 'map', ...whole },
    ...view.areas
      .filter(({ open }) => !open)
      .map(({ ring }): Shape => ({ kind: 'sprite', name: `closed:${ring}`, ...whole })),
  ];
}

/** Everything on the map. */
function mapPieces(view: AntarcticaView, look: AntarcticaLook, changed: Changed | undefined): Shape[] {
  const lit = view.areas.find(({ id }) => id === view.sun.area);
  const open = view.areas.filter((area) => area.open);
  const target = view.over ? undefined : open.find(({ id }) => id === view.turn?.target);
  return [
    ...sunlitBasin(view),
    ...openHarbours(view),
    ...light(sunPlace(lit?.ring ?? 0), BOARD.width, BOARD.height),
    // gold is where something is asked: where the ship is to act, or from where one is to sail
    ...(view.asked?.kind === 'act' && target !== undefined ? [golden(target.ring)] : []),
    ...(target !== undefined ? [targetArea(target)] : []),
    ...(view.asked?.kind === 'sail' && lit !== undefined ? [golden(lit.ring)] : []),
    ...theSun(view),
    ...trails(changed),
    ...view.areas.filter((area) => !area.open).map((area) => closedWord(area, look)),
    ...open.flatMap((area) => [...buildings(view, area, changed), ...pawns(view, area, changed)]),
    ...ships(view, look, changed),
    ...open.flatMap((area) => sign(view, area, look)),
    ...areaPills(open, changed),
    ...areaBadges(view, changed),
  ];
}

export function board(
  view: AntarcticaView,
  look: AntarcticaLook,
  last: LastTurn<AntarcticaView> | undefined,
): Scene {
  const changed = changedBy(last, view);
  const block = placeBelow(cardsEnd(cardsLeft(view.piles)));
  return {
    ...BOARD,
    theme: THEME,
    ground: '~sea-1',
    still: mapGround(view),
    moving: [
      ...mapPieces(view, look, changed),
      { kind: 'sprite', name: `ice:${cardsLeft(view.piles)}`, ...block.box },
      ...blockPieces(view, look, changed, block),
      ...cards(view, look, changed),
      ...ending(view, look),
      ...header(view, look, last),
      ...plates(view, look, changed),
    ],
  };
}

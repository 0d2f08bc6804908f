import type { View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import { framed, MARGIN, MIDDLE } from '../../frame.ts';
import type { Focus, GameScene, Look } from '../../game-scene.ts';
import type { HeaderWords } from '../../header.ts';
import type { Box, Scene, Shape } from '../../shapes.ts';
import { describe } from './describe.ts';
import { FACTS } from './facts.ts';
import { HEADQUARTERS, headquarters, headquartersGround } from './headquarters.ts';
import { BOARD } from './messages.ts';
import { at, type Place } from './place.ts';
import { PLAYER, playerBoard } from './player-board.ts';
import { result } from './result.ts';
import { SEATS, seatsRow } from './seats.ts';
import {
  lamp,
  LYING,
  ringSize,
  STANDING,
  stationGround,
  stationPieces,
  symbols,
  SYMBOLS,
} from './station.ts';
import { decisionOf, roundOf } from './words.ts';

const HQ_PLACE: Place = { x: MIDDLE.x, y: MIDDLE.y, k: 1 };
const STATION_PLACE: Place = { x: MIDDLE.x + HEADQUARTERS.width + 20, y: MIDDLE.y, k: 1 };

function headerOf(view: AquaSphereView, look: Look): HeaderWords {
  return {
    deciders: view.awaiting?.seats ?? [],
    decision: decisionOf(view, look, 'brief'),
    decisionFacts: [FACTS.asked(view)],
    stage: roundOf(view, look),
    stageFacts: [FACTS.round(view)],
  };
}

function board(view: AquaSphereView, look: Look): { still: Shape[]; moving: Shape[] } {
  const { width, height } = ringSize(LYING);
  const strip: Place = { ...at(STATION_PLACE, width / 2, height / 2), k: 1 };
  return {
    still: [...headquartersGround(view, HQ_PLACE), ...stationGround(view, LYING, STATION_PLACE)],
    moving: [
      ...headquarters(view, look, HQ_PLACE),
      ...stationPieces(view, LYING, STATION_PLACE),
      ...lamp(view, strip, -346, 0),
      ...symbols(view, { ...strip, x: strip.x - 282 }),
    ],
  };
}

function whole(view: AquaSphereView, look: Look): Scene {
  const row = seatsRow(view, look);
  const middle: Box = { ...MIDDLE, height: SEATS.y - MIDDLE.y - 16 };
  const drawn = view.over ? { still: [], moving: result(view, look, middle) } : board(view, look);
  const scene = framed({ header: headerOf(view, look), players: [] }, drawn);
  return { ...scene, moving: [...scene.moving, ...row] };
}

function alone(width: number, height: number, still: Shape[], moving: Shape[]): Scene {
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN, ground: 'ground', still, moving };
}

function headquartersAlone(view: AquaSphereView, look: Look): Scene {
  const place: Place = { x: MARGIN, y: MARGIN, k: 2 };
  return alone(
    HEADQUARTERS.width * 2,
    HEADQUARTERS.height * 2,
    headquartersGround(view, place),
    headquarters(view, look, place),
  );
}

/** The ring stands upright, below the actions and the lamp. */
function stationAlone(view: AquaSphereView): Scene {
  const k = 1.75;
  const { width, height } = ringSize(STANDING);
  const heading = 110 * k;
  const top: Place = { x: MARGIN + 12 * k, y: MARGIN + 48 * k, k };
  const place: Place = { x: MARGIN, y: MARGIN + heading, k };
  return alone(width * k, heading + height * k, stationGround(view, STANDING, place), [
    ...lamp(view, top, SYMBOLS.width - 12, 0),
    ...symbols(view, { ...top, k: k * SYMBOLS.alone }),
    ...stationPieces(view, STANDING, place),
  ]);
}

function focuses(view: AquaSphereView, look: Look): Focus[] {
  return [
    { id: 'station', label: look.say({ key: 'board.station' }) },
    { id: 'hq', label: look.say({ key: 'board.headquarters' }) },
    ...view.players.map((_, seat) => ({ id: `player-${seat}`, label: look.seats[seat]?.name ?? '' })),
  ];
}

export const AQUASPHERE_SCENE: GameScene<AquaSphereView> = {
  gameId: 'aquasphere',
  messages: BOARD,
  focuses,
  compose(view, look, { focus }) {
    if (focus === 'hq') return headquartersAlone(view, look);
    if (focus === 'station') return stationAlone(view);
    const seat = view.players.findIndex((_, nth) => focus === `player-${nth}`);
    if (seat < 0) return whole(view, look);
    return alone(
      PLAYER.width,
      PLAYER.height,
      [],
      playerBoard(view, look, seat, { x: MARGIN, y: MARGIN, k: 1 }),
    );
  },
  describe: (view, look) => describe(view, look),
};

import type { Drawing, Theme } from '../../theme.ts';
import { BUILDING_ART, STATION_IDS, stationSign, twoStations } from './building-art.ts';
import { cardsEnd, slab, slabDrawing } from './cards.ts';
import { COLOURS } from './colours.ts';
import { AREA_COUNT, harbourBox, litBasin, openHarbour, packIce, theMap } from './map.ts';
import { blockIce } from './block-ice.ts';
import { COLUMN, placeBelow } from './block-grid.ts';
import { golden, goldOn } from './areas.ts';
import { sunPlace } from './coast.ts';
import { PIECE_ART } from './piece-art.ts';
import { light } from './ships.ts';

const BUILDINGS = Object.fromEntries(
  Object.entries(BUILDING_ART).map(([id, art]) => [`building:${id}`, art]),
);
/** A track serves one kind of station, or several: two of them share a disc. */
const SIGNS = Object.fromEntries(
  STATION_IDS.flatMap((id) => [
    [`station:${id}`, () => stationSign(id)] as const,
    ...STATION_IDS.filter((other) => other !== id).map(
      (other) => [`station:${id}+${other}`, () => twoStations(id, other)] as const,
    ),
  ]),
);
const CLOSED = Object.fromEntries(
  Array.from({ length: AREA_COUNT }, (_, ring) => [`closed:${ring}`, () => packIce(ring)]),
);
const OPEN = Object.fromEntries(
  Array.from({ length: AREA_COUNT }, (_, ring) => [`harbour:${ring}`, () => openHarbour(ring)]),
);

const GOLD = Object.fromEntries(
  Array.from({ length: AREA_COUNT }, (_, ring) => [`gold:${ring}`, () => goldOn(ring)]),
);

/** The block of ice below so many building cards. */
const ICE = Object.fromEntries(
  ([0, 1, 2, 3] as const).map((cards) => {
    const { box, k } = placeBelow(cardsEnd(cards));
    const { width, height } = box;
    const drawing = {
      width,
      height,
      margin: 26,
      shapes: blockIce({ box: { x: 0, y: 0, width, height }, k }),
    };
    return [`ice:${cards}`, () => drawing];
  }),
);

/** A building card, where there are so many. */
const SLABS = Object.fromEntries(
  ([1, 2, 3] as const).map((cards) => [`slab:${cards}`, () => slabDrawing(cards)]),
);

/** The map with the sun over one of its areas: light makes most of the colours. */
function litMap(ring: number): Drawing {
  const whole = { x: 0, y: 0, width: 1600, height: 1020 } as const;
  return {
    ...whole,
    shapes: [
      { kind: 'sprite', name: 'map', ...whole },
      ...litBasin(ring),
      { kind: 'sprite', name: `harbour:${(ring + 2) % AREA_COUNT}`, ...harbourBox((ring + 2) % AREA_COUNT) },
      ...blockIce(placeBelow(260)),
      ...light(sunPlace(ring), whole.width, whole.height),
      golden(ring),
      ...slab({ x: COLUMN.x, y: 99, width: COLUMN.width, height: 70 }),
    ],
  };
}
const SAMPLED_SUNS = [1, 6];
const LIT = Object.fromEntries(SAMPLED_SUNS.map((ring) => [`lit:${ring}`, () => litMap(ring)]));

export const ANTARCTICA_THEME: Theme = {
  colours: COLOURS,
  sprites: {
    map: theMap,
    ...ICE,
    ...SLABS,
    ...BUILDINGS,
    ...SIGNS,
    ...CLOSED,
    ...OPEN,
    ...GOLD,
    ...LIT,
    ...PIECE_ART,
  },
  samples: [
    ...Object.keys(LIT).map((name) => ({ name, width: 800, height: 510 })),
    ...Object.keys({ ...BUILDINGS, ...SIGNS, ...PIECE_ART })
      .filter((name) => name !== 'sunlight')
      .map((name) => ({ name, width: 90, height: 90 })),
  ],
};

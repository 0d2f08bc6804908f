import type { Theme } from '../../theme.ts';
import { BUILDING_ART, stationSign } from './building-art.ts';
import { COLOURS } from './colours.ts';
import { AREA_COUNT, packIce, theMap } from './map.ts';
import { PIECE_ART } from './piece-art.ts';

const BUILDINGS = Object.fromEntries(Object.entries(BUILDING_ART).map(([id, art]) => [`building:${id}`, art]));
const SIGNS = Object.fromEntries(
  (['inland', 'coastal', 'naval'] as const).map((id) => [`station:${id}`, () => stationSign(id)]),
);
const CLOSED = Object.fromEntries(
  Array.from({ length: AREA_COUNT }, (_, ring) => [`closed:${ring}`, () => packIce(ring)]),
);

export const ANTARCTICA_THEME: Theme = {
  colours: COLOURS,
  sprites: { map: theMap, ...BUILDINGS, ...SIGNS, ...CLOSED, ...PIECE_ART },
  samples: [
    { name: 'map', width: 1600, height: 1020 },
    ...Object.keys({ ...BUILDINGS, ...SIGNS, ...PIECE_ART }).map((name) => ({ name, width: 90, height: 90 })),
  ],
};

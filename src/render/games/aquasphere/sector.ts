import type { Colour } from '../../../engine/games/aquasphere/components.ts';
import type {
  View as AquaSphereView,
  EdgeView,
  ExtensionView,
  SectorView,
} from '../../../engine/games/aquasphere/view.ts';
import { seatPiece } from '../../glyphs.ts';
import { silhouette } from '../../pieces.ts';
import { boxOf, piece, type Point, type Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { cardFace, extensionSigns } from './cards.ts';
import { chip, plate } from './chips.ts';
import { FACTS, meaning, seasonOf } from './facts.ts';
import { ownedPiece, ownerToken } from './owners.ts';
import { PIECES, SIGNS } from './pieces.ts';
import { at, boxAt, sized, type Place } from './place.ts';

/** One sector of the station, with everything that lies in each of its zones. */
export const SECTOR = { width: 296, height: 246 } as const;

const CHIP = 40;
/** The tile under a scientist. */
const STAND = 50;
/** Where each zone's chip stands; white's zone is the letter, which it programs. */
const ZONES: Readonly<Record<Exclude<Colour, 'white'>, Point>> = {
  yellow: { x: 35, y: 107 },
  black: { x: 132, y: 107 },
  purple: { x: 222, y: 107 },
  green: { x: 35, y: 162 },
  red: { x: 177, y: 162 },
  blue: { x: 35, y: 216 },
};
const BADGE = { x: 8, y: 10, width: 104, height: 62 } as const;
const CONTROL: Point = { x: 156, y: 41 };

export interface SectorParts {
  readonly view: AquaSphereView;
  readonly sector: SectorView;
  /** what the centre tile will bring here */
  readonly refill: EdgeView;
}

export function sectorGround(sector: SectorView, place: Place): Shape[] {
  const { letter, programs, loadingLimit } = sector;
  const panel = boxAt(place, { x: 0, y: 0, ...SECTOR });
  const badge = boxAt(place, BADGE);
  const name = at(place, BADGE.x + 32, BADGE.y + BADGE.height / 2);
  const sign = at(place, BADGE.x + 78, BADGE.y + BADGE.height / 2);
  const ring = at(place, CONTROL.x, CONTROL.y);
  return [
    {
      kind: 'rect',
      ...panel,
      corner: 22 * place.k,
      fill: 'panel',
      target: `sector:${letter.toLowerCase()}`,
    },
    {
      kind: 'rect',
      ...badge,
      corner: 14 * place.k,
      fill: `colour-${programs}`,
      stroke: { colour: 'edge', weight: 'fine' },
    },
    silhouette(SIGNS[programs], sign.x, sign.y, 38 * place.k, `on-colour-${programs}`),
    textOn(
      letter,
      name.x,
      name.y,
      {
        size: sized(place, 58),
        weight: 'bold',
        colour: `on-colour-${programs}`,
      },
      { facts: [FACTS.programs(sector)] },
    ),
    { kind: 'circle', ...ring, r: 33 * place.k, stroke: { colour: 'edge', weight: 'fine', dashed: true } },
    ...Array.from({ length: loadingLimit }, (_, nth): Shape => ({
      kind: 'circle',
      ...loadingSpot(place, nth, loadingLimit),
      r: 7 * place.k,
      fill: 'raised',
    })),
    ...zoneChips(place),
  ];
}

function zoneChips(place: Place): Shape[] {
  // as: the keys of that record
  return (Object.keys(ZONES) as (keyof typeof ZONES)[]).flatMap((colour) => {
    const { x, y } = at(place, ZONES[colour].x, ZONES[colour].y);
    return chip(colour, x, y, CHIP * place.k);
  });
}

function loadingSpot(place: Place, nth: number, limit: number): Point {
  const inRow = Math.max(2, Math.ceil(limit / 2));
  const row = Math.floor(nth / inRow);
  const rows = Math.ceil(limit / inRow);
  return at(place, 212 + (nth % inRow) * 31, 41 + (row - (rows - 1) / 2) * 31);
}

export function sectorPieces(parts: SectorParts, place: Place): Shape[] {
  return [
    ...control(parts, place),
    ...loading(parts, place),
    ...goods(parts, place),
    ...piles(parts, place),
    ...submarines(parts, place),
    ...scientists(parts, place),
  ];
}

function control({ view, sector }: SectorParts, place: Place): Shape[] {
  const { letter, control: owner } = sector;
  const { x, y } = at(place, CONTROL.x, CONTROL.y);
  if (owner === undefined) return [];
  return piece(
    { id: `control:${letter}`, facts: [FACTS.control(sector)] },
    ownedPiece(PIECES.bot, owner, view.seats, { x, y, size: 68 * place.k }),
  );
}

/** Whose bots wait there, owner by owner, and how many of how many. */
function loading({ view, sector }: SectorParts, place: Place): Shape[] {
  const { letter, loadingLimit } = sector;
  const owners = sector.loading.flatMap((bots, owner) =>
    Array.from({ length: bots }, (_, nth) => ({ owner, nth })),
  );
  const { x: right } = at(place, SECTOR.width - 4, 0);
  const { y: last } = loadingSpot(place, loadingLimit - 1, loadingLimit);
  const style = { size: sized(place, 20), anchor: 'end', colour: 'faint' } as const;
  return [
    ...owners.map(({ owner, nth }, spot) => {
      const { x, y } = loadingSpot(place, spot, loadingLimit);
      const id = `loading:${letter}:${owner}:${nth}`;
      const facts = [FACTS.loading(sector, owner, nth)];
      return { ...ownerToken(owner, view.seats, x, y, 29 * place.k), id, facts };
    }),
    textOn(`${owners.length}/${loadingLimit}`, right, last, style, {
      facts: [FACTS.loaded(sector, owners.length)],
    }),
  ];
}

/** What lies there in figures, and below it what the next refill brings. */
function goods({ view, sector, refill }: SectorParts, place: Place): Shape[] {
  const rows = [
    ['yellow', 'time', sector.time, refill.time],
    ['black', 'crystals', sector.crystals, refill.crystals],
    ['purple', 'octopods', sector.octopods, refill.octopods],
  ] as const;
  return rows.flatMap(([colour, what, amount, more]) => {
    const zone = ZONES[colour];
    const number = at(place, zone.x + CHIP / 2 + 8, zone.y - (more > 0 ? 9 : 0));
    const next = at(place, zone.x + CHIP / 2 + 9, zone.y + 18);
    const facts = [FACTS.goods(sector, what, amount)];
    const figure = { id: `${what}:${sector.letter}`, facts, season: seasonOf(view) };
    const style = { size: sized(place, 34), weight: 'bold', anchor: 'start' } as const;
    return [
      textOn(
        String(amount),
        number.x,
        number.y,
        { ...style, colour: amount === 0 ? 'faint' : 'ink' },
        figure,
      ),
      ...(more === 0
        ? []
        : [
            textOn(
              `+${more}`,
              next.x,
              next.y,
              { size: sized(place, 20), anchor: 'start', colour: 'faint' },
              { facts: [FACTS.refill(sector, what, more)] },
            ),
          ]),
    ];
  });
}

/**
 * The top extension and the top card, and how many lie in each pile. Who takes one has a scientist there, which is
 * ringed; at a new round all of them change, which would be too many rings.
 */
function piles({ sector }: SectorParts, place: Place): Shape[] {
  const [extension] = sector.extensions;
  const [card] = sector.research;
  const green = at(place, ZONES.green.x + CHIP / 2 + 6, ZONES.green.y);
  const red = at(place, ZONES.red.x + CHIP + 5, ZONES.red.y);
  return [
    ...(extension === undefined
      ? []
      : pile(
          place,
          sector.extensions.length,
          [FACTS.extension(sector)],
          extensionFace(place, green, extension),
        )),
    ...(card === undefined
      ? []
      : pile(
          place,
          sector.research.length,
          [FACTS.research(sector)],
          cardFace(card, red.x, red.y, 42 * place.k),
        )),
  ];
}

function extensionFace(place: Place, from: Point, face: ExtensionView): Shape[] {
  const letters = face.letters.join('');
  const size = letters.length > 1 ? 26 : 34;
  const word =
    letters === ''
      ? []
      : [textOn(letters, from.x, from.y, { size: sized(place, size), weight: 'bold', anchor: 'start' })];
  const left = from.x + (word[0] === undefined ? 0 : word[0].width + 4 * place.k);
  const sign = 24 * place.k;
  return [
    ...word,
    ...extensionSigns(face).map((what, nth) =>
      silhouette(what, left + sign / 2 + nth * (sign + 3 * place.k), from.y, sign, 'ink'),
    ),
  ];
}

function pile(place: Place, count: number, facts: readonly string[], face: Shape[]): Shape[] {
  if (count === 1) return meaning({ facts }, face);
  const boxes = face.map(boxOf);
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const [first] = boxes;
  if (first === undefined) return [];
  const style = { size: sized(place, 20), colour: 'faint', anchor: 'start' } as const;
  return meaning({ facts }, [
    ...face,
    textOn(`×${count}`, right + 3 * place.k, first.y + first.height / 2, style),
  ]);
}

const SPACE = { x: 87, step: 53, y: 216 } as const;

function submarines({ view, sector, refill }: SectorParts, place: Place): Shape[] {
  const free = sector.submarines.length;
  return [
    ...sector.submarineSpaces.flatMap((price, space): Shape[] => {
      const { x, y } = at(place, SPACE.x + space * SPACE.step, SPACE.y);
      const owner = sector.submarines[space];
      if (owner !== undefined) {
        return piece(
          { id: `submarine:${sector.letter}:${owner}`, facts: [FACTS.submarine(sector, space)] },
          ownedPiece(PIECES.submarine, owner, view.seats, { x, y, size: 50 * place.k }),
        );
      }
      const colour = space === free ? 'ink' : 'faint';
      return [plateOfPrice(x, y, place), textOn(String(price), x, y, { size: sized(place, 26), colour })];
    }),
    ...(refill.neutralSub ? neutralToCome(sector, place) : []),
  ];
}

function plateOfPrice(x: number, y: number, place: Place): Shape {
  return { kind: 'circle', x, y, r: 21 * place.k, stroke: { colour: 'edge', weight: 'fine', dashed: true } };
}

function neutralToCome(sector: SectorView, place: Place): Shape[] {
  const { x, y } = at(place, 281, SPACE.y - 8);
  const plus = at(place, 281, SPACE.y + 14);
  const facts = [FACTS.neutralSub(sector)];
  return [
    { ...silhouette(PIECES.submarine, x, y, 24 * place.k, 'no-seat'), facts },
    textOn('+1', plus.x, plus.y, { size: sized(place, 20), colour: 'faint' }),
  ];
}

/** Scientists stand on a tile of their zone's colour, close together if there are several. */
function scientists({ view, sector }: SectorParts, place: Place): Shape[] {
  const here = view.players.flatMap((player, seat) =>
    player.scientist.sector === sector.letter ? [{ player, seat, zone: player.scientist.zone }] : [],
  );
  return here.flatMap(({ player, seat, zone }) => {
    const mates = here.filter((other) => other.zone === zone);
    const nth = mates.findIndex((other) => other.seat === seat);
    const spot = zone === 'white' ? { x: BADGE.x + 76, y: BADGE.y + 31 } : ZONES[zone];
    const tile = at(place, spot.x, spot.y);
    const { x, y } = at(place, spot.x + (nth - (mates.length - 1) / 2) * 16, spot.y - 2);
    return [
      ...(nth === 0 ? [plate(tile.x, tile.y, STAND * place.k, { fill: `colour-${zone}` })] : []),
      ...piece(
        { id: `scientist:${seat}`, facts: [FACTS.scientist(seat, player)] },
        seatPiece(PIECES.scientist, seat, x, y, 48 * place.k),
      ),
    ];
  });
}

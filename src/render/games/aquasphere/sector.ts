import type { Forecast } from '../../../engine/core/contract.ts';
import type {
  View as AquaSphereView,
  EdgeView,
  ExtensionView,
  SectorView,
} from '../../../engine/games/aquasphere/view.ts';
import { tokenName } from '../../house-sprites.ts';
import { badgePlace } from '../../marks.ts';
import { pill, pillSize, signed } from '../../pills.ts';
import type { Point, Shape, TextSize } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { goodsOf } from './cards.ts';
import { FACTS } from './facts.ts';
import { octopodsCostIn } from './forecast.ts';
import { HULL, STORES } from './ground.ts';
import { at, boxAt, isEnlarged, sized, squareAt, type Place } from './place.ts';
import { BADGE, berthAt, crewAt, sectorAt } from './places.ts';
import { cardSprite, ownedSprite } from './sprites.ts';
import { crewOf, type Told } from './turn.ts';

/** One hull of the station, with all that lies, stands and hangs there. */
export interface SectorParts {
  readonly view: AquaSphereView;
  readonly told: Told | undefined;
  readonly forecast: readonly Forecast[];
  readonly sector: SectorView;
  readonly position: number;
  /** what the centre tile will bring here */
  readonly refill: EdgeView;
  /** alone it is drawn larger, and says what only matters for planning */
  readonly alone: boolean;
  /** Who is asked could place a submarine here. */
  readonly docking: boolean;
  /** The picture is for one seat: the menu's numbers have their places. */
  readonly asked: boolean;
}

const PLATE = { width: 80, height: 60 } as const;

/** Control shows in the colour of the rim and on the deck. */
export function controlRim({ view, sector, position }: SectorParts, place: Place): Shape[] {
  const { control } = sector;
  const name = control === undefined ? 'rim' : `rim:${control}${control < view.seats ? '' : ':neutral'}`;
  return [{ kind: 'sprite', name, ...hullBox(position, place) }];
}

export function hullBox(position: number, place: Place): ReturnType<typeof boxAt> {
  return boxAt(place, { ...sectorAt(position), width: HULL.width, height: HULL.height });
}

export function sectorPieces(parts: SectorParts, place: Place): Shape[] {
  return [
    ...namePlate(parts, place),
    ...controlBot(parts, place),
    ...goods(parts, place),
    ...moduleOnTop(parts, place),
    ...cardOnTop(parts, place),
    ...submarines(parts, place),
    ...(parts.alone ? loading(parts, place) : []),
    ...scientists(parts, place),
    ...(parts.asked ? badges(parts, place) : []),
  ];
}

function namePlate({ sector, position, alone }: SectorParts, place: Place): Shape[] {
  const { x, y } = sectorAt(position);
  const width = alone ? PLATE.width + 34 : PLATE.width;
  const letter = at(place, x + PLATE.width / 2, y + PLATE.height / 2);
  return [
    {
      kind: 'sprite',
      name: 'name-plate',
      ...boxAt(place, { x, y, width, height: PLATE.height }),
      ...(alone && { facts: [FACTS.programs(sector)] }),
    },
    textOn(sector.letter, letter.x, letter.y, { size: sized(place, 58), weight: 'bold' }),
    ...(alone
      ? [
          {
            kind: 'sprite' as const,
            name: `chip:${sector.programs}`,
            ...squareAt(place, x + 88, y + PLATE.height / 2, 36),
          },
        ]
      : []),
  ];
}

const BOT = 136;

function controlBot({ view, sector, position }: SectorParts, place: Place): Shape[] {
  const { control } = sector;
  const { x, y } = sectorAt(position);
  if (control === undefined) return [];
  return [
    {
      kind: 'sprite',
      name: ownedSprite('bot', control, view.seats),
      ...squareAt(place, x + 185, y + 76, BOT),
      id: `control:${sector.letter}:${control}`,
      facts: [FACTS.control(sector)],
    },
  ];
}

const GOODS = [
  { what: 'time', sprite: 'clock' },
  { what: 'crystals', sprite: 'crystals' },
  { what: 'octopods', sprite: 'octopod' },
] as const;
/** Middles of the signs and their numbers; a number goes up where something is written below it. */
const STORE = { middle: 205, above: 194 } as const;
/** Where what octopods will cost begins, after one figure or two. */
const COST = { one: 285, two: 299 } as const;

/** Where none is left, sign and number are quiet. */
const SHADE = 0.5;
const NONE = { tint: '~on-room', alpha: 0.7 } as const;

function goods(parts: SectorParts, place: Place): Shape[] {
  const { forecast, sector, position, refill, alone } = parts;
  const { x, y } = sectorAt(position);
  return GOODS.flatMap(({ what, sprite }): Shape[] => {
    const amount = sector[what];
    const left = STORES[what];
    const size = what === 'crystals' ? 52 : 48;
    const cost = what === 'octopods' ? octopodsCostIn(forecast, sector.letter) : 0;
    const line = alone ? STORE.above : STORE.middle;
    const sign: Shape = {
      kind: 'sprite',
      name: sprite,
      ...squareAt(place, x + left + 29, y + line, size),
      ...(amount === 0 && { opacity: SHADE }),
    };
    const figure = at(place, x + left + (amount > 9 ? 53 : 56), y + line);
    const number = textOn(
      String(amount),
      figure.x,
      figure.y,
      {
        size: sized(place, amount > 9 ? 34 : cost > 0 ? 44 : 50),
        weight: 'bold',
        anchor: 'start',
        colour: amount === 0 ? NONE : '~on-room',
      },
      { id: `${what}:${sector.letter}`, facts: [FACTS.goods(sector, what, amount)] },
    );
    return [
      sign,
      { ...number, ...(amount > 0 && { halo: { colour: '~visor', width: 7 * place.k } }) },
      ...(cost === 0 ? [] : costOf(cost, amount, parts, place)),
      ...(alone
        ? refillOf(
            sector,
            what,
            refill[what],
            at(place, x + left + (what === 'octopods' ? 32 : 56), y + 227),
            place,
          )
        : []),
    ];
  });
}

const TAG = { fill: '~visor', ink: '~on-room', edge: '~visor' } as const;

/** What the octopods there will cost whoever is in control at the end of the round. */
function costOf(cost: number, octopods: number, { position, alone }: SectorParts, place: Place): Shape[] {
  const { x, y } = sectorAt(position);
  const look = { ...TAG, size: sized(place, cost > 9 ? 30 : 34) };
  const tag = [signed(-cost)];
  const left = x + COST[octopods > 9 ? 'two' : 'one'];
  const middle = at(place, left, y + (alone ? STORE.above : STORE.middle));
  return pill(tag, { x: middle.x + pillSize(tag, look).width / 2, y: middle.y }, look);
}

function refillOf(
  sector: SectorView,
  what: 'time' | 'crystals' | 'octopods',
  more: number,
  { x, y }: { readonly x: number; readonly y: number },
  place: Place,
): Shape[] {
  if (more === 0) return [];
  const style = { size: sized(place, 20), weight: 'bold', colour: '~on-room' } as const;
  const figure = textOn(`+${more}`, x, y, style, { facts: [FACTS.refill(sector, what, more)] });
  return [{ ...figure, halo: { colour: '~visor', width: 4 * place.k } }];
}

/** Where the station is drawn alone there are words below them. */
const TILE = {
  whole: { y: 104, module: 60, card: { width: 56, height: 73 } },
  alone: { y: 104, module: 53, card: { width: 46, height: 59 } },
} as const;

/** Where the station is drawn alone: what lies below the top one, as edges. */
function below(count: number, box: ReturnType<typeof boxAt>, place: Place): Shape[] {
  return Array.from({ length: Math.min(2, count - 1) }, (_, nth): Shape => {
    const shift = (Math.min(2, count - 1) - nth) * 4 * place.k;
    return {
      kind: 'rect',
      ...box,
      x: box.x + shift,
      y: box.y - shift,
      corner: 8 * place.k,
      fill: '~metal-shade',
      stroke: { colour: '~outline', weight: 2.5 * place.k },
    };
  });
}

function moduleOnTop({ sector, position, alone }: SectorParts, place: Place): Shape[] {
  const { x, y } = sectorAt(position);
  const [top] = sector.extensions;
  if (top === undefined) return [];
  const size = TILE[alone ? 'alone' : 'whole'].module;
  const middle = { x: x + 38, y: y + TILE[alone ? 'alone' : 'whole'].y };
  const box = squareAt(place, middle.x, middle.y, size);
  return [
    ...(alone ? below(sector.extensions.length, box, place) : []),
    { kind: 'sprite', name: 'module', ...box, id: `module:${top.id}`, facts: [FACTS.extension(sector)] },
    ...moduleFace(top, middle, size, place),
    ...(alone
      ? underPile(
          sector.extensions.length,
          top.letters.length > 0 ? goodsOf(top.adds) : [],
          x + 41,
          y + 141,
          place,
        )
      : []),
  ];
}

/** How large letters are in a flask of that size. */
function lettersIn(size: number): Readonly<Record<'one' | 'two', TextSize>> {
  if (size < 60) return { one: 38, two: 30 };
  return size < 80 ? { one: 44, two: 34 } : { one: 58, two: 44 };
}

/** The letter in the flask, or the sign of what the module adds. */
export function moduleFace(
  module: ExtensionView,
  middle: { readonly x: number; readonly y: number },
  size: number,
  place: Place,
): Shape[] {
  const foot = at(place, middle.x, middle.y + size * 0.18);
  if (module.letters.length > 0) {
    const text = module.letters.join('');
    const style = {
      size: sized(place, lettersIn(size)[text.length > 1 ? 'two' : 'one']),
      weight: 'bold',
      colour: '~on-room',
    } as const;
    return [textOn(text, foot.x, foot.y, style)];
  }
  const [added] = goodsOf(module.adds);
  return added === undefined
    ? []
    : [
        {
          kind: 'path',
          d: added.sign.d,
          ...corner(foot, size * 0.42 * place.k),
          size: size * 0.42 * place.k,
          fill: '~on-flask',
        },
      ];
}

function corner(
  { x, y }: { readonly x: number; readonly y: number },
  size: number,
): { x: number; y: number } {
  return { x: x - size / 2, y: y - size / 2 };
}

function cardOnTop({ sector, position, alone }: SectorParts, place: Place): Shape[] {
  const { x, y } = sectorAt(position);
  const [top] = sector.research;
  if (top === undefined) return [];
  const { width, height } = TILE[alone ? 'alone' : 'whole'].card;
  const middle = y + TILE[alone ? 'alone' : 'whole'].y;
  const box = boxAt(place, { x: x + 97 - width / 2, y: middle - height / 2, width, height });
  return [
    ...(alone ? below(sector.research.length, box, place) : []),
    { kind: 'sprite', name: cardSprite(top), ...box, id: `card:${top.id}`, facts: [FACTS.research(sector)] },
    ...(alone ? underPile(sector.research.length, goodsOf(top.reward ?? {}), x + 97, y + 141, place) : []),
  ];
}

/** Below a pile: what its top one brings, and how many lie there if it isn't alone. */
function underPile(
  count: number,
  brings: ReturnType<typeof goodsOf>,
  x: number,
  y: number,
  place: Place,
): Shape[] {
  const [good] = brings;
  const many = count > 1;
  const sign = at(place, x - (many ? 13 : 0), y);
  const figure = at(place, x + (good === undefined ? 0 : 13), y);
  const size = 18 * place.k;
  return [
    ...(good === undefined
      ? []
      : [{ kind: 'path' as const, d: good.sign.d, ...corner(sign, size), size, fill: '~faint' as const }]),
    ...(many
      ? [
          textOn(`×${count}`, figure.x, figure.y, {
            size: sized(place, 20),
            weight: 'bold',
            colour: '~faint',
          }),
        ]
      : []),
  ];
}

const SUBMARINE = 80;

function submarines({ view, sector, position, refill, alone }: SectorParts, place: Place): Shape[] {
  const taken = sector.submarines.flatMap((owner, space): Shape[] => {
    const { x, y } = berthAt(position, space);
    return [
      {
        kind: 'sprite',
        name: ownedSprite('submarine', owner, view.seats),
        ...squareAt(place, x, y - 2, SUBMARINE),
        id: `submarine:${sector.letter}:${owner}`,
        facts: [FACTS.submarine(sector, space)],
      },
    ];
  });
  if (!alone) return taken;
  const free = sector.submarineSpaces.flatMap((price, space): Shape[] => {
    if (space < sector.submarines.length) return [];
    return freeBerth(price, berthAt(position, space), place);
  });
  const { x, y } = sectorAt(position);
  const neutral = refill.neutralSub
    ? [
        {
          kind: 'sprite' as const,
          name: 'submarine:0:neutral',
          ...squareAt(place, x + 355, y + 268, 36),
          opacity: 0.7,
          facts: [FACTS.neutralSub(sector)],
        },
      ]
    : [];
  return [...taken, ...free, ...neutral];
}

/** The bots that wait in the loading station. */
function loading({ view, sector, position }: SectorParts, place: Place): Shape[] {
  const { x, y } = sectorAt(position);
  const waiting = sector.loading.flatMap((count, owner) =>
    Array.from({ length: count }, (_, nth) => ({ owner, nth })),
  );
  const loaded = [FACTS.loaded(sector, waiting.length)];
  return waiting.map(({ owner, nth }, at_): Shape => ({
    kind: 'sprite',
    name: owner < view.seats ? tokenName(owner) : tokenName(undefined),
    ...squareAt(place, x + 262 + (at_ % 4) * 26, y + 22 + Math.floor(at_ / 4) * 26, 22),
    id: `loading:${sector.letter}:${owner}:${nth}`,
    facts: [FACTS.loading(sector, owner, nth), ...(at_ === 0 ? loaded : [])],
  }));
}

/** Where the number of an act stands in a hull: beside what the action takes or brings; blue has its berth. */
const ACTS: Readonly<Record<string, Point>> = {
  green: { x: 30, y: 166 },
  red: { x: 98, y: 166 },
  yellow: { x: 94, y: 240 },
  black: { x: 192, y: 240 },
  purple: { x: 286, y: 240 },
  white: { x: 346, y: 22 },
};
/** Where the station is drawn alone piles have words below them, and bots wait above the crew. */
const ACTS_ALONE: typeof ACTS = {
  ...ACTS,
  green: { x: 12, y: 84 },
  red: { x: 136, y: 84 },
  yellow: { x: 14, y: 236 },
  black: { x: 112, y: 236 },
  white: { x: 362, y: 58 },
};
/** A bot for a letter: between the name and the bot that is there. */
const DECK = { x: 124, y: 34 } as const;

function badges({ sector, position, alone, docking }: SectorParts, place: Place): Shape[] {
  const { x, y } = sectorAt(position);
  const letter = sector.letter.toLowerCase();
  const badgeAt = (target: string, dx: number, dy: number): Shape => {
    const middle = at(place, x + dx, y + dy);
    return badgePlace(target, middle.x, middle.y, BADGE * place.k);
  };
  const berth = berthAt(position, sector.submarines.length);
  const price = sector.submarineSpaces[sector.submarines.length];
  return [
    ...Object.entries(alone ? ACTS_ALONE : ACTS).map(([colour, spot]) =>
      badgeAt(`act:${letter}:${colour}`, spot.x, spot.y),
    ),
    badgeAt(`deck:${letter}`, DECK.x, DECK.y),
    badgeAt(`act:${letter}:blue`, berth.x - x + 40, berth.y - y),
    ...(docking && !alone && price !== undefined ? freeBerth(price, berth, place) : []),
  ];
}

/** A place for a submarine, with its price. */
function freeBerth(price: number, { x, y }: Point, place: Place): Shape[] {
  const middle = at(place, x, y);
  const ring = { colour: '~quiet', weight: 3, dashed: true } as const;
  return [
    { kind: 'circle', ...middle, r: 19 * place.k, stroke: ring },
    textOn(String(price), middle.x, middle.y, { size: sized(place, 26), weight: 'bold', colour: '~rim' }),
  ];
}

function scientists({ view, told, sector, position }: SectorParts, place: Place): Shape[] {
  const crew = crewOf(view, sector.letter, told);
  const standing = crew.flatMap((seat, nth): Shape[] => {
    const player = view.players[seat];
    if (player?.scientist.sector !== sector.letter) return [];
    const { x, y, size } = crewAt(position, nth, crew.length, isEnlarged(place));
    return [
      {
        kind: 'sprite',
        name: `scientist:${seat}`,
        ...squareAt(place, x, y, size),
        id: `scientist:${seat}`,
        facts: [FACTS.scientist(seat, player)],
      },
    ];
  });
  // those in the lower row stand in front of the others
  return standing.reverse();
}

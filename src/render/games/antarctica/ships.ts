import { lookOfSeat } from '../../glyphs.ts';
import { badgePlace } from '../../marks.ts';
import type { Paint, Point, Shape } from '../../shapes.ts';
import { centredBox, piece } from '../../shapes.ts';
import { pill, pillSize } from '../../pills.ts';
import { ribbon, smoothed } from '../../trails.ts';
import type { RibbonLook } from '../../trails.ts';
import { areaIn, isNewShip, isToldOf } from './changed.ts';
import type { Berth, Changed } from './changed.ts';
import { berthSlot, outward, POLE, ringPoint, SLOTS, sunPlace, sunSlot } from './coast.ts';
import { departures } from './departures.ts';
import type { Departure } from './departures.ts';
import { fact, SIGNS } from './facts.ts';
import { isHarbour } from './harbours.ts';
import { harbourBox, litBasin } from './map.ts';
import type { AntarcticaLook } from './messages.ts';
import { stamp } from './place.ts';
import type { AntarcticaView, AreaView, ShipView } from './view.ts';

/* On the water: the sun and its way, ships in their berths and where they came from, the numbers of the menu. */

const SHIP = 65;
/** One that is asked stands out from those beside it. */
const ASKED_SHIP = { size: 69, out: 3 };
const SUN = 92;
/** So far its light reaches, from side to side. */
const SUNLIGHT = 760;
/** So far outside the ring: above and below it the last turn's words and the players' plates are near. */
const LANE = { across: 46, along: 49, corner: 8 } as const;

function ringOf(view: AntarcticaView, area: string | undefined): number | undefined {
  return area === undefined ? undefined : view.areas.find(({ id }) => id === area)?.ring;
}

/** Glow on the sea round the sun, and dark growing away from it. */
export function light({ x, y }: Point, width: number, height: number): Shape[] {
  const far = { x: 2 * POLE.x - x, y: 2 * POLE.y - y };
  return [
    {
      kind: 'rect',
      x: 0,
      y: 0,
      width,
      height,
      fill: {
        gradient: 'linear',
        from: { x: x / width, y: y / height },
        to: { x: far.x / width, y: far.y / height },
        stops: [
          [0, { tint: '~dark', alpha: 0 }],
          [0.45, { tint: '~dark', alpha: 0.02 }],
          [1, { tint: '~dark', alpha: 0.16 }],
        ],
      },
    },
    {
      kind: 'group',
      clip: `M0 0L${width} 0L${width} ${height}L0 ${height}Z`,
      box: { x: 0, y: 0, width, height },
      shapes: [{ kind: 'sprite', name: 'sunlight', ...centredBox({ x, y }, SUNLIGHT, SUNLIGHT) }],
    },
  ];
}

/** Along the ring from slot to slot; `turn` is how many slots, backwards if negative. */
function lane(from: number, turn: number, out: typeof LANE): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(turn) * 3));
  return Array.from({ length: steps + 1 }, (_, at) => {
    const slot = from + (turn * at) / steps;
    const [{ x, y }, away] = [ringPoint(slot), outward(slot)];
    const corner = out.corner * 4 * (away.x * away.y) ** 2;
    return { x: x + away.x * (out.across + corner), y: y + away.y * (out.along + corner) };
  });
}

/** The shorter way round. */
function turnBetween(from: number, to: number): number {
  const ahead = (((to - from) % SLOTS) + SLOTS) % SLOTS;
  return ahead > SLOTS / 2 ? ahead - SLOTS : ahead;
}

function slotOf({ area, berth }: Berth): number {
  return berthSlot(area.ring, berth);
}

/** How far from the end of the way it leaves the lane, in slots; and where its arrow ends, at the ship's outer side. */
const ASHORE_FROM = 0.42;
const AT_SHIP = { above: 35, below: 29, asked: 7 } as const;

/** A funnel is higher than a hull is deep. */
function shipsEdge(slot: number): number {
  return outward(slot).y > 0.5 ? AT_SHIP.below : AT_SHIP.above;
}

/** Round the coast outside the other ships, from the old berth to the new one; from outside the harbour, if it is full again. */
function wayOf(from: number, to: number, isGolden: boolean, isFull: boolean): Point[] {
  const turn = turnBetween(from, to);
  const off = Math.min(ASHORE_FROM, Math.abs(turn) / 3) * Math.sign(turn);
  const begin = isFull ? 0 : off;
  const round = [
    ...lane(from + begin, turn - begin - off, LANE),
    ringPoint(to, shipsEdge(to) + (isGolden ? AT_SHIP.asked : 0)),
  ];
  return smoothed(isFull ? round : [ringPoint(from, shipsEdge(from)), ...round], 2);
}

/** Crossed out: a ship given up. */
function strike({ x, y }: Point, size: number): Shape[] {
  const half = size / 2 - 4;
  const points = [
    { x: x - half, y: y + half },
    { x: x + half, y: y - half },
  ];
  return [
    { kind: 'line', points, stroke: { colour: '~outline', weight: 14 } },
    { kind: 'line', points, stroke: { colour: '~ring', weight: 7 } },
  ];
}

/** A ghost outside a full harbour. */
const OUTSIDE = { size: 46, left: 30, top: 125, bottom: 862 } as const;

/** On the lane, where a way from a full harbour begins. */
function outsideOf(from: Berth): Point {
  return lane(slotOf(from), 0, LANE)[0] ?? ringPoint(slotOf(from));
}

/** Between the header's words and the plates. */
function outside({ x, y }: Point): Point {
  return { x: Math.max(OUTSIDE.left, x), y: Math.min(OUTSIDE.bottom, Math.max(OUTSIDE.top, y)) };
}

/** The way that was sailed. */
const LOUD = { outline: '~outline', from: 9, to: 16, head: { size: 40, short: 0 } } as const;

/** Quieter than the way that was sailed. */
function aside(colour: Paint): RibbonLook {
  return { colour, outline: '~outline', from: 4, to: 6, opacity: 0.6, head: { size: 24, short: 0 } };
}

/** So much higher than its berth's middle a ship lies. */
const LIFT = 2;

/** In the berth where it lay, small outside of a harbour that is full again. */
function ghost({ seat, from, left, givenUp, to }: Departure): Shape[] {
  const at = left === undefined ? outside(outsideOf(from)) : ringPoint(slotOf(left));
  const [size, lift] = left === undefined ? [OUTSIDE.size, 0] : [SHIP, LIFT];
  const shape = stamp(`ghost-ship:${seat}`, { x: at.x, y: at.y - lift }, size);
  return [shape, ...(givenUp && to === undefined ? strike(at, size) : [])];
}

export function trails(changed: Changed | undefined): Shape[] {
  if (changed === undefined) return [];
  return departures(changed).flatMap((departure) => {
    const { seat, from, left, to, givenUp, hasGhost, isLoud } = departure;
    if (to === undefined) return ghost(departure);
    const ship = areaIn(changed.now, to.area.id)?.line[to.berth];
    const isGolden = ship !== undefined && isAsked(changed.now, ship);
    const { colour } = lookOfSeat(seat);
    const way = wayOf(slotOf(left ?? from), slotOf(to), isGolden, left === undefined);
    if (!isLoud) return [...ribbon(way, aside(colour)), ...(hasGhost ? ghost(departure) : [])];
    const end = ringPoint(slotOf(to));
    return [
      // dark round a bright core: pale colours are lost on pale water
      ...ribbon(way, { ...LOUD, colour: '~outline', from: 15, to: 23, head: { size: 50, short: -5 } }),
      ...ribbon(way, { ...LOUD, colour }),
      ...ghost(departure),
      ...(givenUp
        ? [stamp(`ghost-ship:${seat}`, { x: end.x, y: end.y - LIFT }, SHIP), ...strike(end, SHIP)]
        : []),
    ];
  });
}

export function theSun(view: AntarcticaView): Shape[] {
  const ring = ringOf(view, view.sun.area) ?? 0;
  return [stamp('sun', sunPlace(ring), SUN, { id: 'sun', facts: [fact.sun(view.sun.area)] })];
}

/** Where the asked ship may sail. */
export function openHarbours(view: AntarcticaView, areas = view.areas): Shape[] {
  return areas
    .filter((area) => isHarbour(view, area))
    .map(({ ring }): Shape => ({ kind: 'sprite', name: `harbour:${ring}`, ...harbourBox(ring) }));
}

export function sunlitBasin(view: AntarcticaView): Shape[] {
  return litBasin(ringOf(view, view.sun.area) ?? 0);
}

/** The first free berth in which no ghost lies, if there is one. */
function freeBerth({ id, line }: AreaView, shipSpaces: number, changed: Changed | undefined): number {
  const ghosts = departures(changed).flatMap(({ hasGhost, left, givenUp, to }) => [
    ...(hasGhost && left?.area.id === id ? [left.berth] : []),
    ...(givenUp && to?.area.id === id ? [to.berth] : []),
  ]);
  const first = line.length;
  return (
    Array.from({ length: shipSpaces - first }, (_, at) => first + at).find((at) => !ghosts.includes(at)) ??
    first
  );
}

/** That a ship is still to act in this sun only words say: the gold is the asked ship's. */
function signsOf(ship: ShipView): string[] {
  return SIGNS.filter((one) => one !== 'willAct' && ship[one]).map((one) => fact.sign(one, ship.id));
}

/** To sail, or one of those of which one may be moved. */
export function isAsked({ asked }: AntarcticaView, { acting, seat, isNew }: ShipView): boolean {
  // ANT-R38
  return (asked?.kind === 'sail' && acting) || (asked?.kind === 'move' && seat === asked.seat && !isNew);
}

/** Gold round a ship that is asked; light round what the last turn brought. */
function standing(of: ShipView, isGolden: boolean, changed: Changed | undefined): object {
  const { id } = of;
  if (isGolden) return { rim: { colour: 'warm', width: 7 } };
  if (isNewShip(changed, id))
    return { rim: { colour: '~new', width: 5 }, glow: { colour: '~new', reach: 22 } };
  if (isToldOf(changed, id))
    return { rim: { colour: '~new', width: 5 }, glow: { colour: '~new', reach: 24 } };
  return {};
}

/** "new" above the ship, in the south below it. */
function newTag(slot: number, word: string): Shape[] {
  const { x, y } = ringPoint(slot);
  const pillLook = { size: 26, fill: '~new', ink: '~on-new', edge: '~outline' } as const;
  const half = pillSize([word], pillLook).width / 2;
  const at = { x, y: y + (y > POLE.y + 200 ? 33 : -36) };
  return pill([word], { ...at, x: Math.max(half + 4, at.x) }, pillLook);
}

function inBerth(
  view: AntarcticaView,
  of: ShipView,
  area: AreaView,
  berth: number,
  { changed, tag }: { readonly changed: Changed | undefined; readonly tag: string | undefined },
): Shape[] {
  const slot = berthSlot(area.ring, berth);
  const { x, y } = ringPoint(slot);
  const away = outward(slot);
  const facts = [fact.ship(of.id, area.id), ...signsOf(of)];
  const out = { x: Math.max(26, x + away.x * 41), y: y + away.y * 39 };
  const badge = { ...out, r: 22 };
  // above it is the header
  const isGolden = isAsked(view, of);
  const shown = isGolden
    ? { x: x + away.x * ASKED_SHIP.out, y: y + Math.max(0, away.y) * ASKED_SHIP.out }
    : { x, y };
  const [size, at] = [isGolden ? ASKED_SHIP.size : SHIP, { x: shown.x, y: shown.y - LIFT }];
  return piece({ id: `ship:${of.id}`, facts, target: `ship:${area.id}${berth + 1}`, badge }, [
    // gold on dark: beside it is the sun
    ...(isGolden
      ? [
          stamp(`ship:${of.seat}`, at, size, {
            rim: { colour: '~outline', width: 10 },
            glow: { colour: 'warm', reach: 26 },
          }),
        ]
      : []),
    stamp(`ship:${of.seat}`, at, size, standing(of, isGolden, changed)),
    ...(of.icebreaker ? [stamp('icebreaker', { x: x - 29, y: y - 24 }, 34)] : []),
    ...(tag !== undefined && isNewShip(changed, of.id) ? newTag(slot, tag) : []),
  ]);
}

export function ships(view: AntarcticaView, look: AntarcticaLook, changed: Changed | undefined): Shape[] {
  // in the picture of who is asked the numbers of the menu go there
  const tag = view.own === undefined ? look.say({ key: 'board.newShip' }) : undefined;
  return view.areas.flatMap((area) =>
    area.line.flatMap((of, berth) => inBerth(view, of, area, berth, { changed, tag })),
  );
}

/** From the letters of a full line outwards, and in the east and west, where they reach to the picture's edge, inland. */
const BESIDE_LETTERS = { out: 62, inland: -58 } as const;
/** In the first berth, the second, the third, and beside the letters: several numbers find room before the next area's letters. */
const BADGES = [29, 26, 20, 20] as const;

/** A ship that goes to an area goes into its first free berth; what concerns a full line stands beside its letters. */
export function areaBadges(view: AntarcticaView, changed: Changed | undefined): Shape[] {
  return view.areas
    .filter(({ open }) => open)
    .map((area) => {
      const { id, ring, line } = area;
      const isFull = line.length >= view.shipSpaces;
      const isSide = ring % 4 === 2;
      const aside = isFull ? (isSide ? BESIDE_LETTERS.inland : BESIDE_LETTERS.out) : 0;
      const berth = isFull ? view.shipSpaces : freeBerth(area, view.shipSpaces, changed);
      const slot = isFull ? sunSlot(ring) : berthSlot(ring, berth);
      const at = ringPoint(slot, aside);
      // several numbers go on along the ring
      const next = ringPoint(slot + 0.5, aside);
      const way = Math.hypot(next.x - at.x, next.y - at.y);
      const step = { x: (next.x - at.x) / way, y: (next.y - at.y) / way };
      return badgePlace(`area:${id}`, at.x, at.y, BADGES[berth] ?? BADGES[3], step);
    });
}

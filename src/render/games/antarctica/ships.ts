import { lookOfSeat } from '../../glyphs.ts';
import { badgePlace } from '../../marks.ts';
import type { Paint, Point, Shape } from '../../shapes.ts';
import { piece } from '../../shapes.ts';
import { GHOST, halo, ribbon, smoothed } from '../../trails.ts';
import { areaIn, isNewShip, movedShips, shipGivenUp } from './changed.ts';
import type { Berth, Changed } from './changed.ts';
import { ON_BOARD } from './block.ts';
import { berthSlot, middleSlot, outward, POLE, ringPoint, SLOTS, sunSlot } from './coast.ts';
import { fact, SIGNS } from './facts.ts';
import { litBasin, sunPlace } from './map.ts';
import { stamp } from './place.ts';
import type { AntarcticaView, AreaView, ShipView } from './view.ts';

/* On the water: the sun and its way, ships in their berths and where they came from, the numbers of the menu. */

const SHIP = 72;
/** So far outside the ring: above and below it the last turn's words and the players' plates are near. */
const LANE = { across: 50, along: 33 } as const;
const LOWEST = 848;
/** How far apart badges of 29 stand where `step` has the length 1. */
const BADGE_PITCH = 66;

function ringOf(view: AntarcticaView, area: string | undefined): number | undefined {
  return area === undefined ? undefined : view.areas.find(({ id }) => id === area)?.ring;
}

/** Everything but the block of ice, which has a light of its own. */
function map(width: number, height: number): string {
  const { x, y, width: w, height: h } = ON_BOARD.box;
  return `M0 0L${width} 0L${width} ${height}L0 ${height}ZM${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;
}

/** Glow on the sea round the sun, and dark growing away from it. */
export function light({ x, y }: Point, width: number, height: number): Shape[] {
  const far = { x: 2 * POLE.x - x, y: 2 * POLE.y - y };
  return [
    {
      kind: 'curve',
      d: map(width, height),
      box: { x: 0, y: 0, width, height },
      fill: {
        gradient: 'linear',
        from: { x: x / width, y: y / height },
        to: { x: far.x / width, y: far.y / height },
        stops: [
          [0, { tint: '~dark', alpha: 0 }],
          [0.45, { tint: '~dark', alpha: 0.06 }],
          [1, { tint: '~dark', alpha: 0.34 }],
        ],
      },
    },
    {
      kind: 'circle',
      x,
      y,
      r: 250,
      fill: {
        gradient: 'radial',
        stops: [
          [0, { tint: '~light', alpha: 0.55 }],
          [0.4, { tint: '~light', alpha: 0.24 }],
          [1, { tint: '~light', alpha: 0 }],
        ],
      },
    },
  ];
}

/** Along the ring from slot to slot; `turn` is how many slots, backwards if negative. */
function lane(from: number, turn: number, out = { across: 0, along: 0 }): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(turn) * 3));
  return Array.from({ length: steps + 1 }, (_, at) => {
    const slot = from + (turn * at) / steps;
    const [{ x, y }, away] = [ringPoint(slot), outward(slot)];
    return { x: x + away.x * out.across, y: y + away.y * out.along };
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

/** Round the coast outside the other ships, from the old berth to the new one. */
function wayOf(from: number, to: number): Point[] {
  const turn = turnBetween(from, to);
  const off = Math.min(0.9, Math.abs(turn) / 3) * Math.sign(turn);
  return smoothed([ringPoint(from), ...lane(from + off, turn - 2 * off, LANE), ringPoint(to)], 2);
}

/** A ship given up where it has just arrived. */
function struckShip(seat: number, { x, y }: Point): Shape[] {
  const half = SHIP / 2 - 4;
  const { colour } = lookOfSeat(seat);
  const points = [
    { x: x - half, y: y + half },
    { x: x + half, y: y - half },
  ];
  return [
    stamp(`ship:${seat}`, { x, y: y - 2 }, SHIP, { ...GHOST, rim: { colour, width: 5 } }),
    { kind: 'line', points, stroke: { colour: '~outline', weight: 14 } },
    { kind: 'line', points, stroke: { colour: '~ring', weight: 7 } },
  ];
}

/** Where the way begins, if another ship lies there now. */
function knob({ x, y }: Point, colour: Paint): Shape {
  return { kind: 'circle', x, y, r: 11, fill: colour, stroke: { colour: '~outline', weight: 4 } };
}

/** Of ships that lie elsewhere now, and of one given up where it had sailed. */
function waysIn(changed: Changed | undefined): { seat: number; from: Berth; to: Berth; givenUp: boolean }[] {
  if (changed === undefined) return [];
  const givenUp = shipGivenUp(changed);
  return [
    ...movedShips(changed).map(({ seat, from, to }) => ({ seat, from, to, givenUp: false })),
    ...(givenUp === undefined ? [] : [{ ...givenUp, givenUp: true }]),
  ];
}

export function trails(changed: Changed | undefined): Shape[] {
  if (changed === undefined) return [];
  return waysIn(changed).flatMap(({ seat, from, to, givenUp }) => {
    const taken = areaIn(changed.now, from.area.id)?.line[from.berth] !== undefined;
    const { colour } = lookOfSeat(seat);
    const start = ringPoint(slotOf(from));
    return [
      ...ribbon(wayOf(slotOf(from), slotOf(to)), {
        colour,
        outline: '~outline',
        from: 7,
        to: 22,
        chevrons: { every: 86, colour: '~outline' },
        head: { size: 42, short: SHIP / 2 - 4 },
      }),
      ...(taken
        ? [knob(start, colour)]
        : [
            stamp(`ship:${seat}`, { x: start.x, y: start.y - 2 }, SHIP, {
              ...GHOST,
              rim: { colour, width: 5 },
            }),
          ]),
      ...(givenUp ? struckShip(seat, ringPoint(slotOf(to))) : []),
    ];
  });
}

/** Light where the sun has gone. */
export function sunTail(view: AntarcticaView, changed: Changed | undefined): Shape[] {
  const [was, is] = [ringOf(view, changed?.before.sun.area), ringOf(view, view.sun.area)];
  if (was === undefined || is === undefined || was === is) return [];
  const turn = (((sunSlot(is) - sunSlot(was)) % SLOTS) + SLOTS) % SLOTS;
  return ribbon(lane(sunSlot(was), turn), {
    colour: { tint: '~light', alpha: 0.24 },
    outline: { tint: '~light', alpha: 0 },
    from: 4,
    to: 26,
  });
}

/** Drops of light in each gap between two basins on the way to the next area in the sun. */
export function sunsWay(view: AntarcticaView): Shape[] {
  const [from, to] = [ringOf(view, view.sun.area), ringOf(view, view.sun.next)];
  if (from === undefined || to === undefined || view.over || from === to) return [];
  const count = (to - from + 8) % 8;
  const at = ringPoint(sunSlot(to));
  return [
    ...Array.from({ length: count }, (_, step) =>
      [-0.16, 0, 0.18].map((off, nth): Shape => ({
        kind: 'circle',
        ...ringPoint(middleSlot(from + step) + 2 + off),
        r: 4 + nth * 1.5,
        fill: 'warm',
      })),
    ).flat(),
    halo({ x: at.x - 24, y: at.y - 24, width: 48, height: 48 }, '~light', 0.5),
    ...sunPlace(at, 'warm', 15).map((shape, nth) =>
      nth === 0 && view.sun.next !== undefined ? { ...shape, facts: [fact.next(view.sun.next)] } : shape,
    ),
  ];
}

export function theSun(view: AntarcticaView): Shape[] {
  const ring = ringOf(view, view.sun.area) ?? 0;
  const at = ringPoint(sunSlot(ring));
  return [stamp('sun', at, 102, { id: 'sun', facts: [fact.sun(view.sun.area)] })];
}

export function sunlitBasin(view: AntarcticaView): Shape[] {
  return litBasin(ringOf(view, view.sun.area) ?? 0);
}

const HARBOUR = 54;

/** The first free berth of each area to which the asked ship may sail; the next one, where somebody has just left it. */
export function harboursToSailTo(
  { asked, areas, sun, shipSpaces }: AntarcticaView,
  changed: Changed | undefined,
): Shape[] {
  if (asked?.kind !== 'sail') return [];
  const left = waysIn(changed).map(({ from }) => slotOf(from));
  return areas
    .filter(({ open, line, id }) => open && line.length < shipSpaces && id !== sun.area)
    .map(({ ring, line }) => {
      const first = berthSlot(ring, line.length);
      const isLeft = left.includes(first) && line.length + 1 < shipSpaces;
      return stamp(`harbour:${asked.seat}`, ringPoint(isLeft ? first + 1 : first), HARBOUR);
    });
}

function signsOf(ship: ShipView): string[] {
  return SIGNS.filter((one) => ship[one]).map((one) => fact.sign(one, ship.id));
}

/** White light behind the ship of this turn; a white rim alone, thinner, round the one that acts next in this sun. */
function standing({ acting, willAct, id }: ShipView, changed: Changed | undefined): object {
  if (acting) return { rim: { colour: '~ring', width: 6 }, glow: { colour: '~ring', reach: 30 } };
  if (willAct) return { rim: { colour: { tint: '~ring', alpha: 0.4 }, width: 2 } };
  return isNewShip(changed, id) ? { rim: { colour: '~new', width: 6 } } : {};
}

function inBerth(of: ShipView, area: AreaView, berth: number, changed: Changed | undefined): Shape[] {
  const slot = berthSlot(area.ring, berth);
  const { x, y } = ringPoint(slot);
  const away = outward(slot);
  const facts = [fact.ship(of.id, area.id), ...signsOf(of)];
  const out = { x: Math.max(26, x + away.x * 41), y: y + away.y * 39 };
  // at the lower edge beside the ship: below it are the players' plates
  const badge = { ...(out.y > LOWEST ? { x: x + (x < POLE.x ? -34 : 34), y: y + 2 } : out), r: 22 };
  return piece({ id: `ship:${of.id}`, facts, target: `ship:${area.id}${berth + 1}`, badge }, [
    stamp(`ship:${of.seat}`, { x, y: y - 2 }, SHIP, standing(of, changed)),
    ...(of.icebreaker ? [stamp('icebreaker', { x: x - 27, y: y - 22 }, 34)] : []),
  ]);
}

export function ships(view: AntarcticaView, changed: Changed | undefined): Shape[] {
  return view.areas.flatMap((area) => area.line.flatMap((of, berth) => inBerth(of, area, berth, changed)));
}

/** A ship that goes to an area goes into its first free berth; what concerns a full line stands where the sun does. */
export function areaBadges(view: AntarcticaView): Shape[] {
  return view.areas
    .filter(({ open }) => open)
    .map((area) => {
      const full = area.line.length >= view.shipSpaces;
      const lit = view.sun.area === area.id;
      const slot = full ? sunSlot(area.ring) - (lit ? 0.8 : 0) : berthSlot(area.ring, area.line.length);
      const [at, next] = [ringPoint(slot), ringPoint(slot + (full ? -1 : 1))];
      // several numbers go on along the ring, from berth to berth
      const step = { x: (next.x - at.x) / BADGE_PITCH, y: (next.y - at.y) / BADGE_PITCH };
      return badgePlace(`area:${area.id}`, at.x, at.y, 29, step);
    });
}

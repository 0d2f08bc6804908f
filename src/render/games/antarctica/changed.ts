import type { AntarcticaView, AreaView } from './view.ts';

/* What the last turn changed, found in two views: when it began, and now. */

export interface Changed {
  /** Whose turn it was. */
  readonly seat: number;
  readonly before: AntarcticaView;
  readonly now: AntarcticaView;
  /** The ship whose turn it was; in the setup none. */
  readonly ship?: number;
  /** Where it sailed, if it did; it may be given up there in the same turn. */
  readonly sailed?: { readonly from: string; readonly to: string };
  /** It stayed where it was instead, and used up its icebreaker. */
  readonly hasStayed: boolean;
}

export function areaIn(view: AntarcticaView, id: string): AreaView | undefined {
  return view.areas.find((area) => area.id === id);
}

export interface Berth {
  readonly area: AreaView;
  readonly berth: number;
}

function berthOf(view: AntarcticaView, ship: number): Berth | undefined {
  for (const area of view.areas) {
    const berth = area.line.findIndex(({ id }) => id === ship);
    if (berth >= 0) return { area, berth };
  }
  return undefined;
}

/** Ships that lie in another area than before; moving up in a line is no news. */
export function movedShips({
  before,
  now,
}: Changed): { ship: number; seat: number; from: Berth; to: Berth }[] {
  return now.areas.flatMap((area) =>
    area.line.flatMap(({ id, seat }, berth) => {
      const from = berthOf(before, id);
      return from === undefined || from.area.id === area.id
        ? []
        : [{ ship: id, seat, from, to: { area, berth } }];
    }),
  );
}

/** A ship of whose turn it was that lies nowhere any more, and where it lay: one may be given up in a turn. */
export function shipGone({ seat, before, now }: Changed): { ship: number; from: Berth } | undefined {
  for (const area of before.areas)
    for (const [berth, { id, seat: owner }] of area.line.entries())
      if (owner === seat && berthOf(now, id) === undefined) return { ship: id, from: { area, berth } };
  return undefined;
}

/** A ship of whose turn it was that has sailed, was moved, or stayed though it might have sailed. */
export function isToldOf(changed: Changed | undefined, ship: number): boolean {
  if (changed === undefined) return false;
  if (ship === changed.ship && changed.hasStayed) return true;
  return movedShips(changed).some((moved) => moved.ship === ship && moved.seat === changed.seat);
}

export function isNewShip(changed: Changed | undefined, ship: number): boolean {
  return changed !== undefined && berthOf(changed.before, ship) === undefined;
}

export function isNewBuilding(changed: Changed | undefined, { id }: AreaView, building: string): boolean {
  if (changed === undefined) return false;
  return areaIn(changed.before, id)?.buildings.some((one) => one === building) === false;
}

export function moreScientists(
  changed: Changed | undefined,
  { id, scientists }: AreaView,
  seat: number,
): boolean {
  if (changed === undefined) return false;
  return (scientists[seat] ?? 0) > (areaIn(changed.before, id)?.scientists[seat] ?? 0);
}

export function isNewCard(changed: Changed | undefined, pile: string, card: string): boolean {
  if (changed === undefined) return false;
  return changed.before.piles.find(({ id }) => id === pile)?.top?.id !== card;
}

/** Where a cube was, if it is elsewhere now; 0 for one that has just entered. */
export function cubeFrom(changed: Changed | undefined, track: string, seat: number): number | undefined {
  if (changed === undefined) return undefined;
  const was = changed.before.tracks.find(({ id }) => id === track)?.cubes[seat] ?? 0;
  const is = changed.now.tracks.find(({ id }) => id === track)?.cubes[seat] ?? 0;
  return was === is ? undefined : was;
}

/** Points that a seat won or lost in one of the things that are scored. */
function won(
  now: readonly number[] | undefined,
  before: readonly number[] | undefined,
  seat: number,
): number {
  return (now?.[seat] ?? 0) - (before?.[seat] ?? 0);
}

export function wonInArea(changed: Changed | undefined, area: string, seat: number): number {
  if (changed === undefined) return 0;
  const points = ({ scoring }: AntarcticaView): readonly number[] | undefined =>
    scoring.areas.find((one) => one.area === area)?.points;
  return won(points(changed.now), points(changed.before), seat);
}

export function wonOnTrack(changed: Changed | undefined, track: string, seat: number): number {
  if (changed === undefined) return 0;
  const points = ({ scoring }: AntarcticaView): readonly number[] | undefined =>
    scoring.tracks.find((one) => one.track === track)?.points;
  return won(points(changed.now), points(changed.before), seat);
}

export function wonByCards(changed: Changed | undefined, seat: number): number {
  if (changed === undefined) return 0;
  return won(changed.now.scoring.cards.points, changed.before.scoring.cards.points, seat);
}

export function wonByDiscards(changed: Changed | undefined, seat: number): number {
  if (changed === undefined) return 0;
  return won(changed.now.scoring.resources.points, changed.before.scoring.resources.points, seat);
}

export function totalOf({ standings }: AntarcticaView, seat: number): number {
  return standings.find((one) => one.seat === seat)?.total ?? 0;
}

export function wonInAll(changed: Changed | undefined, seat: number): number {
  return changed === undefined ? 0 : totalOf(changed.now, seat) - totalOf(changed.before, seat);
}

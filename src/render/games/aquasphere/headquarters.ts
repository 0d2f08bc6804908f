import type { Seat, Viewer } from '../../../engine/core/contract.ts';
import type { Room } from '../../../engine/games/aquasphere/components.ts';
import type { PlayerView, View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import { badgePlace } from '../../marks.ts';
import type { Point, Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { FACTS } from './facts.ts';
import { ROOM, TOWER } from './ground.ts';
import { at, boxAt, sized, squareAt, type Place } from './place.ts';
import { BADGE, engineerAt, exitAt, EXIT, onPad, PAD, roomAt, roomWidth, SMALL_BADGE } from './places.ts';
import type { AquaSphereLook } from './messages.ts';
import { engineersIn, type Told } from './turn.ts';

/** Headquarters: engineers climb from the pad through a room of each storey and leave at the top. */

const TILE = 54;
/** Below the middle of a tile, the middle of its word. */
const WORD = 38;

export function headquartersGround(view: AquaSphereView, look: AquaSphereLook, place: Place): Shape[] {
  const { hq, seats } = view;
  const pad = { x: PAD.x - 102, y: PAD.y - 20, width: 204, height: 44 };
  const strip = EXIT.pitch * seats + 22;
  const exit = { x: EXIT.x - strip / 2, y: EXIT.y - EXIT.height / 2, width: strip, height: EXIT.height };
  return [
    { kind: 'sprite', name: 'tower', ...boxAt(place, TOWER) },
    ...hq.rooms.flatMap(({ id }) => room(view, id, place)),
    ...hq.start.map((to) => stairs(PAD, roomAt(hq.rooms, to), place)),
    ...hq.rooms.flatMap(({ id, arrows }) =>
      arrows.map((to) => stairs(roomAt(hq.rooms, id), roomAt(hq.rooms, to), place)),
    ),
    { kind: 'sprite', name: 'pad', ...boxAt(place, pad) },
    {
      kind: 'rect',
      ...boxAt(place, exit),
      corner: (EXIT.height / 2) * place.k,
      fill: { tint: '~bar', alpha: 0.62 },
      stroke: { colour: { tint: '~metal-edge', alpha: 0.25 }, weight: 2 },
    },
    ...Array.from({ length: seats }, (_, nth): Shape => {
      const { x, y } = exitAt(nth, seats);
      const stroke = { colour: '~faint', weight: 3 * place.k } as const;
      return { kind: 'circle', ...at(place, x, y), r: 13 * place.k, stroke };
    }),
    caption(look.say({ key: 'board.passed' }), { x: EXIT.x, y: 211 }, 236, place),
    caption(look.say({ key: 'board.programming' }), { x: PAD.x, y: 827 }, 236, place),
  ];
}

function caption(text: string, { x, y }: Point, width: number, place: Place): Shape {
  const { size } = fit(text, { width: width * place.k, lines: 1, largest: sized(place, 26) }, 'bold');
  const middle = at(place, x, y);
  return textOn(text, middle.x, middle.y, { size, weight: 'bold', colour: '~rim' });
}

/** Lit inside, its tile above, its floor below: who stands in it belongs to that tile. */
function room({ hq }: AquaSphereView, id: Room, place: Place): Shape[] {
  const { x, y } = roomAt(hq.rooms, id);
  const width = roomWidth(hq.rooms, id) - ROOM.gap;
  const name = width > 130 ? 'room:wide' : 'room';
  return [
    {
      kind: 'sprite',
      name,
      ...boxAt(place, { x: x - width / 2, y: y - ROOM.above, width, height: ROOM.height }),
    },
  ];
}

/** Where one can climb from one room to another: an opening in the ceiling. */
function stairs(from: Point, to: Point, place: Place): Shape {
  const x = from.x + (to.x - from.x) * (from === PAD ? 0.7 : 0.5);
  const y = to.y - ROOM.above + ROOM.height + ROOM.gap / 2;
  const points = [at(place, x - 11, y + 6), at(place, x, y - 7), at(place, x + 11, y + 6)];
  return { kind: 'polygon', points, fill: '~faint', stroke: { colour: '~outline', weight: 4 * place.k } };
}

/** Which ways are open is shown to who is asked alone: for the others only the way just taken stands out. */
export function headquarters(
  view: AquaSphereView,
  look: AquaSphereLook,
  viewer: Viewer,
  place: Place,
): Shape[] {
  const open = viewer === undefined ? undefined : ways(view);
  return [...programs(view, look, open, place), ...(open === undefined ? [] : openWays(view, open, place))];
}

/** All engineers, climbing and gone. */
export function everyEngineer(view: AquaSphereView, told: Told | undefined, place: Place): Shape[] {
  return [...exits(view, place), ...engineers(view, told, place)];
}

interface Ways {
  readonly from: Point;
  readonly to: readonly Room[];
}

function programs(
  { hq }: AquaSphereView,
  look: AquaSphereLook,
  ways: Ways | undefined,
  place: Place,
): Shape[] {
  const open = ways?.to ?? [];
  return hq.rooms.flatMap(({ id }): Shape[] => {
    const colour = hq.tokens[id];
    if (colour === undefined) return [];
    const { x, y } = roomAt(hq.rooms, id);
    const [foot, corner] = [at(place, x, y + WORD), at(place, x + 30, y - 20)];
    const word = look.say({ key: `board.room.${colour}` });
    const room = { width: 102 * place.k, lines: 1, largest: sized(place, 26) };
    const { size } = fit(word, room, 'bold');
    return [
      {
        kind: 'sprite',
        name: `program:${colour}`,
        ...squareAt(place, x, y, TILE),
        facts: [FACTS.token(id, colour)],
        ...(open.includes(id) && { rim: { colour: '~rim', width: 5 * place.k } as const }),
      },
      textOn(word, foot.x, foot.y, { size, weight: 'bold', colour: '~rim' }),
      ...(ways === undefined ? [] : [badgePlace(`room:${id}`, corner.x, corner.y, BADGE * place.k)]),
    ];
  });
}

/** Where the engineer of who is on turn is, and where it can go. */
function ways({ hq, players, awaiting }: AquaSphereView): Ways | undefined {
  const seat = awaiting?.kind === 'turn' ? awaiting.seats[0] : undefined;
  const here = seat === undefined ? undefined : players[seat]?.engineer;
  if (here === undefined || here === 'out') return undefined;
  return here === 'start'
    ? { from: PAD, to: hq.start }
    : { from: roomAt(hq.rooms, here), to: hq.rooms.find(({ id }) => id === here)?.arrows ?? [] };
}

/** White, with heads. */
function openWays({ hq }: AquaSphereView, { from, to }: Ways, place: Place): Shape[] {
  return to.flatMap((room) => arrow(from, roomAt(hq.rooms, room), place));
}

function arrow(from: Point, to: Point, place: Place): Shape[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  // from the upper edge of a tile to below the word of another one
  const start = from === PAD ? 20 : TILE / 2 / Math.abs(uy) - 2;
  const tip = length - (WORD + 14) / Math.abs(uy);
  const point = (along: number, aside: number): Point =>
    at(place, from.x + ux * along - uy * aside, from.y + uy * along + ux * aside);
  const head = [point(tip, 0), point(tip - 17, 11), point(tip - 17, -11)];
  const shaft = [point(start, 0), point(tip - 12, 0)];
  return [
    { kind: 'line', points: shaft, stroke: { colour: '~visor', weight: 12 * place.k } },
    { kind: 'polygon', points: head, fill: '~rim', stroke: { colour: '~visor', weight: 6 * place.k } },
    { kind: 'line', points: shaft, stroke: { colour: '~rim', weight: 6 * place.k } },
    { kind: 'polygon', points: head, fill: '~rim' },
  ];
}

/** An engineer among those who passed. */
export const PASSED_SIZE = 50;

/** Who passed first stands first, and begins the next round. */
function exits(view: AquaSphereView, place: Place): Shape[] {
  const { passed, players, seats } = view;
  return players.flatMap((_, nth): Shape[] => {
    const { x, y } = exitAt(nth, seats);
    const seat = passed[nth];
    const player = seat === undefined ? undefined : players[seat];
    if (seat === undefined || player === undefined) {
      const middle = at(place, x, y);
      return nth === passed.length ? [badgePlace('pass', middle.x, middle.y, BADGE * place.k)] : [];
    }
    return [engineer(view, seat, x, y, PASSED_SIZE, place)];
  });
}

function engineer(
  view: AquaSphereView,
  seat: number,
  x: number,
  y: number,
  size: number,
  place: Place,
): Shape {
  const player = view.players[seat];
  return {
    kind: 'sprite',
    name: `engineer:${seat}`,
    ...squareAt(place, x, y, size),
    id: `engineer:${seat}`,
    ...(player !== undefined && { facts: [FACTS.engineer(seat, player)] }),
  };
}

function engineers(view: AquaSphereView, told: Told | undefined, place: Place): Shape[] {
  return view.players.flatMap((player, seat): Shape[] => {
    if (player.engineer === 'out') return [];
    const { x, y, size } = engineerPlace(view, seat, player.engineer, told);
    return [engineer(view, seat, x, y, size, place)];
  });
}

/** Where a seat's engineer stands or stood, among those with a place in the same room. */
export function engineerPlace(
  view: AquaSphereView,
  seat: Seat,
  here: PlayerView['engineer'],
  told: Told | undefined,
): Point & { readonly size: number } {
  if (here === 'start' || here === 'out') return onPad(seat, view.seats);
  const { rooms } = view.hq;
  const mates = engineersIn(view, here, told);
  return engineerAt(roomAt(rooms, here), roomWidth(rooms, here), mates.indexOf(seat), mates.length);
}

/** In the picture of who is asked: the colours that can be programmed without a way there, in place of the caption. */
export function programsToChoose(view: AquaSphereView, viewer: Seat, place: Place): Shape[] {
  const { players, printed } = view;
  const player = players[viewer];
  if (player === undefined || !mayChoose(view, player, viewer)) return [];
  const free = printed.colours.filter((colour) => !player.programmed.includes(colour));
  const step = 46;
  return [
    {
      kind: 'rect',
      ...boxAt(place, { x: 26, y: 798, width: 324, height: 50 }),
      corner: 20 * place.k,
      fill: '~room-low',
    },
    ...free.flatMap((colour, nth): Shape[] => {
      const x = PAD.x + (nth - (free.length - 1) / 2) * step;
      const badge = at(place, x + 12, 834);
      return [
        { kind: 'sprite', name: `chip:${colour}`, ...squareAt(place, x - 5, 818, 38) },
        badgePlace(`program:${colour}`, badge.x, badge.y, SMALL_BADGE * place.k),
      ];
    }),
  ];
}

/** Bought in a turn, or programmed by a card before a scoring. */
function mayChoose({ awaiting }: AquaSphereView, player: PlayerView, seat: Seat): boolean {
  if (awaiting?.seats.includes(seat) !== true) return false;
  if (awaiting.kind === 'prepare') return true;
  return awaiting.kind === 'turn' && player.reminder === 0 && player.time > 0;
}

import type { Colour, Room } from '../../../engine/games/aquasphere/components.ts';
import type { View as AquaSphereView, HqView } from '../../../engine/games/aquasphere/view.ts';
import type { Look } from '../../game-scene.ts';
import { seatPiece, seatToken } from '../../glyphs.ts';
import { silhouette, type Silhouette } from '../../pieces.ts';
import { piece, type Point, type Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { chip } from './chips.ts';
import { FACTS, meaning, seasonOf } from './facts.ts';
import { corner } from './owners.ts';
import { PIECES } from './pieces.ts';
import { at, boxAt, inside, sized, type Place } from './place.ts';
import { counters, TRACK, trackGround } from './track.ts';

/** Headquarters: engineers climb from the start through a room of each row and out; the knowledge track runs around. */
export const HEADQUARTERS = { width: TRACK.width, height: TRACK.height } as const;

const INNER = { width: TRACK.width - 2 * TRACK.band, height: TRACK.height - 2 * TRACK.band } as const;
const ROOM = 76;
const ENGINEER = 44;
const COLUMN = 134;
const ROW = 106;
const START_AT: Point = { x: INNER.width / 2, y: 438 };
const SLOT = { y: 30, step: 62, size: 48 } as const;

type Rooms = HqView['rooms'];

/** Side by side in its row, rows one above another. */
function roomAt(rooms: Rooms, id: Room): Point {
  const row = rooms.find((room) => room.id === id)?.row ?? 0;
  const mates = rooms.filter((room) => room.row === row);
  const column = mates.findIndex((room) => room.id === id) - (mates.length - 1) / 2;
  return { x: INNER.width / 2 + column * COLUMN, y: START_AT.y - row * ROW };
}

function slotAt(nth: number, seats: number): Point {
  return { x: INNER.width / 2 + (nth - (seats - 1) / 2) * SLOT.step, y: SLOT.y };
}

export function headquartersGround(view: AquaSphereView, place: Place): Shape[] {
  const inner = inside(place, TRACK.band, TRACK.band);
  const outline = boxAt(place, { x: 0, y: 0, width: TRACK.width, height: TRACK.height });
  const floor = boxAt(inner, { x: 0, y: 0, ...INNER });
  return [
    { kind: 'rect', ...outline, corner: 24 * place.k, fill: 'panel' },
    { kind: 'rect', ...floor, corner: 14 * place.k, fill: 'ground' },
    ...trackGround(view, place),
    ...ways(view, inner),
  ];
}

function ways({ hq, seats }: AquaSphereView, inner: Place): Shape[] {
  const { rooms, start } = hq;
  const last = Math.max(...rooms.map(({ row }) => row));
  const exits = rooms.filter(({ row }) => row === last).map(({ id }) => roomAt(rooms, id));
  const left = slotAt(0, seats).x - SLOT.step / 2 + 4;
  const right = slotAt(seats - 1, seats).x + SLOT.step / 2 - 4;
  const landing = boxAt(inner, { x: left, y: 2, width: right - left, height: 56 });
  return [
    ...start.flatMap((to) => arrow(inner, START_AT, roomAt(rooms, to))),
    ...rooms.flatMap(({ id, arrows }) =>
      arrows.flatMap((to) => arrow(inner, roomAt(rooms, id), roomAt(rooms, to))),
    ),
    ...exits.flatMap((from) => arrow(inner, from, { x: from.x, y: SLOT.y + 30 }, 0)),
    { kind: 'rect', ...landing, corner: landing.height / 2, fill: 'panel' },
  ];
}

/** From rim to rim, with a head where it arrives. */
function arrow(place: Place, from: Point, to: Point, room = ROOM): Shape[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  // rooms are square: where the line leaves a square depends on its slope
  const slope = Math.max(Math.abs(ux), Math.abs(uy));
  const rim = ROOM / 2 / slope + 5;
  const point = (along: number, aside: number): Point =>
    at(place, from.x + ux * along - uy * aside, from.y + uy * along + ux * aside);
  const tip = length - (room === 0 ? 0 : room / 2 / slope + 5);
  return [
    {
      kind: 'line',
      points: [point(rim - 4, 0), point(tip - 8, 0)],
      stroke: { colour: 'edge', weight: 'line' },
    },
    { kind: 'polygon', points: [point(tip, 0), point(tip - 13, 10), point(tip - 13, -10)], fill: 'edge' },
  ];
}

export function headquarters(view: AquaSphereView, look: Look, place: Place): Shape[] {
  const inner = inside(place, TRACK.band, TRACK.band);
  return [
    ...rooms(view, look, inner),
    ...slots(view, inner),
    ...nextProgram(view, inner),
    ...turnOrder(view, inner),
    ...stock(view, inner),
    ...engineers(view, inner),
    ...counters(view, place),
  ];
}

function rooms({ hq }: AquaSphereView, look: Look, inner: Place): Shape[] {
  const start = at(inner, START_AT.x, START_AT.y);
  const r = (ROOM / 2) * inner.k;
  return [
    { kind: 'circle', ...start, r, fill: 'panel', stroke: { colour: 'edge', weight: 'line' } },
    ...hq.rooms.flatMap(({ id }) => {
      const colour = hq.tokens[id];
      const spot = roomAt(hq.rooms, id);
      const { x, y } = at(inner, spot.x, spot.y);
      // Beside the room: engineers stand at the corners, above and below are the ways.
      const label = at(inner, spot.x + ROOM / 2 + 17, spot.y);
      if (colour === undefined) return [];
      return [
        ...meaning(
          { facts: [FACTS.token(id, colour)], target: `room:${id}` },
          chip(colour, x, y, ROOM * inner.k),
        ),
        textOn(look.name('room', id), label.x, label.y, { size: sized(inner, 20), colour: 'faint' }),
      ];
    }),
  ];
}

/** The next turn order: who passes first stands first. */
function slots(view: AquaSphereView, inner: Place): Shape[] {
  const { passed, players, seats } = view;
  return players.flatMap((_, nth) => {
    const seat = passed[nth];
    const spot = slotAt(nth, seats);
    const { x, y } = at(inner, spot.x, spot.y);
    if (seat === undefined) {
      return [textOn(String(nth + 1), x, y, { size: sized(inner, 26), colour: 'faint' })];
    }
    const player = players[seat];
    if (player === undefined) return [];
    return piece(
      { id: `engineer:${seat}`, facts: [FACTS.engineer(seat, player)], season: seasonOf(view) },
      seatPiece(PIECES.engineer, seat, x, y, SLOT.size * inner.k),
    );
  });
}

function engineers(view: AquaSphereView, inner: Place): Shape[] {
  const { players, hq } = view;
  return players.flatMap((player, seat) => {
    if (player.engineer === 'out') return [];
    const spot = player.engineer === 'start' ? START_AT : roomAt(hq.rooms, player.engineer);
    const side = corner(seat);
    const reach = player.engineer === 'start' ? 25 : ROOM / 2 - 4;
    const { x, y } = at(inner, spot.x + side.x * reach, spot.y + side.y * reach);
    return piece(
      { id: `engineer:${seat}`, facts: [FACTS.engineer(seat, player)], season: seasonOf(view) },
      seatPiece(PIECES.engineer, seat, x, y, ENGINEER * inner.k),
    );
  });
}

const NEXT = { x: 62, y: 438, chip: 30, step: 34, width: 112, height: 108 } as const;

/** The face-up program card, a small copy of the rooms, and how many lie below it. */
function nextProgram(view: AquaSphereView, inner: Place): Shape[] {
  const { hq } = view;
  const { next } = hq;
  if (next === undefined) return [];
  const card = boxAt(inner, {
    x: NEXT.x - NEXT.width / 2,
    y: NEXT.y - NEXT.height / 2,
    width: NEXT.width,
    height: NEXT.height,
  });
  const below = Array.from({ length: hq.faceDown }, (_, nth): Shape => {
    const shift = (hq.faceDown - nth) * 6 * inner.k;
    return {
      kind: 'rect',
      ...card,
      y: card.y - shift,
      corner: 14 * inner.k,
      fill: 'panel',
      stroke: { colour: 'edge', weight: 'fine' },
    };
  });
  const stack: Shape = {
    kind: 'rect',
    ...card,
    corner: 14 * inner.k,
    fill: 'raised',
  };
  // one figure: a new program is one change, not seven
  const facts = Object.entries(next).map(([room, colour]) => FACTS.next(room, colour));
  const count = at(inner, NEXT.x + NEXT.width / 2 + 6, NEXT.y + NEXT.height / 2 - 12);
  const style = { size: sized(inner, 20), anchor: 'start', colour: 'faint' } as const;
  return [
    ...piece({ id: 'next-program', facts, season: seasonOf(view) }, [
      ...below,
      stack,
      ...smallRooms(next, hq.rooms, inner),
    ]),
    // that there is one fewer is the same change
    textOn(`+${hq.faceDown}`, count.x, count.y, style, { facts: [FACTS.faceDown(hq.faceDown)] }),
  ];
}

function smallRooms(tokens: NonNullable<HqView['next']>, rooms: Rooms, inner: Place): Shape[] {
  return rooms.flatMap(({ id, row }) => {
    const colour: Colour | undefined = tokens[id];
    if (colour === undefined) return [];
    const mates = rooms.filter((room) => room.row === row);
    const column = mates.findIndex((room) => room.id === id) - (mates.length - 1) / 2;
    const { x, y } = at(inner, NEXT.x + column * NEXT.step, NEXT.y - (row - 2) * NEXT.step);
    return chip(colour, x, y, NEXT.chip * inner.k);
  });
}

/** This round's order of turns, from the left; who has passed is dimmed. */
function turnOrder(view: AquaSphereView, inner: Place): Shape[] {
  return view.order.flatMap((seat, nth) => {
    const { x, y } = at(inner, 286 + nth * 34, 410);
    const token = seatToken(seat, x, y, 32 * inner.k);
    const facts = nth === 0 ? { facts: [FACTS.order(view), FACTS.passed(view)] } : {};
    return [{ ...token, ...facts, ...(view.passed.includes(seat) && { dim: true as const }) }];
  });
}

function stock({ stock: { time, crystals, octopods, ...decks } }: AquaSphereView, inner: Place): Shape[] {
  const entries: readonly (readonly [string, Silhouette, number])[] = [
    ['time', PIECES.clock, time],
    ['research', PIECES.research, decks.researchDeck],
    ['crystals', PIECES.crystal, crystals],
    ['extensions', PIECES.flask, decks.extensionDeck],
    ['octopods', PIECES.octopod, octopods],
  ];
  return entries.flatMap(([what, sign, amount], nth) => {
    const { x, y } = at(inner, 286 + (nth % 2) * 66, 440 + Math.floor(nth / 2) * 24);
    const style = { size: sized(inner, 20), anchor: 'start', colour: 'faint', tabular: true } as const;
    return [
      silhouette(sign, x, y, 24 * inner.k, 'faint'),
      textOn(String(amount), x + 18 * inner.k, y, style, { facts: [FACTS.stock(what, amount)] }),
    ];
  });
}

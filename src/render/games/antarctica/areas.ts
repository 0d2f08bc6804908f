import type { View as AntarcticaView, AreaView, ShipView } from '../../../engine/games/antarctica/view.ts';
import type { Look } from '../../game-scene.ts';
import { seatPiece, seatToken } from '../../glyphs.ts';
import { silhouette } from '../../pieces.ts';
import { boxOf, grown, piece } from '../../shapes.ts';
import type { Box, Meaning, Point, Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { BUILDING_SILHOUETTES } from './buildings.ts';
import { fact, SIGNS } from './facts.ts';
import { AREA, enlarged, pointAt } from './grid.ts';
import type { Place } from './grid.ts';
import { PIECES } from './signs.ts';

/* An area: the compass point with the sun, the ships in line from it, who has how many scientists, fourteen buildings. */

const LINE = { y: 50, sun: 52, first: 126, step: 69, ship: 62, hole: 26 };
const SCIENTISTS = { y: 111, first: 28, step: 69, token: 30 };
const BUILDINGS = { top: 158, first: 27, step: 41, row: 50, columns: 7, size: 40 };

function boxOfArea({ x, y, k }: Place): Box {
  return { x, y, width: AREA.width * k, height: AREA.height * k };
}

function buildingAt(place: Place, nth: number): Point {
  const { first, step, top, row, columns } = BUILDINGS;
  return pointAt(place, first + (nth % columns) * step, top + Math.floor(nth / columns) * row);
}

/** What never changes: the ground, and where each building would stand. */
export function areaGround({ buildings }: AntarcticaView, area: AreaView, place: Place): Shape[] {
  const box = boxOfArea(place);
  const corner = 26 * place.k;
  if (!area.open) {
    const fill = { pattern: 'hatch', of: 'panel', over: 'ground', gap: 22 } as const;
    return [{ kind: 'rect', ...box, corner, fill, stroke: { colour: 'edge', weight: 'fine' } }];
  }
  const ghosts = buildings.map(({ id }, nth) => {
    const { x, y } = buildingAt(place, nth);
    return silhouette(BUILDING_SILHOUETTES[id], x, y, BUILDINGS.size * place.k, 'raised');
  });
  return [{ kind: 'rect', ...box, corner, fill: 'panel' }, ...ghosts];
}

/** How much farther out the next frame of an area goes that is more than one thing. */
const FRAME_STEP = 10;

/** The area that is lit, that of this turn and the one that is lit next: often two of them are the same. */
function edges({ sun, turn, over }: AntarcticaView, area: AreaView, place: Place): Shape[] {
  const lit = sun.area === area.id && area.open;
  const target = turn?.target === area.id && !over;
  const next = sun.next === area.id && !over;
  const frames = [
    ...(lit ? [{ stroke: { colour: 'warm', weight: 'line' } } as const] : []),
    ...(target
      ? [{ stroke: { colour: 'cold', weight: 'line' }, facts: [fact.target(area.id)] } as const]
      : []),
    ...(next
      ? [
          {
            stroke: { colour: 'warm', weight: 'fine', dashed: true },
            facts: [fact.next(area.id)],
          } as const,
        ]
      : []),
  ];
  return frames.map((frame, nth) => {
    const out = nth * FRAME_STEP;
    return { kind: 'rect', ...grown(boxOfArea(place), out), corner: 26 * place.k + out, ...frame };
  });
}

/** It circles the board, so its way is not the straight one. */
function theSun({ id }: AreaView): Meaning {
  return { id: 'sun', facts: [fact.sun(id)], winding: true };
}

/** The compass point; where the sun is, it stands on the sun. */
function compass({ sun }: AntarcticaView, area: AreaView, look: Look, place: Place): Shape[] {
  const { x, y } = pointAt(place, LINE.sun, LINE.y);
  const word = look.say({ key: `compass.${area.id}` });
  if (sun.area !== area.id)
    return [textOn(word, x, y, { size: enlarged(34, place.k), weight: 'bold', colour: 'faint' })];
  return [
    { ...silhouette(PIECES.sun, x, y, 84 * place.k, 'warm'), ...theSun(area) },
    textOn(word, x, y, { size: enlarged(26, place.k), weight: 'bold', colour: 'on-warm' }),
  ];
}

function signsOf(ship: ShipView): string[] {
  return SIGNS.filter((sign) => ship[sign]).map((sign) => fact.sign(sign, ship.id));
}

/** Under the ship of this turn, and round the one that acts next in this sun. */
function halo({ acting, willAct }: ShipView, { x, y }: Point, k: number): Shape[] {
  const circle = { kind: 'circle', x, y, r: 35 * k } as const;
  if (acting) return [{ ...circle, fill: 'raised', stroke: { colour: 'ink', weight: 'line' } }];
  return willAct ? [{ ...circle, stroke: { colour: 'ink', weight: 'line', dashed: true } }] : [];
}

function icebreakerSign({ x, y }: Point, k: number): Shape[] {
  const at = { x: x + 20 * k, y: y - 20 * k };
  return [
    { kind: 'circle', ...at, r: 19 * k, fill: 'cold', stroke: { colour: 'panel', weight: 'fine' } },
    silhouette(PIECES.icebreaker, at.x, at.y, 28 * k, 'ground'),
  ];
}

/** A plus: put on the board in this turn. */
function newSign({ x, y }: Point, k: number): Shape[] {
  const at = { x: x - 22 * k, y: y - 20 * k };
  const bar = (width: number, height: number): Shape => ({
    kind: 'rect',
    x: at.x - (width * k) / 2,
    y: at.y - (height * k) / 2,
    width: width * k,
    height: height * k,
    fill: 'ground',
  });
  return [{ kind: 'circle', ...at, r: 15 * k, fill: 'ink' }, bar(18, 5), bar(5, 18)];
}

function ship(of: ShipView, area: AreaView, nth: number, place: Place): Shape[] {
  const { k } = place;
  const at = pointAt(place, LINE.first + nth * LINE.step, LINE.y);
  const facts = [fact.ship(of.id, area.id), ...signsOf(of)];
  return [
    ...halo(of, at, k),
    ...piece({ id: `ship:${of.id}`, facts, target: `ship:${area.id}${nth + 1}` }, [
      ...seatPiece(PIECES.ship, of.seat, at.x, at.y - 2 * k, LINE.ship * k),
      ...(of.icebreaker ? icebreakerSign(at, k) : []),
      ...(of.isNew ? newSign(at, k) : []),
    ]),
  ];
}

/** Three places; the first free one is where a ship would go. */
function line({ shipSpaces }: AntarcticaView, area: AreaView, place: Place): Shape[] {
  return Array.from({ length: shipSpaces }, (_, nth) => {
    const there = area.line[nth];
    if (there !== undefined) return ship(there, area, nth, place);
    const at = pointAt(place, LINE.first + nth * LINE.step, LINE.y);
    const next = nth === area.line.length && { target: `area:${area.id}` };
    const hole: Shape = { kind: 'circle', ...at, r: LINE.hole * place.k, fill: 'ground', ...next };
    return [hole, textOn(String(nth + 1), at.x, at.y, { size: enlarged(26, place.k), colour: 'edge' })];
  }).flat();
}

/** Who leads is ink, the others are fainter. */
function scientists(area: AreaView, place: Place): Shape[] {
  const most = Math.max(...area.scientists);
  return area.scientists.flatMap((count, seat) => {
    if (count === 0) return [];
    const { x, y } = pointAt(place, SCIENTISTS.first + seat * SCIENTISTS.step, SCIENTISTS.y);
    const colour = count === most ? 'ink' : 'faint';
    const style = { size: enlarged(34, place.k), weight: 'bold', anchor: 'start', colour } as const;
    const meaning = { id: `scientists:${area.id}:${seat}`, facts: [fact.scientists(area.id, seat, count)] };
    return [
      seatToken(seat, x, y, SCIENTISTS.token * place.k),
      textOn(String(count), x + 20 * place.k, y, style, meaning),
    ];
  });
}

function standing({ buildings }: AntarcticaView, area: AreaView, place: Place): Shape[] {
  return area.buildings.map((id) => {
    const { x, y } = buildingAt(
      place,
      buildings.findIndex((one) => one.id === id),
    );
    const shape = silhouette(BUILDING_SILHOUETTES[id], x, y, BUILDINGS.size * place.k, 'ink');
    return { ...shape, id: `building:${area.id}:${id}`, facts: [fact.building(area.id, id)] };
  });
}

/** Crossed out from corner to corner, with the word in the middle. */
function closed(view: AntarcticaView, area: AreaView, look: Look, place: Place): Shape[] {
  const { width, height } = AREA;
  const edge = 26;
  const stroke = { colour: 'edge', weight: 'bold' } as const;
  const across = [
    [pointAt(place, edge, edge), pointAt(place, width - edge, height - edge)],
    [pointAt(place, edge, height - edge), pointAt(place, width - edge, edge)],
  ].map((points): Shape => ({ kind: 'line', points, stroke }));
  const middle = pointAt(place, width / 2, height / 2);
  const style = { size: enlarged(44, place.k), weight: 'bold', colour: 'faint' } as const;
  const facts = [fact.areaClosed(area.id)];
  const words = textOn(look.say({ key: 'board.closed' }), middle.x, middle.y, style, { facts });
  const plate = grown(boxOf(words), 12 * place.k);
  return [
    ...across,
    ...compass(view, area, look, place).flatMap((word) => [
      { kind: 'rect', ...grown(boxOf(word), 6 * place.k), corner: 12 * place.k, fill: 'ground' } as const,
      word,
    ]),
    { kind: 'rect', ...plate, corner: 16 * place.k, fill: 'ground' },
    words,
  ];
}

/** All that lies in an area now. */
export function areaPieces(view: AntarcticaView, area: AreaView, look: Look, place: Place): Shape[] {
  if (!area.open) return closed(view, area, look, place);
  const full = area.line.length >= view.shipSpaces;
  const whole: Shape = { kind: 'rect', ...boxOfArea(place), corner: 26 * place.k, target: `area:${area.id}` };
  return [
    ...(full ? [whole] : []),
    ...edges(view, area, place),
    ...compass(view, area, look, place),
    ...line(view, area, place),
    ...scientists(area, place),
    ...standing(view, area, place),
  ];
}

import type { OutsideArm } from '../../../engine/games/new-eden/components.ts';
import type { View } from '../../../engine/games/new-eden/view.ts';
import type { Part } from '../../parts.ts';
import { pill, pillSize, signed, type PillLook } from '../../pills.ts';
import { boxOf, centreOf } from '../../shapes.ts';
import type { Box, Point, Shape, TextSize } from '../../shapes.ts';
import { halo } from '../../trails.ts';
import { EXTENSIONS, OUTSIDE_ARMS } from './order.ts';
import type { EdenLook } from './messages.ts';
import { fresh, ownPill, rowTag, shade, sprite } from './signs.ts';
import { benchOf, diversOn, isOnWayBack, moduleAt } from './arms.ts';
import { bayAt, domeAt, type StationPlace } from './station-place.ts';
import { eventsOf, powerOf, type Told, type Brought } from './turn.ts';
import { dives, hasArrived } from './ways.ts';

/* What the last turn changed, where it shows: cause first, then result. */

export interface Marks {
  /** below the stations */
  readonly below: readonly Shape[];
  /** stall and stations themselves */
  readonly pieces: readonly Shape[];
  /** above everything */
  readonly above: readonly Shape[];
}

type Places = readonly StationPlace[];

export function marksOf(
  view: View,
  told: Told,
  places: Places,
  drawn: readonly Shape[],
  look: EdenLook,
): Marks {
  if (told.over) return { below: [], pieces: drawn, above: [] };
  const pieces = rimmed(told, drawn);
  const arrived = hasArrived(told);
  return {
    below: lights(told, drawn),
    pieces: pieces.filter((shape) => !arrived(shape)),
    above: [
      ...dives(told, places),
      ...pieces.filter(arrived),
      ...(told.roundBegan ? [] : lost(told, places)),
      ...(told.roundBegan ? [] : usedPower(told, places, drawn)),
      ...(told.roundBegan ? [] : extended(told, places)),
      ...effects(told, places),
      ...tags(view, told, places, drawn, look),
    ],
  };
}

/** What is new, what works now and who has just arrived, with a bright rim. */
function rimmed(told: Told, drawn: readonly Shape[]): Shape[] {
  if (told.roundBegan) return [...drawn];
  const changed = new Set([
    ...newPieces(told, drawn).filter((id) => !isCounted(drawn, id)),
    ...eventsOf(told, 'activated').map(({ seat, module }) => `module:${seat}:${module}`),
  ]);
  const arrived = hasArrived(told);
  return drawn.map((shape) =>
    shape.id !== undefined && (changed.has(shape.id) || arrived(shape)) ? fresh(shape) : shape,
  );
}

function boxOfPiece(drawn: readonly Shape[], id: string): Box | undefined {
  const shape = drawn.find((one) => one.id === id);
  return shape === undefined ? undefined : boxOf(shape);
}

/** Ids of cards that stood in a station before. */
function builtBefore({ before }: Told): ReadonlySet<string> {
  return new Set(
    before.stations.flatMap(({ outside, shipyard, oxygen, research }) => [
      ...OUTSIDE_ARMS.flatMap((arm) => outside[arm].map(({ id }) => id)),
      ...shipyard,
      ...oxygen.map(({ id }) => id),
      ...research,
    ]),
  );
}

/** Soft light behind new pieces, a raised bid, a row that was sold. */
function lights(told: Told, drawn: readonly Shape[]): Shape[] {
  const ids = [
    ...newPieces(told, drawn).filter((id) => !isCounted(drawn, id)),
    ...(eventsOf(told, 'bidMade').length > 0 ? ['bid'] : []),
    ...eventsOf(told, 'rowSold').map(({ row }) => `sold:${row}`),
  ];
  return ids.flatMap((id) => {
    const box = boxOfPiece(drawn, id);
    return box === undefined ? [] : [halo(haloBox(box), '~new', 0.6)];
  });
}

/** In a line of the plate, where a frame says it; what is drawn beside the dome has light and rim as any piece. */
function isCounted(drawn: readonly Shape[], id: string): boolean {
  return drawn.some((shape) => shape.id === id && shape.kind === 'rect');
}

/** Light is of one size wherever it lies. */
function haloBox(box: Box): Box {
  const { x, y } = centreOf(box);
  const side = Math.min(90, Math.max(76, box.width, box.height));
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

function newPieces(told: Told, drawn: readonly Shape[]): string[] {
  const before = builtBefore(told);
  const extended = eventsOf(told, 'extended').map(({ seat, extension }) => `extension:${seat}:${extension}`);
  const built = drawn.flatMap(({ id }) => {
    const [, card] = /^(?:module|tank|built):\d+:(.+)$/u.exec(id ?? '') ?? [];
    return id === undefined || card === undefined || before.has(card) ? [] : [id];
  });
  return told.roundBegan ? extended : [...built, ...extended];
}

/** At what came out of a row that was sold its number; around what there is more of in a line of the plate, a frame. */
function tags(view: View, told: Told, places: Places, drawn: readonly Shape[], look: EdenLook): Shape[] {
  return newPieces(told, drawn).flatMap((id): Shape[] => {
    const [, station = '', card = ''] = /^(?:module|tank|built):(\d+):(.+)$/u.exec(id) ?? [];
    const place = places.find((one) => String(one.station) === station);
    const category = view.printed.parts[card]?.category;
    if (place === undefined || category === undefined) return [];
    const arm = OUTSIDE_ARMS.find((one) => one === category);
    if (arm === undefined) return isCounted(drawn, id) ? changedCount(drawn, id) : [];
    return rowOnBench(told, place, arm, card, look).map((shape) => ({ ...shape, of: `tag:${id}` }));
  });
}

/** From the row that was won; nobody sits there yet. What is new without a row has its white light alone. */
function rowOnBench(told: Told, place: StationPlace, arm: OutsideArm, card: string, look: EdenLook): Shape[] {
  const nth = place.of.outside[arm].findIndex(({ id }) => id === card);
  const module = place.of.outside[arm][nth];
  const sale = eventsOf(told, 'rowSold').find(({ cards }) => cards.includes(card));
  if (sale === undefined || module === undefined || diversOn(module) > 0) return [];
  const says = look.say({ key: 'short.row', with: { row: sale.row } });
  const { x, y, width } = benchOf(place, arm, nth);
  const made =
    pillSize([says], rowTag(place.seat)).width > width ? ownPill(place.seat, 26, true) : rowTag(place.seat);
  return pill([says], { x: x + width / 2, y: y - 1 + pillSize([says], made).height / 2 }, made);
}

/** Around all that is said of what is counted. */
function changedCount(drawn: readonly Shape[], id: string): Shape[] {
  const boxes = drawn.flatMap((shape) => ((shape.id ?? shape.of) === id ? [boxOf(shape)] : []));
  if (boxes.length === 0) return [];
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const frame = { x: left - 7, y: bottom - 40, width: right - left + 14, height: 42 };
  return [{ kind: 'rect', ...frame, corner: 12, stroke: { colour: '~new', weight: 4 }, of: id }];
}

/** An extension, at the dome into which it was built; to its owner it always stands there. */
function extended(told: Told, places: Places): Shape[] {
  return eventsOf(told, 'extended').flatMap(({ seat, extension }): Shape[] => {
    const place = places.find(({ station }) => station === seat);
    const kind = EXTENSIONS.find((one) => one === extension);
    if (place === undefined || place.own || kind === undefined) return [];
    const { x, y } = bayAt(place, kind);
    return [{ ...fresh(sprite(`disc:${kind}`, x, y, 52)), id: `extension:${seat}:${kind}` }];
  });
}

/** Lightning at the dome; what it gave stands on the plate. */
function usedPower(told: Told, places: Places, drawn: readonly Shape[]): Shape[] {
  return places.flatMap((place) => {
    const { station } = place;
    if (powerOf(told, station) === undefined) return [];
    const { x, y } = domeAt(place);
    return [
      ...changedCount(drawn, `plant:${station}`),
      { ...fresh(sprite('lightning', x - LIGHTNING, y + LIGHTNING, 56)), of: 'gain:plant' },
    ];
  });
}

/** From the dome’s middle to its rim, below the signs of extensions. */
const LIGHTNING = 50;

/** A module that is lost, as a shade at the end of its arm. */
function lost(told: Told, places: Places): Shape[] {
  return eventsOf(told, 'cardDestroyed').flatMap(({ seat, card }): Shape[] => {
    const place = places.find(({ station }) => station === seat);
    const category = told.before.printed.parts[card]?.category;
    const arm = OUTSIDE_ARMS.find((one) => one === category);
    if (place === undefined || arm === undefined) return [];
    const { width, height } = place.module;
    const { x, y } = moduleAt(place, arm, place.of.outside[arm].length);
    // behind a long arm there is no room: the line says it
    if (x > place.box.x + place.box.width - width / 2) return [];
    return [shade(`hull:${arm}:dark`, x, y, width, height), sprite('burst', x, y + 4, width * 0.6)];
  });
}

/** By the plant or by research. */
export function isCountedThere({ by }: Brought): boolean {
  return by === 'plant' || by.startsWith('card:');
}

/** Of what stands behind an arm. */
const BEYOND = [34, 30, 26] as const;

/** What a module or a laboratory brought, beside its figure, in the colour of whose it is. */
function effects(told: Told, places: Places): Shape[] {
  if (told.roundBegan) return [];
  return told.brought.flatMap((brought) => {
    const place = places.find(({ station }) => station === brought.station);
    // what the plant or research brought stands on the plate, where these are counted
    if (place === undefined || isCountedThere(brought)) return [];
    // on a roof there is little room
    const onModule = brought.by.startsWith('module:');
    const acted = place.station === told.seat && !onModule;
    const pillAt = (size: TextSize): { readonly words: Part[]; readonly look: PillLook } => ({
      words: wordsOf(brought, size),
      look: ownPill(place.seat, size, acted),
    });
    for (const size of onModule ? BEYOND : []) {
      const { words, look } = pillAt(size);
      const beyond = beyondArm(told, place, brought.by, pillSize(words, look));
      if (beyond === undefined) continue;
      const of = `gain:${brought.by}`;
      return words.length === 0 ? [] : pill(words, beyond, look).map((shape) => ({ ...shape, of }));
    }
    const large = pillAt(onModule ? 26 : 30);
    const { words, look } = pillSize(large.words, large.look).width <= WIDEST ? large : pillAt(20);
    const spot = sourceAt(place, brought.by, pillSize(words, look).width);
    if (words.length === 0 || spot === undefined) return [];
    const of = `gain:${brought.by}`;
    return pill(words, spot, look).map((shape) => ({ ...shape, of }));
  });
}

/** The middle of what says so much: on a module's roof, or on the lower rim of the dome, as the signs of the extensions are on the upper one. */
function sourceAt(place: StationPlace, by: string, width: number): Point | undefined {
  if (by !== 'dome') return roofOf(place, by.slice('module:'.length));
  const { x, y } = domeAt(place);
  return { x: Math.max(x, place.box.x + width / 2 + 4), y: y + ON_RIM };
}

/** Behind the arm of a module, where it has room of its own; of two in an arm one wouldn't know whose gain it is. */
function beyondArm(
  told: Told,
  place: StationPlace,
  by: string,
  { width }: { readonly width: number },
): Point | undefined {
  const id = by.slice('module:'.length);
  const arm = OUTSIDE_ARMS.find((one) => place.of.outside[one].some((module) => module.id === id));
  if (arm === undefined || place.waiting.length > 0) return undefined;
  const modules = place.of.outside[arm];
  const working = told.brought.filter(
    (one) => one.station === place.station && modules.some((module) => one.by === `module:${module.id}`),
  );
  const last = modules.length - 1;
  const end = moduleAt(place, arm, last);
  const x = end.x + place.module.width / 2 + 14 + width / 2;
  const isFull = x + width / 2 > place.box.x + place.box.width - 6;
  return working.length > 1 || isFull || isOnWayBack(place, arm, last) ? undefined : { x, y: end.y };
}

/** Right of where an arrow ends. */
const BESIDE_ARROW = 0.14;

/** On the roof of a module, which keeps its figure. */
function roofOf(place: StationPlace, id: string): Point | undefined {
  for (const arm of OUTSIDE_ARMS) {
    const nth = place.of.outside[arm].findIndex((module) => module.id === id);
    if (nth < 0) continue;
    const { x, y } = moduleAt(place, arm, nth);
    return { x: x + place.module.width * BESIDE_ARROW, y: y - place.module.height / 2 + 2 };
  }
  return undefined;
}

/** From the dome’s middle: below its figures. */
const ON_RIM = 52;

/** Room between the edge of a station and its modules. */
const WIDEST = 134;

function wordsOf({ by, points, damage, coins, deeples }: Brought, size: TextSize): Part[] {
  const words = (number: number, sign: string): Part[] =>
    number === 0 ? [] : [signed(number), { sign, size: size * 1.1 }];
  return [
    // what an extension brought comes from no place on the board
    ...words(by === 'dome' ? 0 : points, 'star'),
    ...words(coins, 'coin'),
    ...words(deeples, 'diver:none'),
    ...words(damage, 'burst'),
  ];
}

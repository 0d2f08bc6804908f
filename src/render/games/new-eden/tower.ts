import type { View } from '../../../engine/games/new-eden/view.ts';
import { badgePlace } from '../../marks.ts';
import { centredBox, piece } from '../../shapes.ts';
import type { Box, Point, Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { hasTanksLine, tanksLineAt } from './arms.ts';
import { FACTS } from './facts.ts';
import type { EdenLook, Said } from './messages.ts';
import { sprite } from './signs.ts';
import { ownKey } from './sprites.ts';
import { TOWER_WORD } from './station-art.ts';
import { at, geometryOf, isWide, PLATE_HEIGHT, type StationPlace } from './station-place.ts';

/*
 * The tower on which the dome rests: a board each for the plant with the uses that are left, and for how many
 * tanks, shipyards and laboratories there are. Beside the dome of a wide station there is room to draw each of these.
 */

/** The panel's edge. */
const EDGE = 5;

interface Counted {
  readonly says: Said;
  /** absent: it is told elsewhere, or there is none, which is no fact of a card */
  readonly id?: string;
  readonly facts?: readonly string[];
  readonly count: number;
  /** what may be chosen here */
  readonly target?: string;
  /** nothing is left of it */
  readonly faint?: boolean;
  /** the question is about it */
  readonly asked?: boolean;
}

function plant({ view, station, of }: StationPlace): Counted {
  const left = of.deepThought ? 0 : view.printed.plantUses - of.plantUses;
  return {
    id: `plant:${station}`,
    facts: [FACTS.plant(station, of)],
    says: { key: 'short.power' },
    count: left,
    target: `plant:${station}`,
    faint: left === 0,
  };
}

/** How many tanks are left; framed while the question is about them. */
function tanks(place: StationPlace): Counted {
  const { view, station, of } = place;
  const left = of.oxygen.filter(({ used }) => !used);
  const newest = left.at(-1);
  const asked = view.question === 'extra' && view.asked.includes(station);
  const target = `arm:${station}:oxygen`;
  const says = { key: 'short.oxygen' } as const;
  const counted = { says, count: left.length, asked };
  if (newest === undefined) return { ...counted, faint: true };
  // each of them is drawn where its owner chooses from it, or where there is room
  if (hasTanksLine(place) || isWide(place)) return counted;
  const facts = left.map(({ id }) => FACTS.tank(station, id, false));
  return { ...counted, id: `tank:${station}:${newest.id}`, facts, target };
}

const BUILT = [
  { arm: 'shipyard', says: { key: 'short.yards' }, name: 'yard', width: 44 },
  { arm: 'research', says: { key: 'short.labs' }, name: 'lab', width: 36 },
] as const;

function built(place: StationPlace): Counted[] {
  const { station, of } = place;
  return BUILT.map(({ arm, says }): Counted => {
    const ids = of[arm];
    const newest = ids.at(-1);
    const counted = { says, count: ids.length };
    if (newest === undefined) return { ...counted, faint: true };
    if (isWide(place)) return counted;
    const facts = ids.map((id) => FACTS.card(station, id));
    return { ...counted, id: `built:${station}:${newest}`, facts, target: `arm:${station}:${arm}` };
  });
}

/** The same lines in every station, so that one can compare them. */
function countedIn(place: StationPlace): Counted[] {
  return [plant(place), tanks(place), ...built(place)];
}

interface Panel {
  readonly box: Box;
  readonly line: number;
}

/** Below the dome, as high as its lines need. */
function panelOf(place: StationPlace, lines: number): Panel {
  const { dome, radius, tower } = geometryOf(place);
  const { box } = place;
  const y = box.y + dome.y + radius - 6;
  const room = box.y + box.height - PLATE_HEIGHT - 8 - y - 2 * EDGE;
  const line = room / lines;
  const width = tower.right - tower.left;
  // it stands on the ground
  return { box: { x: box.x + tower.left, y, width, height: room + 2 * EDGE + 8 }, line };
}

/** The middle of a line. */
function lineAt({ box, line }: Panel, nth: number): Point {
  return { x: box.x + box.width / 2, y: box.y + EDGE + (nth + 0.5) * line };
}

/** From the middle of a line. */
const SIGNED = { label: -8, count: 57, target: 86 } as const;
/** How wide a line is, and where from its middle begins how many there are more, and what one of them brought. */
export const COUNT_LINE = { width: 142, more: 70, brought: -71 } as const;

/** There is nothing of it. */
const FAINT = { tint: '~on-window', alpha: 0.6 } as const;
/** So high a line has room for larger words. */
const HIGH_LINE = 44;

function lineShapes(counted: Counted, look: EdenLook, { x, y }: Point, height: number): Shape[] {
  const { id, facts = [], says, count, target, faint, asked } = counted;
  const words = look.say(says);
  const { size } = fit(
    words,
    { width: TOWER_WORD, lines: 1, largest: height < HIGH_LINE ? 26 : 30 },
    'bold',
  );
  const shapes = [
    textOn(words, x + SIGNED.label, y, { size, weight: 'bold', colour: faint ? FAINT : '~on-window' }),
    textOn(String(count), x + SIGNED.count, y + 1, {
      size: count > 9 ? 34 : 44,
      weight: 'bold',
      colour: faint ? FAINT : '~on-window',
    }),
  ];
  const frame: Shape = {
    kind: 'rect',
    ...centredBox({ x, y }, COUNT_LINE.width + 6, height),
    corner: 12,
    stroke: { colour: 'warm', weight: 6 },
  };
  return [
    ...(id === undefined ? shapes : piece({ id, facts }, shapes)),
    ...(asked ? [frame] : []),
    ...(target === undefined ? [] : [badgePlace(target, x + SIGNED.target, y, 18)]),
  ];
}

/** Below the dome, down to the ground. */
export function towerShapes(place: StationPlace, look: EdenLook): Shape[] {
  const lines = countedIn(place);
  const panel = panelOf(place, lines.length);
  return [
    { kind: 'sprite', name: `tower:${ownKey(place.seat)}`, ...panel.box },
    // the frame of what is asked lies over its neighbours
    ...lines
      .map((counted, nth) => ({ counted, at: lineAt(panel, nth) }))
      .sort((one, other) => Number(one.counted.asked === true) - Number(other.counted.asked === true))
      .flatMap(({ counted, at: middle }) => lineShapes(counted, look, middle, panel.line)),
    ...usedTanks(place, panel),
  ];
}

/** Used tanks are not drawn, but one of them may be lost. */
function usedTanks(place: StationPlace, panel: Panel): Shape[] {
  const { station, of } = place;
  const some = of.oxygen.length > 0 && of.oxygen.every(({ used }) => used);
  const { x, y } = lineAt(panel, 1);
  const beside = isWide(place) ? -SIGNED.target : SIGNED.target;
  return some ? [badgePlace(`arm:${station}:oxygen`, x + beside, y, 18)] : [];
}

function bottlesOf({ printed }: View, id: string): readonly number[] {
  const effect = printed.parts[id]?.effect;
  return effect?.type === 'bottles' ? effect.bottles : [];
}

interface Line {
  readonly left: number;
  readonly y: number;
  readonly room: number;
  /** how large a bottle may be */
  readonly most: number;
}

const BOTTLE = { width: 41, height: 66, apart: 12 } as const;

/** Each tank with its bottles, to choose from. */
function tankLine(place: StationPlace, { left, y, room, most }: Line): Shape[] {
  const { view, station, of } = place;
  const unused = of.oxygen.filter(({ used }) => !used);
  const bottles = unused.reduce((sum, { id }) => sum + bottlesOf(view, id).length, 0);
  const whole = bottles * BOTTLE.width + unused.length * BOTTLE.apart;
  const k = Math.min(most, room / Math.max(1, whole));
  let x = left;
  const line = unused.flatMap(({ id }) => {
    const start = x;
    const figures = bottlesOf(view, id);
    x += (figures.length * BOTTLE.width + BOTTLE.apart) * k;
    return [
      ...piece(
        { id: `tank:${station}:${id}`, facts: [FACTS.tank(station, id, false)] },
        figures.flatMap((figure, nth) => {
          const middle = start + (nth + 0.5) * BOTTLE.width * k;
          return [
            sprite('tank', middle, y, BOTTLE.width * k, BOTTLE.height * Math.max(0.86, k)),
            textOn(String(figure), middle, y + 9, {
              size: k > 1.2 ? 44 : k > 0.8 ? 38 : k > 0.7 ? 30 : 26,
              weight: 'bold',
              colour: '~on-window',
              halo: { colour: '~window', width: 5 },
            }),
          ];
        }),
      ),
      badgePlace(
        `oxygen:${station}:${id}`,
        start + (figures.length * BOTTLE.width * k) / 2,
        y - BOTTLE.height * Math.max(0.86, k) * 0.5,
        17,
      ),
    ];
  });
  return unused.length === 0
    ? []
    : [...line, badgePlace(`arm:${station}:oxygen`, x + 8, y - BOTTLE.height / 2, 17)];
}

/** In a wide station three lines left of the dome, which end here. */
const END = 340;
/** In parts of the room above the plate. */
const HEIGHTS = [0.19, 0.5, 0.81] as const;
const LARGE = 1.45;

function wideLines(place: StationPlace): Shape[] {
  const { view, station, of } = place;
  const bottles = of.oxygen.filter(({ used }) => !used).flatMap(({ id }) => bottlesOf(view, id)).length;
  const tanks = of.oxygen.filter(({ used }) => !used).length;
  const whole = (bottles * BOTTLE.width + tanks * BOTTLE.apart) * LARGE;
  const left = Math.max(14, END - whole);
  const room = place.box.height - PLATE_HEIGHT;
  return [
    ...tankLine(place, {
      ...onLeft(place, { x: left, y: HEIGHTS[0] * room }),
      room: END - left,
      most: LARGE,
    }),
    ...BUILT.flatMap(({ arm, name, width }, nth) => {
      const ids = of[arm];
      const step = Math.min(width * LARGE, (END - 14) / Math.max(1, ids.length));
      const { left: x, y } = onLeft(place, { x: END - ids.length * step, y: (HEIGHTS[nth + 1] ?? 0) * room });
      return [
        ...ids.map((id, at) => ({
          ...sprite(name, x + (at + 0.5) * step, y, width * LARGE, 42 * LARGE),
          id: `built:${station}:${id}`,
          facts: [FACTS.card(station, id)],
        })),
        ...(ids.length === 0 ? [] : [badgePlace(`arm:${station}:${arm}`, x + 14, y - 42, 20)]),
      ];
    }),
  ];
}

function onLeft(place: StationPlace, point: Point): Pick<Line, 'left' | 'y'> {
  const { x, y } = at(place, point);
  return { left: x, y };
}

/** What is counted on the floors of a tower, each drawn where its owner chooses from it or where there is room. */
export function besideDome(place: StationPlace): Shape[] {
  if (isWide(place)) return wideLines(place);
  if (!hasTanksLine(place)) return [];
  const { first } = geometryOf(place).arms;
  const line = onLeft(place, { x: first, y: tanksLineAt(place) });
  return tankLine(place, { ...line, room: place.box.width - first - 40, most: 1 });
}

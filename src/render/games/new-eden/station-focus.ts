import type { Category } from '../../../engine/games/new-eden/components.ts';
import type { StationView, View } from '../../../engine/games/new-eden/view.ts';
import { piece } from '../../shapes.ts';
import type { Box, Scene, Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { moduleSizes } from './arms.ts';
import { FACTS } from './facts.ts';
import { ownName } from './offer-words.ts';
import { BOARD } from './ground.ts';
import { EXTENSIONS, OUTSIDE_ARMS } from './order.ts';
import { seaPanel } from '../../sea-panel.ts';
import { plate } from './plates.ts';
import { sprite } from './signs.ts';
import { stationShapes } from './station.ts';
import type { StandsIn, StationPlace } from './station-place.ts';
import { sayOfGame, type EdenLook } from './messages.ts';

/* One station alone: the station itself, and below it everything that belongs to it, in words. */

const WIDTH = 1600;
const STATION: Box = { x: 231, y: 32, width: 1138, height: 434 };
const MARGIN = 20;
const LINE = 74;
const COLUMNS = 3;

interface Line {
  readonly id: string;
  readonly category: Category;
  readonly meaning: { readonly id: string; readonly facts: readonly string[] };
  /** used tanks are told faintly */
  readonly faint: boolean;
}

export function stationFocus(view: View, look: EdenLook, station: number): Scene {
  const of = view.stations[station];
  const lines = of === undefined ? [] : linesOf(station, of);
  const rows = Math.max(1, Math.ceil(lines.length / COLUMNS));
  const cards: Box = { x: MARGIN, y: 474, width: WIDTH - 2 * MARGIN, height: rows * LINE + 24 };
  const below: Box = { ...cards, y: cards.y + cards.height + 14, height: 92 };
  const height = below.y + below.height + MARGIN;
  const stands = of && { of, box: STATION, own: true, waiting: [] };
  const places = stands === undefined ? [] : placed(view, station, stands);
  return {
    width: WIDTH,
    height,
    theme: 'new-eden',
    ground: '~water-4',
    still: [
      {
        kind: 'group',
        clip: `M0 0H${WIDTH}V${height}H0Z`,
        box: { x: 0, y: 0, width: WIDTH, height },
        shapes: [
          { kind: 'sprite', name: 'sea', x: 0, y: -96, ...BOARD, height: Math.max(1116, height + 100) },
        ],
      },
      seaPanel(cards),
    ],
    moving: places.flatMap((place) => [
      ...stationShapes(place, look),
      ...plate(place, look, undefined),
      ...value(place),
      ...lines.flatMap((line, nth) => lineShapes(view, look, line, cellAt(cards, nth, rows))),
      ...extensions(place, look, below),
    ]),
  };
}

function placed(view: View, station: number, stands: StandsIn): StationPlace[] {
  const seat = stands.of.deepThought ? undefined : station;
  return moduleSizes([[stands]]).map((module) => ({ ...stands, view, station, seat, module }));
}

function linesOf(station: number, of: StationView): Line[] {
  const modules = OUTSIDE_ARMS.flatMap((arm) =>
    of.outside[arm].map((module, nth): Line => ({
      id: module.id,
      category: arm,
      meaning: { id: `line:${station}:${module.id}`, facts: [FACTS.module(station, nth + 1, module)] },
      faint: false,
    })),
  );
  const fixed = (ids: readonly string[], category: Category): Line[] =>
    ids.map((id) => ({
      id,
      category,
      meaning: { id: `line:${station}:${id}`, facts: [FACTS.card(station, id)] },
      faint: false,
    }));
  const tanks = of.oxygen.map(({ id, used }): Line => ({
    id,
    category: 'oxygen',
    meaning: { id: `line:${station}:${id}`, facts: [FACTS.tank(station, id, used)] },
    faint: used,
  }));
  return [...modules, ...tanks, ...fixed(of.shipyard, 'shipyard'), ...fixed(of.research, 'research')];
}

function cellAt(box: Box, nth: number, rows: number): Box {
  const width = (box.width - 24) / COLUMNS;
  return {
    x: box.x + 12 + Math.floor(nth / rows) * width,
    y: box.y + 12 + (nth % rows) * LINE,
    width,
    height: LINE,
  };
}

/** Its sign, what it does in words, and what it is worth at the end. */
function lineShapes(view: View, look: EdenLook, { id, category, meaning, faint }: Line, box: Box): Shape[] {
  const part = view.printed.parts[id];
  if (part === undefined) return [];
  const y = box.y + box.height / 2;
  const end = part.endPoints;
  const room = box.width - 76 - (end === 0 ? 10 : 96);
  const says = sayOfGame(look, part.words);
  const own = ownName(look, part.category, id);
  const words = own === undefined ? says : `${own}: ${says}`;
  const { size, lines } = fit(words, { width: room, lines: 2, largest: 30, smallest: 20 });
  const shapes: Shape[] = [
    sprite(`disc:${category}`, box.x + 34, y, 54),
    ...lines.map((text, nth) =>
      textOn(text, box.x + 74, y + (nth - (lines.length - 1) / 2) * size * 1.1, { size, anchor: 'start' }),
    ),
    ...(end === 0
      ? []
      : [
          sprite('flag', box.x + box.width - 80, y, 28),
          textOn(end < 0 ? `−${-end}` : String(end), box.x + box.width - 58, y, {
            size: 30,
            weight: 'bold',
            anchor: 'start',
          }),
        ]),
  ];
  const drawn = piece({ ...meaning }, shapes);
  return faint ? drawn.map((shape) => ({ ...shape, dim: true as const })) : drawn;
}

/** What the station is worth at the end, if it stands then. */
function value({ station, of }: StationPlace): Shape[] {
  const x = STATION.x + STATION.width + 24;
  return [
    sprite('flag', x + 20, STATION.y + 370, 44),
    textOn(
      `+${of.value}`,
      x + 50,
      STATION.y + 370,
      { size: 50, weight: 'bold', anchor: 'start', colour: of.stable ? 'ink' : '~on-broken' },
      { id: `value:${station}`, facts: [FACTS.value(station, of)] },
    ),
  ];
}

/** The four extensions by name; those that are built are lit. */
function extensions({ station, of }: StationPlace, look: EdenLook, box: Box): Shape[] {
  const width = (box.width - 36) / EXTENSIONS.length;
  return EXTENSIONS.flatMap((extension, nth) => {
    const cell = { ...box, x: box.x + nth * (width + 12), width };
    const built = of.extensions.includes(extension);
    const y = cell.y + cell.height / 2;
    const words = fit(look.name('extension', extension), {
      width: cell.width - 100,
      lines: 2,
      largest: 30,
      smallest: 20,
    });
    return piece(
      {
        id: `named-extension:${station}:${extension}`,
        facts: [FACTS.extension(station, extension, built)],
        target: `extension:${station}:${extension}`,
      },
      [
        seaPanel(cell),
        { ...sprite(`disc:${extension}`, cell.x + 46, y, 56), ...(built ? {} : { opacity: 0.35 }) },
        ...words.lines.map((text, line) =>
          textOn(text, cell.x + 84, y + (line - (words.lines.length - 1) / 2) * words.size * 1.1, {
            size: words.size,
            weight: built ? 'bold' : 'regular',
            anchor: 'start',
            colour: built ? 'ink' : '~quiet',
          }),
        ),
      ],
    );
  });
}

import type { Viewer } from '../../../engine/core/contract.ts';
import type { View } from '../../../engine/games/new-eden/view.ts';
import type { ComposeOptions, GameScene } from '../../game-scene.ts';
import type { Scene, Shape } from '../../shapes.ts';
import { fitting, LARGER, moduleSizes } from './arms.ts';
import { personOf } from './asked.ts';
import { component } from './component.ts';
import { describe, ownSections } from './describe.ts';
import { offerFocus } from './focus.ts';
import { SIDEWAYS, stationBoxes, UP_AND_DOWN, type Edges } from './grid.ts';
import { BOARD, LIFT } from './ground.ts';
import { legend } from './legend.ts';
import { life } from './life.ts';
import { liftBoard } from './lift.ts';
import { isCountedThere, marksOf } from './marks.ts';
import { BOARD as BOARD_WORDS } from './messages.ts';
import { plate, type PlateChange } from './plates.ts';
import { ledges } from './reef.ts';
import { resultBoard } from './result.ts';
import { stationFocus } from './station-focus.ts';
import { stationShapes } from './station.ts';
import type { StandsIn, StationPlace } from './station-place.ts';
import { top } from './top.ts';
import { waitingAt } from './tray.ts';
import { eventsOf, toldOf, turnFrom, type Told } from './turn.ts';
import type { EdenLook, Said } from './messages.ts';

type Options = ComposeOptions<View>;

interface Standing extends StandsIn {
  readonly station: number;
}

const ROWS = [0, 1] as const;
/** Quarters of one size are calmer: they change only where modules grow by it. */
const WORTH_MOVING = 1.03;

/**
 * The viewer's station first, the others after it in turn order. Nobody moves when the turn does: who knows their place
 * finds it again, and what moved on the board is a piece.
 */
function placesOf(view: View, viewer: Viewer): StationPlace[] {
  const first = viewer ?? 0;
  const count = view.stations.length;
  const inTurn = [...view.stations.keys()].map((step) => (first + step) % count);
  const stations = inTurn.flatMap((station) => {
    const of = view.stations[station];
    return of === undefined ? [] : [{ station, of }];
  });
  const standing = (edges: Edges): Standing[] =>
    stationBoxes(count, edges).flatMap((box, nth) => {
      const one = stations[nth];
      if (one === undefined) return [];
      return [{ ...one, box, own: one.station === viewer, waiting: waitingAt(view, one.station) }];
    });
  const places = standing(edgesFor(count, standing));
  const rows = rowsOf(places, count);
  const sizes = moduleSizes(rows);
  return rows.flatMap((row, nth) =>
    row.flatMap((stands) => {
      const module = sizes[nth];
      const seat = stands.of.deepThought ? undefined : stands.station;
      return module === undefined ? [] : [{ ...stands, view, seat, module }];
    }),
  );
}

/** Those that stand beside one another. */
function rowsOf(places: readonly Standing[], count: number): Standing[][] {
  const inRow = count < 3 ? 1 : 2;
  return ROWS.map((row) => places.slice(row * inRow, (row + 1) * inRow)).filter((row) => row.length > 0);
}

/** Those at which the modules are largest, above all the smallest ones. */
function edgesFor(count: number, standing: (edges: Edges) => Standing[]): Edges {
  const worthOf = (edges: Edges): number[] =>
    rowsOf(standing(edges), count).map((row) => fitting(row)?.worth ?? 0);
  const options = (count < 3 ? [0] : SIDEWAYS).map((by) => ({
    by,
    worths: worthOf({ between: 0, sideways: [by, by] }),
  }));
  const inRow = (row: number): Option[] => options.map(({ by, worths }) => ({ by, worth: worths[row] ?? 0 }));
  const rows = ROWS.map(inRow);
  const most = LARGER * Math.min(...rows.map(best).filter((worth) => worth > 0));
  const [above = 0, below = 0] = rows.map((row) => calmest(row, Math.min(most, best(row))));
  const sideways = [above, below] as const;
  const heights = UP_AND_DOWN.map((between) => ({
    by: between,
    worth: Math.min(...worthOf({ between, sideways })),
  }));
  return { between: calmest(heights, best(heights)), sideways };
}

/** So far an edge moves, and how well modules can be read then. */
interface Option {
  readonly by: number;
  readonly worth: number;
}

function best(options: readonly Option[]): number {
  return Math.max(...options.map(({ worth }) => worth));
}

/** The first that is worth about as much as this. */
function calmest(options: readonly Option[], most: number): number {
  return options.find(({ worth }) => worth * WORTH_MOVING >= most)?.by ?? 0;
}

function table(view: View, look: EdenLook, { viewer, last }: Options): Scene {
  const told = last === undefined ? undefined : toldOf(view, last);
  const places = placesOf(view, viewer);
  const stations = places.flatMap((place) => stationShapes(place, look));
  const offer = liftBoard(view, look, told);
  const changes = (station: number): PlateChange | undefined =>
    told === undefined
      ? undefined
      : {
          points: told.points[station] ?? 0,
          damage: told.roundBegan ? 0 : (told.damage[station] ?? 0),
          coins: told.roundBegan ? 0 : coinsThere(told, station),
          // the black market closes for all
          acted: told.seat === station && eventsOf(told, 'marketClosed').length === 0,
        };
  const plates = places.flatMap((place) => plate(place, look, changes(place.station)));
  const drawn = [...stations, ...offer, ...plates];
  const marks =
    told === undefined ? { below: [], pieces: drawn, above: [] } : marksOf(view, told, places, drawn, look);
  return {
    ...BOARD,
    theme: 'new-eden',
    ground: '~water-4',
    still: [
      { kind: 'sprite', name: 'sea', x: 0, y: 0, ...BOARD },
      { kind: 'sprite', name: 'stall', ...LIFT },
    ],
    moving: [
      ...ledges(places),
      ...life(places, told),
      ...marks.below,
      ...top(view, look, told),
      ...marks.pieces,
      ...marks.above,
    ],
  };
}

/** Out of the plant or research; what modules gave stands beside these. */
function coinsThere({ brought }: Told, station: number): number {
  const there = brought.filter((one) => one.station === station && isCountedThere(one));
  return there.reduce((sum, { coins }) => sum + coins, 0);
}

/** Words lie on sky and waves. */
const DUSK: Shape = {
  kind: 'rect',
  x: 0,
  y: 0,
  width: BOARD.width,
  height: 420,
  fill: {
    gradient: 'linear',
    stops: [
      [0, { tint: 'plate-bottom', alpha: 0.55 }],
      [0.45, { tint: 'plate-bottom', alpha: 0.82 }],
      [1, { tint: 'plate-bottom', alpha: 0 }],
    ],
  },
};

/** The end: who won, how the points grew, and what they are made of; the final board is a focus. */
function ending(view: View, look: EdenLook, { course = [] }: Options): Scene {
  return {
    ...BOARD,
    theme: 'new-eden',
    ground: '~water-4',
    still: [{ kind: 'sprite', name: 'sea', x: 0, y: 0, ...BOARD }, DUSK],
    moving: resultBoard(view, look, course),
  };
}

const STATION = /^station-(\d)$/;

export const NEW_EDEN_SCENE: GameScene<View, Said> = {
  gameId: 'new-eden',
  messages: BOARD_WORDS,
  focuses: (view, look) => [
    view.over
      ? { id: 'board', label: look.say({ key: 'board.stations' }) }
      : { id: 'offer', label: look.say({ key: 'board.offer' }) },
    ...view.stations.map((_, station) => ({
      id: `station-${station}`,
      label: personOf(view, look, station).name,
    })),
  ],
  turnFrom,
  compose(view, look, options) {
    const { focus } = options;
    const station = STATION.exec(focus ?? '')?.[1];
    if (station !== undefined) return stationFocus(view, look, Number(station));
    if (focus === 'offer') return offerFocus(view, look);
    return view.over && focus !== 'board' ? ending(view, look, options) : table(view, look, options);
  },
  describe: (view, look) => describe(view, look),
  own: ownSections,
  legend,
  component,
};

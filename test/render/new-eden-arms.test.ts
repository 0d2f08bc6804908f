import { describe, expect, it } from 'vitest';
import type { OutsideArm } from '../../src/engine/games/new-eden/components.ts';
import {
  benchOf,
  isOnWayBack,
  moduleAt,
  moduleSizes,
  trayBox,
} from '../../src/render/games/new-eden/arms.ts';
import { SIDEWAYS, stationBoxes, UP_AND_DOWN } from '../../src/render/games/new-eden/grid.ts';
import { OUTSIDE_ARMS } from '../../src/render/games/new-eden/order.ts';
import { PLATE_HEIGHT, type StationPlace } from '../../src/render/games/new-eden/station-place.ts';
import { overlap, type Box } from '../../src/render/shapes.ts';
import { GAME } from '../games/new-eden/scene.ts';

const NARROW = { x: 408, y: 132, width: 586, height: 435 };
const FLOOR = NARROW.y + NARROW.height - PLATE_HEIGHT;

type Lengths = Readonly<Record<OutsideArm, number>>;
const FEW = { crab: 2, shell: 2, octopus: 2 };

/** A narrow station with so many modules in each arm; what may be chosen in one's own needs room. */
function stationWith(
  lengths: Lengths,
  { waiting = [], own = false, box = NARROW }: Partial<Pick<StationPlace, 'waiting' | 'own' | 'box'>> = {},
): StationPlace {
  const begun = GAME.setup('arms', 4, {});
  if (!begun.ok) throw new Error('no setup');
  const view = GAME.view(begun.value.state, undefined);
  const [of] = view.stations;
  if (of === undefined) throw new Error('no station');
  const arm = (length: number): StationPlace['of']['outside']['crab'] =>
    Array.from({ length }, (_, nth) => ({ id: `module-${nth}`, seated: 0, lying: 0, activated: false }));
  const outside = { crab: arm(lengths.crab), shell: arm(lengths.shell), octopus: arm(lengths.octopus) };
  const stands = { of: { ...of, outside }, box, own, waiting };
  const [module] = moduleSizes([[stands]]);
  if (module === undefined) throw new Error('no size');
  return { ...stands, view, station: 0, seat: 0, module };
}

function modulesOf(place: StationPlace): Box[] {
  const { width, height } = place.module;
  return OUTSIDE_ARMS.flatMap((arm) =>
    place.of.outside[arm].map((_, nth) => {
      const { x, y } = moduleAt(place, arm, nth);
      return { x: x - width / 2, y: y - height / 2, width, height };
    }),
  );
}

describe('the modules of a station', () => {
  const LONG = OUTSIDE_ARMS.flatMap((long) => [false, true].map((own) => ({ long, own })));

  it.each(LONG)('hide one another nowhere and stay above the plate (%o)', ({ long, own }) => {
    for (const length of [1, 4, 5, 6, 7, 8, 9, 10]) {
      const place = stationWith({ crab: 4, shell: 4, octopus: 4, [long]: length }, { own });
      const modules = modulesOf(place);
      for (const [at, one] of modules.entries()) {
        for (const other of modules.slice(at + 1))
          expect(overlap(one, other), `${length} of ${long}`).toBe(false);
        expect(one.x + one.width).toBeLessThanOrEqual(NARROW.x + NARROW.width);
        expect(one.y).toBeGreaterThanOrEqual(NARROW.y - 1);
        expect(one.y + one.height).toBeLessThanOrEqual(FLOOR);
      }
    }
  });

  it('have one size in each row of stations, at which its fullest has room for them, in steps, and not much larger than in the other row', () => {
    const [few, full] = [stationWith(FEW), stationWith({ crab: 5, shell: 5, octopus: 5 })];
    expect(few.module.width).toBeGreaterThan(full.module.width);
    expect(moduleSizes([[few, full]])).toEqual([full.module]);
    const [larger, smaller] = moduleSizes([[few], [full]]);
    if (larger === undefined || smaller === undefined) throw new Error('no sizes');
    expect(smaller).toEqual(full.module);
    expect(larger.width).toBeGreaterThan(smaller.width);
    expect(larger.width).toBeLessThanOrEqual(1.35 * smaller.width);
    for (const side of [larger.width, larger.height, smaller.width, smaller.height]) expect(side % 4).toBe(0);
  });

  it('are at least 68 pixels wide in lines of five, and their divers stay inside them', () => {
    const place = stationWith({ crab: 5, shell: 5, octopus: 5 });
    // beside a large dome, in a quarter of which the middle row hasn't moved
    expect(place.module.width).toBeGreaterThanOrEqual(68);
    for (const [nth, { x, y, width, height }] of modulesOf(place).slice(0, 5).entries()) {
      const bench = benchOf(place, 'crab', nth);
      expect(bench.x).toBeGreaterThanOrEqual(x - 1);
      expect(bench.x + bench.width).toBeLessThanOrEqual(x + width + 1);
      expect(bench.y).toBeGreaterThan(y + height / 2);
      expect(bench.y + bench.height).toBeLessThanOrEqual(y + height + 3);
    }
  });

  it('go on where the line ends when they are many, and the line leads back', () => {
    const place = stationWith({ crab: 2, shell: 9, octopus: 2 });
    const back = place.of.outside.shell.map((_, nth) => isOnWayBack(place, 'shell', nth));
    const first = back.indexOf(true);
    expect(first).toBeGreaterThan(2);
    expect(moduleAt(place, 'shell', first).x).toBe(moduleAt(place, 'shell', first - 1).x);
    expect(moduleAt(place, 'shell', first + 1).x).toBeLessThan(moduleAt(place, 'shell', first).x);
  });

  it('stay in one line while five are enough', () => {
    const place = stationWith({ crab: 5, shell: 5, octopus: 5 });
    for (const arm of OUTSIDE_ARMS)
      expect(place.of.outside[arm].some((_, nth) => isOnWayBack(place, arm, nth))).toBe(false);
  });
});

/** Wherever their edges are. */
const EDGES = UP_AND_DOWN.flatMap((between) =>
  SIDEWAYS.flatMap((above) =>
    [above, -above].map((below) => ({ between, sideways: [above, below] as const })),
  ),
);

describe('the quarters of the sea', () => {
  const isWithin = (one: Box, other: Box): boolean =>
    one.x >= other.x &&
    one.y >= other.y &&
    one.x + one.width <= other.x + other.width &&
    one.y + one.height <= other.y + other.height;

  it.each([1, 2, 3, 4])(
    'of %i stations lie apart wherever their edges are, and inside the picture',
    (count) => {
      for (const edges of EDGES) {
        const boxes = stationBoxes(count, edges);
        expect(boxes).toHaveLength(count);
        for (const [at, box] of boxes.entries()) {
          for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(false);
          expect(isWithin(box, { x: 396, y: 125, width: 1204, height: 890 })).toBe(true);
        }
      }
    },
  );
});

describe('the tray of cards that wait for their places', () => {
  const ARMS = [
    FEW,
    { crab: 3, shell: 3, octopus: 3 },
    { crab: 4, shell: 4, octopus: 4 },
    { crab: 5, shell: 4, octopus: 4 },
    { crab: 1, shell: 5, octopus: 5 },
  ];
  // the middle, and where the edges between the quarters leave a station least
  const BOXES = [NARROW, { ...NARROW, height: 432 }, ...EDGES.flatMap((edges) => stationBoxes(4, edges))];

  it.each(ARMS.flatMap((lengths) => [false, true].map((own) => ({ ...lengths, own }))))(
    'hides no module, and no module another (%o)',
    ({ own, ...lengths }) => {
      for (const box of BOXES) {
        for (const waiting of [['a'], ['a', 'b', 'c']]) {
          const place = stationWith(lengths, { waiting, own, box });
          const where = JSON.stringify({ box, waiting, module: place.module });
          const tray = trayBox(place);
          if (tray === undefined) throw new Error('no tray');
          expect(tray.height, where).toBeGreaterThan(50);
          const modules = modulesOf(place);
          for (const [at, module] of modules.entries()) {
            expect(overlap(tray, module), where).toBe(false);
            for (const other of modules.slice(at + 1)) expect(overlap(module, other), where).toBe(false);
          }
          expect(tray.x + tray.width).toBeLessThanOrEqual(box.x + box.width);
          expect(tray.y + tray.height).toBeLessThanOrEqual(box.y + box.height - PLATE_HEIGHT);
        }
      }
    },
  );
});

import { describe, expect, it } from 'vitest';
import type { OutsideArm } from '../../src/engine/games/new-eden/components.ts';
import { hullAt, hullSize, isOnWayBack } from '../../src/render/games/new-eden/arms.ts';
import { OUTSIDE_ARMS } from '../../src/render/games/new-eden/order.ts';
import type { StationPlace } from '../../src/render/games/new-eden/station-place.ts';
import { GAME } from '../games/new-eden/scene.ts';

const NARROW = { x: 448, y: 131, width: 568, height: 440 };

/** A narrow station with so many modules in each arm. */
function stationWith(lengths: Readonly<Record<OutsideArm, number>>): StationPlace {
  const begun = GAME.setup('arms', 4, {});
  if (!begun.ok) throw new Error('no setup');
  const view = GAME.view(begun.value.state, undefined);
  const [of] = view.stations;
  if (of === undefined) throw new Error('no station');
  const arm = (length: number): StationPlace['of']['outside']['crab'] =>
    Array.from({ length }, (_, nth) => ({ id: `module-${nth}`, seated: 0, lying: 0, activated: false }));
  const outside = { crab: arm(lengths.crab), shell: arm(lengths.shell), octopus: arm(lengths.octopus) };
  const station = { ...of, outside };
  const stations = [station, ...view.stations.slice(1)];
  const all = stations.map((one) => ({ of: one, box: NARROW }));
  return { view: { ...view, stations }, station: 0, of: station, seat: 0, box: NARROW, all, own: false };
}

describe('an arm of more than seven modules', () => {
  it.each(OUTSIDE_ARMS)('bends back, so that no hull of a station hides another (%s)', (long) => {
    for (const length of [6, 7, 8, 9, 10]) {
      const place = stationWith({ crab: 4, shell: 4, octopus: 4, [long]: length });
      const hulls = OUTSIDE_ARMS.flatMap((arm) =>
        place.of.outside[arm].map((_, nth) => ({ ...hullAt(place, arm, nth), ...hullSize(place) })),
      );
      for (const [at, one] of hulls.entries())
        for (const other of hulls.slice(at + 1)) {
          const beside = Math.abs(one.x - other.x) >= one.width * 0.99;
          const below = Math.abs(one.y - other.y) >= one.height * 0.85;
          expect(beside || below, `${length} of ${long}`).toBe(true);
        }
      for (const { x, y, width, height } of hulls) {
        expect(x + width / 2).toBeLessThanOrEqual(NARROW.x + NARROW.width);
        expect(y - height / 2).toBeGreaterThanOrEqual(NARROW.y - 1);
      }
    }
  });

  it('goes on where the first line ends, and ends clear of the dome', () => {
    const place = stationWith({ crab: 2, shell: 9, octopus: 2 });
    const back = place.of.outside.shell.map((_, nth) => isOnWayBack(place, 'shell', nth));
    const first = back.indexOf(true);
    expect(hullAt(place, 'shell', first).x).toBe(hullAt(place, 'shell', first - 1).x);
    expect(hullAt(place, 'shell', 8).x).toBeGreaterThan(hullAt(place, 'shell', 0).x);
  });

  it('makes the modules of all stations smaller, so that they look like the same things', () => {
    const place = stationWith({ crab: 2, shell: 7, octopus: 2 });
    const [, other] = place.view.stations;
    if (other === undefined) throw new Error('no other station');
    const { width } = hullSize({ ...place, station: 1, of: other });
    expect(width).toBeGreaterThanOrEqual(hullSize(place).width);
    expect(width).toBeLessThanOrEqual(hullSize(place).width * 1.25 + 0.01);
    expect(width).toBeLessThan(hullSize(stationWith({ crab: 2, shell: 2, octopus: 2 })).width);
  });

  it('stays one line while seven are enough', () => {
    const place = stationWith({ crab: 7, shell: 7, octopus: 7 });
    for (const arm of OUTSIDE_ARMS)
      expect(place.of.outside[arm].some((_, nth) => isOnWayBack(place, arm, nth))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { ANTARCTICA_SCENE } from '../../src/render/games/antarctica/scene.ts';
import { areaOutline } from '../../src/render/games/antarctica/coast.ts';
import { buildingSpots, pawnSpots } from '../../src/render/games/antarctica/place.ts';
import type { AreaView } from '../../src/render/games/antarctica/view.ts';
import { boxOf, centredBox, grown, overlap } from '../../src/render/shapes.ts';
import type { Box, Point } from '../../src/render/shapes.ts';
import { position } from '../games/antarctica/position.ts';
import { GAME, STANDARD } from '../games/antarctica/standard-set.ts';
import { lookOf } from './antarctica-table.ts';

/* Where pieces stand in an area, from empty to one of each building and all four seats. */

const { areas } = GAME.view(position({ seats: 4, lines: { s: 'A B', n: 'C D' } }), undefined);
const KINDS = STANDARD.buildings.map(({ id }) => id);
const SEATS = [0, 1, 2, 3];

/** With so many buildings and the pawns of so many seats. */
function filled(area: AreaView, buildings: number, seats: number): AreaView {
  return {
    ...area,
    buildings: KINDS.slice(0, buildings),
    scientists: SEATS.map((seat) => (seat < seats ? 1 : 0)),
  };
}

function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  const crossed = outline.filter((a, at) => {
    const b = outline[(at + 1) % outline.length] ?? a;
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
  });
  return crossed.length % 2 === 1;
}

function corners({ x, y, width, height }: Box): Point[] {
  return [x, x + width].flatMap((at) => [y, y + height].map((down) => ({ x: at, y: down })));
}

describe('what stands in an area of Antarctica', () => {
  it.each(areas.map((area) => [area.id, area] as const))(
    'GIVEN any number of buildings and scientists in %s WHEN placed THEN all are on its ice and none hides another',
    (_, area) => {
      const outline = areaOutline(area.ring);
      for (let buildings = 0; buildings <= KINDS.length; buildings += 1)
        for (const seats of [0, ...SEATS.map((seat) => seat + 1)]) {
          const there = filled(area, buildings, seats);
          const houses = buildingSpots(there).map((spot) => centredBox(spot, spot.size, spot.size));
          const pawns = pawnSpots(there).map((spot) => centredBox(spot, spot.width, spot.height));
          expect([houses.length, pawns.length]).toEqual([buildings, seats]);
          const boxes = [...houses, ...pawns].map((box) => grown(box, -2));
          const hidden = boxes.filter((one, at) => boxes.slice(at + 1).some((other) => overlap(one, other)));
          expect(hidden, `${buildings} buildings, ${seats} seats`).toEqual([]);
          const outside = boxes.flatMap(corners).filter((corner) => !isInside(corner, outline));
          expect(outside, `${buildings} buildings, ${seats} seats`).toEqual([]);
        }
    },
  );

  it('GIVEN nine buildings and all seats in the east WHEN drawn THEN each building is larger than 18 pixels inline', () => {
    const east = areas.find(({ id }) => id === 'e');
    if (east === undefined) throw new Error('no east');
    const crowded = position({
      seats: 4,
      lines: { s: 'A B', n: 'C D' },
      buildings: { e: KINDS.slice(0, 9) },
      scientists: { e: 'A B C D' },
    });
    const { moving } = ANTARCTICA_SCENE.compose(GAME.view(crowded, undefined), lookOf('en', 4), {
      viewer: undefined,
    });
    const houses = moving.filter(
      (shape) => shape.kind === 'sprite' && shape.id?.startsWith('building:e:') === true,
    );
    expect(houses).toHaveLength(9);
    for (const house of houses) expect((boxOf(house).width * 550) / 1600).toBeGreaterThan(18);
  });
});

import type { View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import { tokenName } from '../../house-sprites.ts';
import type { Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { FACTS } from './facts.ts';
import { SURFACE } from './ground.ts';
import { at, boxAt, sized, squareAt, type Place } from './place.ts';
import { alongTrack } from './places.ts';

/** The surface is the knowledge track: counters float past buoys, which stand for the red lines. */

const COUNTER = 54;

export function buoys({ track }: AquaSphereView, place: Place): Shape[] {
  const { lap, linesBefore } = track;
  const dots = Array.from({ length: lap / 5 - 1 }, (_, nth): Shape => ({
    kind: 'circle',
    ...at(place, alongTrack((nth + 1) * 5, lap), SURFACE + 16),
    r: 3.5 * place.k,
    fill: '~surface',
  }));
  return [
    ...dots,
    ...linesBefore
      .filter((line) => line <= lap)
      .flatMap((line): Shape[] => {
        const x = alongTrack(line - 0.5, lap);
        const figure = at(place, x + 29, 148);
        return [
          { kind: 'sprite', name: 'buoy', ...boxAt(place, { x: x - 3, y: 132, width: 52, height: 58 }) },
          textOn(String(line), figure.x, figure.y, {
            size: sized(place, 26),
            weight: 'bold',
            colour: '~on-red-line',
          }),
        ];
      }),
  ];
}

/** Who shares a space floats a little beside it; whose lap is over carries what it has behind it. */
export function counters({ players, track }: AquaSphereView, place: Place): Shape[] {
  const { lap } = track;
  return players.flatMap((player, seat): Shape[] => {
    const mates = players.flatMap((other, nth) => (other.space === player.space ? [nth] : []));
    const nth = mates.indexOf(seat) - (mates.length - 1) / 2;
    const x = Math.min(1564, Math.max(36, alongTrack(player.space, lap) + nth * COUNTER * 0.8));
    const y = SURFACE - COUNTER / 2 + 13;
    const counter: Shape = {
      kind: 'sprite',
      name: tokenName(seat),
      ...squareAt(place, x, y, COUNTER),
      id: `counter:${seat}`,
      facts: [FACTS.kp(seat, player)],
    };
    if (player.lap === 0) return [counter];
    const label = textOn(
      `+${player.lap * lap}`,
      at(place, x + COUNTER / 2 + 26, 0).x,
      at(place, 0, y - 8).y,
      { size: sized(place, 26), weight: 'bold', colour: '~on-badge-plate' },
      { of: `counter:${seat}` },
    );
    const { x: left, y: top } = at(place, x + COUNTER / 2 - 2, y - 24);
    return [
      counter,
      {
        kind: 'rect',
        x: left,
        y: top,
        width: label.width + 10 * place.k,
        height: 32 * place.k,
        corner: 8 * place.k,
        fill: '~badge-plate',
        of: `counter:${seat}`,
      },
      { ...label, x: left + 5 * place.k, anchor: 'start' },
    ];
  });
}

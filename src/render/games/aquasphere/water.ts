import type { Viewer } from '../../../engine/core/contract.ts';
import type { View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import { tokenName } from '../../house-sprites.ts';
import { badgePlace } from '../../marks.ts';
import type { Point, Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { FACTS } from './facts.ts';
import { SURFACE } from './ground.ts';
import { at, boxAt, sized, squareAt, type Place } from './place.ts';
import { alongTrack, BADGE } from './places.ts';
import type { Told } from './turn.ts';
import { linesAhead } from './words.ts';

/** The surface is the knowledge track: counters float below the flags of buoys, which stand for the red lines. */

const COUNTER = 44;
/** Below the flags, above the hulls. */
export const AFLOAT = SURFACE + 2;

export function buoys({ track }: AquaSphereView, place: Place): Shape[] {
  const { lap, linesBefore } = track;
  const dots = Array.from({ length: lap / 5 - 1 }, (_, nth): Shape => ({
    kind: 'circle',
    ...at(place, alongTrack((nth + 1) * 5, lap), SURFACE + 16),
    r: 3.5 * place.k,
    fill: '~surface',
  }));
  return [...dots, ...linesBefore.filter((line) => line <= lap).flatMap((line) => buoy(line, lap, place))];
}

function buoy(line: number, lap: number, place: Place): Shape[] {
  const x = alongTrack(line - 0.5, lap);
  const figure = at(place, x + 28, 128.5);
  const box = boxAt(place, { x: x - 3, y: 114, width: 54, height: 74 });
  return [
    { kind: 'sprite', name: 'buoy', ...box },
    textOn(String(line), figure.x, figure.y, {
      size: sized(place, 26),
      weight: 'bold',
      colour: '~on-red-line',
    }),
  ];
}

/** The question is about them, or the last turn stopped there. */
export function litBuoys(view: AquaSphereView, told: Told | undefined, place: Place): Shape[] {
  const { lap } = view.track;
  const lines = [...linesAhead(view), ...(told?.lost ?? []).map(({ line }) => line)];
  const flags = lines.map((line) => ((line - 1) % lap) + 1);
  return [...new Set(flags)].flatMap((flagged): Shape[] => {
    const x = alongTrack(flagged - 0.5, lap);
    const flag = boxAt(place, { x: x - 2, y: 110, width: 56, height: 36 });
    return [{ kind: 'rect', ...flag, corner: 10 * place.k, stroke: { colour: 'warm', weight: 7 * place.k } }];
  });
}

/** Nearer to each other than this, counters hide one another; further apart, near ones would seem to be elsewhere. */
const APART = 43;
/** Labels of laps are wider. */
const LABELS_APART = 54;
/** Of two on one space the second one floats above the first. */
const ABOVE = 40;
/** So far to the left, clear of a flag ahead. */
const LEAN = 7;

/** Who floats in one column: alone, or two with the same points unless a flag's number would be hidden. */
function columns({ players, track }: AquaSphereView): number[][] {
  const made: number[][] = [];
  const belowFlag = (space: number): boolean =>
    track.linesBefore.some((line) => space === line || space === line + 1);
  for (const [seat, { space, lap }] of players.entries()) {
    const mate = made.find(([first = -1, ...more]) => {
      const other = players[first];
      return lap === 0 && !belowFlag(space) && more.length === 0 && other?.lap === 0 && other.space === space;
    });
    if (mate === undefined) made.push([seat]);
    else mate.push(seat);
  }
  return made;
}

/** Where the counters float, by seat: at their spaces, hardly on one another. */
export function countersAlong(view: AquaSphereView): Point[] {
  const { players, track } = view;
  const apart = players.some((player) => player.lap > 0) ? LABELS_APART : APART;
  const spaceOf = ([seat = 0]: readonly number[]): number => players[seat]?.space ?? 0;
  const order = columns(view).sort((a, b) => spaceOf(a) - spaceOf(b));
  const xs = order.map((column) => alongTrack(spaceOf(column), track.lap));
  for (let round = 0; round < 12; round += 1) {
    for (let nth = 1; nth < xs.length; nth += 1) {
      const [left = 0, right = 0] = xs.slice(nth - 1, nth + 1);
      const push = Math.max(0, apart - (right - left));
      // of equals none may seem to be beyond the flag ahead
      const both = spaceOf(order[nth - 1] ?? []) === spaceOf(order[nth] ?? []) ? 0 : push / 2;
      xs[nth - 1] = left - push + both;
      xs[nth] = right + both;
    }
  }
  const shift = Math.max(0, 36 - (xs[0] ?? 36)) - Math.max(0, (xs.at(-1) ?? 0) - 1564);
  return players.map((_, seat) => {
    const nth = order.findIndex((column) => column.includes(seat));
    const up = order[nth]?.indexOf(seat) ?? 0;
    return { x: (xs[nth] ?? 0) + shift - LEAN * up, y: AFLOAT - ABOVE * up };
  });
}

/** Two on one space float above one another, further ones beside it; whose lap is over carries what it has behind it. */
export function counters(view: AquaSphereView, viewer: Viewer, place: Place): Shape[] {
  const { players, track } = view;
  const { lap } = track;
  const floats = countersAlong(view);
  return players.flatMap((player, seat): Shape[] => {
    const { x = 0, y = 0 } = floats[seat] ?? {};
    const counter: Shape = {
      kind: 'sprite',
      name: tokenName(seat),
      ...squareAt(place, x, y, COUNTER),
      id: `counter:${seat}`,
      facts: [FACTS.kp(seat, player)],
    };
    // who stops at a red line stays here; at its foot, clear of counters beside it, or beside the label of its lap
    const above = y < AFLOAT;
    const stop = above
      ? at(place, x + 44, y)
      : player.lap > 0
        ? at(place, x + 28, y + 14)
        : at(place, x, y + 22);
    const badge = seat === viewer ? [badgePlace('stop', stop.x, stop.y, BADGE * place.k)] : [];
    if (player.lap === 0) return [counter, ...badge];
    const middle = at(place, x, AFLOAT + 19);
    const of = { of: `counter:${seat}` };
    const label = textOn(
      `+${player.lap * lap}`,
      middle.x,
      middle.y,
      { size: sized(place, 20), weight: 'bold', colour: '~on-badge-plate' },
      of,
    );
    const [width, height] = [label.width + 6 * place.k, 24 * place.k];
    const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
    return [
      counter,
      { kind: 'rect', ...box, corner: 7 * place.k, fill: '~badge-plate', ...of },
      label,
      ...badge,
    ];
  });
}

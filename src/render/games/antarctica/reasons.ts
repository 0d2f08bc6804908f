import type { FittedParts } from '../../parts.ts';
import { widthOfParts } from '../../parts.ts';
import { signed } from '../../pills.ts';
import { cubeFrom, wonByCards, wonByDiscards, wonInArea, wonOnTrack } from './changed.ts';
import type { Changed } from './changed.ts';
import type { AntarcticaLook } from './messages.ts';

/* Why the last turn changed a seat's points: "SE +2, research +5". */

interface Reason {
  readonly points: number;
  /** An area by its letters, or a word. */
  readonly said: string;
  /** Where it is the only reason, without a figure, and there is room. */
  readonly alone?: string;
}

function reasonsOf(changed: Changed, look: AntarcticaLook, seat: number): Reason[] {
  const { areas, tracks } = changed.now;
  const research = tracks.reduce((sum, { id }) => sum + wonOnTrack(changed, id, seat), 0);
  const isOwn = tracks.some(({ id }) => cubeFrom(changed, id, seat) !== undefined);
  const reasons: readonly Reason[] = [
    ...areas.map(({ id }) => ({
      points: wonInArea(changed, id, seat),
      said: look.say({ key: `compass.${id}` }),
      alone: look.say({ key: 'board.inArea', with: { area: { key: `compass.${id}` } } }),
    })),
    {
      points: research,
      said: look.say({ key: 'board.byResearch' }),
      alone: look.say({ key: isOwn ? 'board.byResearch' : 'board.byOthersResearch' }),
    },
    { points: wonByCards(changed, seat), said: look.say({ key: 'board.byAsterisks' }) },
    {
      points: wonByDiscards(changed, seat),
      said: look.say({ key: 'board.byDiscards' }),
    },
  ];
  return reasons.filter(({ points }) => points !== 0);
}

/** Whether anything changed a seat's points, be it up and down by the same. */
export function isAccounted(changed: Changed, look: AntarcticaLook, seat: number): boolean {
  return reasonsOf(changed, look, seat).length > 0;
}

const SIZES = [26, 20] as const;
/** The first wording that fits, as large as possible: smaller goes before shorter. */
function fitting(wordings: readonly string[], width: number): FittedParts | undefined {
  for (const words of wordings) {
    for (const size of SIZES) if (widthOfParts([words], { size }) <= width) return { parts: [words], size };
  }
  return undefined;
}

/** In words. The only one needs no figure: it is the sum. */
export function reasonsIn(
  changed: Changed,
  look: AntarcticaLook,
  seat: number,
  width: number,
): FittedParts | undefined {
  const reasons = reasonsOf(changed, look, seat);
  const [only] = reasons;
  if (only === undefined) return { parts: [], size: SIZES[0] };
  return fitting(reasons.length === 1 ? [only.alone ?? only.said, only.said] : [inWords(reasons)], width);
}

function inWords(reasons: readonly Reason[]): string {
  return reasons.map(({ points, said }) => `${said} ${signed(points)}`).join(', ');
}

/** In two small lines, where one is too short. */
export function reasonsInTwo(
  changed: Changed,
  look: AntarcticaLook,
  seat: number,
  width: number,
): readonly [FittedParts, FittedParts] | undefined {
  const reasons = reasonsOf(changed, look, seat);
  const size = 20;
  const fits = (words: string): boolean => widthOfParts([words], { size }) <= width;
  for (let first = reasons.length - 1; first > 0; first -= 1) {
    const [above, below] = [`${inWords(reasons.slice(0, first))},`, inWords(reasons.slice(first))];
    if (fits(above) && fits(below))
      return [
        { parts: [above], size },
        { parts: [below], size },
      ];
  }
  return undefined;
}

/** Where there are too many: only the largest, and that there are more. */
export function mainReasonsIn(
  changed: Changed,
  look: AntarcticaLook,
  seat: number,
  width: number,
): FittedParts | undefined {
  const largest = reasonsOf(changed, look, seat).sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const fewer = largest.slice(1).map((_, less) => `${inWords(largest.slice(0, -1 - less))} …`);
  return fitting(fewer, width);
}

import type { FittedParts } from '../../parts.ts';
import { widthOfParts } from '../../parts.ts';
import { signed } from '../../pills.ts';
import { cubeFrom, wonByCards, wonByDiscards, wonInArea, wonOnTrack } from './changed.ts';
import type { Changed } from './changed.ts';
import type { AntarcticaLook } from './messages.ts';
import type { TextSize } from '../../shapes.ts';

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
/** The first wording that fits at its size. */
function fitting(wordings: readonly (readonly [string, TextSize])[], width: number): FittedParts | undefined {
  const found = wordings.find(([words, size]) => widthOfParts([words], { size }) <= width);
  return found && { parts: [found[0]], size: found[1] };
}

function inWords(reasons: readonly Reason[]): string {
  return reasons.map(({ points, said }) => `${said} ${signed(points)}`).join(', ');
}

/** Without figures, the largest first. */
function names(reasons: readonly Reason[]): string[] {
  return reasons.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).map(({ said }) => said);
}

/** All of them in one line of words. The only reason needs no figure: it is the sum. */
export function reasonsIn(
  changed: Changed,
  look: AntarcticaLook,
  seat: number,
  width: number,
): FittedParts | undefined {
  const reasons = reasonsOf(changed, look, seat);
  const [large, small] = SIZES;
  const [only] = reasons;
  if (only === undefined) return { parts: [], size: large };
  const both = (words: string): [string, TextSize][] => [
    [words, large],
    [words, small],
  ];
  if (reasons.length === 1) return fitting([...both(only.alone ?? only.said), ...both(only.said)], width);
  return fitting([...both(inWords(reasons)), ...both(names(reasons).join(', '))], width);
}

/** As many as there is room for, where they don't all find it: the largest, and that there are more. */
export function largestReasonsIn(
  changed: Changed,
  look: AntarcticaLook,
  seat: number,
  width: number,
): FittedParts | undefined {
  const named = names(reasonsOf(changed, look, seat));
  const wordings = named.map((_, less) => `${named.slice(0, named.length - less).join(', ')}, …`).slice(1);
  return fitting(
    wordings.map((words) => [words, SIZES[1]] as const),
    width,
  );
}

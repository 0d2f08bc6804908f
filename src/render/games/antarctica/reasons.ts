import type { FittedParts, Part } from '../../parts.ts';
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
  /** Shorter than the word. */
  readonly sign?: string;
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
      sign: 'research',
    },
    { points: wonByCards(changed, seat), said: look.say({ key: 'board.byAsterisks' }), sign: 'asterisk' },
    {
      points: wonByDiscards(changed, seat),
      said: look.say({ key: 'board.byDiscards' }),
      sign: 'struck-ship',
    },
  ];
  return reasons.filter(({ points }) => points !== 0);
}

/** Whether anything changed a seat's points, be it up and down by the same. */
export function isAccounted(changed: Changed, look: AntarcticaLook, seat: number): boolean {
  return reasonsOf(changed, look, seat).length > 0;
}

const SIZES = [26, 20] as const;
const SIGN_SHARE = 1.08;

/** The first wording that fits, as large as possible: smaller goes before shorter. */
function fitting(
  wordings: readonly ((size: TextSize) => readonly Part[])[],
  width: number,
): FittedParts | undefined {
  for (const wording of wordings) {
    for (const size of SIZES) {
      const parts = wording(size);
      if (widthOfParts(parts, { size }) <= width) return { parts, size };
    }
  }
  return undefined;
}

/** In words, or in signs where there are such and the words find no room. The only one needs no figure: it is the sum. */
export function reasonsIn(
  changed: Changed,
  look: AntarcticaLook,
  seat: number,
  width: number,
): FittedParts | undefined {
  const reasons = reasonsOf(changed, look, seat);
  const [only] = reasons;
  if (only === undefined) return { parts: [], size: SIZES[0] };
  if (reasons.length === 1)
    return fitting(
      [only.alone ?? only.said, only.said].map((words) => () => [words]),
      width,
    );
  const withSigns = (signs: readonly string[], size: TextSize): Part[] =>
    reasons.flatMap(({ points, said, sign }, nth): Part[] => [
      ...(nth === 0 ? [] : [', ']),
      sign !== undefined && signs.includes(sign) ? { sign, size: size * SIGN_SHARE } : said,
      ` ${signed(points)}`,
    ]);
  const wordings = (allowed: readonly (readonly string[])[]): ((size: TextSize) => Part[])[] =>
    allowed.map((signs) => (size) => withSigns(signs, size));
  // the asterisk is on cards and plates; what the others stand for is a guess
  return (
    fitting(wordings([[], ['asterisk']]), width) ??
    fitting(
      wordings([
        ['asterisk', 'research'],
        ['asterisk', 'research', 'struck-ship'],
      ]),
      width,
    )
  );
}

/** Where there are too many: only the largest, without figures, which would not add up. */
export function mainReasonsIn(
  changed: Changed,
  look: AntarcticaLook,
  seat: number,
  width: number,
): FittedParts | undefined {
  const said = reasonsOf(changed, look, seat)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .map((reason) => reason.said);
  const fewer = said.slice(1).map((_, less) => `${said.slice(0, said.length - 1 - less).join(', ')} …`);
  return fitting(
    [said.join(', '), ...fewer].map((words) => () => [words]),
    width,
  );
}

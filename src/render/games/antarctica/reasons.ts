import type { Part } from '../../parts.ts';
import { widthOfParts } from '../../parts.ts';
import { signed } from '../../pills.ts';
import { wonByCards, wonByDiscards, wonInArea, wonOnTrack } from './changed.ts';
import type { Changed } from './changed.ts';
import type { AntarcticaLook } from './messages.ts';
import type { TextSize } from '../../shapes.ts';

/* Why the last turn changed a seat's points: "SE +2, research +5". */

interface Reason {
  readonly points: number;
  /** An area by its letters, or a word. */
  readonly said: string;
  /** Shorter than the word. */
  readonly sign?: string;
}

function reasonsOf(changed: Changed, look: AntarcticaLook, seat: number): Reason[] {
  const { areas, tracks } = changed.now;
  const research = tracks.reduce((sum, { id }) => sum + wonOnTrack(changed, id, seat), 0);
  const reasons: readonly Reason[] = [
    ...areas.map(({ id }) => ({
      points: wonInArea(changed, id, seat),
      said: look.say({ key: `compass.${id}` }),
    })),
    { points: research, said: look.say({ key: 'board.byResearch' }), sign: 'research' },
    { points: wonByCards(changed, seat), said: look.say({ key: 'board.byAsterisks' }), sign: 'asterisk' },
    { points: wonByDiscards(changed, seat), said: look.say({ key: 'board.byDiscards' }) },
  ];
  return reasons.filter(({ points }) => points !== 0);
}

const SIGN = 28;

/** In words, or in signs where there are such and the words find no room. */
export function reasonParts(
  changed: Changed,
  look: AntarcticaLook,
  seat: number,
  room: { readonly width: number; readonly size: TextSize },
): Part[] {
  const reasons = reasonsOf(changed, look, seat);
  const wordings = [[], ['asterisk'], ['asterisk', 'research']].map((signs) =>
    reasons.flatMap(({ points, said, sign }, nth): Part[] => [
      ...(nth === 0 ? [] : [', ']),
      sign !== undefined && signs.includes(sign) ? { sign, size: SIGN } : said,
      ` ${signed(points)}`,
    ]),
  );
  const fitting = wordings.find((parts) => widthOfParts(parts, { size: room.size }) <= room.width);
  return fitting ?? [];
}

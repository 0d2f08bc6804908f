import type { View } from '../../../engine/games/new-eden/view.ts';
import { headline, lastTurn, type HeadlinePlace } from '../../headline.ts';
import { measureText } from '../../measure.ts';
import { boxOf } from '../../shapes.ts';
import type { Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { headlineWords } from './asked.ts';
import { lastTurnWords } from './told-words.ts';
import type { Told } from './turn.ts';
import type { EdenLook } from './messages.ts';

/** What is read first: whose decision, the last turn in words, round and phase. */

const HEADLINE: HeadlinePlace = {
  left: 20,
  right: 1580,
  question: 38,
  last: 95,
  largest: 58,
  token: 54,
  phaseInk: 'ink',
};
const LAST: HeadlinePlace = {
  ...HEADLINE,
  left: 14,
  strip: {
    fill: {
      gradient: 'linear',
      stops: [
        [0, '~strip'],
        [1, '~strip-low'],
      ],
    },
    ink: '~on-strip',
    stroke: { colour: { tint: '~new', alpha: 0.6 }, weight: 2.5 },
  },
};

/** Between the last turn and the phase. */
const BESIDE_PHASE = 24;

export function top(view: View, look: EdenLook, told: Told | undefined): Shape[] {
  const words = headlineWords(view, look);
  const phase = measureText(words.phase?.words ?? '', 34, 'bold');
  const end = HEADLINE.right - phase - BESIDE_PHASE;
  const last = told === undefined ? [] : lastTurn(lastTurnWords(view, told, look), end, LAST);
  const free = Math.max(HEADLINE.left, ...last.map((shape) => boxOf(shape).x + boxOf(shape).width));
  return [...headline(words, HEADLINE), ...last, ...secret(view, look, end, free)];
}

/** Where coins of somebody are not on the board: readers looked for them, above all while there are bids. */
function secret({ stations }: View, look: EdenLook, right: number, free: number): Shape[] {
  if (stations.every(({ coins }) => coins !== undefined)) return [];
  const style = { size: 34, anchor: 'end', colour: SECRET } as const;
  const words = textOn(look.say({ key: 'short.secret' }), right, HEADLINE.last, style);
  return words.x - words.width < free + BESIDE_PHASE ? [] : [words];
}

const SECRET = { tint: 'ink', alpha: 0.8 } as const;

import type { View } from '../../../engine/games/new-eden/view.ts';
import { headline, lastTurn, type HeadlinePlace } from '../../headline.ts';
import { measureText } from '../../measure.ts';
import type { Shape } from '../../shapes.ts';
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
  return [
    ...headline(words, HEADLINE),
    ...(told === undefined
      ? []
      : lastTurn(lastTurnWords(view, told, look), HEADLINE.right - phase - BESIDE_PHASE, LAST)),
  ];
}

import type { OptionWords, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { AquaSphereAction } from './actions.ts';
import { controlWords, placeBot, placementIn } from './control.ts';
import { say } from './messages.ts';
import { playerOf, sectorOf, type Play, type Position } from './position.ts';
import type { FrameOf } from './state.ts';

/** Bots for the letters of a new extension, in the order that the seat likes, each of them optional (AQS-GREEN-2). */

export function canPlace({ state }: Position, { seat, left }: FrameOf<'letters'>): boolean {
  return left.length > 0 && playerOf(state, seat).supply > 0;
}

export function letterActions({ left }: FrameOf<'letters'>): readonly AquaSphereAction[] {
  return [...left.map((sector) => ({ type: 'placeBot', sector }) as const), { type: 'done' }];
}

export function answerLetters(
  play: Play,
  frame: FrameOf<'letters'>,
  seat: Seat,
  action: AquaSphereAction,
): void {
  if (action.type !== 'placeBot') return;
  playerOf(play.draft, seat).supply -= 1;
  const gains = placeBot(play, seat, action.sector, 'letter');
  const left = frame.left.filter((letter) => letter !== action.sector);
  follow(play.draft, ...gains, { ...frame, left });
}

export function wordLetter(at: Position, action: AquaSphereAction): OptionWords {
  if (action.type !== 'placeBot') return { label: say('do-done') };
  return {
    label: say('do-place-bot', { sector: action.sector }),
    detail: controlWords(placementIn(at, sectorOf(at.state, action.sector))),
    target: `sector:${action.sector.toLowerCase()}`,
  };
}

import type { Msg, PromptOption, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { Action, Verb } from './actions.ts';
import { answeredBy, type Answer } from './answers.ts';
import { build } from './build.ts';
import { playCard, playIcebreaker } from './cards.ts';
import { refuse, say } from './messages.ts';
import { discardCube, discardShip, recruit } from './recruit.ts';
import { research } from './research.ts';
import { buildShip } from './shipyard.ts';
import { targetOf, turnOf, type Position, type Question } from './state.ts';

const end: Answer<'end'> = {
  candidates: () => [{ verb: 'end' }],
  whyNot: () => undefined,
  word: () => ({ label: say('do.end'), group: 'group.end' }),
  resolve: ({ draft }) => {
    follow(draft, { kind: 'endTurn' });
  },
};

const ANSWERS = {
  build,
  ship: buildShip,
  recruit,
  research,
  play: playCard,
  icebreaker: playIcebreaker,
  'discard-cube': discardCube,
  'discard-ship': discardShip,
  end,
};
const answers = answeredBy<'act'>(ANSWERS);

/** A turn has one of these (ANT-TURN-4). */
function isTheAction(verb: Verb): boolean {
  return verb === 'build' || verb === 'ship' || verb === 'recruit' || verb === 'research';
}

/** After sailing: one action, one card, one discard in any order, and the end of the turn (ANT-TURN-4 to -6). */
export const act: Question<'act'> = {
  ...answers,
  seats: ({ state }) => [turnOf(state).seat],
  whyNot: (at, frame, seat, action) =>
    turnOf(at.state).acted && isTheAction(action.verb)
      ? refuse('ANT-TURN-4', 'why.acted')
      : answers.whyNot(at, frame, seat, action),
  worthTelling: (at, frame, seat) => (turnOf(at.state).acted ? [] : answers.worthTelling(at, frame, seat)),
  ask: ({ state }) => say(turnOf(state).acted ? 'ask.actDone' : 'ask.act', { area: targetOf(state) }),
  resolve: (play, frame, seat, action) => {
    const turn = turnOf(play.draft);
    if (isTheAction(action.verb)) turn.acted = true;
    if (action.verb !== 'end') {
      turn.progress = true;
      follow(play.draft, frame);
    }
    answers.resolve(play, frame, seat, action);
  },
};

/** "X and end the turn" in one choice, wherever after X nothing but giving something up or the end would remain. */
export function andEnd(
  _at: Position,
  _seat: Seat,
  { action, label }: PromptOption<Action>,
  legalAfter: () => readonly Action[],
): { readonly next: Action; readonly label: Msg } | undefined {
  if (action.verb === 'end') return undefined;
  const left = legalAfter().map(({ verb }) => verb);
  const onlyTheEnd = left.every(
    (verb) => verb === 'end' || verb === 'discard-cube' || verb === 'discard-ship',
  );
  return onlyTheEnd && left.includes('end')
    ? { next: { verb: 'end' }, label: say('do.andEnd', { first: label }) }
    : undefined;
}

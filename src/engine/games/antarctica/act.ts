import { follow } from '../../core/frames.ts';
import type { Verb } from './actions.ts';
import { answeredBy, type Answer } from './answer.ts';
import { build } from './build.ts';
import { playCard, playIcebreaker } from './cards.ts';
import { refuse, say } from './messages.ts';
import { discardCube, discardShip, recruit } from './recruit.ts';
import { research } from './research.ts';
import { buildShip } from './shipyard.ts';
import { targetOf, turnOf, type Question } from './state.ts';

const end: Answer<'end'> = {
  candidates: () => [{ verb: 'end' }],
  whyNot: () => undefined,
  word: () => ({ label: say('do.end'), group: 'group.end' }),
  resolve: ({ draft }) => {
    follow(draft, { kind: 'endTurn' });
  },
};

const answers = answeredBy('act', {
  build,
  ship: buildShip,
  recruit,
  research,
  play: playCard,
  icebreaker: playIcebreaker,
  'discard-cube': discardCube,
  'discard-ship': discardShip,
  end,
});

/** A turn has one of these (ANT-TURN-4). */
function isTheAction(verb: Verb): boolean {
  return verb === 'build' || verb === 'ship' || verb === 'recruit' || verb === 'research';
}

/** After sailing: one action, one card, one discard in any order, and the end of the turn (ANT-TURN-4 to -6). */
export const act: Question<'act', Verb> = {
  ...answers,
  seats: ({ state }) => [turnOf(state).seat],
  whyNot: (at, frame, seat, action) =>
    turnOf(at.state).acted && isTheAction(action.verb)
      ? refuse('ANT-TURN-4', 'why.acted')
      : answers.whyNot(at, frame, seat, action),
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

import { follow } from '../../core/frames.ts';
import type { RefusalReason, Seat } from '../../core/contract.ts';
import type { Action } from './actions.ts';
import { build, builds, whyNotBuild } from './build.ts';
import { play, plays, whyNotPlay } from './cards.ts';
import { discard, discards, whyNotDiscard } from './discard.ts';
import type { Emit } from './events.ts';
import type { Kit } from './kit.ts';
import { msg } from './messages.ts';
import { notAskedFor, type Asking } from './question.ts';
import { recruitAtCamp, whyNotRecruit } from './recruit.ts';
import { research, researches, whyNotResearch } from './research.ts';
import { buildShip, whyNotBuildShip } from './shipyard.ts';
import { targetOf, turnOf, type AntarcticaState } from './state.ts';

/** After sailing: one action, one card, one discard in any order, and the end of the turn (ANT-TURN-4 to -6). */
export function actQuestion(kit: Kit): Asking<'act'> {
  return {
    seats: (state) => [turnOf(state).seat],
    candidates: (state, _frame, seat) => [
      ...builds(),
      { type: 'ship' },
      { type: 'recruit' },
      ...researches(kit, state),
      ...plays(kit, state),
      ...discards(kit, state, seat),
      { type: 'end' },
    ],
    whyNot: (state, _frame, seat, action) => whyNotAct(kit, state, seat, action),
    ask: (state) => msg(turnOf(state).acted ? 'ask.actDone' : 'ask.act', { area: targetOf(state) }),
    resolve: (draft, frame, seat, action, emit) => {
      if (action.type === 'end') {
        follow(draft, { kind: 'endTurn' });
        return;
      }
      turnOf(draft).progress = true;
      follow(draft, frame);
      act(kit, draft, seat, action, emit);
    },
  };
}

function whyNotAct(kit: Kit, state: AntarcticaState, seat: Seat, action: Action): RefusalReason | undefined {
  switch (action.type) {
    case 'build':
      return whyNotBuild(kit, state, seat, action);
    case 'ship':
      return whyNotBuildShip(kit, state, seat);
    case 'recruit':
      return whyNotRecruit(state, seat);
    case 'research':
      return whyNotResearch(kit, state, seat, action);
    case 'play':
      return whyNotPlay(kit, state, seat, action);
    case 'discard':
      return whyNotDiscard(state, seat, action);
    case 'end':
      return undefined;
    case 'sail':
    case 'stay':
    case 'place':
    case 'track':
    case 'move':
    case 'take':
    case 'skip':
      return notAskedFor(action, 'act', state.turn);
  }
}

function act(kit: Kit, draft: AntarcticaState, seat: Seat, action: Action, emit: Emit): void {
  if (action.type === 'play') {
    play(draft, seat, action, emit);
    return;
  }
  if (action.type === 'discard') {
    discard(draft, seat, action, emit);
    return;
  }
  turnOf(draft).acted = true;
  if (action.type === 'build') build(kit, draft, seat, action, emit);
  else if (action.type === 'ship') buildShip(draft, seat, 'action', emit);
  else if (action.type === 'recruit') recruitAtCamp(draft, seat, emit);
  else if (action.type === 'research') research(kit, draft, seat, action, emit);
}

import type { Msg, RefusalReason, Seat } from '../../core/contract.ts';
import type { Action } from './actions.ts';
import type { Emit } from './events.ts';
import { because } from './messages.ts';
import type { AntarcticaState, FrameKind, FrameOf } from './state.ts';

/** A question of the game. An action is legal when nothing says why not: legality and its reasons are one thing. */
export interface Asking<K extends FrameKind> {
  seats(state: AntarcticaState, frame: FrameOf<K>): readonly Seat[];
  /** every answer of the kind that is asked for, possible or not; the order is that of the menu */
  candidates(state: AntarcticaState, frame: FrameOf<K>, seat: Seat): readonly Action[];
  whyNot(state: AntarcticaState, frame: FrameOf<K>, seat: Seat, action: Action): RefusalReason | undefined;
  ask(state: AntarcticaState, frame: FrameOf<K>, seat: Seat): Msg;
  resolve(draft: AntarcticaState, frame: FrameOf<K>, seat: Seat, action: Action, emit: Emit): void;
  settle?(draft: AntarcticaState, frame: FrameOf<K>, emit: Emit): void;
  whenForced?:
    | 'auto'
    | ((
        state: AntarcticaState,
        frame: FrameOf<K>,
        seat: Seat,
        legal: readonly Action[],
      ) => Action | undefined);
}

/** What is said of an action that the question does not ask for (ANT-TURN-1, ANT-TURN-7). */
export function notAskedFor(action: Action, kind: FrameKind, target: AntarcticaState['turn']): RefusalReason {
  if (kind === 'place' || kind === 'startCube')
    return because(kind === 'place' ? 'ANT-SETUP-12' : 'ANT-SETUP-13', 'why.setupGoesOn');
  if (action.type === 'place') return because('ANT-SETUP-12', 'why.onlyInSetup');
  if (action.type === 'skip') return because('ANT-R50', 'why.noSkip');
  if (kind !== 'sail' && kind !== 'act') return because('ANT-TURN-7', 'why.answerFirst');
  switch (action.type) {
    case 'track':
      return because('ANT-TRACK-4', 'why.noTrackAsked');
    case 'move':
      return because('ANT-FX-5', 'why.noMoveAsked');
    case 'take':
      return because('ANT-SHIP-3', 'why.nothingToTake');
    case 'play':
      return because('ANT-TURN-5', 'why.sailFirst');
    case 'stay':
    case 'sail': {
      const rule = action.type === 'stay' ? 'ANT-ICE-5' : 'ANT-TURN-1';
      return target?.target === undefined
        ? because(rule, 'why.sailFirst')
        : because(rule, 'why.sailedAlready', { area: target.target });
    }
    case 'build':
    case 'ship':
    case 'recruit':
    case 'research':
    case 'discard':
    case 'end':
      return because('ANT-TURN-1', 'why.sailFirst');
  }
}

import type { Msg, OptionWords, RefusalReason, Seat, Sought } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { Effects } from '../../core/preview.ts';
import { singleOf } from '../../core/question.ts';
import { act } from './acting.ts';
import type { Action, ActionOf, Verb } from './actions.ts';
import { OUT } from './components.ts';
import { costsSoon } from './forecast.ts';
import { refuse, say } from './messages.ts';
import type { Effect } from './preview.ts';
import { buy, giveBack, lateral, program } from './programming.ts';
import { playerOf, type FrameOf, type Play, type Position, type Question } from './state.ts';

/** A seat's turn: program, act or pass, with free returns before it (AQS-TURN). */

/** One of the things that a seat can do in its turn. */
interface Choice<A extends Action> {
  candidates(at: Position, seat: Seat): readonly A[];
  whyNot(at: Position, seat: Seat, action: A): RefusalReason | undefined;
  word(at: Position, seat: Seat, action: A, effects: Effects<Effect>): OptionWords;
  /** where it is refused, people are told why unasked; absent: nothing */
  worthTelling?(at: Position, seat: Seat): readonly Sought<A>[];
  resolve(play: Play, seat: Seat, action: A): void;
}
export type InTurn<V extends Verb> = Choice<ActionOf<V>>;

const pass: InTurn<'pass'> = {
  candidates: () => [{ verb: 'pass' }],

  /** Ruling 1: by the option, only from the last row or when nothing else is left. */
  whyNot(at, seat) {
    const { components, state } = at;
    if (state.options.earlyPass) return undefined;
    const { engineer, programmed } = playerOf(state, seat);
    const { engineerMoves } = components.limits;
    if (components.rowOfRoom.get(engineer) === engineerMoves) return undefined;
    const canProgram = program
      .candidates(at, seat)
      .some((action) => program.whyNot(at, seat, action) === undefined);
    if (!canProgram && programmed.length === 0) return undefined;
    return refuse('AQS-TURN-5', 'why.tooEarly', { moves: engineerMoves });
  },

  word: () => ({ label: say('do.pass'), group: 'group.pass', target: 'pass' }),

  /** The engineer leaves for the next turn order track (AQS-TURN-4). */
  resolve({ draft, emit }, seat) {
    playerOf(draft, seat).engineer = OUT;
    draft.passed.push(seat);
    emit({ type: 'passed', seat });
    follow(draft, { kind: 'nextTurn', seat });
  },
};

type TurnVerb = 'program' | 'buy' | 'lateral' | 'act' | 'return' | 'pass';
/** In the order in which they are offered (section 4.1). */
const IN_TURN: Readonly<Record<TurnVerb, InTurn<TurnVerb>>> = {
  program,
  buy,
  lateral,
  act,
  return: giveBack,
  pass,
};

const CHOICES = Object.entries(IN_TURN);

function isInTurn(action: Action): action is ActionOf<TurnVerb> {
  return action.verb in IN_TURN;
}

/** What will cost the seat points soon is worth a word while something can be done about it. */
function warned(at: Position, seat: Seat, question: Msg): Msg {
  const { points, steps } = costsSoon(at, seat);
  const octopods = points > 0 ? say('warning.octopods', { points }) : undefined;
  const line = steps === undefined ? undefined : say('warning.line', { steps });
  const warning =
    octopods !== undefined && line !== undefined
      ? say('warning.both', { first: octopods, second: line })
      : (octopods ?? line);
  return warning === undefined ? question : say('ask.warned', { warning, question });
}

export const turn: Question<'turn', TurnVerb> = {
  seats: (_at, { seat }) => [seat],
  *candidates(at, { seat }, _seat, only) {
    for (const [verb, choice] of CHOICES)
      if (only === undefined || verb === only) for (const action of choice.candidates(at, seat)) yield action;
  },
  whyNot: (at, _frame, seat, action) =>
    isInTurn(action) ? IN_TURN[action.verb].whyNot(at, seat, action) : refuse('AQS-TURN-2', 'why.yourTurn'),
  worthTelling: (at, { seat }) => CHOICES.flatMap(([, choice]) => choice.worthTelling?.(at, seat) ?? []),
  ask: (at, { seat }) => warned(at, seat, say('ask.turn')),
  word: (at, _frame, seat, action, effects) => IN_TURN[action.verb].word(at, seat, action, effects),
  resolve(play, _frame, seat, action) {
    IN_TURN[action.verb].resolve(play, seat, action);
  },
  // AQS-TURN-6: no other single option is taken for the player
  whenForced(_at, _frame, _seat, legal) {
    const only = singleOf(legal);
    return only?.verb === 'pass' ? only : undefined;
  },
};

/** The next in order who has not passed; nobody: the scoring (AQS-TURN-1). */
export function passOn({ draft }: Play, { seat }: FrameOf<'nextTurn'>): void {
  const at = draft.order.indexOf(seat);
  const after = [...draft.order.slice(at + 1), ...draft.order.slice(0, at + 1)];
  const next = after.find((candidate) => !draft.passed.includes(candidate));
  follow(draft, next === undefined ? { kind: 'scoring' } : { kind: 'turn', seat: next });
}

export function legalInTurn(at: Position, frame: FrameOf<'turn'>): readonly Action[] {
  const { seat } = frame;
  return [...turn.candidates(at, frame, seat)].filter(
    (action) => turn.whyNot(at, frame, seat, action) === undefined,
  );
}

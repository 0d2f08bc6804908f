import type { Msg, OptionWords, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { act, actActions, whyNotAct, wordAct } from './acting.ts';
import type { AquaSphereAction } from './actions.ts';
import { OUT, type Colour, type Room } from './box.ts';
import { timeToGet } from './goods.ts';
import { refuse, say } from './messages.ts';
import { playerOf, tokenIn, type Hindrance, type Play, type Position } from './position.ts';
import {
  arrowsFrom,
  buy,
  hasTooMany,
  moveSideways,
  programRoom,
  roomsBeside,
  whyNotBuy,
  whyNotLateral,
  whyNotProgram,
} from './programming.ts';
import { returnBot, whyNotReturn } from './returning.ts';
import { bundleOf, engineerCards, isEmpty } from './rewards.ts';
import type { FrameOf } from './state.ts';

/** A seat's turn: program, act or pass, with free returns before it (AQS-TURN). */

/** In the order of section 4.1. */
export function turnActions(at: Position, seat: Seat): readonly AquaSphereAction[] {
  const possible = (action: AquaSphereAction): boolean => whyNotInTurn(at, seat, action) === undefined;
  const player = playerOf(at.state, seat);
  const before: readonly AquaSphereAction[] = [
    ...arrowsFrom(at, seat).map((room) => ({ type: 'program', room }) as const),
    ...(player.bought ? [] : at.box.colours.map((colour) => ({ type: 'buy', colour }) as const)),
    ...roomsBeside(at, seat).map((room) => ({ type: 'lateral', room }) as const),
  ];
  const returns = player.programmed.map((colour) => ({ type: 'return', colour }) as const);
  const pass: AquaSphereAction = { type: 'pass' };
  return [...before.filter(possible), ...actActions(at, seat), ...returns, ...(possible(pass) ? [pass] : [])];
}

/** Legality of everything that a turn offers. */
export function whyNotInTurn(at: Position, seat: Seat, action: AquaSphereAction): Hindrance {
  switch (action.type) {
    case 'program':
      return whyNotProgram(at, seat, action.room);
    case 'buy':
      return whyNotBuy(at, seat, action.colour);
    case 'lateral':
      return whyNotLateral(at, seat, action.room);
    case 'act':
      return whyNotAct(at, seat, action);
    case 'return':
      return whyNotReturn(at, seat, action.colour);
    case 'pass':
      return whyNotPass(at, seat);
    default:
      return refuse('AQS-TURN-2', 'why-your-turn');
  }
}

/** Ruling 1: by the option, only from the last row or when nothing else is left. */
function whyNotPass(at: Position, seat: Seat): Hindrance {
  const { box, state } = at;
  if (state.options.earlyPass) return undefined;
  const { engineer, programmed } = playerOf(state, seat);
  if (box.rowOf.get(engineer) === box.limits.engineerMoves) return undefined;
  const canProgram = arrowsFrom(at, seat).some((room) => whyNotProgram(at, seat, room) === undefined);
  if (!canProgram && programmed.length === 0) return undefined;
  return refuse('AQS-TURN-5', 'why-too-early', { moves: box.limits.engineerMoves });
}

export function playTurn(play: Play, seat: Seat, action: AquaSphereAction): void {
  switch (action.type) {
    case 'program':
      programRoom(play, seat, action.room);
      break;
    case 'buy':
      buy(play, seat, action.colour);
      break;
    case 'lateral':
      moveSideways(play, seat, action.room);
      break;
    case 'act':
      act(play, seat, action);
      break;
    case 'return':
      returnBot(play, seat, action.colour, 'pays');
      follow(play.draft, { kind: 'turn', seat });
      break;
    case 'pass':
      pass(play, seat);
      break;
    default:
      throw new RangeError(`${action.type} is no turn`);
  }
}

/** The engineer leaves for the next turn order track (AQS-TURN-4). */
function pass({ draft, emit }: Play, seat: Seat): void {
  playerOf(draft, seat).engineer = OUT;
  draft.passed.push(seat);
  emit({ type: 'passed', seat });
  follow(draft, { kind: 'nextTurn', seat });
}

/** The next in order who has not passed; nobody: the scoring (AQS-TURN-1). */
export function passOn({ draft }: Play, { seat }: FrameOf<'nextTurn'>): void {
  const at = draft.order.indexOf(seat);
  const after = [...draft.order.slice(at + 1), ...draft.order.slice(0, at + 1)];
  const next = after.find((candidate) => !draft.passed.includes(candidate));
  follow(draft, next === undefined ? { kind: 'scoring' } : { kind: 'turn', seat: next });
}

export function wordTurn(at: Position, seat: Seat, action: AquaSphereAction): OptionWords {
  switch (action.type) {
    case 'program':
    case 'lateral':
      return wordRoom(at, seat, action.type, action.room);
    case 'buy':
      return {
        label: say('do-buy', { colour: action.colour, price: at.box.limits.buyCost }),
        ...thirdDetail(at, seat),
        group: 'group-program',
        target: `symbol:${action.colour}`,
      };
    case 'act':
      return wordAct(at, seat, action);
    case 'return':
      return wordReturn(at, seat, action.colour);
    default:
      return { label: say('do-pass'), group: 'group-pass' };
  }
}

export function wordReturn(at: Position, seat: Seat, colour: Colour): OptionWords {
  return {
    label: say('do-return', { colour, time: timeToGet(at, seat, at.box.limits.returnPays) }),
    group: 'group-return',
    target: `symbol:${colour}`,
  };
}

function wordRoom(at: Position, seat: Seat, type: 'program' | 'lateral', room: Room): OptionWords {
  const colour = tokenIn(at, room);
  const bundle = bundleOf(engineerCards(at, seat, colour));
  const detail: { readonly detail?: Msg } = isEmpty(bundle)
    ? thirdDetail(at, seat)
    : { detail: say('about-reward', bundle) };
  return {
    label: say(type === 'program' ? 'do-program' : 'do-lateral', { room, colour }),
    ...detail,
    group: type === 'program' ? 'group-program' : 'group-lateral',
    target: `room:${room}`,
  };
}

/** A third bot: one of the two others goes back (AQS-PROG-6). */
function thirdDetail({ box, state }: Position, seat: Seat): { readonly detail?: Msg } {
  const { programmed } = playerOf(state, seat);
  const third = hasTooMany(box, { programmed: [...programmed, 'white'] });
  return third ? { detail: say('about-third') } : {};
}

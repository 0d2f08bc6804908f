import { answering, type AnswerOf } from '../../src/engine/core/answers.ts';
import type { OptionWords, RefusalReason, Seat } from '../../src/engine/core/contract.ts';
import { follow } from '../../src/engine/core/frames.ts';
import { pickOne } from '../../src/engine/core/rng.ts';
import type { Verb } from './actions.ts';
import { CELLS } from './components.ts';
import { refuse, say } from './messages.ts';
import {
  expeditionOf,
  HAND_LIMIT,
  MOST_FUEL,
  MOST_TOLL,
  putSorted,
  takeOut,
  type Floe,
  type Frame,
  type FrameOf,
  type Play,
  type Position,
  type Question,
  type State,
} from './state.ts';

export const NOT_ASKED = refuse('TOY-FLOW-1', 'why.notAsked');

export function whyNotInHand(
  { state }: Position,
  seat: Seat,
  card: string,
  rule: string,
): RefusalReason | undefined {
  return expeditionOf(state, seat).hand.includes(card) ? undefined : refuse(rule, 'why.notInHand', { card });
}

export function cardWords(key: 'do.plan' | 'do.drop', card: string): OptionWords {
  return { label: say(key, { card }), target: `card:${card}` };
}

/** No sledge is in water, nor two in a cell: the rules that say so here. */
export function whyNoSledge(
  at: Position,
  cell: string,
  water: string,
  taken: string,
): RefusalReason | undefined {
  if (at.components.terrain.get(cell) === 'water') return refuse(water, 'why.openWater', { cell });
  const seat = at.state.expeditions.findIndex(({ sledge }) => sledge === cell);
  return seat < 0 ? undefined : refuse(taken, 'why.sledgeThere', { cell, seat });
}

/* The steps of a turn, each of which is all that the rules say of its verb. */

type Answer<V extends Verb> = AnswerOf<Floe, V, FrameOf<'turn'>>;
const sledgeOf = (state: State, seat: Seat): string => expeditionOf(state, seat).sledge ?? '';

/** TOY-GO-1; TOY-TOLL-1: whose ground it is is asked first, in the middle of the turn. */
const go: Answer<'go'> = {
  candidates: ({ state }, _frame, seat) =>
    neighbours(sledgeOf(state, seat)).map((cell) => ({ verb: 'go', cell })),
  whyNot(at, _frame, seat, { cell }) {
    if (!neighbours(sledgeOf(at.state, seat)).includes(cell))
      return refuse('TOY-GO-1', 'why.notNextToYou', { cell });
    return whyNoSledge(at, cell, 'TOY-GO-2', 'TOY-GO-3');
  },
  word({ state }, _frame, seat, { cell }) {
    const owner = tollTaker(state, seat, cell);
    const detail = owner === undefined ? {} : { detail: say('detail.toll', { seat: owner }) };
    return { label: say('do.go', { cell }), target: `cell:${cell}`, group: 'group.go', ...detail };
  },
  resolve(play, frame, seat, { cell }) {
    const { draft, emit } = play;
    expeditionOf(draft, seat).sledge = cell;
    emit({ type: 'went', seat, cell });
    const owner = tollTaker(draft, seat, cell);
    spend(
      play,
      frame,
      1,
      ...(owner === undefined ? [] : [{ kind: 'toll', seat: owner, mover: seat } as const]),
    );
  },
};

/** TOY-DRILL-1: the next core is turned up, and a flag marks the hole. */
const drill: Answer<'drill'> = {
  candidates: () => [{ verb: 'drill' }],
  whyNot({ components, state }, _frame, seat) {
    const cell = sledgeOf(state, seat);
    if (components.terrain.get(cell) !== 'site') return refuse('TOY-DRILL-1', 'why.noSite');
    if (flagAt(state, cell) !== undefined) return refuse('TOY-DRILL-1', 'why.flagHere');
    return state.cores.length === 0 ? refuse('TOY-DRILL-2', 'why.noCores') : undefined;
  },
  word: ({ state }, _frame, seat) => ({
    label: say('do.drill'),
    target: `cell:${sledgeOf(state, seat)}`,
    group: 'group.work',
  }),
  // where there could be something to drill for
  worthTelling: ({ components, state }, _frame, seat) =>
    components.terrain.get(sledgeOf(state, seat)) === 'site' ? [{ action: { verb: 'drill' } }] : [],
  resolve(play, frame, seat) {
    const { components, draft, emit } = play;
    const cell = sledgeOf(draft, seat);
    const core = draft.cores.pop() ?? '';
    draft.scouts = [];
    expeditionOf(draft, seat).cores.push(core);
    draft.flags.push({ seat, cell });
    emit({ type: 'drilled', seat, cell, points: components.cores.get(core) ?? 0 });
    spend(play, frame, 1);
  },
};

/** TOY-SEARCH-1 */
const search: Answer<'search'> = {
  candidates: () => [{ verb: 'search' }],
  whyNot({ state }, _frame, seat) {
    if (state.deck.length === 0) return refuse('TOY-SEARCH-1', 'why.deckEmpty');
    const full = expeditionOf(state, seat).hand.length >= HAND_LIMIT;
    return full ? refuse('TOY-SEARCH-2', 'why.handFull', { most: HAND_LIMIT }) : undefined;
  },
  word: () => ({ label: say('do.search'), target: 'pile:deck', group: 'group.work' }),
  worthTelling: () => [{ action: { verb: 'search' } }],
  resolve(play, frame, seat) {
    const { draft, emit } = play;
    const card = pickOne(draft.rng, draft.deck);
    takeOut(draft.deck, card);
    putSorted(expeditionOf(draft, seat).hand, card);
    emit({ type: 'searched', seat, card });
    spend(play, frame, 1);
  },
};

/** TOY-SCOUT-1 */
const scout: Answer<'scout'> = {
  candidates: () => [{ verb: 'scout' }],
  whyNot({ state }, _frame, seat) {
    if (state.cores.length === 0) return refuse('TOY-SCOUT-1', 'why.noCores');
    return state.scouts.includes(seat) ? refuse('TOY-SCOUT-1', 'why.alreadySeen') : undefined;
  },
  word: () => ({ label: say('do.scout'), target: 'pile:cores', group: 'group.work' }),
  resolve(play, frame, seat) {
    const { components, draft, emit } = play;
    draft.scouts = [...draft.scouts, seat].sort((a, b) => a - b);
    emit({ type: 'scouted', seat });
    emit({ type: 'core-seen', seat, points: components.cores.get(draft.cores.at(-1) ?? '') ?? 0 });
    spend(play, frame, 1);
  },
};

/** TOY-FLAG-1; TOY-FLAG-2: a radio instead of a step. */
const flag: Answer<'flag'> = {
  candidates: ({ components, state }, _frame, seat) => [
    { verb: 'flag' },
    ...expeditionOf(state, seat)
      .hand.filter((card) => components.kit.get(card)?.kind === 'radio')
      .map((card) => ({ verb: 'flag', card }) as const),
  ],
  whyNot(at, _frame, seat, { card }) {
    const { components, state } = at;
    const cell = sledgeOf(state, seat);
    if (components.terrain.get(cell) === 'site') return refuse('TOY-FLAG-1', 'why.siteNotFlag');
    if (flagAt(state, cell) !== undefined) return refuse('TOY-FLAG-1', 'why.flagHere');
    if (card === undefined) return undefined;
    if (components.kit.get(card)?.kind !== 'radio') return refuse('TOY-FLAG-2', 'why.noRadio', { card });
    return whyNotInHand(at, seat, card, 'TOY-FLAG-2');
  },
  word: ({ state }, _frame, seat, { card }) => ({
    label: card === undefined ? say('do.flag') : say('do.flagUsing', { card }),
    target: `cell:${sledgeOf(state, seat)}`,
    group: 'group.work',
  }),
  resolve(play, frame, seat, { card }) {
    const { draft, emit } = play;
    const cell = sledgeOf(draft, seat);
    draft.flags.push({ seat, cell });
    if (card !== undefined) {
      takeOut(expeditionOf(draft, seat).hand, card);
      putSorted(draft.dropped, card);
    }
    emit({ type: 'flagged', seat, cell, ...(card === undefined ? {} : { card }) });
    spend(play, frame, card === undefined ? 1 : 0);
  },
};

/** TOY-TURN-2 */
const rest: Answer<'rest'> = {
  candidates: () => [{ verb: 'rest' }],
  word: () => ({ label: say('do.rest'), group: 'group.other' }),
  resolve({ draft, emit }, _frame, seat) {
    gainFuel(draft, seat, 1);
    emit({ type: 'rested', seat });
  },
};

/** One step of a turn. TOY-TURN-1 */
export const turn: Question<'turn', Verb> = {
  ...answering<Floe>(() => NOT_ASKED)<'turn'>({ go, drill, search, scout, flag, rest }),
  seats: (_at, { seat, steps }) => (steps > 0 ? [seat] : []),
  ask: (_at, { steps }) => say('ask.turn', { steps }),
};

/** The turn goes on with what is left of its steps, after what is to happen first. */
function spend({ draft }: Play, frame: FrameOf<'turn'>, steps: number, ...first: readonly Frame[]): void {
  follow(draft, ...first, { ...frame, steps: frame.steps - steps });
}

function gainFuel(draft: State, seat: Seat, fuel: number): void {
  const expedition = expeditionOf(draft, seat);
  expedition.fuel = Math.min(MOST_FUEL, expedition.fuel + fuel);
}

function neighbours(cell: string): readonly string[] {
  const away = (other: string): number =>
    Math.abs(other.charCodeAt(0) - cell.charCodeAt(0)) +
    Math.abs(Number(other.slice(1)) - Number(cell.slice(1)));
  return CELLS.filter((other) => away(other) === 1);
}

/** Whose flag makes it somebody else's ground. TOY-TOLL-1 */
function tollTaker(state: State, mover: Seat, cell: string): Seat | undefined {
  const owner = state.options.tolls ? flagAt(state, cell) : undefined;
  return owner === mover ? undefined : owner;
}

export function flagAt(state: State, cell: string): Seat | undefined {
  return state.flags.find((flagged) => flagged.cell === cell)?.seat;
}

/** TOY-TOLL-1; from a mover without fuel nothing can be asked (TOY-TOLL-2). */
export const toll: Question<'toll', 'charge' | 'wave'> = {
  seats: (_at, { seat }) => [seat],
  candidates: () => [{ verb: 'charge', fuel: 1 }, { verb: 'charge', fuel: MOST_TOLL }, { verb: 'wave' }],
  whyNot({ state }, { mover }, _seat, action) {
    if (action.verb === 'wave') return undefined;
    if (action.verb !== 'charge') return NOT_ASKED;
    const { fuel } = expeditionOf(state, mover);
    return action.fuel >= 1 && action.fuel <= Math.min(MOST_TOLL, fuel)
      ? undefined
      : refuse('TOY-TOLL-1', 'why.mostFuel', { most: Math.min(MOST_TOLL, fuel) });
  },
  ask: ({ state }, { mover }) => say('ask.toll', { mover, fuel: expeditionOf(state, mover).fuel }),
  word: (_at, _frame, _seat, action) => ({
    label: action.verb === 'wave' ? say('do.wave') : say('do.charge', { fuel: action.fuel }),
  }),
  resolve({ draft, emit }, { mover }, seat, action) {
    if (action.verb === 'wave') {
      emit({ type: 'waved', seat, mover });
      return;
    }
    expeditionOf(draft, mover).fuel -= action.fuel;
    gainFuel(draft, seat, action.fuel);
    emit({ type: 'charged', seat, mover, fuel: action.fuel });
  },
  whenForced: 'auto',
};

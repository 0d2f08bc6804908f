import type { OptionSpec } from '../../src/engine/core/contract.ts';
import type { LaidOut, OptionsOf, TableOf } from '../../src/engine/core/define-game.ts';
import { each, follow } from '../../src/engine/core/frames.ts';
import { shuffle } from '../../src/engine/core/rng.ts';
import { unanswered, withAnswer } from '../../src/engine/core/simultaneous.ts';
import { CELLS, SEASONS } from './components.ts';
import { refuse, say } from './messages.ts';
import { expeditionOf, putSorted, type Floe, type Frame, type Question, type State } from './state.ts';
import { NOT_ASKED, whyNoSledge, whyNotInHand } from './turn.ts';

export const OPTIONS = [
  { key: 'season', values: SEASONS, default: 'mild' },
  { key: 'tolls', values: [true, false], default: true, seats: [2, 3, 4] },
] as const satisfies readonly OptionSpec[];
export type OptionKey = (typeof OPTIONS)[number]['key'];

export function setup({
  components,
  seats,
  options,
  rng,
}: TableOf<Floe, OptionsOf<typeof OPTIONS>>): LaidOut<State> {
  const { kit, cores, start } = components;
  const deck = shuffle(rng, [...kit.keys()]);
  const hands = Array.from({ length: seats }, () => deck.splice(0, start.dealt).sort());
  return {
    frames: [{ kind: 'keep', asked: [...hands.keys()], answers: [] }],
    options: { ...options },
    round: 0,
    expeditions: hands.map((hand) => ({ fuel: start.fuel, hand, kit: [], cores: [], marched: 0 })),
    flags: [],
    deck: deck.sort(),
    dropped: [],
    cores: shuffle(rng, [...cores.keys()]),
    scouts: [],
    rivalCores: [],
  };
}

/** TOY-SETUP-1: all at once and face down; what is not kept goes back into the deck. */
export const keep: Question<'keep', 'keep'> = {
  seats: (_at, frame) => unanswered(frame),
  candidates: ({ components, state }, _frame, seat) =>
    choose(expeditionOf(state, seat).hand, components.start.kept).map((cards) => ({ verb: 'keep', cards })),
  whyNot(at, _frame, seat, action) {
    if (action.verb !== 'keep') return NOT_ASKED;
    const { kept } = at.components.start;
    if (action.cards.length !== kept) return refuse('TOY-SETUP-1', 'why.notThatMany', { count: kept });
    const reasons = action.cards.map((card) => whyNotInHand(at, seat, card, 'TOY-SETUP-1'));
    return reasons.find((reason) => reason !== undefined);
  },
  ask: ({ components }) => say('ask.keep', { count: components.start.kept }),
  word: (_at, _frame, _seat, { cards }) => ({ label: say('do.keep', { cards }) }),
  resolve({ draft, emit }, frame, seat, { cards }) {
    emit({ type: 'chose', seat });
    follow(draft, withAnswer(frame, seat, [...cards]));
  },
  settle({ draft }, { answers }) {
    for (const { seat, answer } of answers) {
      const expedition = expeditionOf(draft, seat);
      putSorted(draft.deck, ...expedition.hand.filter((card) => !answer.includes(card)));
      expedition.hand = [...answer];
    }
    each(draft, [...draft.expeditions.keys()], (seat): Frame => ({ kind: 'place-camp', seat }));
  },
};

/** All choices of so many of the items, in the items' order. */
function choose(items: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => choose(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));
}

/** TOY-SETUP-2 */
export const placeCamp: Question<'place-camp', 'place-camp'> = {
  seats: (_at, { seat }) => [seat],
  candidates: () => CELLS.map((cell) => ({ verb: 'place-camp', cell })),
  whyNot: (at, _frame, _seat, action) =>
    action.verb === 'place-camp' ? whyNoSledge(at, action.cell, 'TOY-SETUP-2', 'TOY-SETUP-2') : NOT_ASKED,
  ask: () => say('ask.placeCamp'),
  word: (_at, _frame, _seat, { cell }) => ({
    target: `cell:${cell}`,
    label: say('do.placeCamp', { cell }),
    group: `row.${cell.slice(1)}`,
  }),
  resolve({ draft, emit }, frame, seat, { cell }) {
    expeditionOf(draft, seat).sledge = cell;
    emit({ type: 'camped', seat, cell });
    if (frame.seat === draft.expeditions.length - 1) follow(draft, { kind: 'round' });
  },
};

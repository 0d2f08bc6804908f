import type { Seat } from '../../src/engine/core/contract.ts';
import type { PlayOf, PositionOf } from '../../src/engine/core/position.ts';
import type { QuestionOf } from '../../src/engine/core/question.ts';
import {
  BOOLEAN,
  integer,
  list,
  oneOf,
  optional,
  record,
  STATE_FIELDS,
  tagged,
  text,
  type Fitting,
} from '../../src/engine/core/shape.ts';
import type { Action, Verb } from './actions.ts';
import { CELLS, SEASONS, type Components } from './components.ts';
import type { Event } from './messages.ts';
import type { Effect } from './preview.ts';

export const MOST_FUEL = 6;
export const MOST_MARCHED = 3;
export const HAND_LIMIT = 6;
export const MOST_TOLL = 2;
export const ENDINGS = ['rounds', 'cores'] as const;

const SEAT = integer(0, 3);
const CELL = oneOf(CELLS);
const FEW = integer(0, 1000);
const CARDS = list(text());
const ANSWERS = list(record({ seat: SEAT, answer: CARDS }));
const FRAMES = {
  keep: { asked: list(SEAT), answers: ANSWERS },
  'place-camp': { seat: SEAT },
  round: {},
  prepare: { asked: list(SEAT), done: list(SEAT) },
  plan: { asked: list(SEAT), answers: ANSWERS },
  turn: { seat: SEAT, steps: integer(0, 20) },
  toll: { seat: SEAT, mover: SEAT },
  'round-end': {},
};
const FRAME = tagged('kind', FRAMES);
export const FRAME_KINDS: readonly string[] = Object.keys(FRAMES);
export type Frame = Fitting<typeof FRAME>;
export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

const EXPEDITION = record({
  fuel: FEW,
  /** sorted: the order in which cards came is nobody's business */
  hand: CARDS,
  /** planned cards, laid out in the order in which they were played */
  kit: CARDS,
  cores: CARDS,
  marched: FEW,
  sledge: optional(CELL),
});
export type Expedition = Fitting<typeof EXPEDITION>;

export const STATE = record({
  ...STATE_FIELDS,
  frames: list(FRAME),
  options: record({ season: oneOf(SEASONS), tolls: BOOLEAN }),
  round: integer(0, 20),
  expeditions: list(EXPEDITION, 1, 4),
  flags: list(record({ seat: SEAT, cell: CELL })),
  /** sorted: cards are drawn by the generator, not from the top */
  deck: CARDS,
  /** sorted, so that the order of answers leaves no trace in it */
  dropped: CARDS,
  /** face down, shuffled at setup, the last is the next */
  cores: CARDS,
  /** seats that looked at the next core */
  scouts: list(SEAT),
  rivalCores: CARDS,
  ended: optional(oneOf(ENDINGS)),
});
export type State = Fitting<typeof STATE>;

export interface Floe {
  components: Components;
  state: State;
  action: Action;
  event: Event;
  effect: Effect;
}
export type Position = PositionOf<Floe>;
export type Play = PlayOf<Floe>;
export type Question<K extends Frame['kind'], V extends Verb> = QuestionOf<Floe, K, V>;

export function expeditionOf(state: State, seat: Seat): Expedition {
  const expedition = state.expeditions[seat];
  if (expedition === undefined) throw new RangeError(`no seat ${seat}`);
  return expedition;
}

/** Takes a card out of a list that has it. */
export function takeOut(from: string[], id: string): void {
  const at = from.indexOf(id);
  if (at < 0) throw new RangeError(`${id} is not there`);
  from.splice(at, 1);
}

export function putSorted(into: string[], ...ids: readonly string[]): void {
  into.push(...ids);
  into.sort();
}

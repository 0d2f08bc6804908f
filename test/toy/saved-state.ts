import { err, ok, type Result } from '../../src/engine/core/result.ts';
import {
  BOOLEAN,
  byKind,
  checkShape,
  integer,
  list,
  object,
  oneOf,
  optional,
  text,
  WORD,
  type Shape,
} from '../../src/engine/core/shape.ts';
import { CELLS, SEASONS, type ToyComponents } from './components.ts';
import { invariantsOf } from './invariants.ts';
import { ENDINGS, RIVALS, type FrameOf, type ToyFrame, type ToyState } from './state.ts';

/** A saved state of this rules version, or why it is none. */
export function checkState(components: ToyComponents, json: unknown): Result<ToyState, string> {
  const seats = seatCount(json);
  const shaped = checkShape(stateShape(components, seats), json);
  if (!shaped.ok) return err(shaped.error.slice(0, 3).join('; '));
  const broken = invariantsOf(components, shaped.value);
  return broken.length === 0 ? ok(shaped.value) : err(`${broken.join(', ')} do not hold`);
}

function seatCount(json: unknown): number {
  if (typeof json !== 'object' || json === null || !('expeditions' in json)) return 0;
  return Array.isArray(json.expeditions) ? json.expeditions.length : 0;
}

function stateShape(components: ToyComponents, seats: number): Shape<ToyState> {
  const seat = integer(0, seats - 1);
  const card = oneOf([...components.kit.keys()]);
  const core = oneOf([...components.cores.keys()]);
  const tile = oneOf([...components.weather.keys()]);
  const cell = oneOf(CELLS);
  return object<ToyState>({
    frames: list(frameShape(seat, card)),
    rng: object<ToyState['rng']>({ a: WORD, b: WORD, c: WORD, counter: WORD }),
    set: object<ToyState['set']>({ id: text(), version: integer(1, 1_000_000), hash: text() }),
    options: object<ToyState['options']>({ season: oneOf(SEASONS), tolls: BOOLEAN, rival: oneOf(RIVALS) }),
    round: integer(0, 20),
    expeditions: list(expeditionShape(card, core, cell), 1, 4),
    flags: list(object<ToyState['flags'][number]>({ seat, cell })),
    deck: list(card),
    dropped: list(card),
    cores: list(core),
    scouts: list(seat),
    weather: list(tile),
    weatherNow: optional(tile),
    plans: list(object<ToyState['plans'][number]>({ seat, card })),
    rivalCores: list(core),
    ended: optional(oneOf(ENDINGS)),
  });
}

function expeditionShape(
  card: Shape<string>,
  core: Shape<string>,
  cell: Shape<string>,
): Shape<ToyState['expeditions'][number]> {
  const few = integer(0, 1000);
  return object<ToyState['expeditions'][number]>({
    fuel: few,
    hand: list(card),
    kit: list(card),
    cores: list(core),
    marched: few,
    courtesy: few,
    camp: optional(cell),
    sledge: optional(cell),
  });
}

function frameShape(seat: Shape<number>, card: Shape<string>): Shape<ToyFrame> {
  const asked = list(seat);
  return byKind<ToyFrame>({
    keep: object<FrameOf<'keep'>>({
      kind: oneOf(['keep']),
      asked,
      answers: list(object<FrameOf<'keep'>['answers'][number]>({ seat, answer: list(card) })),
    }),
    'place-camp': object<FrameOf<'place-camp'>>({ kind: oneOf(['place-camp']), seat }),
    round: object<FrameOf<'round'>>({ kind: oneOf(['round']) }),
    prepare: object<FrameOf<'prepare'>>({ kind: oneOf(['prepare']), asked, done: asked }),
    plan: object<FrameOf<'plan'>>({
      kind: oneOf(['plan']),
      asked,
      answers: list(object<FrameOf<'plan'>['answers'][number]>({ seat, answer: card })),
    }),
    turn: object<FrameOf<'turn'>>({ kind: oneOf(['turn']), seat, steps: integer(0, 20) }),
    toll: object<FrameOf<'toll'>>({ kind: oneOf(['toll']), seat, mover: seat }),
    'round-end': object<FrameOf<'round-end'>>({ kind: oneOf(['round-end']) }),
  });
}

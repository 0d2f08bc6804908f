import type { ComponentSetId, Seat } from '../../core/contract.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Rng } from '../../core/rng.ts';
import {
  BOOLEAN,
  WORD,
  byKind,
  checkShape,
  integer,
  list,
  object,
  oneOf,
  optional,
  text,
  type Shape,
} from '../../core/shape.ts';
import { COLOURS, OUT, OWNERS, RING, START, type Box } from './box.ts';
import { brokenInvariants } from './invariants.ts';
import { straysIn } from './saved-whereabouts.ts';
import type {
  AquaSphereFrame,
  AquaSphereOptions,
  AquaSphereState,
  FinalScoring,
  FrameOf,
  HeldCard,
  Player,
  SeatScoring,
  Sector,
} from './state.ts';

/** A state from a store: unchecked until its shape, its set and its invariants were looked at (AQS-DATA-1). */
export function checkSaved(
  box: Box,
  set: ComponentSetId,
  activeSeats: (state: AquaSphereState) => readonly Seat[],
): (json: unknown) => Result<AquaSphereState, string> {
  const shape = stateShape(box);
  return (json) => {
    const read = checkShape(shape, json);
    if (!read.ok) return err(read.error.join('; '));
    const state = read.value;
    if (state.set.id !== set.id || state.set.version !== set.version || state.set.hash !== set.hash) {
      return err(
        `AQS-DATA-1: the state belongs to ${state.set.id}@${state.set.version}, not ${set.id}@${set.version}`,
      );
    }
    const seats = state.players.length;
    const seatsOfState = [...state.order, ...state.passed, ...state.frames.flatMap(seatsIn)];
    if (seatsOfState.some((seat) => seat >= seats))
      return err(`a seat that none of the ${seats} players has`);
    const strays = straysIn(box, state);
    if (strays !== undefined) return err(strays);
    const broken = brokenInvariants({ box, state });
    if (broken.length > 0) return err(`broken: ${broken.join(', ')}`);
    // a state that rests waits for somebody
    const top = state.frames.at(-1);
    if (top !== undefined && activeSeats(state).length === 0) return err(`${top.kind} asks nobody`);
    return ok(state);
  };
}

function seatsIn(frame: AquaSphereFrame): readonly number[] {
  if ('seat' in frame) return [frame.seat];
  return frame.kind === 'prepare' ? [...frame.asked, ...frame.done, ...frame.taken] : [];
}

const COUNT = integer(0, 9999);
const ANY_NUMBER = integer(-9999, 9999);
const SEAT = integer(0, OWNERS - 1);

const SCORING: Shape<SeatScoring> = object<SeatScoring>({
  majority: COUNT,
  bots: COUNT,
  crystals: COUNT,
  octopods: COUNT,
  total: ANY_NUMBER,
  moved: ANY_NUMBER,
  lost: COUNT,
});

function stateShape(box: Box): Shape<AquaSphereState> {
  const card = oneOf([...box.cards.keys()]);
  const extension = oneOf([...box.extensions.keys()]);
  const program = oneOf([...box.programs.keys()]);
  return object<AquaSphereState>({
    frames: list(frameShape(box), 0, 50),
    rng: object<Rng>({ a: WORD, b: WORD, c: WORD, counter: WORD }),
    set: object<ComponentSetId>({ id: text(), version: COUNT, hash: text() }),
    options: object<AquaSphereOptions>({
      earlyPass: BOOLEAN,
      emptyActions: BOOLEAN,
      lateralFree: BOOLEAN,
      redLineReturnPays: BOOLEAN,
    }),
    round: integer(1, box.rounds),
    players: list(playerShape(box), 2, OWNERS),
    order: list(SEAT, 2, OWNERS),
    passed: list(SEAT, 0, OWNERS),
    program,
    nextPrograms: list(program),
    unusedPrograms: list(program),
    ring: list(sectorShape(box), RING, RING),
    tiles: list(
      object<AquaSphereState['tiles'][number]>({
        id: oneOf([...box.tiles.keys()]),
        turning: integer(0, RING - 1),
      }),
      1,
    ),
    stock: object<AquaSphereState['stock']>({ time: COUNT, crystals: COUNT, octopods: COUNT }),
    neutralSubs: list(COUNT, OWNERS, OWNERS),
    researchDeck: list(card),
    extensionDeck: list(extension),
    lastScoring: optional(list(SCORING)),
    finalScoring: optional(
      list(object<FinalScoring>({ letters: COUNT, time: COUNT, submarines: COUNT, lab: COUNT })),
    ),
  });
}

function playerShape(box: Box): Shape<Player> {
  const colour = oneOf(COLOURS);
  return object<Player>({
    lab: oneOf([...box.labs.keys()]),
    engineer: oneOf([START, OUT, ...box.rooms]),
    scientist: object<Player['scientist']>({ sector: oneOf([...box.sectors.keys()]), zone: colour }),
    supply: COUNT,
    programmed: list(colour),
    time: COUNT,
    crystals: COUNT,
    bought: BOOLEAN,
    cards: list(object<HeldCard>({ id: oneOf([...box.cards.keys()]), used: BOOLEAN })),
    extensions: list(oneOf([...box.extensions.keys()])),
    submarines: COUNT,
    kp: COUNT,
  });
}

function sectorShape(box: Box): Shape<Sector> {
  return object<Sector>({
    letter: oneOf([...box.sectors.keys()]),
    control: optional(SEAT),
    loading: list(COUNT, OWNERS, OWNERS),
    submarines: list(SEAT),
    octopods: COUNT,
    crystals: COUNT,
    time: COUNT,
    research: list(oneOf([...box.cards.keys()])),
    extensions: list(oneOf([...box.extensions.keys()])),
  });
}

function frameShape(box: Box): Shape<AquaSphereFrame> {
  const letter = oneOf([...box.sectors.keys()]);
  const card = oneOf([...box.cards.keys()]);
  const colour = oneOf(COLOURS);
  const kind = <Kind extends AquaSphereFrame['kind']>(name: Kind): Shape<Kind> => oneOf([name]);
  const alone = <Kind extends 'scoring' | 'tally' | 'roundEnd' | 'final'>(name: Kind) => ({
    kind: kind(name),
  });
  return byKind<AquaSphereFrame>({
    turn: object<FrameOf<'turn'>>({ kind: kind('turn'), seat: SEAT }),
    trim: object<FrameOf<'trim'>>({ kind: kind('trim'), seat: SEAT, fresh: colour }),
    reward: object<FrameOf<'reward'>>({
      kind: kind('reward'),
      seat: SEAT,
      source: oneOf(['engineer', 'catch']),
      time: COUNT,
      crystals: COUNT,
      kp: COUNT,
    }),
    perform: object<FrameOf<'perform'>>({ kind: kind('perform'), seat: SEAT, sector: letter, colour }),
    instant: object<FrameOf<'instant'>>({ kind: kind('instant'), seat: SEAT, card }),
    letters: object<FrameOf<'letters'>>({ kind: kind('letters'), seat: SEAT, left: list(letter) }),
    knowledge: object<FrameOf<'knowledge'>>({ kind: kind('knowledge'), seat: SEAT, left: COUNT }),
    nextTurn: object<FrameOf<'nextTurn'>>({ kind: kind('nextTurn'), seat: SEAT }),
    scoring: object<FrameOf<'scoring'>>(alone('scoring')),
    prepare: object<FrameOf<'prepare'>>({
      kind: kind('prepare'),
      asked: list(SEAT),
      done: list(SEAT),
      income: list(COUNT, 2, OWNERS),
      taken: list(SEAT),
      used: list(card),
    }),
    tally: object<FrameOf<'tally'>>(alone('tally')),
    advance: object<FrameOf<'advance'>>({ kind: kind('advance'), left: list(COUNT, 2, OWNERS) }),
    roundEnd: object<FrameOf<'roundEnd'>>(alone('roundEnd')),
    final: object<FrameOf<'final'>>(alone('final')),
  });
}

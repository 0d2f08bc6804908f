import type {
  AnyGame,
  AnyRulebook,
  CoreState,
  GameEvent,
  Options,
  Seat,
  Viewer,
} from '../../src/engine/core/contract.ts';
import type { Decision } from '../../src/engine/core/replay.ts';
import type { Rng } from '../../src/engine/core/rng.ts';
import type { AnyGameTexts } from '../../src/i18n/game-texts.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import type { Counts } from './counts.ts';

/** A field of an event that says one thing of several: all of them must have been said. */
export interface Told {
  readonly event: string;
  readonly field: string;
  readonly values: readonly string[];
  /** what occurs in one of some hundred games: it is not looked for in fewer than a thousand */
  readonly rare?: readonly string[];
}

/** What must have happened in some random game: none of it may be a case that the tests never saw. */
export interface Coverage {
  readonly frameKinds: readonly string[];
  readonly eventTypes: readonly string[];
  /** types of the events that end a game: each game has exactly one of them */
  readonly endings: readonly string[];
  /** absent: no field is looked at */
  readonly told?: readonly Told[];
  /** kinds of frames that ask several seats at once; absent: none */
  readonly simultaneous?: readonly string[];
  /** kind of face-down frame -> the verbs that are its final, secret answers; absent: none */
  readonly faceDown?: Readonly<Record<string, readonly string[]>>;
  /** what seats hold -> how many, and how effects change it; absent: it isn't looked at */
  readonly holdings?: Readonly<Record<string, Holding>>;
  /** steps that are offered in one go with the one before; absent: none */
  readonly together?: readonly string[];
}

/** A pile that effects are counted for: what the events say of it must be what lies there then. */
export interface Holding {
  of(state: CoreState, seat: Seat): number;
  change(effects: Readonly<Record<string, number>>): number;
}

/** A game with its words, as the laws see it. */
export interface Subject {
  readonly rulebook: AnyRulebook;
  readonly game: AnyGame;
  readonly texts: Readonly<Record<Locale, AnyGameTexts>>;
  readonly coverage: Coverage;
}

/** One random game. */
export interface Run {
  readonly seats: number;
  readonly seed: string;
  readonly options: Options;
}

/** A game at rest, waiting for somebody, or over. */
export interface Position extends Subject, Run {
  /** deeply frozen */
  readonly state: CoreState;
  readonly journal: readonly Decision[];
  /** for drawing samples: it has nothing to do with the game's own generator */
  readonly dice: Rng;
  readonly counts: Counts;
  /** texts that were legal somewhere in this game */
  readonly seen: ReadonlySet<string>;
}

export interface StepTaken {
  readonly before: CoreState;
  readonly seat: Seat;
  readonly action: unknown;
  readonly text: string;
  readonly after: CoreState;
  readonly events: readonly GameEvent[];
}

/** A sentence of the contract. It throws `LawBroken`, or anything, where it does not hold. */
export interface Law {
  readonly name: string;
  /** every so many positions (1: all); laws that play many worlds are sampled */
  readonly every?: number;
  /** at all positions even of thinned games: some of what it looks at is rare */
  readonly always?: true;
  at?(position: Position): void;
  after?(position: Position, step: StepTaken): void;
  /** when the game is over */
  end?(position: Position, events: readonly GameEvent[]): void;
}

export class LawBroken extends Error {
  override readonly name = 'LawBroken';
}

export function must(holds: boolean, message: string): asserts holds {
  if (!holds) throw new LawBroken(message);
}

export function seatsOf({ seats }: Run): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** Every seat, and the public. */
export function viewersOf(run: Run): readonly Viewer[] {
  return [...seatsOf(run), undefined];
}

export function whoIs(viewer: Viewer): string {
  return viewer === undefined ? 'the public' : `seat ${viewer}`;
}

export function legalTexts(game: AnyGame, state: CoreState, seat: Seat): readonly string[] {
  return game.legalActions(state, seat).map((action) => game.formatAction(action));
}

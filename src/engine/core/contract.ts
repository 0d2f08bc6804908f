import type { Result } from './result.ts';
import type { Rng } from './rng.ts';

/** 0-based place at the table; the engine never sees a Discord id or a name. */
export type Seat = number;
/** Who looks: a seat, or the public. */
export type Viewer = Seat | undefined;

/** Something to be said. The words come from the game's catalogue, in the reader's language. */
export interface Msg {
  readonly key: string;
  readonly with?: Readonly<Record<string, MsgValue>>;
}
export type MsgValue = string | number | Msg | readonly (string | number)[];

/** What a message's placeholder is, so that the words' side can turn it into text. */
type Placeholder =
  | 'number'
  | 'seat' // the player's name at the table
  | 'seats'
  | 'message' // another Msg
  | `name:${string}` // a component of this category, by its name in the set
  | `names:${string}`;
/** A `?` says that the field may be absent: it was redacted, or there is nothing to say. */
export type MessageForm = Readonly<Record<string, Placeholder | `${Placeholder}?`>>;
/** Everything that a game says, by key: prompts, labels, refusals, score lines, and its events by their types. */
export type Messages = Readonly<Record<string, MessageForm>>;

/** Codes are keys of the bot's catalogue. */
export const RULE_ERROR_CODES = [
  'E_SYNTAX',
  'E_ILLEGAL',
  'E_NOT_ACTIVE',
  'E_OVER',
  'E_SEATS',
  'E_OPTION',
] as const;
type RuleErrorCode = (typeof RULE_ERROR_CODES)[number];

/** Why an action is not legal now: what is missing, and the rule that asks for it. */
export interface RefusalReason {
  readonly rule: string;
  readonly why: Msg;
}
/** Something that one might want to do here and can't, and why. */
export interface Refused<A> {
  readonly text: string;
  readonly action: A;
  readonly reason: RefusalReason;
}
/** What people look for where it is asked for, and would miss. */
export interface Sought<A> {
  readonly action: A;
  /** absent: the words of its text */
  readonly label?: Msg;
}
export interface RuleError {
  readonly code: RuleErrorCode;
  readonly reason?: RefusalReason;
  /** what was wrong, in the words of the machine: an option's key, a text that does not parse */
  readonly about?: string;
}

export interface GameEvent {
  readonly type: string;
}
export interface Frame {
  readonly kind: string;
}
/** What every state holds. It is plain JSON: a key is absent, never `undefined`. */
export interface CoreState<F extends Frame = Frame> {
  frames: F[];
  rng: Rng;
}
export interface Step<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}

export type OptionValue = string | number | boolean;
export interface OptionSpec {
  readonly key: string;
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  /** the numbers of seats at which it is asked; absent: all */
  readonly seats?: readonly number[];
}
export type Options = Readonly<Record<string, OptionValue>>;

/** A verb: its name is the subcommand, its form the canonical text, as `build {pile}[ using {card}]` or `market {cards*}`. */
export interface ActionSpec {
  readonly name: string;
  readonly form: string;
  /** every word that a parameter can be, legal now or not */
  readonly values: Readonly<Record<string, readonly string[] | 'integer'>>;
}

/** `end`: it ends the turn or passes; `aside`: possible now and rarely wanted. Both are offered apart from the choices. */
export type Role = 'end' | 'aside';
/** What a person reads of one option. */
export interface OptionWords {
  readonly label: Msg;
  readonly detail?: Msg;
  /** key of the catalogue: options of one group are shown together */
  readonly group?: string;
  /** the place on the board that the number badge marks, as `space:e` */
  readonly target?: string;
  /** people are asked once more before it is played: it gives up what never comes back, and the detail says what */
  readonly askTwice?: true;
  /** it surely leads to nothing, and the detail says so: what is shown lists it last */
  readonly trap?: true;
  /** people may choose it and the step after it in one go */
  readonly together?: Together;
}
/** A step that is legal right after an option's, whatever is hidden. The engine sees two decisions. */
interface Together {
  readonly next: string;
  /** both in words */
  readonly label: Msg;
}
/** Stands between two texts that are written as one choice, and in no text. */
export const AND_THEN = ' + ';
export interface PromptOption<A> extends OptionWords {
  readonly action: A;
  readonly text: string;
  /** absent: one of the choices that the question is about */
  readonly role?: Role;
}
export interface Prompt<A> {
  readonly kind: string;
  /** public: the board's message says it to everybody; what is the seat's own belongs into labels and details */
  readonly question: Msg;
  readonly options: readonly PromptOption<A>[];
}
/** A prompt never has more; a larger question is split. */
export const MOST_OPTIONS = 200;
/** A canonical action text is never longer, nor are two with what stands between them. */
export const LONGEST_TEXT = 60;

export interface ScoreLine {
  readonly key: string;
  readonly points: number;
}
export interface Fact {
  readonly key: string;
  readonly value: number;
  /** instead of the number, for people */
  readonly said?: Msg;
}
export interface Standing {
  /** absent: an automaton's line */
  readonly seat?: Seat;
  /** what a line without a seat is called */
  readonly name?: Msg;
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  readonly rank: number;
  /** tie-breaks and the like: not points */
  readonly facts: readonly Fact[];
}

/** Points, coins and the like, by kind: what an option states, and what its events then say (a law compares them). */
export interface EffectReader<E extends GameEvent> {
  counted(events: readonly E[], seat: Seat): Readonly<Record<string, number>>;
  stated(words: OptionWords): Readonly<Record<string, number>>;
  /** from this event on nothing is certain for the seat */
  uncertain(event: E, seat: Seat): boolean;
}

/** A checked file of component data. A state holds id, version and hash, never the components. */
export interface ComponentSet<C> extends ComponentSetId {
  readonly components: C;
}
export interface ComponentSetId {
  readonly id: string;
  readonly version: number;
  readonly hash: string;
}
/** `category:id` -> the name in each language. */
export type ComponentNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Whose game it is. */
export interface Credits {
  readonly designer: string;
  readonly illustrator?: string;
  readonly publisher: string;
  readonly year: number;
}

/** Points that a seat is about to lose, in the game's own words: its scene knows how to draw them. */
export interface Forecast {
  readonly seat: Seat;
  readonly what: string;
  readonly where?: string;
  /** how many, where that is certain */
  readonly points?: number;
}

/** What a folder of games/ exports: the game before its components are chosen. */
export interface Rulebook<C, S extends CoreState, A, E extends GameEvent, V> {
  readonly id: string;
  /** absent for a game of our own */
  readonly credits?: Credits;
  /** id of the component set that the lobby proposes */
  readonly defaultSet: string;
  readonly messages: Messages;
  /** all failed checks, not the first */
  checkSet(json: unknown): Result<C, readonly string[]>;
  using(set: ComponentSet<C>): Game<S, A, E, V>;
}

export interface Game<S extends CoreState, A, E extends GameEvent, V> {
  readonly id: string;
  readonly rulesVersion: number;
  readonly componentSet: ComponentSetId;
  readonly names: ComponentNames;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly actions: readonly ActionSpec[];
  /** what a parameter's word is called in the offers of autocomplete; absent: the word itself */
  wordFor?(parameter: string, word: string): Msg | undefined;

  setup(seed: string, seats: number, options: Options): Result<Step<S, E>, RuleError>;
  activeSeats(state: S): readonly Seat[];
  /** bare and cheap: legality is written here, once */
  legalActions(state: S, seat: Seat): readonly A[];
  /** the same for people */
  prompt(state: S, seat: Seat): Prompt<A> | undefined;
  /** pure: an illegal action is refused and nothing changes */
  apply(state: S, seat: Seat, action: A): Result<Step<S, E>, RuleError>;
  /** in place, for playouts and AI: trusts its caller that the action is legal */
  advance(draft: S, seat: Seat, action: A, emit: (event: E) => void): void;
  isOver(state: S): boolean;

  /** what is printed on a component (`card:7`), for pictures that teach; absent: a name says all that is needed */
  printed?(state: S, key: string): unknown;
  /** built field by field: an allow-list, never a copy of the state with parts taken away */
  view(state: S, viewer: Viewer): V;
  /** for newcomers: what this turn may aim at and what to watch out for, from what the seat may see */
  coach?(view: V, seat: Seat): Msg | undefined;
  /** what the seat has to spend now, in a few words */
  purse?(view: V, seat: Seat): Msg | undefined;
  /** what costs points soon if nobody does anything about it, as everybody can see: for the board */
  forecast?(state: S): readonly Forecast[];
  /** what a seat has that others would like, as everybody can see ('the majority in W'): hints say which option brings it */
  held?(state: S, seat: Seat): readonly Msg[];
  viewEvent(event: E, viewer: Viewer): E | undefined;
  /** it showed something new: a barrier for undo */
  reveals(event: E): boolean;
  /** another world that the viewer cannot tell from this one */
  determinize(state: S, viewer: Viewer, rng: Rng): S;
  /** how effects are read from events and from words; absent: the game's options state none */
  readonly effects?: EffectReader<E>;

  /** public, at any time */
  scores(state: S): readonly Standing[];
  explain(state: S, seat: Seat, action: A): RefusalReason | undefined;
  /** what the seat's question has in view and doesn't take now */
  refused(state: S, seat: Seat): readonly Refused<A>[];
  /** of that, what a person is told unasked */
  worthTelling(state: S, seat: Seat): readonly (Refused<A> & Sought<A>)[];

  formatAction(action: A): string;
  parseAction(text: string): Result<A, RuleError>;

  /** what the others may vote to play for an absent seat; none: no skipping here */
  harmless?(state: S, seat: Seat): A | undefined;
  /** how readily a random player takes it (1): giving up things is rare */
  weigh?(state: S, seat: Seat, action: A): number;

  /** ids of the rules' invariants that do not hold: tests and dumps */
  invariants(state: S): readonly string[];
  /** the most decisions of a game */
  bound(seats: number): number;
  checkState(json: unknown): Result<S, string>;
  readonly migrations: ReadonlyMap<number, (old: unknown) => unknown>;
}

/**
 * A game of any kind, for those who know actions by their texts and look at views only.
 * Methods are bivariant in TypeScript, so every game is one; what goes in must have come out of the same game.
 */
export type AnyGame = Game<CoreState, unknown, GameEvent, unknown>;
export type AnyRulebook = Rulebook<unknown, CoreState, unknown, GameEvent, unknown>;

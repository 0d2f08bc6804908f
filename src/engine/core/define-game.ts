import type { ActionTable } from './action-table.ts';
import { checkSavedState } from './check-state.ts';
import type {
  ComponentNames,
  ComponentSet,
  ComponentSetId,
  Credits,
  EffectReader,
  Forecast,
  Game,
  Messages,
  Msg,
  Options,
  OptionSpec,
  PromptOption,
  RefusalReason,
  Role,
  Rulebook,
  Seat,
  Standing,
  Viewer,
} from './contract.ts';
import { flowOf } from './flow.ts';
import { cloneJson } from './json.ts';
import { resolveOptions } from './options.ts';
import type { GameTypes, PlayOf, PositionOf } from './position.ts';
import { countEffects, statedEffects, type PreviewOf } from './preview.ts';
import type { QuestionTable } from './question.ts';
import { err, ok, type Result } from './result.ts';
import { below, seedRng, type Rng } from './rng.ts';
import type { Shape } from './shape.ts';

/** What a game may know only when its component set is chosen. */
type Known<C, X> = X | ((components: C) => X);
interface SeatRange {
  readonly min: number;
  readonly max: number;
}
/** What a game lays out for. */
export interface TableOf<T extends GameTypes, O = Options> {
  readonly components: T['components'];
  readonly seats: number;
  /** every option with a value, checked */
  readonly options: O;
  /** chance: draw from it as long as you like, the state keeps it */
  readonly rng: Rng;
  readonly set: ComponentSetId;
  emit(event: T['event']): void;
}
/** A state as `setup` gives it: core adds the generator and the set. */
export type LaidOut<S> = Omit<S, 'rng' | 'set'>;
/** The values of these options: `OptionsOf<typeof OPTIONS>`. */
export type OptionsOf<Specs extends readonly OptionSpec[]> = {
  readonly [Spec in Specs[number] as Spec['key']]: Spec['values'][number];
};

/** What the author of a game writes. */
export interface GameDefinition<T extends GameTypes, V> {
  readonly id: string;
  /** absent for a game of our own */
  readonly credits?: Credits;
  /** raised whenever an old journal would play otherwise; absent: 1 */
  readonly rulesVersion?: number;
  /** version of the rules -> what turns a state of that version into one of the next */
  readonly migrations?: ReadonlyMap<number, (old: unknown) => unknown>;
  /** id of the component set that the lobby proposes */
  readonly defaultSet: string;
  readonly seats: Known<T['components'], SeatRange>;
  readonly options?: Known<T['components'], readonly OptionSpec[]>;
  /** the set, checked and with its lookups, or all its faults (`setCheck`) */
  checkSet(json: unknown): Result<T['components'], readonly string[]>;
  /** `category:id` -> name in each language */
  names?(components: T['components']): ComponentNames;
  /** what a saved state looks like; what it must agree with in the set is an invariant */
  readonly state: Known<T['components'], Shape<T['state']>>;
  readonly actions: ActionTable<T['action'], T['components']>;
  readonly messages: Messages;
  /** what a parameter's word is called in the offers of autocomplete; absent: the word itself */
  wordFor?(components: T['components'], parameter: string, word: string): Msg | undefined;

  setup(table: TableOf<T, unknown>): LaidOut<T['state']>;
  readonly questions: QuestionTable<T>;
  /** why nothing can be done after the end */
  readonly over: RefusalReason;
  /** why a seat that is not asked now must wait, or need not wait any more */
  whyNotAsked(at: PositionOf<T>, seat: Seat, action: T['action'], asked: readonly Seat[]): RefusalReason;
  /** an option that people may choose with the step after it in one go; `legalAfter` plays the option on a copy */
  together?(
    at: PositionOf<T>,
    seat: Seat,
    option: PromptOption<T['action']>,
    legalAfter: () => readonly T['action'][],
  ): { readonly next: T['action']; readonly label: Msg } | undefined;

  /** what options give and cost, counted from events; absent: their words say it all */
  readonly preview?: PreviewOf<T>;

  /** field by field what the viewer may see, never a copy of the state with parts taken away */
  view(at: PositionOf<T>, viewer: Viewer, asked: readonly Seat[]): V;
  /** for newcomers: what this turn may aim at and what to watch out for, from what the seat may see */
  coach?(view: V, seat: Seat, components: T['components']): Msg | undefined;
  /** what the seat has to spend now, in a few words */
  purse?(view: V, seat: Seat): Msg | undefined;
  /** what costs points soon if nobody does anything about it, as everybody can see: for the board */
  forecast?(at: PositionOf<T>): readonly Forecast[];
  /** what a seat has that others would like, as everybody can see: hints say which option brings it */
  held?(at: PositionOf<T>, seat: Seat): readonly Msg[];
  /** what is printed on a component (`card:7`), for pictures that teach */
  printed?(at: PositionOf<T>, key: string): unknown;
  /** absent: everything that happens is public */
  viewEvent?(event: T['event'], viewer: Viewer): T['event'] | undefined;
  /** it showed something new, so undo stops before it; absent: nothing ever does */
  reveals?(event: T['event']): boolean;
  /** deals anew, in the draft, whatever the viewer cannot see; the generator is core's */
  determinize(play: PlayOf<T>, viewer: Viewer, rng: Rng, asked: readonly Seat[]): void;
  /** public, at any time */
  scores(at: PositionOf<T>): readonly Standing[];
  /** ids of the rules' invariants that do not hold */
  invariants(at: PositionOf<T>): readonly string[];

  /** what ends the turn or passes, and what is rarely wanted: people are offered it apart from the choices */
  role?(at: PositionOf<T>, seat: Seat, action: T['action']): Role | undefined;
  /** what the others may vote to play for an absent seat; absent: no skipping here */
  harmless?(at: PositionOf<T>, seat: Seat, legal: readonly T['action'][]): T['action'] | undefined;
  /** how readily a random player takes it (1) */
  weigh?(at: PositionOf<T>, seat: Seat, action: T['action']): number;
  /** the most decisions of a game; absent: 10,000 */
  bound?(components: T['components'], seats: number): number;
}

const MOST_DECISIONS = 10_000;

/** A game from what its author knows of it; everything else of the contract is the same for all games. */
export function defineGame<T extends GameTypes, V>(
  game: GameDefinition<T, V>,
): Rulebook<T['components'], T['state'], T['action'], T['event'], V> {
  const { id, credits, defaultSet, messages } = game;
  return {
    id,
    ...(credits === undefined ? {} : { credits }),
    defaultSet,
    messages,
    checkSet: (json) => game.checkSet(json),
    using: (set) => withComponents(game, set),
  };
}

type Whole<T extends GameTypes, V> = Game<T['state'], T['action'], T['event'], V>;

function withComponents<T extends GameTypes, V>(
  game: GameDefinition<T, V>,
  { components, id, version, hash }: ComponentSet<T['components']>,
): Whole<T, V> {
  const { actions, harmless, wordFor, weigh, printed, coach, purse, forecast, held } = game;
  const set = { id, version, hash };
  const at = (state: T['state']): PositionOf<T> => ({ components, state });
  const reveals = (event: T['event']): boolean => game.reveals?.(event) ?? false;
  const uncertain = (event: T['event'], seat: Seat): boolean =>
    game.preview?.until?.(event, seat) ?? reveals(event);
  const { begin, deadEnd, ...flow } = flowOf<T>({
    components,
    questions: game.questions,
    over: game.over,
    whyNotAsked: game.whyNotAsked,
    ...(game.together === undefined ? {} : { together: game.together }),
    ...(game.role === undefined ? {} : { role: game.role }),
    format: actions.format,
    ...(game.preview === undefined ? {} : { preview: game.preview }),
    uncertain,
    world: (state, seat) => anotherWorld(state, seat, seedRng('preview')),
  });
  function anotherWorld(state: T['state'], viewer: Viewer, rng: Rng): T['state'] {
    const draft = cloneJson(state);
    const play = { components, state: draft, draft, emit: () => undefined };
    game.determinize(play, viewer, rng, flow.activeSeats(state));
    draft.rng = seedRng(String(below(rng, 0x1_0000_0000)));
    return draft;
  }
  const rules = {
    components,
    set,
    shape: known(game.state, components),
    flow: { ...flow, begin, deadEnd },
    invariants: game.invariants,
  };
  const options = known(game.options ?? [], components);
  const seats = known(game.seats, components);
  return {
    ...flow,
    id: game.id,
    rulesVersion: game.rulesVersion ?? 1,
    migrations: game.migrations ?? new Map(),
    componentSet: set,
    names: game.names?.(components) ?? {},
    seats,
    options,
    actions: actions.specs(components),
    ...(wordFor === undefined ? {} : { wordFor: (parameter, word) => wordFor(components, parameter, word) }),
    setup: setupOf(game, { components, set, seats, options }, begin),
    view: (state, viewer) => game.view(at(state), viewer, flow.activeSeats(state)),
    ...(printed === undefined ? {} : { printed: (state, key) => printed(at(state), key) }),
    ...(coach === undefined ? {} : { coach: (view, seat) => coach(view, seat, components) }),
    ...(purse === undefined ? {} : { purse }),
    ...(forecast === undefined ? {} : { forecast: (state) => forecast(at(state)) }),
    ...(held === undefined ? {} : { held: (state, seat) => held(at(state), seat) }),
    viewEvent: (event, viewer) => (game.viewEvent === undefined ? event : game.viewEvent(event, viewer)),
    reveals,
    ...(game.preview === undefined ? {} : { effects: effectReader(game.preview, components, uncertain) }),
    determinize: anotherWorld,
    scores: (state) => game.scores(at(state)),
    parseAction: actions.reader(components),
    ...(harmless === undefined
      ? {}
      : { harmless: (state, seat) => harmless(at(state), seat, flow.legalActions(state, seat)) }),
    ...(weigh === undefined ? {} : { weigh: (state, seat, action) => weigh(at(state), seat, action) }),
    invariants: (state) => game.invariants(at(state)),
    bound: (count) => game.bound?.(components, count) ?? MOST_DECISIONS,
    checkState: (json) => checkSavedState(rules, json),
  };
}

interface Laying<T extends GameTypes> {
  readonly components: T['components'];
  readonly set: ComponentSetId;
  readonly seats: SeatRange;
  readonly options: readonly OptionSpec[];
}

function setupOf<T extends GameTypes, V>(
  game: GameDefinition<T, V>,
  { components, set, seats: range, options: specs }: Laying<T>,
  begin: (draft: T['state']) => { readonly state: T['state']; readonly events: readonly T['event'][] },
): Whole<T, V>['setup'] {
  return (seed, seats, given) => {
    if (!Number.isInteger(seats) || seats < range.min || seats > range.max) return err({ code: 'E_SEATS' });
    const options = resolveOptions(specs, seats, given);
    if (!options.ok) return options;
    const rng = seedRng(seed);
    const opening: T['event'][] = [];
    const laid = game.setup({
      components,
      seats,
      options: options.value,
      rng,
      set,
      emit: (event) => opening.push(event),
    });
    // a copy: a state shares nothing with its game
    const begun = begin({ ...laid, rng, set: { ...set } });
    return ok({ state: begun.state, events: [...opening, ...begun.events] });
  };
}

function effectReader<T extends GameTypes>(
  preview: PreviewOf<T>,
  components: T['components'],
  uncertain: (event: T['event'], seat: Seat) => boolean,
): EffectReader<T['event']> {
  return {
    counted: (events, seat) => countEffects(preview, components, events, seat),
    stated: (words) => statedEffects(preview.stated, words),
    uncertain,
  };
}

function known<C, X extends object>(value: Known<C, X>, components: C): X {
  return typeof value === 'function' ? value(components) : value;
}

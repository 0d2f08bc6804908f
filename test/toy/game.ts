import type {
  ComponentSet,
  Game,
  Options,
  OptionSpec,
  Rulebook,
  RuleError,
  Seat,
} from '../../src/engine/core/contract.ts';
import { playFrames } from '../../src/engine/core/frames.ts';
import { resolveOptions } from '../../src/engine/core/options.ts';
import { err, ok, type Result } from '../../src/engine/core/result.ts';
import { seedRng, shuffle } from '../../src/engine/core/rng.ts';
import { actionSpecs, formatAction, parseAction, type ToyAction } from './actions.ts';
import { checkSet, SEASONS, type Season, type ToyComponents } from './components.ts';
import { determinize } from './determinize.ts';
import { frameTable } from './frames.ts';
import { invariantsOf } from './invariants.ts';
import { legalityOf, ownerAt } from './legality.ts';
import { MESSAGES, type ToyEvent } from './messages.ts';
import { MIGRATIONS } from './migrations.ts';
import { checkState } from './saved-state.ts';
import { scoresOf } from './scores.ts';
import { RIVALS, type Rival, type ToyFrame, type ToyOptions, type ToyState } from './state.ts';
import { REVEALING, viewEvent, viewOf, type ToyView } from './view.ts';

export type ToyGame = Game<ToyState, ToyAction, ToyEvent, ToyView>;

const OPTIONS: readonly OptionSpec[] = [
  { key: 'season', values: SEASONS, default: 'mild' },
  { key: 'tolls', values: [true, false], default: true, seats: [2, 3, 4] },
  { key: 'rival', values: RIVALS, default: 'calm', seats: [1] },
];
export type OptionKey = 'season' | 'tolls' | 'rival';
const SEATS = { min: 1, max: 4 } as const;

/** Floe: expeditions on the drift ice, the game that proves the house. */
export const FLOE: Rulebook<ToyComponents, ToyState, ToyAction, ToyEvent, ToyView> = {
  id: 'toy',
  defaultSet: 'floe-standard',
  messages: MESSAGES,
  checkSet,
  using,
};

function using(set: ComponentSet<ToyComponents>): ToyGame {
  const { components } = set;
  const legality = legalityOf(components);
  const specs = actionSpecs(components);
  const explain = (state: ToyState, seat: Seat, action: ToyAction): ReturnType<ToyGame['explain']> => {
    const frame = state.frames.at(-1);
    return frame === undefined ? undefined : legality.whyNot({ state, frame, seat }, action);
  };
  const { begin, ...played } = playFrames<ToyState, ToyFrame, ToyAction, ToyEvent>(
    frameTable(components, legality),
    { formatAction, explain },
  );
  const scores = (state: ToyState): ReturnType<ToyGame['scores']> => scoresOf(components, state);
  return {
    ...played,
    id: FLOE.id,
    rulesVersion: 2,
    componentSet: { id: set.id, version: set.version, hash: set.hash },
    names: components.names,
    seats: SEATS,
    options: OPTIONS,
    actions: specs,
    wordFor: (parameter, word) =>
      parameter === 'card' && components.kit.has(word) ? { key: 'card', with: { card: word } } : undefined,
    setup: (seed, seats, options) => {
      const start = startingState(set, seed, seats, options);
      return start.ok ? ok(begin(start.value)) : err(start.error);
    },
    view: (state, viewer) =>
      viewOf(components, { state, viewer, active: played.activeSeats(state), standings: scores(state) }),
    viewEvent,
    reveals: (event) => REVEALING.includes(event.type),
    determinize,
    scores,
    explain,
    formatAction,
    parseAction: (text) => parseAction(specs, text),
    harmless: (state, seat) => harmless(played.legalActions(state, seat)),
    weigh: (state, seat, action) => weigh(components, state, seat, action),
    invariants: (state) => invariantsOf(components, state),
    bound: (seats) => boundOf(components, seats),
    checkState: (json) => checkState(components, json),
    migrations: MIGRATIONS,
  };
}

const WEIGHTS: Readonly<Partial<Record<ToyAction['verb'], number>>> = {
  drill: 12,
  go: 2,
  drop: 0.15,
  rest: 0.3,
};

/** Drilling is what one came for, giving up cards and resting are rare; camps stand near the middle, where one meets. */
function weigh({ terrain }: ToyComponents, state: ToyState, seat: Seat, action: ToyAction): number {
  const weight = WEIGHTS[action.verb] ?? 1;
  if (action.verb === 'march') return action.fuel === 0 ? 3 : weight;
  if (action.verb === 'place-camp') return /^[F-I][4-7]$/u.test(action.cell) ? 20 : weight;
  if (action.verb !== 'go') return weight;
  const owner = ownerAt(state, action.cell);
  if (owner !== undefined) return owner === seat ? 1 : 6;
  return terrain.get(action.cell) === 'site' ? 8 : weight;
}

/** What costs nobody anything: to rest, not to march, to wave through. Cards are nobody else's to choose. */
function harmless(legal: readonly ToyAction[]): ToyAction | undefined {
  return legal.find(
    (action) =>
      action.verb === 'rest' || action.verb === 'wave' || (action.verb === 'march' && action.fuel === 0),
  );
}

function startingState(
  set: ComponentSet<ToyComponents>,
  seed: string,
  seats: number,
  given: Options,
): Result<ToyState, RuleError> {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max)
    return err({ code: 'E_SEATS', about: String(seats) });
  const resolved = resolveOptions(OPTIONS, seats, given);
  if (!resolved.ok) return resolved;
  const options = optionsOf(resolved.value);
  const { kit, cores, weather, rounds, start } = set.components;
  const rng = seedRng(seed);
  const deck = shuffle(rng, [...kit.keys()]);
  const hands = Array.from({ length: seats }, () => deck.splice(0, start.dealt).sort());
  const tiles = [...weather.values()].filter((tile) => tile.seasons.includes(options.season));
  return ok({
    frames: [{ kind: 'keep', asked: hands.map((_, seat) => seat), answers: [] }],
    set: { id: set.id, version: set.version, hash: set.hash },
    options,
    round: 0,
    expeditions: hands.map((hand) => ({
      fuel: start.fuel,
      hand,
      kit: [],
      cores: [],
      marched: 0,
      courtesy: 0,
    })),
    flags: [],
    deck: deck.sort(),
    dropped: [],
    cores: shuffle(rng, [...cores.keys()]),
    scouts: [],
    weather: shuffle(
      rng,
      tiles.map(({ id }) => id),
    ).slice(0, rounds[String(seats)]),
    plans: [],
    rivalCores: [],
    rng,
  });
}

function optionsOf({ season, tolls, rival }: Options): ToyOptions {
  // as: `resolveOptions` gives each option one of its values
  return { season: season as Season, tolls: tolls === true, rival: rival as Rival };
}

/** Every card is used at most once; a step is one decision and at most one toll; a rest ends the turn. */
function boundOf({ kit, rounds, weather }: ToyComponents, seats: number): number {
  const calmest = Math.max(...[...weather.values()].map(({ steps }) => steps));
  const steps = 2 + calmest + 3;
  return seats * 2 + kit.size + (rounds[String(seats)] ?? 0) * seats * (1 + 2 * steps + 1);
}

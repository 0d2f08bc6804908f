import { sum } from '../../core/sum.ts';
import { OWNERS, START, loadingLimitFor, setupFor, type Components } from './components.ts';
import { tilesFor } from './setup.ts';
import { capacityOf, inTableOrder, type Frame, type Owner, type Position, type State } from './state.ts';

/** What always holds (section 8 of the rules); the ids of those that do not. */
export function brokenInvariants(at: Position): readonly string[] {
  return Object.entries(INVARIANTS)
    .filter(([, holds]) => !holds(at))
    .map(([id]) => id);
}

const distinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

const INVARIANTS: Readonly<Record<string, (at: Position) => boolean>> = {
  'AQS-I1': botsAreKept,
  'AQS-I2': submarinesAreKept,
  'AQS-I3': goodsAreKept,
  'AQS-I4': cardsAreKept,
  'AQS-I5': programmedAtMostTwo,
  'AQS-I6': withinCapacity,
  'AQS-I7': stationsWithinLimit,
  'AQS-I8': engineersInPlace,
  'AQS-I9': scoringAddsUp,
  'AQS-I10': orderAndPassing,
  'AQS-I11': optionsFitAMenu,
  'AQS-I12': endedAfterFourScorings,
};

function botsOnStation({ ring }: State, owner: Owner): number {
  return sum(ring.map(({ control, loading }) => (control === owner ? 1 : 0) + (loading[owner] ?? 0)));
}

function botsAreKept({ components, state }: Position): boolean {
  const seats = state.players.length;
  const { botsInRow, botsProgrammedAtSetup } = components.counts.perPlayer;
  const bots = botsInRow + botsProgrammedAtSetup;
  const own = state.players.every(
    ({ supply, programmed }, seat) =>
      supply >= 0 && supply + programmed.length + botsOnStation(state, seat) === bots,
  );
  const { neutralBotOutsideStart } = setupFor(components, seats);
  const neutralOwners = Array.from({ length: OWNERS - seats }, (_, at) => seats + at);
  const neutral = sum(neutralOwners.map((owner) => botsOnStation(state, owner)));
  const neutralInControl = state.ring.some(({ control }) => control !== undefined && control >= seats);
  return own && neutral === (neutralBotOutsideStart ? state.ring.length - seats : 0) && !neutralInControl;
}

function submarinesAreKept({ components, state }: Position): boolean {
  const placed = (owner: Owner): number =>
    sum(state.ring.map(({ submarines }) => submarines.filter((own) => own === owner).length));
  const { neutralOwners } = setupFor(components, state.players.length);
  const neutral = state.neutralSubs.every((reserve, owner) =>
    neutralOwners.includes(owner)
      ? reserve + placed(owner) === components.submarinesEach
      : reserve === 0 && (owner in state.players || placed(owner) === 0),
  );
  return (
    neutral &&
    state.players.every(({ submarines }, seat) => submarines + placed(seat) === components.submarinesEach) &&
    state.ring.every(
      ({ submarines }) => distinct(submarines) && submarines.length <= components.submarineSpaces.length,
    )
  );
}

/** Incomes set aside belong to nobody yet. */
function setAside({ frames }: State): number {
  const prepare = frames.find((frame): frame is PrepareFrame => frame.kind === 'prepare');
  if (prepare === undefined) return 0;
  return sum(prepare.income.filter((_, seat) => !prepare.taken.includes(seat)));
}

function goodsAreKept({ components, state }: Position): boolean {
  const { stock, players, ring } = state;
  const reminders = players.filter(({ bought }) => bought).length * components.limits.buyReminder;
  const held = (kind: 'time' | 'crystals'): number => sum([...players, ...ring].map((place) => place[kind]));
  return (
    stock.time + held('time') + reminders + setAside(state) === components.stock.time &&
    stock.crystals + held('crystals') === components.stock.crystals &&
    stock.octopods + sum(ring.map(({ octopods }) => octopods)) === components.stock.octopods &&
    [stock, ...ring].every(({ time, crystals, octopods }) => Math.min(time, crystals, octopods) >= 0)
  );
}

function cardsAreKept({ components, state }: Position): boolean {
  const { players, ring, researchDeck, extensionDeck, round } = state;
  const research = [
    ...researchDeck,
    ...ring.flatMap((sector) => sector.research),
    ...players.flatMap(({ cards }) => cards.map(({ id }) => id)),
  ];
  const extensions = [
    ...extensionDeck,
    ...ring.flatMap((sector) => sector.extensions),
    ...players.flatMap((player) => player.extensions),
  ];
  const dealt = ring.length * round;
  return (
    distinct(research) &&
    research.length === components.cards.size &&
    distinct(extensions) &&
    extensions.length === components.extensions.size &&
    researchDeck.length === components.cards.size - dealt &&
    extensionDeck.length === components.extensions.size - dealt
  );
}

function programmedAtMostTwo({ components, state }: Position): boolean {
  const top = state.frames.at(-1);
  return state.players.every(({ programmed }, seat) => {
    const trimming = top?.kind === 'trim' && top.seat === seat;
    const most = components.limits.programmedMax + (trimming ? 1 : 0);
    return programmed.length <= most && inTableOrder(components, programmed).join() === programmed.join();
  });
}

function withinCapacity({ components, state }: Position): boolean {
  return state.players.every((player) => {
    const capacity = capacityOf(components, player);
    return (
      player.time >= 0 &&
      player.time <= capacity.time &&
      player.crystals >= 0 &&
      player.crystals <= capacity.crystals &&
      player.cards.length <= capacity.cards &&
      player.extensions.length <= components.limits.extensionsMax
    );
  });
}

function stationsWithinLimit({ components, state }: Position): boolean {
  const limit = loadingLimitFor(components, state.players.length);
  return state.ring.every(({ loading }) => sum(loading) <= limit && loading.every((bots) => bots >= 0));
}

/** Moves are counted by the row alone, so a place in the rooms is all there is to check. */
function engineersInPlace({ components, state }: Position): boolean {
  const tokens = components.programs.get(state.program);
  return (
    tokens !== undefined &&
    distinct(Object.values(tokens)) &&
    state.players.every(
      ({ engineer }, seat) =>
        (engineer === START || components.rowOfRoom.has(engineer) || state.passed.includes(seat)) &&
        (!state.passed.includes(seat) || !components.rowOfRoom.has(engineer)),
    )
  );
}

function scoringAddsUp({ state }: Position): boolean {
  return (
    state.players.every(({ kp }) => kp >= 0) &&
    (state.lastScoring ?? []).every(
      ({ majority, bots, crystals, octopods, total, moved, lost }, seat) =>
        majority + bots + crystals - octopods === total &&
        (total < 0 ? moved <= 0 && moved >= total : moved + lost + pointsToCome(state, seat) === total),
    )
  );
}

function pointsToCome({ frames }: State, seat: number): number {
  const advance = frames.find((frame) => frame.kind === 'advance');
  return advance?.left[seat] ?? 0;
}

function orderAndPassing(at: Position): boolean {
  const { order, passed, players, options, frames } = at.state;
  const top = frames.at(-1);
  const permutation =
    distinct(order) && order.length === players.length && order.every((seat) => seat in players);
  const prefix = distinct(passed) && passed.every((seat) => order.includes(seat));
  if (!permutation || !prefix || top?.kind !== 'turn') return permutation && prefix;
  if (passed.includes(top.seat)) return false;
  const actions = turnActions(at, top.seat);
  return actions.some(({ type }) => type === 'pass') || (!options.earlyPass && actions.length > 0);
}

/** The most options of a turn with as many bots programmed as can be (section 4.1). */
function optionsFitAMenu(at: Position): boolean {
  const top = at.state.frames.at(-1);
  return top?.kind !== 'turn' || turnActions(at, top.seat).length <= mostOptions(at.box);
}

function mostOptions({ arrows, lateral, colours, sectors, limits: { programmedMax } }: Components): number {
  const most = (ways: Components['arrows']): number =>
    Math.max(...[...ways.values()].map((rooms) => rooms.length), 0);
  const buys = colours.length - programmedMax;
  const acts = sectors.size * programmedMax;
  const pass = 1;
  return most(arrows) + buys + most(lateral) + acts + programmedMax + pass;
}

function endedAfterFourScorings({ components, state }: Position): boolean {
  const over = state.frames.length === 0;
  if (!over) return state.finalScoring === undefined;
  return state.round === components.counts.rounds && state.finalScoring !== undefined && state.lastScoring !== undefined;
}

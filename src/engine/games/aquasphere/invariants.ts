import { sum } from '../../core/sum.ts';
import { OWNERS, START, botsEach, type Box } from './box.ts';
import { loadingLimit, playersSetup } from './component-set.ts';
import { capacityOf, inTableOrder, type Position } from './position.ts';
import { turnActions } from './turn.ts';
import type { AquaSphereState, Owner, PrepareFrame } from './state.ts';

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

function botsOnStation({ ring }: AquaSphereState, owner: Owner): number {
  return sum(ring.map(({ control, loading }) => (control === owner ? 1 : 0) + (loading[owner] ?? 0)));
}

function botsAreKept({ box, state }: Position): boolean {
  const seats = state.players.length;
  const own = state.players.every(
    ({ supply, programmed }, seat) =>
      supply >= 0 && supply + programmed.length + botsOnStation(state, seat) === botsEach(box),
  );
  const { neutralBotOutsideStart } = playersSetup(box, seats);
  const neutralOwners = Array.from({ length: OWNERS - seats }, (_, at) => seats + at);
  const neutral = sum(neutralOwners.map((owner) => botsOnStation(state, owner)));
  const neutralInControl = state.ring.some(({ control }) => control !== undefined && control >= seats);
  return own && neutral === (neutralBotOutsideStart ? state.ring.length - seats : 0) && !neutralInControl;
}

function submarinesAreKept({ box, state }: Position): boolean {
  const placed = (owner: Owner): number =>
    sum(state.ring.map(({ submarines }) => submarines.filter((own) => own === owner).length));
  const { neutralOwners } = playersSetup(box, state.players.length);
  const neutral = state.neutralSubs.every((reserve, owner) =>
    neutralOwners.includes(owner)
      ? reserve + placed(owner) === box.submarinesEach
      : reserve === 0 && (owner in state.players || placed(owner) === 0),
  );
  return (
    neutral &&
    state.players.every(({ submarines }, seat) => submarines + placed(seat) === box.submarinesEach) &&
    state.ring.every(
      ({ submarines }) => distinct(submarines) && submarines.length <= box.submarineSpaces.length,
    )
  );
}

/** Incomes set aside belong to nobody yet. */
function setAside({ frames }: AquaSphereState): number {
  const prepare = frames.find((frame): frame is PrepareFrame => frame.kind === 'prepare');
  if (prepare === undefined) return 0;
  return sum(prepare.income.filter((_, seat) => !prepare.taken.includes(seat)));
}

function goodsAreKept({ box, state }: Position): boolean {
  const { stock, players, ring } = state;
  const reminders = players.filter(({ bought }) => bought).length * box.limits.buyReminder;
  const held = (kind: 'time' | 'crystals'): number => sum([...players, ...ring].map((place) => place[kind]));
  return (
    stock.time + held('time') + reminders + setAside(state) === box.stock.time &&
    stock.crystals + held('crystals') === box.stock.crystals &&
    stock.octopods + sum(ring.map(({ octopods }) => octopods)) === box.stock.octopods &&
    [stock, ...ring].every(({ time, crystals, octopods }) => Math.min(time, crystals, octopods) >= 0)
  );
}

function cardsAreKept({ box, state }: Position): boolean {
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
    research.length === box.cards.size &&
    distinct(extensions) &&
    extensions.length === box.extensions.size &&
    researchDeck.length === box.cards.size - dealt &&
    extensionDeck.length === box.extensions.size - dealt
  );
}

function programmedAtMostTwo({ box, state }: Position): boolean {
  const top = state.frames.at(-1);
  return state.players.every(({ programmed }, seat) => {
    const trimming = top?.kind === 'trim' && top.seat === seat;
    const most = box.limits.programmedMax + (trimming ? 1 : 0);
    return programmed.length <= most && inTableOrder(box, programmed).join() === programmed.join();
  });
}

function withinCapacity({ box, state }: Position): boolean {
  return state.players.every((player) => {
    const capacity = capacityOf(box, player);
    return (
      player.time >= 0 &&
      player.time <= capacity.time &&
      player.crystals >= 0 &&
      player.crystals <= capacity.crystals &&
      player.cards.length <= capacity.cards &&
      player.extensions.length <= box.limits.extensionsMax
    );
  });
}

function stationsWithinLimit({ box, state }: Position): boolean {
  const limit = loadingLimit(box, state.players.length);
  return state.ring.every(({ loading }) => sum(loading) <= limit && loading.every((bots) => bots >= 0));
}

/** Moves are counted by the row alone, so a place in the rooms is all there is to check. */
function engineersInPlace({ box, state }: Position): boolean {
  const tokens = box.programs.get(state.program);
  return (
    tokens !== undefined &&
    distinct(Object.values(tokens)) &&
    state.players.every(
      ({ engineer }, seat) =>
        (engineer === START || box.rowOf.has(engineer) || state.passed.includes(seat)) &&
        (!state.passed.includes(seat) || !box.rowOf.has(engineer)),
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

function pointsToCome({ frames }: AquaSphereState, seat: number): number {
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

function mostOptions({ arrows, lateral, colours, sectors, limits: { programmedMax } }: Box): number {
  const most = (ways: Box['arrows']): number =>
    Math.max(...[...ways.values()].map((rooms) => rooms.length), 0);
  const buys = colours.length - programmedMax;
  const acts = sectors.size * programmedMax;
  const pass = 1;
  return most(arrows) + buys + most(lateral) + acts + programmedMax + pass;
}

function endedAfterFourScorings({ box, state }: Position): boolean {
  const over = state.frames.length === 0;
  if (!over) return state.finalScoring === undefined;
  return state.round === box.rounds && state.finalScoring !== undefined && state.lastScoring !== undefined;
}

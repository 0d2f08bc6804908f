import { sum } from '../../core/sum.ts';
import { OUT, OWNERS, START, loadingLimitFor, setupFor, type Components } from './components.ts';
import { tilesFor } from './setup.ts';
import { legalInTurn } from './turn.ts';
import { capacityOf, inTableOrder, type Frame, type Owner, type Position, type State } from './state.ts';

/** What always holds (section 8 of the rules), and what ties a saved state to its set; the ids of those that do not. */
export function invariants(at: Position): readonly string[] {
  const broken = brokenOf(BASIS, at);
  return broken.length > 0 ? broken : brokenOf(INVARIANTS, at);
}

type Invariants = Readonly<Record<string, (at: Position) => boolean>>;
const brokenOf = (table: Invariants, at: Position): string[] =>
  Object.keys(table).filter((id) => table[id]?.(at) === false);

const distinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length;
/** Each piece of the set is there once. */
const allOf = (pieces: ReadonlyMap<string, unknown>, ids: readonly string[]): boolean =>
  distinct(ids) && ids.length === pieces.size && ids.every((id) => pieces.has(id));

/** Without these the others look up what is not there. */
const BASIS: Invariants = { 'AQS-DATA-1': idsAreKnown, 'AQS-I10': seatsAreKnown };
const INVARIANTS: Invariants = {
  'AQS-SETUP-2': ringIsWhole,
  'AQS-SETUP-12': tilesAreOfRound,
  'AQS-SETUP-13': programsAreOfRound,
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

function idsAreKnown({ components, state }: Position): boolean {
  const { labs, extensions, sectors, cards, programs } = components;
  return (
    programs.has(state.program) &&
    state.players.every(
      (player) =>
        labs.has(player.lab) &&
        sectors.has(player.scientist.sector) &&
        player.extensions.every((id) => extensions.has(id)) &&
        player.cards.every(({ id }) => cards.has(id)),
    ) &&
    state.ring.every(({ letter }) => sectors.has(letter)) &&
    state.frames.every((frame) => {
      if (frame.kind === 'instant') return cards.has(frame.card);
      if (frame.kind === 'prepare') return frame.used.every((id) => cards.has(id));
      if (frame.kind === 'letters') return frame.left.every((letter) => sectors.has(letter));
      return frame.kind !== 'perform' || sectors.has(frame.sector);
    })
  );
}

/** Every seat is one of the table, and every list by seat is as long as the table. */
function seatsAreKnown({ state }: Position): boolean {
  const { players, order, passed, frames, lastScoring = players, finalScoring = players } = state;
  const named = [...order, ...passed, ...frames.flatMap(seatsIn)];
  const lists = [lastScoring, finalScoring, ...frames.flatMap(listsIn)];
  return named.every((seat) => seat in players) && lists.every(({ length }) => length === players.length);
}

function seatsIn(frame: Frame): readonly number[] {
  if ('seat' in frame) return [frame.seat];
  return frame.kind === 'prepare' ? [...frame.asked, ...frame.done, ...frame.taken] : [];
}

function listsIn(frame: Frame): readonly (readonly number[])[] {
  if (frame.kind === 'prepare') return [frame.income];
  return frame.kind === 'advance' ? [frame.left] : [];
}

function ringIsWhole({ components, state }: Position): boolean {
  return allOf(
    components.sectors,
    state.ring.map(({ letter }) => letter),
  );
}

/** Each round takes the top one away (AQS-NEXT-5). */
function tilesAreOfRound({ components, state }: Position): boolean {
  const left = tilesFor(components, state.players.length).slice(state.round - 1);
  return state.tiles.length === left.length && state.tiles.every(({ id }, at) => id === left[at]?.id);
}

/** One lies in the rooms, one waits for each round to come (AQS-NEXT-7). */
function programsAreOfRound({ components, state }: Position): boolean {
  const { program, nextPrograms, unusedPrograms, round } = state;
  const known = [program, ...nextPrograms, ...unusedPrograms];
  return (
    nextPrograms.length === components.counts.programCardsUsed - round &&
    known.length === components.programs.size - (round - 1) &&
    distinct(known) &&
    known.every((id) => components.programs.has(id))
  );
}

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
  const prepare = frames.find((frame) => frame.kind === 'prepare');
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
    allOf(components.cards, research) &&
    allOf(components.extensions, extensions) &&
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
    state.players.every(({ engineer }, seat) =>
      state.passed.includes(seat)
        ? engineer === OUT
        : engineer === START || components.rowOfRoom.has(engineer),
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
  if (!distinct(order) || order.length !== players.length || !distinct(passed)) return false;
  const top = frames.at(-1);
  if (top?.kind !== 'turn') return true;
  if (passed.includes(top.seat)) return false;
  const actions = legalInTurn(at, top);
  return actions.some(({ verb }) => verb === 'pass') || (!options.earlyPass && actions.length > 0);
}

/** The most options of a turn with as many bots programmed as can be (section 4.1). */
function optionsFitAMenu(at: Position): boolean {
  const top = at.state.frames.at(-1);
  return top?.kind !== 'turn' || legalInTurn(at, top).length <= mostOptions(at.components);
}

function mostOptions({ arrows, lateral, colours, sectors, limits: { programmedMax } }: Components): number {
  const most = (ways: Components['lateral']): number =>
    Math.max(...[...ways.values()].map((rooms) => rooms.length), 0);
  const buys = colours.length - programmedMax;
  const acts = sectors.size * programmedMax;
  const pass = 1;
  return most(arrows) + buys + most(lateral) + acts + programmedMax + pass;
}

function endedAfterFourScorings({ components, state }: Position): boolean {
  const over = state.frames.length === 0;
  if (!over) return state.finalScoring === undefined;
  return (
    state.round === components.counts.rounds &&
    state.finalScoring !== undefined &&
    state.lastScoring !== undefined
  );
}

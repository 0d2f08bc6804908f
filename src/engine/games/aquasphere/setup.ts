import type { OptionSpec, Seat } from '../../core/contract.ts';
import type { OptionsOf, TableOf } from '../../core/define-game.ts';
import { follow } from '../../core/frames.ts';
import { below, shuffle, type Rng } from '../../core/rng.ts';
import {
  OWNERS,
  RING,
  START,
  rowOf,
  setupFor,
  type Components,
  type Goods,
  type Letter,
} from './components.ts';
import { applyProgram } from './next-round.ts';
import { sectorOf, type Play, type Player, type Sector, type State, type AquaSphere } from './state.ts';

/** Setting up: what is drawn, and how it is laid out (AQS-SETUP). */

/** What a table may decide otherwise (section 3 of the rules). */
export const OPTIONS = [
  { key: 'earlyPass', values: [true, false], default: true },
  { key: 'emptyActions', values: [false, true], default: false },
  { key: 'lateralFree', values: [true, false], default: true },
  { key: 'redLineReturnPays', values: [true, false], default: true },
] as const satisfies readonly OptionSpec[];
export type OptionKey = (typeof OPTIONS)[number]['key'];
export type Table = TableOf<AquaSphere, OptionsOf<typeof OPTIONS>>;

export function setup(table: Table): State {
  return layOut(table, draw(table.components, table.seats, table.rng));
}

/** All that chance decides in a game (AQS-SETUP-1). */
export interface Draws {
  readonly first: Seat;
  /** positions 0..5; sector A always lies at 0 */
  readonly ring: readonly Letter[];
  /** letters of the base labs in drawing order */
  readonly labs: readonly Letter[];
  /** of the tiles with lamps 2, 3, 4 */
  readonly turnings: readonly number[];
  readonly programs: readonly string[];
  readonly research: readonly string[];
  readonly extensions: readonly string[];
}

/** In this order, and nothing else is ever drawn (AQS-SETUP-1). */
export function draw(components: Components, seats: number, rng: Rng): Draws {
  const first = below(rng, seats);
  const [fixed = '', ...others] = [...components.sectors.keys()].sort();
  const ring = [fixed, ...shuffle(rng, others)];
  const letters = [...components.labs.values()].map(({ letter }) => letter);
  return {
    first,
    ring,
    labs: shuffle(rng, letters),
    turnings: tilesFor(components, seats)
      .slice(0, -1)
      .map(() => below(rng, RING)),
    programs: shuffle(rng, [...components.programs.keys()]),
    research: shuffle(rng, [...components.cards.keys()]),
    extensions: shuffle(rng, [...components.extensions.keys()]),
  };
}

/** Lamp 2 on top, then 3, 4, 5 (AQS-SETUP-12). */
export function tilesFor({ tiles }: Components, seats: number) {
  return [...tiles.values()].filter(({ players }) => players.includes(seats)).sort((a, b) => a.lamp - b.lamp);
}

/** The whereabouts of every piece at the first turn. */
export function layOut(table: Table, draws: Draws): State {
  const { components, seats, options, rng, set, emit } = table;
  const { programCardsUsed } = components.counts;
  const draft: State = {
    frames: [],
    rng,
    set,
    options: { ...options },
    round: 1,
    players: draws.labs.slice(0, seats).map((letter) => newPlayer(components, draws.ring, letter)),
    order: Array.from({ length: seats }, (_, place) => (draws.first + place) % seats),
    passed: [],
    program: '',
    nextPrograms: draws.programs.slice(0, programCardsUsed),
    unusedPrograms: draws.programs.slice(programCardsUsed),
    ring: draws.ring.map(emptySector),
    tiles: tilesFor(components, seats).map(({ id }, at) => ({ id, turning: draws.turnings[at] ?? 0 })),
    stock: { ...components.stock },
    neutralSubs: neutralReserves(components, seats),
    researchDeck: [...draws.research],
    extensionDeck: [...draws.extensions],
  };
  for (const player of draft.players) draft.stock.time -= player.time;
  fillSectors(components, draft, draws.labs);
  for (const sector of draft.ring) {
    sector.research = draft.researchDeck.splice(0, 1);
    sector.extensions = draft.extensionDeck.splice(0, 1);
  }
  openGame({ components, state: draft, draft, emit }, draws.first);
  return draft;
}

/** The first program card's tokens, the start of round 1, and the first turn (AQS-SETUP-3, AQS-SETUP-13). */
function openGame(play: Play, first: Seat): void {
  const { draft, emit } = play;
  emit({ type: 'started', first });
  applyProgram(play);
  emit({ type: 'roundStarted', round: draft.round, order: [...draft.order] });
  follow(draft, { kind: 'turn', seat: first });
}

/** AQS-SETUP-9 to AQS-SETUP-11 */
function newPlayer(components: Components, ring: readonly Letter[], letter: Letter): Player {
  const lab = [...components.labs.values()].find((candidate) => candidate.letter === letter);
  if (lab === undefined) throw new RangeError(`no base lab ${letter}`);
  const { startTime, startTimeNextToZeroLock } = components.limits;
  return {
    lab: lab.id,
    engineer: START,
    scientist: { sector: letter, zone: components.setup.start.scientistZone },
    supply: components.counts.perPlayer.botsInRow,
    programmed: [rowOf(components.sectors, letter).programs],
    time: touchesOpenLock(components, ring, letter) ? startTimeNextToZeroLock : startTime,
    crystals: 0,
    bought: false,
    cards: [],
    extensions: [],
    submarines: components.submarinesEach - 1,
    kp: 0,
  };
}

/** A lock of 0 on either side (AQS-SETUP-9). */
function touchesOpenLock({ sectors }: Components, ring: readonly Letter[], letter: Letter): boolean {
  const position = ring.indexOf(letter);
  const before = ring[(position + RING - 1) % RING] ?? letter;
  return [letter, before].some((side) => rowOf(sectors, side).lockClockwise === 0);
}

function emptySector(letter: Letter): Sector {
  return {
    letter,
    loading: Array.from({ length: OWNERS }, () => 0),
    submarines: [],
    octopods: 0,
    crystals: 0,
    time: 0,
    research: [],
    extensions: [],
  };
}

function neutralReserves(components: Components, seats: number): number[] {
  const { neutralOwners } = setupFor(components, seats);
  return Array.from({ length: OWNERS }, (_, owner) =>
    neutralOwners.includes(owner) ? components.submarinesEach : 0,
  );
}

/** AQS-SETUP-4 to AQS-SETUP-7 */
function fillSectors(components: Components, state: State, labs: readonly Letter[]): void {
  const seats = state.players.length;
  const { neutralSubInRest, neutralBotOutsideStart, neutralOwners } = setupFor(components, seats);
  const { start, first, second, rest } = components.setup;
  const [firstLetter, secondLetter, ...restLetters] = labs.slice(seats);
  for (const [seat, letter] of labs.slice(0, seats).entries()) {
    put(state, letter, start);
    sectorOf(state, letter).submarines.push(seat);
  }
  if (firstLetter !== undefined) put(state, firstLetter, first);
  if (secondLetter !== undefined) put(state, secondLetter, second);
  for (const [at, letter] of restLetters.entries()) {
    put(state, letter, rest);
    const owner = neutralOwners[at];
    if (!neutralSubInRest || owner === undefined) continue;
    sectorOf(state, letter).submarines.push(owner);
    state.neutralSubs[owner] = (state.neutralSubs[owner] ?? 0) - 1;
  }
  const [neutral] = neutralOwners;
  if (!neutralBotOutsideStart || neutral === undefined) return;
  for (const letter of labs.slice(seats)) {
    const { loading } = sectorOf(state, letter);
    loading[neutral] = (loading[neutral] ?? 0) + 1;
  }
}

function put(state: State, letter: Letter, goods: Goods): void {
  const sector = sectorOf(state, letter);
  for (const kind of ['time', 'crystals', 'octopods'] as const) {
    sector[kind] += goods[kind];
    state.stock[kind] -= goods[kind];
  }
}

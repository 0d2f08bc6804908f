import type { ComponentSetId, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { below, shuffle, type Rng } from '../../core/rng.ts';
import { OWNERS, RING, START, rowOf, type Box, type CentreTile, type Goods, type Letter } from './box.ts';
import { playersSetup } from './component-set.ts';
import { applyProgram } from './next-round.ts';
import { sectorOf, type Play } from './position.ts';
import type { AquaSphereOptions, AquaSphereState, Player, Sector } from './state.ts';

/** Setting up: what is drawn, and how it is laid out (AQS-SETUP). */

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
export function draw(box: Box, seats: number, rng: Rng): Draws {
  const first = below(rng, seats);
  const [fixed = '', ...others] = [...box.sectors.keys()].sort();
  return {
    first,
    ring: [fixed, ...shuffle(rng, others)],
    labs: shuffle(
      rng,
      [...box.labs.values()].map(({ letter }) => letter),
    ),
    turnings: tilesFor(box, seats)
      .slice(0, -1)
      .map(() => below(rng, RING)),
    programs: shuffle(rng, [...box.programs.keys()]),
    research: shuffle(rng, [...box.cards.keys()]),
    extensions: shuffle(rng, [...box.extensions.keys()]),
  };
}

/** Lamp 2 on top, then 3, 4, 5 (AQS-SETUP-12). */
export function tilesFor(box: Box, seats: number): readonly CentreTile[] {
  return [...box.tiles.values()]
    .filter(({ players }) => players.includes(seats))
    .sort((a, b) => a.lamp - b.lamp);
}

export interface TableOfSeats {
  readonly seats: number;
  readonly options: AquaSphereOptions;
  readonly set: ComponentSetId;
  readonly rng: Rng;
}

/** The whereabouts of every piece before the first turn; `applyProgram` and the frames are `begin`'s. */
export function layOut(box: Box, draws: Draws, { seats, options, set, rng }: TableOfSeats): AquaSphereState {
  const programs = draws.programs.slice(0, box.programCardsUsed);
  const state: AquaSphereState = {
    frames: [],
    rng,
    set: { id: set.id, version: set.version, hash: set.hash },
    options: { ...options },
    round: 1,
    players: draws.labs.slice(0, seats).map((letter) => newPlayer(box, draws.ring, letter)),
    order: Array.from({ length: seats }, (_, place) => (draws.first + place) % seats),
    passed: [],
    program: '',
    nextPrograms: programs,
    unusedPrograms: draws.programs.slice(box.programCardsUsed),
    ring: draws.ring.map(emptySector),
    tiles: tilesFor(box, seats).map(({ id }, at) => ({ id, turning: draws.turnings[at] ?? 0 })),
    stock: { ...box.stock },
    neutralSubs: neutralReserves(box, seats),
    researchDeck: [...draws.research],
    extensionDeck: [...draws.extensions],
  };
  for (const player of state.players) state.stock.time -= player.time;
  fillSectors(box, state, draws.labs);
  for (const sector of state.ring) {
    sector.research = state.researchDeck.splice(0, 1);
    sector.extensions = state.extensionDeck.splice(0, 1);
  }
  return state;
}

/** AQS-SETUP-9 to AQS-SETUP-11 */
function newPlayer(box: Box, ring: readonly Letter[], letter: Letter): Player {
  const lab = [...box.labs.values()].find((candidate) => candidate.letter === letter);
  if (lab === undefined) throw new RangeError(`no base lab ${letter}`);
  const { startTime, startTimeNextToZeroLock } = box.limits;
  return {
    lab: lab.id,
    engineer: START,
    scientist: { sector: letter, zone: box.setup.scientistZone },
    supply: box.botsInRow,
    programmed: [rowOf(box.sectors, letter).programs],
    time: touchesOpenLock(box, ring, letter) ? startTimeNextToZeroLock : startTime,
    crystals: 0,
    bought: false,
    cards: [],
    extensions: [],
    submarines: box.submarinesEach - 1,
    kp: 0,
  };
}

/** A lock of 0 on either side (AQS-SETUP-9). */
function touchesOpenLock(box: Box, ring: readonly Letter[], letter: Letter): boolean {
  const position = ring.indexOf(letter);
  const before = ring[(position + RING - 1) % RING] ?? letter;
  return [letter, before].some((side) => rowOf(box.sectors, side).lockClockwise === 0);
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

function neutralReserves(box: Box, seats: number): number[] {
  const { neutralOwners } = playersSetup(box, seats);
  return Array.from({ length: OWNERS }, (_, owner) =>
    neutralOwners.includes(owner) ? box.submarinesEach : 0,
  );
}

/** AQS-SETUP-4 to AQS-SETUP-7 */
function fillSectors(box: Box, state: AquaSphereState, labs: readonly Letter[]): void {
  const seats = state.players.length;
  const { neutralSubInRest, neutralBotOutsideStart, neutralOwners } = playersSetup(box, seats);
  const { start, first, second, rest } = box.setup;
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

function put({ ring, stock }: AquaSphereState, letter: Letter, goods: Goods): void {
  const sector = ring.find((candidate) => candidate.letter === letter);
  if (sector === undefined) throw new RangeError(`no sector ${letter}`);
  for (const kind of ['time', 'crystals', 'octopods'] as const) {
    sector[kind] += goods[kind];
    stock[kind] -= goods[kind];
  }
}

/** The first program card's tokens, the start of round 1, and the first turn (AQS-SETUP-3, AQS-SETUP-13). */
export function openGame(play: Play): void {
  const { draft, emit } = play;
  const [first] = draft.order;
  if (first === undefined) throw new RangeError('nobody plays');
  emit({ type: 'started', first });
  applyProgram(play);
  emit({ type: 'roundStarted', round: draft.round, order: [...draft.order] });
  follow(draft, { kind: 'turn', seat: first });
}

import type { Seat } from '../../../src/engine/core/contract.ts';
import { cloneJson } from '../../../src/engine/core/json.ts';
import {
  AREAS,
  LETTERS,
  PILES,
  cardOf,
  SHIPYARD_CARDS,
  type AreaId,
  type BuildingId,
  type Letter,
  type PileId,
  type SeatCount,
  type ShipyardCard,
} from '../../../src/engine/games/antarctica/components.ts';
import { noCards, playerOf, type State, type Ship } from '../../../src/engine/games/antarctica/state.ts';
import { scenarioOf } from '../../scenario.ts';
import { GAME, STANDARD } from './standard-set.ts';

type ByLetter<T> = Partial<Record<Letter, T>>;
type ByArea<T> = Partial<Record<AreaId, T>>;

/** What a scenario says of the table; everything else is filled in so that all pieces are accounted for. A is seat 0. */
export interface Scenario {
  readonly seats?: SeatCount;
  /** the lit area (s); its first ship is about to sail */
  readonly sun?: AreaId;
  /** from position 1 on, `*` = icebreaker: 'A B* C' */
  readonly lines: ByArea<string>;
  /** exactly these there; starting buildings not named stand in the other areas */
  readonly buildings?: ByArea<readonly BuildingId[]>;
  /** 'A B B' */
  readonly scientists?: ByArea<string>;
  /** reserve and supply; those that are missing then stand in `elsewhere` */
  readonly unplaced?: ByLetter<readonly [number, number]>;
  readonly elsewhere?: AreaId;
  readonly availableShips?: ByLetter<number>;
  readonly availableCubes?: ByLetter<number>;
  /** spaces in seat order */
  readonly tracks?: Readonly<Record<string, readonly number[]>>;
  readonly hands?: ByLetter<readonly ShipyardCard[]>;
  /** cards of the shipyard pile; the others are boxed unseen */
  readonly pile?: readonly ShipyardCard[];
  readonly resources?: ByLetter<{ readonly basic?: number; readonly expertise?: number }>;
  /** the face-up card */
  readonly top?: Partial<Record<PileId, string>>;
  /** all that is left, in order; the rest has been taken and built */
  readonly piles?: Partial<Record<PileId, readonly string[]>>;
  readonly taken?: ByLetter<readonly string[]>;
  readonly idleTurns?: number;
  /** the turn is an icebreaker turn: the acting ship is second of this sun */
  readonly icebreakerTurn?: boolean;
}

/** The same with all of this seat's scientists on the ice: the game ends with this turn. */
export function ending(state: State, seat: Seat): State {
  const draft = cloneJson(state);
  const player = playerOf(draft, seat);
  const { scientists } = draft.areas.w;
  scientists[seat] = (scientists[seat] ?? 0) + player.reserve + player.supply;
  player.reserve = 0;
  player.supply = 0;
  return draft;
}

/** A legal state before somebody sails. */
export function position(scenario: Scenario): State {
  const seats = scenario.seats ?? 3;
  const state = scenarioOf(GAME).start(seats, { start: 'seat0', placement: 'first-game' });
  for (const area of AREAS)
    state.areas[area] = { line: [], buildings: [], scientists: state.players.map(() => 0) };
  layShips(state, scenario);
  layBuildings(state, scenario);
  placeScientists(state, scenario);
  putCubes(state, scenario);
  dealCards(state, scenario);
  state.idleTurns = scenario.idleTurns ?? 0;
  startTurn(state, scenario);
  const broken = GAME.invariants(state);
  if (broken.length > 0) throw new Error(`no legal position: ${broken.join(', ')}`);
  const saved = GAME.checkState(JSON.parse(JSON.stringify(state)));
  if (!saved.ok) throw new Error(`no state: ${saved.error}`);
  return state;
}

function seatOf(letter: string): number {
  return LETTERS.findIndex((known) => known === letter);
}

function words(text: string | undefined): readonly string[] {
  return text === undefined || text === '' ? [] : text.split(' ');
}

function layShips(state: State, { lines, availableShips = {} }: Scenario): void {
  state.nextShip = 0;
  for (const area of AREAS)
    for (const word of words(lines[area])) {
      const ship: Ship = {
        id: state.nextShip,
        seat: seatOf(word.slice(0, 1)),
        icebreaker: word.endsWith('*'),
      };
      state.areas[area].line.push(ship);
      state.nextShip += 1;
    }
  const dealt = STANDARD.playerSupply[state.seats];
  for (const [seat, player] of state.players.entries()) {
    const onBoard = AREAS.flatMap((area) => state.areas[area].line).filter(
      (ship) => ship.seat === seat,
    ).length;
    const left = dealt.boardShips + dealt.availableShips - onBoard;
    player.available.ships = availableShips[letterOf(seat)] ?? Math.min(dealt.availableShips, left);
    player.discarded.ships = left - player.available.ships;
  }
}

export function letterOf(seat: number): Letter {
  const letter = LETTERS[seat];
  if (letter === undefined) throw new Error(`no letter for seat ${seat}`);
  return letter;
}

function without<T>(items: readonly T[], item: T): T[] {
  const at = items.indexOf(item);
  return items.filter((_, index) => index !== at);
}

function layBuildings(state: State, scenario: Scenario): void {
  const { buildings = {} } = scenario;
  const open = STANDARD.inPlay[state.seats].areas;
  let starting: BuildingId[] = [...STANDARD.startingBuildings[state.seats]];
  const extra: BuildingId[] = [];
  for (const area of open)
    for (const building of buildings[area] ?? []) {
      state.areas[area].buildings.push(building);
      if (starting.includes(building)) starting = without(starting, building);
      else extra.push(building);
    }
  const alsoBuilt = takeCards(state, scenario, extra);
  const free = open.filter((area) => buildings[area] === undefined);
  for (const building of [...starting, ...alsoBuilt]) {
    const area = free
      .toSorted((a, b) => state.areas[a].buildings.length - state.areas[b].buildings.length)
      .find((id) => !state.areas[id].buildings.includes(building));
    if (area === undefined) throw new Error(`nowhere to put ${building}`);
    state.areas[area].buildings.push(building);
  }
  const standing = [...AREAS.flatMap((area) => state.areas[area].buildings), ...state.box.buildings];
  for (const { id, supply } of STANDARD.buildings)
    state.buildingSupply[id] = supply - standing.filter((building) => building === id).length;
}

/** Every building beyond the starting ones has its card taken; gives the buildings of taken cards not yet laid. */
function takeCards(
  state: State,
  { piles, taken = {}, top = {} }: Scenario,
  extra: readonly BuildingId[],
): BuildingId[] {
  const inPlay = STANDARD.inPlay[state.seats].cards.map(({ id }) => id);
  const said = LETTERS.flatMap((letter) => taken[letter] ?? []);
  const left = piles === undefined ? undefined : PILES.flatMap((pile) => piles[pile] ?? []);
  const gone = left === undefined ? [...said] : inPlay.filter((id) => !left.includes(id));
  let uncovered = [...extra];
  const unlaid: BuildingId[] = [];
  for (const id of gone) {
    const { builds } = cardOf(STANDARD, id);
    if (uncovered.includes(builds)) uncovered = without(uncovered, builds);
    else unlaid.push(builds);
  }
  for (const building of uncovered) {
    const kept = [...gone, ...Object.values(top), ...(left ?? [])];
    const id = inPlay.find((card) => !kept.includes(card) && cardOf(STANDARD, card).builds === building);
    if (id === undefined) throw new Error(`no card for another ${building}`);
    gone.push(id);
  }
  for (const [seat, player] of state.players.entries()) player.cards = [...(taken[letterOf(seat)] ?? [])];
  const others = gone.filter((id) => !said.includes(id));
  playerOf(state, state.seats - 1).cards.push(...others);
  for (const pile of PILES) {
    const rest = inPlay.filter((id) => cardOf(STANDARD, id).pile === pile && !gone.includes(id));
    const first = top[pile];
    state.piles[pile] = first === undefined ? rest : [first, ...without(rest, first)];
    if (piles !== undefined) state.piles[pile] = [...(piles[pile] ?? [])];
  }
  return unlaid;
}

function placeScientists(state: State, scenario: Scenario): void {
  const { scientists = {}, unplaced = {}, elsewhere = 'w' } = scenario;
  const dealt = STANDARD.playerSupply[state.seats];
  for (const [seat, player] of state.players.entries()) {
    let placed = 0;
    for (const area of AREAS) {
      const here = words(scientists[area]).filter((word) => seatOf(word) === seat).length;
      state.areas[area].scientists[seat] = here;
      placed += here;
    }
    const total = dealt.reserveScientists + dealt.supplyScientists - placed;
    const [reserve, supply] = unplaced[letterOf(seat)] ?? [total - 2, 2];
    player.reserve = reserve;
    player.supply = supply;
    const counts = state.areas[elsewhere].scientists;
    counts[seat] = (counts[seat] ?? 0) + total - reserve - supply;
  }
}

function putCubes(state: State, { tracks = {}, availableCubes = {} }: Scenario): void {
  const { availableCubes: dealt } = STANDARD.playerSupply[state.seats];
  for (const { id, spaces } of STANDARD.inPlay[state.seats].tracks) {
    const cubes = state.players.map((_, seat) => tracks[id]?.[seat] ?? 0);
    state.tracks[id] = cubes;
    for (const { n, effect } of spaces)
      if (effect !== undefined && STANDARD.effects[effect] === 'blue' && cubes.some((space) => space >= n))
        state.consumed.push({ track: id, space: n });
  }
  for (const [seat, player] of state.players.entries()) {
    const onTracks = Object.values(state.tracks).filter((cubes) => (cubes[seat] ?? 0) > 0).length;
    player.available.cubes = availableCubes[letterOf(seat)] ?? dealt - onTracks;
    player.discarded.cubes = dealt - onTracks - player.available.cubes;
  }
}

function dealCards(state: State, { hands = {}, pile, resources = {} }: Scenario): void {
  const left = { ...STANDARD.shipyardCards };
  for (const [seat, player] of state.players.entries()) {
    player.hand = noCards();
    for (const card of hands[letterOf(seat)] ?? []) {
      player.hand[card] += 1;
      left[card] -= 1;
    }
    const { basic = 1, expertise = 0 } = resources[letterOf(seat)] ?? {};
    player.resources = { basic, expertise };
    state.stock.basic += 1 - basic;
    state.stock.expertise -= expertise;
  }
  left.icebreaker -= AREAS.flatMap((area) => state.areas[area].line).filter((ship) => ship.icebreaker).length;
  state.shipyard = noCards();
  for (const card of SHIPYARD_CARDS) {
    state.shipyard[card] = pile === undefined ? left[card] : pile.filter((id) => id === card).length;
    state.box.unseen[card] = left[card] - state.shipyard[card];
  }
}

function startTurn(state: State, { sun = 's', icebreakerTurn = false }: Scenario): void {
  const [head, next] = state.areas[sun].line;
  if (head === undefined) throw new Error(`no ship in ${sun}`);
  const second = icebreakerTurn ? head : next;
  state.sun = {
    area: sun,
    ...(icebreakerTurn ? {} : { first: head.id }),
    ...(second === undefined ? {} : { second: second.id }),
    cardPlayedBy: [],
  };
  state.turn = {
    seat: head.seat,
    ship: head.id,
    icebreaker: icebreakerTurn,
    acted: false,
    discarded: false,
    newShips: [],
    progress: false,
  };
  state.frames = [{ kind: 'sail' }];
}

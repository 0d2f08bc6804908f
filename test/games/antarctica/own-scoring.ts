import type { State } from '../../../src/engine/games/antarctica/state.ts';

/*
 * The scoring of section 2.14 a second time, written from the rules and from the raw data file alone, in another way than
 * the game's: it sorts competitors into groups and walks down them.
 */

interface RawTrack {
  readonly id: string;
  readonly minPlayers: number;
  readonly spaces: readonly { readonly n: number; readonly printed?: number }[];
}
interface RawFile {
  readonly tracks: { readonly rows: readonly RawTrack[] };
  readonly buildingCards: { readonly rows: readonly { readonly id: string; readonly asterisk: boolean }[] };
}

export interface OwnResult {
  readonly lines: readonly [areas: number, tracks: number, cards: number, resources: number];
  readonly total: number;
  readonly firstPlaces: number;
  readonly buildingCards: number;
  readonly rank: number;
}

/** Seats from the strongest down, in groups of equal strength; those with nothing are left out. */
function groups(strengths: readonly number[]): { readonly strength: number; readonly seats: number[] }[] {
  const sorted = strengths
    .map((strength, seat) => ({ strength, seat }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength);
  const found: { strength: number; seats: number[] }[] = [];
  for (const { strength, seat } of sorted) {
    const last = found.at(-1);
    if (last?.strength === strength) last.seats.push(seat);
    else found.push({ strength, seats: [seat] });
  }
  return found;
}

class Tally {
  readonly points: number[][];
  readonly firsts: number[];
  constructor(seats: number) {
    this.points = Array.from({ length: seats }, () => [0, 0, 0, 0]);
    this.firsts = Array.from({ length: seats }, () => 0);
  }
  give(
    line: number,
    strengths: readonly number[],
    first: number,
    worth = (strength: number): number => strength,
  ): void {
    let reward = first;
    for (const [place, { strength, seats }] of groups(strengths).entries()) {
      for (const seat of seats) {
        const row = this.points[seat] ?? [];
        row[line] = (row[line] ?? 0) + reward;
        if (place === 0) this.firsts[seat] = (this.firsts[seat] ?? 0) + 1;
      }
      reward = worth(strength);
    }
  }
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

export function ownScores(json: unknown, state: State): readonly OwnResult[] {
  const file = json as RawFile;
  const tally = new Tally(state.players.length);
  for (const { scientists, buildings } of Object.values(state.areas))
    tally.give(0, scientists, 1 + buildings.length + total(scientists));
  for (const track of file.tracks.rows.filter(({ minPlayers }) => minPlayers <= state.players.length)) {
    const worth = (space: number): number => {
      for (let n = space; n > 0; n -= 1) {
        const printed = track.spaces.find((row) => row.n === n)?.printed;
        if (printed !== undefined) return printed;
      }
      return 0;
    };
    const cubes = state.tracks[track.id] ?? [];
    tally.give(1, cubes, total(cubes.map(worth)), worth);
  }
  const marked = new Set(file.buildingCards.rows.filter(({ asterisk }) => asterisk).map(({ id }) => id));
  const asterisks = state.players.map(({ cards }) => cards.filter((id) => marked.has(id)).length);
  tally.give(2, asterisks, total(asterisks));
  const discarded = state.players.map((player) => player.discarded.cubes + player.discarded.ships);
  tally.give(3, discarded, total(discarded));
  return ranked(tally, state);
}

function ranked({ points, firsts }: Tally, state: State): OwnResult[] {
  // one number in which each key outweighs all that come after it
  const keys = points.map(
    (row, seat) => total(row) * 1e6 + (firsts[seat] ?? 0) * 1e3 + (state.players[seat]?.cards.length ?? 0),
  );
  return points.map(([areas = 0, tracks = 0, cards = 0, resources = 0], seat) => ({
    lines: [areas, tracks, cards, resources],
    total: areas + tracks + cards + resources,
    firstPlaces: firsts[seat] ?? 0,
    buildingCards: state.players[seat]?.cards.length ?? 0,
    rank: 1 + keys.filter((key) => key > (keys[seat] ?? 0)).length,
  }));
}

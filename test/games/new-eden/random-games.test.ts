import { describe, expect, it } from 'vitest';
import type { Options, Seat } from '../../../src/engine/core/contract.ts';
import { chooseAtRandom } from '../../../src/engine/core/playout.ts';
import { seedRng, type Rng } from '../../../src/engine/core/rng.ts';
import type { Action } from '../../../src/engine/games/new-eden/actions.ts';
import type { Event } from '../../../src/engine/games/new-eden/messages.ts';
import type { State } from '../../../src/engine/games/new-eden/state.ts';
import type { Station } from '../../../src/engine/games/new-eden/state.ts';
import { GAME, HOUSE, given } from './scene.ts';
import { resultsOf } from './scoring-by-events.ts';

interface Decision {
  readonly seat: Seat;
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
}
interface PlayedGame {
  readonly name: string;
  readonly seats: number;
  readonly events: readonly Event[];
  readonly decisions: readonly Decision[];
  readonly end: State;
}

/** Each number of seats and solo level, each option both ways, both ways of choosing. */
const TABLES: readonly { seats: number; options: Options }[] = [
  ...[0, 1, 2, 3].map((soloLevel) => ({ seats: 1, options: { soloLevel } })),
  ...[2, 3, 4].flatMap((seats) =>
    [false, true].flatMap((openCoins) =>
      [false, true].map((standingBids) => ({ seats, options: { openCoins, standingBids } })),
    ),
  ),
];
const GAMES: readonly PlayedGame[] = TABLES.flatMap(({ seats, options }, at) =>
  (['weighed', 'uniform'] as const).map((policy) => play(seats, options, policy, `random-${at}`)),
);

function play(seats: number, options: Options, policy: 'weighed' | 'uniform', seed: string): PlayedGame {
  const name = `${seed} ${policy} with ${seats} seats and ${JSON.stringify(options)}`;
  const begun = given({ seats, seed, options });
  let { state } = begun;
  const events = [...begun.events];
  const decisions: Decision[] = [];
  const players: Rng = seedRng(`${seed}/${policy}`);
  while (!GAME.isOver(state)) {
    const { seat, action } = chooseAtRandom(GAME, state, players, policy);
    // as: chosen among this game's own legal actions
    const step = GAME.apply(state, seat, action as Action);
    if (!step.ok) throw new Error(`${name}: ${JSON.stringify(step.error)}`);
    decisions.push({ seat, before: state, after: step.value.state, events: step.value.events });
    events.push(...step.value.events);
    ({ state } = step.value);
  }
  return { name, seats, events, decisions, end: state };
}

function rounds({ events }: PlayedGame): readonly (readonly Event[])[] {
  const parts: Event[][] = [];
  for (const event of events) {
    if (event.type === 'roundStarted') parts.push([]);
    parts.at(-1)?.push(event);
  }
  return parts;
}

describe('New Eden: random games', () => {
  it('NED-INV-1, NED-INV-2, NED-INV-3, NED-INV-4, NED-INV-5, NED-INV-7 hold in every state', () => {
    for (const { name, decisions } of GAMES) {
      for (const { after } of decisions) expect([name, GAME.invariants(after)]).toEqual([name, []]);
    }
  });

  it('NED-INV-9 THEN whoever is asked has an option and fewer than 200', () => {
    for (const { decisions } of GAMES) {
      for (const { after } of decisions) {
        const counts = GAME.activeSeats(after).map((seat) => GAME.legalActions(after, seat).length);
        expect(counts.filter((count) => count < 1 || count >= 200)).toEqual([]);
      }
    }
  });

  it('GIVEN a damaged state THEN the invariant that it breaks is named', () => {
    const [state] = (GAMES[6]?.decisions ?? []).map(({ before }) => before);
    if (state === undefined) throw new Error('no state');
    const broken = (change: (draft: State) => void): readonly string[] => {
      const draft = structuredClone(state);
      change(draft);
      return GAME.invariants(draft);
    };
    const [first] = state.display;
    expect(broken((draft) => draft.openBox.push(first?.card ?? ''))).toContain('NED-INV-1');
    expect(broken((draft) => (draft.supply -= 1))).toContain('NED-INV-2');
    const hurt = broken((draft) => {
      for (const station of draft.stations) station.damage = 16;
    });
    expect(hurt).toContain('NED-INV-3');
    const misplaced = broken((draft) =>
      draft.stations[0]?.outside.crab.push({ id: '1A-CR1', lying: 0, seated: 3, activated: false }),
    );
    expect(misplaced).toContain('NED-INV-4');
    expect(broken((draft) => (draft.display = draft.display.filter(({ row }) => row !== 4)))).toContain(
      'NED-INV-5',
    );
    expect(broken((draft) => draft.unseenBox.pop())).toContain('NED-INV-6');
    expect(broken((draft) => (draft.holder = 9))).toContain('NED-INV-7');
    const each = (change: (station: Station) => void): readonly string[] =>
      broken((draft) => {
        draft.stations.forEach(change);
      });
    expect(broken((draft) => draft.bonusDeck.pop())).toContain('NED-INV-1');
    const owing = broken((draft) => {
      draft.stations.forEach((station, seat) => (station.dome += seat === 0 ? draft.supply + 1 : 0));
      draft.supply = -1;
    });
    expect(owing).toContain('NED-INV-2');
    const served = broken((draft) => {
      draft.stations.forEach((station, index) => (station.dome += index === draft.seats ? 1 : 0));
      draft.supply -= 1;
    });
    expect([state.seats, served]).toEqual([1, ['NED-INV-2']]);
    expect(each((station) => (station.coins = -1))).toContain('NED-INV-3');
    expect(each((station) => (station.score = -1))).toContain('NED-INV-3');
    expect(each((station) => (station.plantUses = 4))).toContain('NED-INV-3');
    expect(each((station) => station.extensions.push('research', 'research'))).toContain('NED-INV-3');
    expect(each((station) => station.oxygen.push({ id: 'ST-OX1', used: false }))).toContain('NED-INV-4');
    const passed = (ofHolder: number, ofOther: number): readonly string[] =>
      broken((draft) => {
        draft.stations.forEach(
          (station, index) => (station.passed = index === draft.holder ? ofHolder : ofOther),
        );
      });
    expect([passed(1, 2), passed(1, 3), passed(2, 1)]).toEqual([[], ['NED-INV-7'], ['NED-INV-7']]);
    const auction = { row: 1, in: [], maxima: [] };
    const bids = [5, 5].map((coins) => ({ station: 0, coins }));
    expect(broken((draft) => (draft.auction = { ...auction, bids }))).toContain('NED-INV-8');
    expect(each((station) => (station.extensions = ['octopus', 'oxygen', 'research']))).toContain(
      'NED-INV-10',
    );
    expect(
      each((station) => {
        const { octopus } = station.outside;
        station.outside.octopus = [{ id: '1A-OC1', lying: 0, seated: 0, activated: false }, ...octopus];
      }),
    ).toContain('NED-INV-10');
  });

  it('NED-INV-3 THEN no score ever falls, and coins are what the public events make them', () => {
    for (const { name, decisions } of GAMES) {
      for (const { before, after, events } of decisions) {
        after.stations.forEach((station, index) => {
          const was = before.stations[index];
          const of = events.filter(
            (event) => ('seat' in event ? event.seat : undefined) === seatOf(after, index),
          );
          const gained = of.reduce((sum, event) => sum + (event.type === 'coinsGained' ? event.coins : 0), 0);
          const paid = of.reduce((sum, event) => sum + (event.type === 'coinsPaid' ? event.coins : 0), 0);
          expect([name, station.coins]).toEqual([name, (was?.coins ?? 0) + gained - paid]);
          expect(station.score).toBeGreaterThanOrEqual(was?.score ?? 0);
        });
      }
    }
  });

  it('NED-INV-6 GIVEN any round THEN 12 cards of deck A leave the display and 12 of deck B are dealt', () => {
    for (const game of GAMES) {
      for (const events of rounds(game)) {
        const left = events.reduce((sum, event) => sum + leftDisplay(event), 0);
        const dealt = events.reduce((sum, event) => sum + dealtInB(event), 0);
        expect([game.name, left, dealt]).toEqual([game.name, 12, 12]);
      }
      expect(game.seats > 1 ? game.end.unseenBox.length : 18).toBe(18);
    }
  });

  it('NED-INV-7 GIVEN any round THEN the pass points sum to 3, 3, 5 or 6', () => {
    for (const game of GAMES) {
      for (const events of rounds(game)) {
        const points = events.reduce(
          (sum, event) =>
            sum + (event.type === 'pointsGained' && event.cause.key === 'cause.pass' ? event.points : 0),
          0,
        );
        expect([game.name, points]).toEqual([game.name, [3, 3, 5, 6][game.seats - 1]]);
      }
    }
  });

  it('NED-INV-8 GIVEN any round THEN there are 4 auctions, alone 2, and a winner pays exactly his highest bid', () => {
    for (const game of GAMES) {
      for (const events of rounds(game)) {
        const sold = events.filter(({ type }) => type === 'rowSold');
        const unsold = events.filter(({ type }) => type === 'rowUnsold');
        expect([game.name, sold.length + unsold.length]).toEqual([game.name, game.seats === 1 ? 2 : 4]);
        for (const [at, event] of events.entries()) {
          if (event.type !== 'rowSold') continue;
          const bids = events.slice(0, at).flatMap((bid) => (bid.type === 'bidMade' ? [bid] : []));
          expect(bids.at(-1)).toMatchObject({ row: event.row, coins: event.coins });
          expect(events[at + 1]).toMatchObject({ type: 'coinsPaid', coins: event.coins });
        }
      }
    }
  });

  it('NED-INV-10 THEN research and extension parts never leave, and a step loses no more cards than it has overflows', () => {
    for (const { events, end, name } of GAMES) {
      for (const event of events) {
        if (event.type === 'cardDestroyed')
          expect([name, event.card]).not.toEqual([name, expect.stringMatching(/-RE|^EX|^ST/)]);
      }
      for (const station of end.stations) {
        expect(station.oxygen.some(({ id }) => id === 'EX-OX1')).toBe(station.extensions.includes('oxygen'));
        expect(station.outside.octopus.some(({ id }) => id === 'EX-OC1')).toBe(
          station.extensions.includes('octopus'),
        );
      }
    }
  });

  it('NED-INV-11 THEN games end, with far fewer decisions than the bound', () => {
    for (const { seats, decisions } of GAMES) {
      expect(decisions.length).toBeLessThan(1_500);
      expect(GAME.bound(seats)).toBe(8_000);
    }
  });

  it('NED-END-1, NED-END-2, NED-END-3, NED-END-4 GIVEN the events alone THEN they give the very same result', () => {
    for (const { name, events, end, seats } of GAMES) {
      const expected = resultsOf(events, seats);
      const standings = GAME.scores(end);
      expect([name, standings.map(({ total, rank }) => [total, rank])]).toEqual([
        name,
        expected.map(({ total, rank }) => [total, rank]),
      ]);
      expect(end.stations.map(({ coins, damage }) => [coins, damage])).toEqual(
        expected.map(({ coins, damage }) => [coins, damage]),
      );
    }
  });

  it('GIVEN all of them THEN stations collapsed and stood, and at least 80 kinds of cards were built', () => {
    const stable = GAMES.flatMap(({ events, seats }) =>
      resultsOf(events, seats).map((result) => result.stable),
    );
    expect(new Set(stable)).toEqual(new Set([true, false]));
    const built = GAMES.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'built' ? [event.card] : [])),
    );
    expect(new Set(built).size).toBeGreaterThan(80);
    expect(HOUSE.components.cards.list.length).toBe(90);
  });
});

function seatOf(state: State, index: number): number | undefined {
  return index < state.seats ? index : undefined;
}

function leftDisplay(event: Event): number {
  if (event.type === 'displayCleared') return event.cards.length;
  return event.type === 'bought' || event.type === 'cardDiscarded' || event.type === 'deepThoughtTook'
    ? 1
    : 0;
}

function dealtInB(event: Event): number {
  if (event.type === 'marketDealt') return event.count;
  return event.type === 'rowFilled' && event.seat === undefined ? event.count : 0;
}

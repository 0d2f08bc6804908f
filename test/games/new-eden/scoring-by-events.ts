import type { Event } from '../../../src/engine/games/new-eden/messages.ts';
import { houseJson } from './scene.ts';

/*
 * The result of a game worked out a second time, from nothing but its events and the raw file of the set: none of the
 * game's own scoring takes part.
 */

interface RawCard {
  readonly id: string;
  readonly category: string;
  readonly marker: number;
  readonly endPoints: number;
  readonly effect: { readonly type: string; readonly n?: number };
}

// as: rows of the house set
const CARDS = new Map(
  (houseJson().cards as { list: RawCard[] }).list.map((card) => [card.id, card] as const),
);

interface Account {
  coins: number;
  points: number;
  damage: number;
  readonly cards: Set<string>;
  extensionOctopus: boolean;
  /** crabs activated in the last round */
  manned: Set<string>;
}

export interface Result {
  readonly total: number;
  readonly rank: number;
  readonly coins: number;
  readonly damage: number;
  readonly stable: boolean;
}

/** One line a station, Deep Thought's last. */
export function resultsOf(events: readonly Event[], seats: number): readonly Result[] {
  const stations = Math.max(2, seats);
  const accounts = Array.from({ length: stations }, (_, index) => newAccount(seats === 1 && index === 1));
  let round = 1;
  for (const event of events) {
    if (event.type === 'roundStarted') round = event.round;
    const account = accounts[('seat' in event ? event.seat : undefined) ?? 1];
    if (account !== undefined) book(account, event, round);
  }
  return ranked(accounts.map(close));
}

function newAccount(automaton: boolean): Account {
  return {
    coins: 10,
    points: 0,
    damage: 0,
    cards: new Set(),
    extensionOctopus: automaton,
    manned: new Set(),
  };
}

function book(account: Account, event: Event, round: number): void {
  switch (event.type) {
    case 'coinsGained':
      account.coins += event.coins;
      break;
    case 'coinsPaid':
      account.coins -= event.coins;
      break;
    case 'pointsGained':
      account.points += event.points;
      break;
    case 'damageChanged':
      account.damage = event.to;
      break;
    case 'built':
      account.cards.add(event.card);
      break;
    case 'cardDestroyed':
      account.cards.delete(event.card);
      break;
    case 'extended':
      account.extensionOctopus ||= event.extension === 'octopus';
      break;
    case 'activated':
      if (round === 3) account.manned.add(event.module);
      break;
    case 'deepThoughtActivated':
      if (round === 3) account.manned = new Set(account.cards);
      break;
    default:
  }
}

function close(account: Account): Omit<Result, 'rank'> {
  const cards = [...account.cards].flatMap((id) => CARDS.get(id) ?? []);
  const crabs = cards.filter(({ category }) => category === 'crab');
  const octopuses = cards.filter(({ category }) => category === 'octopus').length;
  const anchors = cards.filter(({ id }) => id === '1B-RE2').length * 3;
  const plus = Math.min(15, octopuses + anchors + (account.extensionOctopus ? 1 : 0));
  const minus = cards.some(({ id }) => id === '2B-RE1') ? 0 : crabs.length;
  const stable = account.damage <= Math.max(0, plus - minus);
  const each =
    (cards.some(({ id }) => id === '2B-RE2') ? 3 : 0) + (cards.some(({ id }) => id === '3B-RE2') ? 2 : 0);
  const manned = crabs.filter(({ id }) => account.manned.has(id)).length * each;
  const value = cards.reduce((sum, { endPoints }) => sum + endPoints, 0) + manned;
  const total = account.points + Math.floor(account.coins / 5) + (stable ? value : 0);
  return { total, coins: account.coins, damage: account.damage, stable };
}

function ranked(results: readonly Omit<Result, 'rank'>[]): readonly Result[] {
  return results.map((result) => ({
    ...result,
    rank:
      1 +
      results.filter(
        (other) =>
          other.total > result.total || (other.total === result.total && other.damage < result.damage),
      ).length,
  }));
}

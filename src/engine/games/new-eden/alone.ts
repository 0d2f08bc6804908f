import type { Seat } from '../../core/contract.ts';
import { sum } from '../../core/sum.ts';
import type { Action, ActionOf } from './actions.ts';
import { auctionOf } from './auction.ts';
import type { Effect, Extension, Phase } from './components.ts';
import { displayedAt, priceOf } from './display.ts';
import { moduleAt } from './station.ts';
import { rowOf, stationOf, type Position, type Station } from './state.ts';
import { weigh } from './weigh.ts';

/*
 * How somebody plays who is alone with Deep Thought, for games that are thought to their end. The numbers were fitted to
 * games played by these weights alone, for the best margin, then rounded.
 */

/** Of a card, in points; what it does each round for as many rounds as are left. */
const CARD = {
  coin: 1,
  damage: 1.1,
  marker: 1.1,
  eachCoin: 0.8,
  eachPoint: 0.9,
  eachRepair: 0.1,
  eachBottle: 0.2,
  tank: 0.35,
  eachDeeple: 0.6,
  plantBonus: 12,
  hitOthers: 4,
  crabsDoNotPull: 1,
  mannedCrab: 0.8,
  researchExtension: 5,
};
/** A card worth so many points more is taken e times as readily. */
const CARE = 1.6;

const READILY = {
  /** Deep Thought goes on to take what lies on the display */
  passBeforeEnd: 0.004,
  passAfterEnd: 6,
  oxygen: 4.5,
  /** to the last site of a module, or to an earlier one; times what the module gives */
  fill: 8,
  approach: 1.2,
  shellPoint: 1.2,
  crabCoin: 0.15,
  octopusRepair: 0.035,
  elsewhere: 0.1,
  lift: 0.13,
  skip: 0.17,
  activate: 3,
  plant: 1,
  bid: 1.9,
  drop: 0.02,
  push: 0.3,
  done: 0.06,
};
const EXTENSION: Record<Extension, number> = { shipyard: 3.3, oxygen: 0.2, octopus: 0.2, research: 2 };
/** In the last round, too, there is a little left to extend for. */
const LAST_ROUND = 0.08;
/** How much of a round is left in a phase. */
export const LEFT_IN: Readonly<Record<Phase, number>> = { A: 1, B: 0.66, C: 0.4, D: 0 };

export function weighAlone(at: Position, seat: Seat, action: Action): number {
  const { state } = at;
  const station = stationOf(state, seat);
  switch (action.verb) {
    case 'buy': {
      const { coins, damage } = priceOf(at, action.space.row);
      const card = displayedAt(at, action.space)?.card;
      return readily(
        worthOf(at, station, card === undefined ? [] : [card]) - priceIn(station, coins, damage),
      );
    }
    case 'market': {
      const { length } = action.cards;
      const { price: coins, damage } = at.components.market;
      const paid = priceIn(station, coins[length] ?? 0, damage[length] ?? 0);
      return readily(worthOf(at, station, action.cards) - paid);
    }
    case 'keep':
      return readily(worthOf(at, station, rowOf(state, action.row).cards));
    case 'bid': {
      const { cards } = rowOf(state, auctionOf(state).row);
      return READILY.bid * readily(worthOf(at, station, cards) - CARD.coin * action.coins);
    }
    case 'move':
      return moveWeight(at, station, action);
    case 'activate':
      return action.modules.length === 0 ? 0.02 : action.modules.length * READILY.activate;
    case 'extend':
      return EXTENSION[action.extension] * (at.components.rounds.list.length - state.round + LAST_ROUND);
    case 'pass':
      return state.display.length > 0 ? READILY.passBeforeEnd : READILY.passAfterEnd;
    case 'oxygen':
    case 'plant':
    case 'lift':
    case 'skip':
    case 'drop':
    case 'push':
    case 'done':
      return READILY[action.verb];
    default:
      return weigh(at, seat, action);
  }
}

function readily(points: number): number {
  return Math.exp(Math.max(-8, Math.min(6, points / CARE)));
}

/** Repair counts as far as there is damage. */
function priceIn(station: Station, coins: number, damage: number): number {
  return CARD.coin * coins + CARD.damage * Math.max(damage, -station.damage);
}

function worthOf({ components, state }: Position, station: Station, cards: readonly string[]): number {
  const left = components.rounds.list.length - state.round + LEFT_IN[state.phase];
  return sum(cards.map((id) => cardWorth({ components, state }, station, id, left)));
}

function cardWorth({ components }: Position, station: Station, id: string, left: number): number {
  const { endPoints, marker, category, effect } = components.part(id);
  const bonus =
    category === 'research' && station.extensions.includes('research') ? CARD.researchExtension : 0;
  const always = endPoints + CARD.marker * marker + bonus;
  switch (effect.type) {
    case 'coins':
      return always + CARD.eachCoin * effect.n * left;
    case 'points':
      return always + CARD.eachPoint * effect.n * left;
    case 'repair':
      return always + CARD.eachRepair * effect.n * left;
    case 'bottles':
      return always + (CARD.tank + CARD.eachBottle * sum(effect.bottles)) * left;
    case 'deeples':
      return always + CARD.eachDeeple * effect.n * left;
    case 'plantBonus':
      return always + CARD.plantBonus * left;
    case 'gainCoins':
      return always + CARD.coin * effect.n;
    case 'hitOthers':
      return always + CARD.hitOthers;
    case 'crabsDoNotPull':
      return always + CARD.crabsDoNotPull * station.outside.crab.length;
    case 'mannedCrabs':
      return always + CARD.mannedCrab * effect.n * station.outside.crab.length;
    case 'takeDamage':
      return always - CARD.damage * effect.n;
    case 'repairNow':
      return always + CARD.damage * Math.min(effect.n, station.damage);
    default:
      return always;
  }
}

/** To a module that is full then, or could be with those who are still in the dome. */
function moveWeight({ components }: Position, station: Station, { arm, position }: ActionOf<'move'>): number {
  const module = moduleAt(station, arm, position);
  if (module === undefined || module.activated) return READILY.elsewhere;
  const { sites, effect } = components.part(module.id);
  const missing = sites - module.lying;
  if (missing <= 0) return READILY.elsewhere;
  const gain = gainOf(effect, station);
  if (missing === 1) return READILY.fill * gain;
  return (station.dome + 1 >= missing ? 1 : 0.2) * READILY.approach * gain;
}

function gainOf(effect: Effect, station: Station): number {
  switch (effect.type) {
    case 'points':
      return READILY.shellPoint * effect.n;
    case 'coins':
      return READILY.crabCoin * effect.n;
    case 'repair':
      return READILY.octopusRepair * Math.min(effect.n, Math.max(1, station.damage));
    default:
      return 0;
  }
}

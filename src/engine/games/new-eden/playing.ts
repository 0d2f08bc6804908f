import type { ComponentSet } from '../../core/contract.ts';
import type { Guide } from '../../core/guide.ts';
import { sum } from '../../core/sum.ts';
import type { Action } from './actions.ts';
import { LEFT_IN, weighAlone } from './alone.ts';
import { bottlesOf, type Components } from './components.ts';
import { redMarker } from './damage.ts';
import { stationValue } from './scoring.ts';
import { countCards, outsideModules } from './station.ts';
import { stationOf, type Position, type State, type Station } from './state.ts';
import { weigh } from './weigh.ts';

/*
 * What a station will be worth. The numbers were fitted to games that the search played against itself, then rounded.
 * Coins count, also those that nobody shows: what was paid and gained was public (NED-R69).
 */
const WORTH = {
  coin: 0.9,
  /** a step of the red marker: room for damage */
  marker: 2,
  /** damage beyond the marker, now and for each round in which it can still be repaired */
  beyond: -1.2,
  shipyardExtension: 6,
  researchExtensionARound: 5,
  /** of the bonus cards' points and coins as they would be given now */
  bonusPoint: 1,
  bonusCoin: 0.8,
  /** a tank and a deeple for it, in this round */
  oxygenAction: 3,
  /** for each round to come */
  bottle: 0.8,
  deeple: 0.8,
  shellPoint: 0.2,
  crabCoin: 0.5,
} as const;

export function guideFor({ components }: ComponentSet<Components>): Guide<State, Action> {
  return {
    spread: 15,
    // Deep Thought's turns pass between decisions, so a solo game is played to its end (it has about 70)
    cut: ({ deepThought }) => (deepThought === undefined ? 10 : 200),
    weigh: (state, seat, action) =>
      (state.deepThought === undefined ? weigh : weighAlone)({ components, state }, seat, action),
    estimate: (state) => state.stations.map((_, index) => estimate({ components, state }, index)),
  };
}

function estimate(at: Position, index: number): number {
  const { components, state } = at;
  const station = stationOf(state, index);
  const rounds = components.rounds.list.length - state.round;
  const left = rounds + LEFT_IN[state.phase];
  return (
    station.score +
    WORTH.coin * station.coins * Math.min(1, COIN_AT_END + left) +
    atTheEnd(at, index, left) +
    WORTH.researchExtensionARound * (station.extensions.includes('research') ? left : 0) +
    LEFT_IN[state.phase] * thisRound(at, station) +
    rounds * eachRound(at, station)
  );
}
/** Five coins are a point in the end. */
const COIN_AT_END = 0.25;

/** The end points, as likely as it is that the station stands. */
function atTheEnd(at: Position, index: number, left: number): number {
  const station = stationOf(at.state, index);
  const marker = redMarker(at.components, station);
  const slack = marker - station.damage;
  const stands =
    left === 0 ? Number(slack >= 0) : 1 / (1 + Math.exp(-(slack + 0.5 + 2 * left) / (0.3 + left)));
  const repairs = Math.min(1, left);
  return (
    stationValue(at, index) * stands + repairs * (WORTH.marker * marker + WORTH.beyond * Math.max(0, -slack))
  );
}

function thisRound({ components, state }: Position, station: Station): number {
  const lying = station.dome + sum(outsideModules(station).map((module) => module.lying));
  const tanks = station.oxygen.filter(({ used }) => !used).length;
  const bonus = state.bonus.map((id) => {
    const { category, reward } = components.bonusCard(id);
    return (
      countCards(components, station, category) *
      reward.n *
      (reward.type === 'points' ? WORTH.bonusPoint : WORTH.bonusCoin)
    );
  });
  return WORTH.oxygenAction * Math.min(tanks, lying) + sum(bonus);
}

function eachRound({ components }: Position, station: Station): number {
  const modules = outsideModules(station);
  const deeples = station.dome + station.spent + sum(modules.map(({ lying, seated }) => lying + seated));
  const yields = (wanted: 'points' | 'coins'): number =>
    sum(
      modules.map(({ id }) => {
        const { effect } = components.part(id);
        return effect.type === wanted ? effect.n : 0;
      }),
    );
  return (
    WORTH.bottle * sum(station.oxygen.flatMap(({ id }) => bottlesOf(components, id))) +
    WORTH.deeple * deeples +
    WORTH.shellPoint * yields('points') +
    WORTH.crabCoin * yields('coins') +
    (station.extensions.includes('shipyard') ? WORTH.shipyardExtension : 0)
  );
}

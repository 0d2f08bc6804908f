import type { Seat } from '../../core/contract.ts';
import type { Action, Verb } from './actions.ts';
import { PILES, type AreaId, type BuildingCard } from './components.ts';
import { shipsOf } from './line.ts';
import { playerOf, topCard, type Position, type State } from './state.ts';

/** How readily a random player does it. Giving things up is rare: uniform players have lost their ships in a few turns. */
const READINESS: Readonly<Record<Exclude<Verb, 'sail'>, number>> = {
  place: 1,
  track: 1,
  stay: 4,
  build: 30,
  ship: 4,
  recruit: 6,
  research: 4,
  play: 2,
  icebreaker: 2,
  'discard-cube': 0.01,
  'discard-ship': 0.01,
  move: 0.2,
  take: 1,
  skip: 1,
  end: 1,
};
const TO_A_BUILDABLE_CARD = 12;
const TO_A_CAMP = 3;
const TO_A_STATION = 2;

export function weigh(at: Position, seat: Seat, action: Action): number {
  return action.verb === 'sail' ? weighSail(at, seat, action.area) : READINESS[action.verb];
}

function weighSail(at: Position, seat: Seat, target: AreaId): number {
  const { state } = at;
  const { buildings } = state.areas[target];
  let weight = 1;
  for (const pile of PILES) {
    const card = topCard(at, pile);
    if (card !== undefined && couldBuild(state, seat, card, target)) weight += TO_A_BUILDABLE_CARD;
  }
  if (buildings.includes('camp') && playerOf(state, seat).reserve > 0) weight += TO_A_CAMP;
  if (buildings.some((id) => id === 'inland' || id === 'coastal' || id === 'naval')) weight += TO_A_STATION;
  return weight;
}

function couldBuild(state: State, seat: Seat, card: BuildingCard, target: AreaId): boolean {
  if (state.areas[target].buildings.includes(card.builds)) return false;
  if (playerOf(state, seat).supply < card.scientists) return false;
  const acting = state.turn?.ship;
  const others = shipsOf(state, seat).filter(({ ship }) => ship.id !== acting);
  const areas = [target, ...others.map(({ area }) => area)];
  return card.requires.every((id) => areas.some((area) => state.areas[area].buildings.includes(id)));
}

/** For an absent seat: what gives nothing up and takes least part; where something must be chosen, the first of it. */
export function harmless(_at: Position, _seat: Seat, legal: readonly Action[]): Action | undefined {
  const idle = legal.find(({ verb }) => verb === 'end' || verb === 'skip' || verb === 'stay');
  return idle ?? legal.find(({ verb }) => verb !== 'discard-cube' && verb !== 'discard-ship');
}

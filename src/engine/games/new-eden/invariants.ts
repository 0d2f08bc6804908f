import type { Seat } from '../../core/contract.ts';
import { DECKS, OUTSIDE_ARMS, type Deck } from './components.ts';
import { marketCardsOfDeepThought } from './deep-thought.ts';
import { redMarker } from './stability.ts';
import { allParts, outsideModules } from './station.ts';
import { isDeepThought, type Now, type State, type Station } from './state.ts';

/** Facts of section 8 of the rules that hold in every settled state, by number. */
export function invariants(now: Now, legalCount: (seat: Seat) => number): readonly string[] {
  const { state } = now;
  const holds: Readonly<Record<string, boolean>> = {
    'NED-INV-1': eachCardOnce(now),
    'NED-INV-2': deeplesAddUp(now),
    'NED-INV-3': state.stations.every((station) => withinLimits(now, station)),
    'NED-INV-4': state.stations.every((station, index) =>
      activatedOnce(now, station, isDeepThought(state, index)),
    ),
    'NED-INV-5': lowestRowsFilled(state),
    'NED-INV-6': DECKS.every((deck) => boxedUnseen(now, deck)),
    'NED-INV-7': oneHolderAndPassesInOrder(state),
    'NED-INV-8': bidsRise(state),
    'NED-INV-9': state.stations.every((_, seat) => legalCount(seat) < 200),
    'NED-INV-10': extensionPartsStay(state),
  };
  return Object.keys(holds).filter((id) => holds[id] !== true);
}

function eachCardOnce({ box, state }: Now): boolean {
  const being = state.frames.flatMap((frame) =>
    frame.kind === 'build' || frame.kind === 'place' ? frame.cards : [],
  );
  const built = state.stations.flatMap(allParts).filter((id) => box.part(id).deck !== undefined);
  const cards = [
    ...DECKS.flatMap((deck) => state.decks[deck]),
    ...state.display.map(({ card }) => card),
    ...state.openBox,
    ...state.unseenBox,
    ...state.hands.flat(),
    ...state.bought.flat(),
    ...state.rows.flatMap((row) => row.cards),
    ...being,
    ...built,
  ];
  const bonus = [...state.bonusDeck, ...state.bonus, ...state.pastBonus];
  const { cards: all, bonusCards } = box.set;
  return (
    sameMembers(
      cards,
      all.list.map(({ id }) => id),
    ) &&
    sameMembers(
      bonus,
      bonusCards.cards.map(({ id }) => id),
    )
  );
}

function sameMembers(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && new Set([...some, ...others]).size === others.length;
}

function deeplesOf(station: Station): number {
  const outside = outsideModules(station).reduce((sum, { lying, seated }) => sum + lying + seated, 0);
  return station.dome + station.spent + outside;
}

function deeplesAddUp({ box, state }: Now): boolean {
  const counts = state.stations.flatMap((station) => [
    station.dome,
    station.spent,
    ...outsideModules(station).flatMap(({ lying, seated }) => [lying, seated]),
  ]);
  const total = state.stations.reduce((sum, station) => sum + deeplesOf(station), state.supply);
  return (
    total === box.set.supply.deeples &&
    [...counts, state.supply].every((n) => n >= 0) &&
    state.stations.every((station, index) => !isDeepThought(state, index) || deeplesOf(station) === 0)
  );
}

function withinLimits({ box }: Now, station: Station): boolean {
  const { min, max, markerMin, markerMax } = box.set.damageTrack;
  const marker = redMarker(box, station);
  return (
    station.coins >= 0 &&
    station.score >= 0 &&
    station.damage >= min &&
    station.damage <= max &&
    marker >= markerMin &&
    marker <= markerMax &&
    station.plantUses >= 0 &&
    station.plantUses <= box.set.plant.usesPerRound &&
    new Set(station.extensions).size === station.extensions.length
  );
}

function activatedOnce({ box }: Now, station: Station, automaton: boolean): boolean {
  const tanks = station.oxygen.map(({ id }) => id);
  return (
    new Set(tanks).size === tanks.length &&
    outsideModules(station).every(({ id, seated, activated }) => {
      const due = activated && !automaton ? box.part(id).sites : 0;
      return seated === due;
    })
  );
}

function lowestRowsFilled({ display }: State): boolean {
  return display.every(({ row }) => row === 4 || display.some((below) => below.row === row + 1));
}

function boxedUnseen(now: Now, deck: Deck): boolean {
  const { box, state } = now;
  if (state.decks[deck].length > 0) return state.decks[deck].length === box.set.decks.size[deck];
  const boxed = state.unseenBox.filter((card) => card.startsWith(`${deck}-`)).length;
  const ofDeepThought =
    state.deepThought !== undefined && deck.endsWith('B')
      ? box.set.market.handSize - marketCardsOfDeepThought(now)
      : 0;
  return boxed === box.set.decks.boxedPerPhase + ofDeepThought;
}

function oneHolderAndPassesInOrder({ holder, stations }: State): boolean {
  const places = stations.map(({ passed }) => passed).filter((place) => place > 0);
  const inOrder = [...places].sort((a, b) => a - b).every((place, index) => place === index + 1);
  return stations[holder] !== undefined && inOrder && (places.length === 0 || stations[holder].passed === 1);
}

function bidsRise({ auction }: State): boolean {
  const bids = auction?.bids ?? [];
  return bids.every(({ coins }, index) => coins > (bids[index - 1]?.coins ?? 0));
}

function extensionPartsStay({ stations }: State): boolean {
  return stations.every((station) => {
    const parts = allParts(station).filter((id) => id.startsWith('EX-'));
    const due = station.extensions.filter((kind) => kind === 'oxygen' || kind === 'octopus');
    const first = OUTSIDE_ARMS.some((arm) =>
      station.outside[arm].some(({ id }, at) => id.startsWith('EX-') && at > 0),
    );
    return parts.length === due.length && !first;
  });
}

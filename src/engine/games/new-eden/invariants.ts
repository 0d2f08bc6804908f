import { sum } from '../../core/sum.ts';
import { DECKS, OUTSIDE_ARMS, type Deck } from './components.ts';
import { redMarker } from './damage.ts';
import { marketCardsOfDeepThought } from './solo.ts';
import { allParts, outsideModules } from './station.ts';
import { isDeepThought, type Position, type State, type Station } from './state.ts';

/** Facts of section 8 of the rules that hold in every settled state, by number. */
export function invariants(at: Position): readonly string[] {
  const { state } = at;
  const holds: Readonly<Record<string, boolean>> = {
    'NED-INV-1': eachCardOnce(at),
    'NED-INV-2': deeplesAddUp(at),
    'NED-INV-3': state.stations.every((station) => withinLimits(at, station)),
    'NED-INV-4': state.stations.every((station, index) =>
      activatedOnce(at, station, isDeepThought(state, index)),
    ),
    'NED-INV-5': lowestRowsFilled(state),
    'NED-INV-6': DECKS.every((deck) => boxedUnseen(at, deck)),
    'NED-INV-7': oneHolderAndPassesInOrder(state),
    'NED-INV-8': bidsRise(state),
    'NED-INV-10': extensionPartsStay(state),
  };
  return Object.keys(holds).filter((id) => holds[id] !== true);
}

function eachCardOnce({ components, state }: Position): boolean {
  const being = state.frames.flatMap((frame) =>
    frame.kind === 'build' || frame.kind === 'place' ? frame.cards : [],
  );
  const built = state.stations.flatMap(allParts).filter((id) => components.part(id).deck !== undefined);
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
  return sameMembers(cards, components.cards.list) && sameMembers(bonus, components.bonusCards.cards);
}

function sameMembers(ids: readonly string[], pieces: readonly { readonly id: string }[]): boolean {
  const all = new Set([...ids, ...pieces.map(({ id }) => id)]);
  return ids.length === pieces.length && all.size === pieces.length;
}

function deeplesAddUp({ components, state }: Position): boolean {
  const piles = state.stations.map((station) => [
    station.dome,
    station.spent,
    ...outsideModules(station).flatMap(({ lying, seated }) => [lying, seated]),
  ]);
  const all = [state.supply, ...piles.flat()];
  return (
    sum(all) === components.supply.deeples &&
    all.every((n) => n >= 0) &&
    piles.every((pile, index) => !isDeepThought(state, index) || sum(pile) === 0)
  );
}

function withinLimits({ components }: Position, station: Station): boolean {
  const { min, max, markerMin, markerMax } = components.damageTrack;
  const marker = redMarker(components, station);
  return (
    station.coins >= 0 &&
    station.score >= 0 &&
    station.damage >= min &&
    station.damage <= max &&
    marker >= markerMin &&
    marker <= markerMax &&
    station.plantUses >= 0 &&
    station.plantUses <= components.plant.usesPerRound &&
    new Set(station.extensions).size === station.extensions.length
  );
}

function activatedOnce({ components }: Position, station: Station, automaton: boolean): boolean {
  const tanks = station.oxygen.map(({ id }) => id);
  return (
    new Set(tanks).size === tanks.length &&
    outsideModules(station).every(({ id, seated, activated }) => {
      const due = activated && !automaton ? components.part(id).sites : 0;
      return seated === due;
    })
  );
}

function lowestRowsFilled({ display }: State): boolean {
  return display.every(({ row }) => row === 4 || display.some((below) => below.row === row + 1));
}

function boxedUnseen(at: Position, deck: Deck): boolean {
  const { components, state } = at;
  if (state.decks[deck].length > 0) return state.decks[deck].length === components.decks.size[deck];
  const boxed = state.unseenBox.filter((card) => card.startsWith(`${deck}-`)).length;
  const ofDeepThought =
    state.deepThought !== undefined && deck.endsWith('B')
      ? components.market.handSize - marketCardsOfDeepThought(at)
      : 0;
  return boxed === components.decks.boxedPerPhase + ofDeepThought;
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

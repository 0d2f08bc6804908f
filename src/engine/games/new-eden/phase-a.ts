import { follow } from '../../core/frames.ts';
import { dealDisplay, deckOf, discardFromDisplay, draw } from './display.ts';
import { bonusOf } from './effects.ts';
import { takeDeepThoughtsTurn } from './solo.ts';
import {
  clockwiseFrom,
  isDeepThought,
  putAway,
  stationOf,
  type Automatic,
  type Position,
  type StationIndex,
} from './state.ts';

/** NED-A-1, NED-A-2, NED-R23 */
export const roundStart: Automatic<'roundStart'> = (play) => {
  const { components, draft, emit } = play;
  draft.phase = 'A';
  draft.pastBonus.push(...draft.bonus);
  draft.bonus = draft.bonusDeck.splice(0, 2);
  const [first, second] = draft.bonus.map((id) => bonusOf(play, id));
  if (first === undefined || second === undefined) throw new Error('no two bonus cards');
  const deck = deckOf(play, 'A');
  const { rows, columns } = components.display;
  dealDisplay(play, draw(play, deck, rows * columns));
  putAway(draft.unseenBox, draw(play, deck, components.decks.boxedPerPhase));
  emit({ type: 'roundStarted', round: draft.round, first, second });
  follow(draft, { kind: 'turnStart', station: draft.holder });
};

/** NED-A-3, NED-A-4, NED-A-5 */
export const turnStart: Automatic<'turnStart'> = (play, { station }) => {
  const { draft } = play;
  const next = clockwiseFrom(draft, station).find((index) => stationOf(draft, index).passed === 0);
  if (next === undefined) {
    follow(draft, { kind: 'endPhaseA' });
    return;
  }
  if (cardsLeaveBefore(play, next)) discardFromDisplay(play);
  if (isDeepThought(draft, next)) takeDeepThoughtsTurn(play, next);
  else follow(draft, { kind: 'turn', seat: next });
};

/** NED-2P-1, NED-2P-2, NED-SOLO-2: two stations, the holder's turn, nobody has passed. */
function cardsLeaveBefore({ state }: Position, index: StationIndex): boolean {
  const { stations, holder } = state;
  return stations.length === 2 && index === holder && stations.every(({ passed }) => passed === 0);
}

export const endPhaseA: Automatic<'endPhaseA'> = ({ draft, emit }) => {
  const cards = draft.display.map(({ card }) => card);
  draft.display = [];
  if (cards.length > 0) {
    putAway(draft.openBox, cards);
    emit({ type: 'displayCleared', cards });
  }
  follow(draft, { kind: 'dealMarket' });
};

import { follow } from '../../core/frames.ts';
import type { RefusalReason, Seat } from '../../core/contract.ts';
import { shuffle } from '../../core/rng.ts';
import type { Action } from './actions.ts';
import { SHIPYARD_CARDS, type ByShipyardCard, type ShipyardCard } from './components.ts';
import type { Emit } from './events.ts';
import type { Kit } from './kit.ts';
import { launch, whyNoEntry } from './line.ts';
import { because, msg } from './messages.ts';
import { notAskedFor, type Asking } from './question.ts';
import {
  after,
  countOf,
  noCards,
  playerOf,
  seatsFrom,
  targetOf,
  turnOf,
  type AntarcticaState,
} from './state.ts';

/* New ships, and the shipyard cards that the others get for them (ANT-SHIP). */

export function whyNotBuildShip(kit: Kit, state: AntarcticaState, seat: Seat): RefusalReason | undefined {
  const area = targetOf(state);
  if (turnOf(state).acted) return because('ANT-TURN-4', 'why.acted');
  if (!state.areas[area].buildings.includes('shipyard'))
    return because('ANT-SHIP-1', 'why.noShipyard', { area });
  if (playerOf(state, seat).available.ships === 0) return because('ANT-SHIP-1', 'why.noAvailableShip');
  return litAreaFull(kit, state);
}

function litAreaFull(kit: Kit, state: AntarcticaState): RefusalReason | undefined {
  const { area } = state.sun;
  if (whyNoEntry(kit, state, area) === undefined) return undefined;
  return because('ANT-SHIP-1', 'why.lineFull', { area, spaces: kit.set.shipSpaces });
}

/** A ship goes from Available into the lit area (ANT-SHIP-2); then the others take cards (ANT-SHIP-3, ANT-SHIP-4). */
export function buildShip(draft: AntarcticaState, builder: Seat, by: 'action' | 'effect', emit: Emit): void {
  const { area } = draft.sun;
  playerOf(draft, builder).available.ships -= 1;
  turnOf(draft).newShips.push(launch(draft, builder, area).id); // ANT-FX-9
  const left = seatsFrom(draft, builder).slice(1);
  const [chooser] = countOf(draft.shipyard) < left.length ? [] : left;
  emit({
    type: 'shipBuilt',
    seat: builder,
    area,
    by: msg(`by.${by}`),
    ...(chooser === undefined ? {} : { chooser }),
  });
  if (chooser === undefined) boxPile(draft, emit);
  else follow(draft, { kind: 'pick', builder, left });
}

/** Too few cards for all who should get one: nobody does, and the rest goes to the box unseen. */
export function boxPile(draft: AntarcticaState, emit: Emit): void {
  const count = countOf(draft.shipyard);
  for (const card of SHIPYARD_CARDS) draft.box.unseen[card] += draft.shipyard[card];
  draft.shipyard = noCards();
  if (count > 0) emit({ type: 'pileBoxed', count });
}

function takes(): Action[] {
  return SHIPYARD_CARDS.map((card) => ({ type: 'take', card }));
}

function take(
  draft: AntarcticaState,
  seat: Seat,
  card: ShipyardCard,
  from: 'pile' | 'packet',
  emit: Emit,
): void {
  playerOf(draft, seat).hand[card] += 1;
  emit({ type: 'cardTaken', seat, from: msg(`from.${from}`), card });
}

/** Each of the others looks through the pile and takes a card (ANT-SHIP-3). Always asked: what lies there is secret. */
export const pickQuestion: Asking<'pick'> = {
  seats: (_state, { left }) => left.slice(0, 1),
  candidates: () => takes(),
  whyNot: (state, _frame, _seat, action) => {
    if (action.type !== 'take') return mustTake(action, 'ANT-SHIP-3', 'pick');
    const { card } = action;
    return state.shipyard[card] > 0 ? undefined : because('ANT-SHIP-3', 'why.notInPile', { card });
  },
  ask: (_state, { builder }) => msg('ask.pick', { seat: builder }),
  resolve: (draft, frame, seat, action, emit) => {
    if (action.type !== 'take') return;
    draft.shipyard[action.card] -= 1;
    take(draft, seat, action.card, 'pile', emit);
    follow(draft, { ...frame, left: after(frame.left, seat) });
  },
};

/** n cards from the shuffled pile form a packet that goes round (ANT-FX-6). */
export function beginDraft(draft: AntarcticaState, mover: Seat): void {
  const cards = SHIPYARD_CARDS.flatMap((card) => Array.from({ length: draft.shipyard[card] }, () => card));
  const packet = noCards();
  for (const card of shuffle(draft.rng, cards).slice(0, draft.seats)) {
    packet[card] += 1;
    draft.shipyard[card] -= 1;
  }
  follow(draft, { kind: 'draft', packet, left: seatsFrom(draft, mover) });
}

function withoutOne(cards: ByShipyardCard<number>, card: ShipyardCard): ByShipyardCard<number> {
  return { ...cards, [card]: cards[card] - 1 };
}

/** Always asked but for the last card: what the packet holds is secret. */
export const draftQuestion: Asking<'draft'> = {
  seats: (_state, { left }) => left.slice(0, 1),
  candidates: () => takes(),
  whyNot: (_state, { packet }, _seat, action) => {
    if (action.type !== 'take') return mustTake(action, 'ANT-FX-6', 'draft');
    const { card } = action;
    return packet[card] > 0 ? undefined : because('ANT-FX-6', 'why.notInPacket', { card });
  },
  ask: (_state, { packet }) => msg('ask.draft', { cards: countOf(packet) }),
  resolve: (draft, frame, seat, action, emit) => {
    if (action.type !== 'take') return;
    take(draft, seat, action.card, 'packet', emit);
    const packet = withoutOne(frame.packet, action.card);
    follow(draft, { ...frame, packet, left: after(frame.left, seat) });
  },
  whenForced: (_state, { packet }, _seat, legal) => (countOf(packet) === 1 ? legal[0] : undefined),
};

function mustTake(action: Action, rule: string, kind: 'pick' | 'draft'): RefusalReason {
  return action.type === 'skip' ? because(rule, 'why.noSkip') : notAskedFor(action, kind, undefined);
}

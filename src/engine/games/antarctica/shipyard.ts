import type { OptionWords, RefusalReason, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { singleOf } from '../../core/question.ts';
import { shuffle } from '../../core/rng.ts';
import type { Action, ActionOf } from './actions.ts';
import { otherQuestion, type Answer } from './answers.ts';
import { SHIPYARD_CARDS, type ByShipyardCard, type ShipyardCard } from './components.ts';
import { launch, whyNoEntry } from './line.ts';
import { refuse, say } from './messages.ts';
import {
  after,
  countOf,
  noCards,
  playerOf,
  seatsFrom,
  targetOf,
  turnOf,
  type Play,
  type Position,
  type Question,
} from './state.ts';

/* New ships, and the shipyard cards that the others get for them (ANT-SHIP). */

export const buildShip: Answer<'ship'> = {
  candidates: () => [{ verb: 'ship' }],
  whyNot: (at, _frame, seat) => {
    const { sun, areas } = at.state;
    const area = targetOf(at.state);
    if (!areas[area].buildings.includes('shipyard')) return refuse('ANT-SHIP-1', 'why.noShipyard', { area });
    if (playerOf(at.state, seat).available.ships === 0) return refuse('ANT-SHIP-1', 'why.noAvailableShip');
    if (whyNoEntry(at, sun.area) === undefined) return undefined;
    return refuse('ANT-SHIP-1', 'why.lineFull', { area: sun.area, spaces: at.components.shipSpaces });
  },
  word: ({ state }, _frame, seat) => ({
    label: say('do.ship', { area: state.sun.area }),
    group: 'group.act',
    detail: say('detail.ship', { left: playerOf(state, seat).available.ships }),
    target: `area:${state.sun.area}`,
  }),
  // where there is a shipyard
  worthTelling: ({ state }) =>
    state.areas[targetOf(state)].buildings.includes('shipyard') ? [{ action: { verb: 'ship' } }] : [],
  resolve: (play, _frame, seat) => {
    launchNew(play, seat, 'action');
  },
};

/** A ship goes from Available into the lit area (ANT-SHIP-2); then the others take cards (ANT-SHIP-3, ANT-SHIP-4). */
export function launchNew(play: Play, builder: Seat, by: 'action' | 'effect'): void {
  const { draft } = play;
  const { area } = draft.sun;
  playerOf(draft, builder).available.ships -= 1;
  turnOf(draft).newShips.push(launch(draft, builder, area).id); // ANT-FX-9
  const left = seatsFrom(draft, builder).slice(1);
  const [chooser] = countOf(draft.shipyard) < left.length ? [] : left;
  const next = chooser === undefined ? {} : { chooser };
  play.emit({ type: 'shipBuilt', seat: builder, area, by: say(`by.${by}`), ...next });
  if (chooser === undefined) boxPile(play);
  else follow(draft, { kind: 'pick', builder, left });
}

/** Too few cards for all who should get one: nobody does, and the rest goes to the box unseen. */
export function boxPile({ draft, emit }: Play): void {
  const count = countOf(draft.shipyard);
  for (const card of SHIPYARD_CARDS) draft.box.unseen[card] += draft.shipyard[card];
  draft.shipyard = noCards();
  if (count > 0) emit({ type: 'pileBoxed', count });
}

const TAKES = SHIPYARD_CARDS.map((card): ActionOf<'take'> => ({ verb: 'take', card }));

function whyNotTake(at: Position, rule: string, kind: 'pick' | 'draft', action: Action): RefusalReason {
  return action.verb === 'skip' ? refuse(rule, 'why.noSkip') : otherQuestion(at, kind, action);
}

function wordTake(card: ShipyardCard, from: ByShipyardCard): OptionWords {
  const detail = say(`detail.take.${card}`, { left: from[card] });
  return { label: say('do.take', { card }), group: 'group.take', detail };
}

function take({ draft, emit }: Play, seat: Seat, card: ShipyardCard, from: 'pile' | 'packet'): void {
  playerOf(draft, seat).hand[card] += 1;
  emit({ type: 'cardTaken', seat, from: say(`from.${from}`), card });
}

/** Each of the others looks through the pile and takes a card (ANT-SHIP-3). Always asked: what lies there is secret. */
export const pick: Question<'pick', 'take'> = {
  seats: (_at, { left }) => left.slice(0, 1),
  candidates: () => TAKES,
  whyNot: (at, _frame, _seat, action) => {
    if (action.verb !== 'take') return whyNotTake(at, 'ANT-SHIP-3', 'pick', action);
    const { card } = action;
    return at.state.shipyard[card] > 0 ? undefined : refuse('ANT-SHIP-3', 'why.notInPile', { card });
  },
  ask: (_at, { builder }) => say('ask.pick', { seat: builder }),
  word: ({ state }, _frame, _seat, { card }) => wordTake(card, state.shipyard),
  resolve: (play, frame, seat, { card }) => {
    play.draft.shipyard[card] -= 1;
    take(play, seat, card, 'pile');
    follow(play.draft, { ...frame, left: after(frame.left, seat) });
  },
};

/** n cards from the shuffled pile form a packet that goes round (ANT-FX-6). */
export function beginDraft({ draft }: Play, mover: Seat): void {
  const cards = SHIPYARD_CARDS.flatMap((card) => Array.from({ length: draft.shipyard[card] }, () => card));
  const packet = noCards();
  for (const card of shuffle(draft.rng, cards).slice(0, draft.seats)) {
    packet[card] += 1;
    draft.shipyard[card] -= 1;
  }
  follow(draft, { kind: 'draft', packet, left: seatsFrom(draft, mover) });
}

/** Always asked but for the last card: what the packet holds is secret. */
export const draft: Question<'draft', 'take'> = {
  seats: (_at, { left }) => left.slice(0, 1),
  candidates: () => TAKES,
  whyNot: (at, { packet }, _seat, action) => {
    if (action.verb !== 'take') return whyNotTake(at, 'ANT-FX-6', 'draft', action);
    const { card } = action;
    return packet[card] > 0 ? undefined : refuse('ANT-FX-6', 'why.notInPacket', { card });
  },
  ask: (_at, { packet }) => say('ask.draft', { cards: countOf(packet) }),
  word: (_at, { packet }, _seat, { card }) => wordTake(card, packet),
  resolve: (play, frame, seat, { card }) => {
    take(play, seat, card, 'packet');
    const packet = { ...frame.packet, [card]: frame.packet[card] - 1 };
    follow(play.draft, { ...frame, packet, left: after(frame.left, seat) });
  },
  whenForced: (_at, { packet }, _seat, legal) => (countOf(packet) === 1 ? singleOf(legal) : undefined),
};

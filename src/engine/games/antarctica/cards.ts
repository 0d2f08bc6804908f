import type { RefusalReason, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { InvariantError } from '../../core/invariant-error.ts';
import { QUICK_CARDS, type QuickCard } from './actions.ts';
import type { Answer } from './answers.ts';
import type { AreaId, ShipyardCard } from './components.ts';
import { refuse, say } from './messages.ts';
import { recruitable, takeFromReserve } from './recruit.ts';
import {
  openAreas,
  playerOf,
  targetOf,
  turnOf,
  type Play,
  type Position,
  type Ship,
  type State,
} from './state.ts';
import { hasPlayedCard } from './sun.ts';
import { possibleTracks } from './tracks.ts';

/* Playing shipyard cards (ANT-CARD, ANT-ICE). */

const PLUS_SCIENTISTS = 2; // ANT-CARD-3
const FAST_POINTS = 3; // ANT-CARD-4

const RULE_OF: Readonly<Record<ShipyardCard, string>> = {
  scientist: 'ANT-CARD-2',
  plus2: 'ANT-CARD-3',
  fast: 'ANT-CARD-4',
  icebreaker: 'ANT-ICE-1',
};

function whyNotFromHand(state: State, seat: Seat, card: ShipyardCard): RefusalReason | undefined {
  if (hasPlayedCard(state, seat)) return refuse('ANT-TURN-5', 'why.cardPlayed');
  return playerOf(state, seat).hand[card] === 0
    ? refuse(RULE_OF[card], 'why.notInHand', { card })
    : undefined;
}

function playFromHand({ draft }: Play, seat: Seat, card: ShipyardCard): void {
  draft.sun.cardPlayedBy.push(seat);
  playerOf(draft, seat).hand[card] -= 1;
}

/** A card that would change nothing is not played (ANT-TURN-8). */
function whyNoUse(at: Position, seat: Seat, card: QuickCard): RefusalReason | undefined {
  const { supply, reserve } = playerOf(at.state, seat);
  switch (card) {
    case 'scientist':
      return supply > 0 ? undefined : refuse(RULE_OF[card], 'why.supplyEmpty');
    case 'plus2':
      return reserve > 0 ? undefined : refuse(RULE_OF[card], 'why.reserveEmpty');
    case 'fast':
      return possibleTracks(at, seat).length > 0 ? undefined : refuse('ANT-TURN-8', 'why.noAdvance');
  }
}

export const playCard: Answer<'play'> = {
  candidates: () => QUICK_CARDS.map((card) => ({ verb: 'play', card })),
  whyNot: (at, _frame, seat, { card }) => whyNotFromHand(at.state, seat, card) ?? whyNoUse(at, seat, card),
  word: ({ state }, _frame, seat, { card }) => {
    const details = {
      scientist: say('detail.play.scientist', { area: targetOf(state) }),
      plus2: say('detail.play.plus2', { count: recruitable(state, seat, PLUS_SCIENTISTS) }),
      fast: say('detail.play.fast', { points: FAST_POINTS }),
    };
    return { label: say('do.play', { card }), group: 'group.play', detail: details[card] };
  },
  resolve: (play, _frame, seat, { card }) => {
    const { draft, emit } = play;
    playFromHand(play, seat, card);
    draft.box.played[card] += 1; // ANT-CARD-1
    if (card === 'scientist') {
      const area = targetOf(draft);
      const { scientists } = draft.areas[area];
      playerOf(draft, seat).supply -= 1;
      scientists[seat] = (scientists[seat] ?? 0) + 1;
      emit({ type: 'cardPlayed', seat, kind: card, area });
      return;
    }
    emit({ type: 'cardPlayed', seat, kind: card });
    if (card === 'plus2')
      emit({ type: 'recruited', seat, count: takeFromReserve(draft, seat, PLUS_SCIENTISTS) });
    else follow(draft, { kind: 'track', seat, points: FAST_POINTS });
  },
};

/** The ship under which an icebreaker can be laid there: the one at position 2, or second of this sun. */
function shipForIcebreaker({ areas, sun }: State, area: AreaId): Ship | undefined {
  const { line } = areas[area];
  return area === sun.area ? line.find(({ id }) => id === sun.second) : line[1];
}

/** ANT-ICE-1, ANT-ICE-2 */
function whyNoIcebreaker(at: Position, seat: Seat, area: AreaId): RefusalReason | undefined {
  const { state } = at;
  const lit = area === state.sun.area;
  const rule = lit ? 'ANT-ICE-2' : 'ANT-ICE-1';
  if (!openAreas(at).includes(area)) return refuse('ANT-SETUP-3', 'why.areaClosed', { area });
  if (lit && turnOf(state).icebreaker) return refuse(rule, 'why.onlyFirst');
  const ship = shipForIcebreaker(state, area);
  if (ship === undefined) return refuse(rule, 'why.noSecond', { area });
  if (ship.seat !== seat) return refuse(rule, 'why.secondNotYours', { area });
  return ship.icebreaker ? refuse(rule, 'why.hasIcebreaker', { area }) : undefined;
}

export const playIcebreaker: Answer<'icebreaker'> = {
  candidates: (at) => openAreas(at).map((area) => ({ verb: 'icebreaker', area })),
  whyNot: (at, _frame, seat, { area }) =>
    whyNotFromHand(at.state, seat, 'icebreaker') ?? whyNoIcebreaker(at, seat, area),
  word: (_at, _frame, _seat, { area }) => ({
    label: say('do.playIcebreaker', { card: 'icebreaker', area }),
    group: 'group.play',
    detail: say('detail.play.icebreaker'),
    target: `area:${area}`,
  }),
  resolve: (play, _frame, seat, { area }) => {
    const { draft, emit } = play;
    playFromHand(play, seat, 'icebreaker');
    const ship = shipForIcebreaker(draft, area);
    if (ship === undefined)
      throw new InvariantError(`no ship for an icebreaker in ${area}`, { state: draft });
    ship.icebreaker = true;
    emit({ type: 'cardPlayed', seat, kind: 'icebreaker', area });
  },
};

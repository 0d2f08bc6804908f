import { follow } from '../../core/frames.ts';
import type { RefusalReason, Seat } from '../../core/contract.ts';
import { InvariantError } from '../../core/invariant-error.ts';
import { QUICK_CARDS, type PlayAction, type QuickCard } from './actions.ts';
import type { AreaId } from './components.ts';
import { recruit } from './discard.ts';
import type { Emit } from './events.ts';
import { openAreas, type Kit } from './kit.ts';
import { because } from './messages.ts';
import { playerOf, targetOf, turnOf, type AntarcticaState, type Ship } from './state.ts';
import { hasPlayedCard } from './sun.ts';
import { possibleTracks } from './tracks.ts';

/* Shipyard cards (ANT-CARD, ANT-ICE). */

export const PLUS_SCIENTISTS = 2; // ANT-CARD-3
export const FAST_POINTS = 3; // ANT-CARD-4

const RULE_OF: Readonly<Record<PlayAction['card'], string>> = {
  scientist: 'ANT-CARD-2',
  plus2: 'ANT-CARD-3',
  fast: 'ANT-CARD-4',
  icebreaker: 'ANT-ICE-1',
};

export function plays(kit: Kit, state: AntarcticaState): PlayAction[] {
  return [
    ...QUICK_CARDS.map((card): PlayAction => ({ type: 'play', card })),
    ...openAreas(kit, state).map((area): PlayAction => ({ type: 'play', card: 'icebreaker', area })),
  ];
}

export function whyNotPlay(
  kit: Kit,
  state: AntarcticaState,
  seat: Seat,
  action: PlayAction,
): RefusalReason | undefined {
  const { card } = action;
  if (hasPlayedCard(state, seat)) return because('ANT-TURN-5', 'why.cardPlayed');
  if (playerOf(state, seat).hand[card] === 0) return because(RULE_OF[card], 'why.notHeld', { card });
  return action.card === 'icebreaker'
    ? whyNoIcebreaker(kit, state, seat, action.area)
    : whyNoUse(kit, state, seat, action.card);
}

/** A card that would change nothing is not played (ANT-TURN-8). */
function whyNoUse(kit: Kit, state: AntarcticaState, seat: Seat, card: QuickCard): RefusalReason | undefined {
  const { supply, reserve } = playerOf(state, seat);
  switch (card) {
    case 'scientist':
      return supply > 0 ? undefined : because('ANT-CARD-2', 'why.supplyEmpty');
    case 'plus2':
      return reserve > 0 ? undefined : because('ANT-CARD-3', 'why.reserveEmpty');
    case 'fast':
      return possibleTracks(kit, state, seat).length > 0 ? undefined : because('ANT-TURN-8', 'why.noAdvance');
  }
}

/** The ship under which an icebreaker can be laid there: the one at position 2, or second of this sun. */
function shipForIcebreaker(state: AntarcticaState, area: AreaId): Ship | undefined {
  const { line } = state.areas[area];
  return area === state.sun.area ? line.find(({ id }) => id === state.sun.second) : line[1];
}

/** ANT-ICE-1, ANT-ICE-2 */
function whyNoIcebreaker(
  kit: Kit,
  state: AntarcticaState,
  seat: Seat,
  area: AreaId,
): RefusalReason | undefined {
  const rule = area === state.sun.area ? 'ANT-ICE-2' : 'ANT-ICE-1';
  if (!openAreas(kit, state).includes(area)) return because('ANT-SETUP-3', 'why.areaClosed', { area });
  if (area === state.sun.area && turnOf(state).icebreaker) return because(rule, 'why.onlyFirst');
  const ship = shipForIcebreaker(state, area);
  if (ship === undefined) return because(rule, 'why.noSecond', { area });
  if (ship.seat !== seat) return because(rule, 'why.secondNotYours', { area });
  return ship.icebreaker ? because(rule, 'why.hasIcebreaker', { area }) : undefined;
}

export function play(draft: AntarcticaState, seat: Seat, action: PlayAction, emit: Emit): void {
  const { card } = action;
  draft.sun.cardPlayedBy.push(seat);
  playerOf(draft, seat).hand[card] -= 1;
  if (action.card === 'icebreaker') {
    layIcebreaker(draft, seat, action.area, emit);
    return;
  }
  draft.box.played[card] += 1; // ANT-CARD-1
  if (action.card === 'scientist') {
    placeScientist(draft, seat, emit);
    return;
  }
  emit({ type: 'cardPlayed', seat, kind: card });
  if (action.card === 'plus2')
    emit({ type: 'recruited', seat, count: recruit(draft, seat, PLUS_SCIENTISTS) });
  else follow(draft, { kind: 'track', seat, points: FAST_POINTS });
}

function layIcebreaker(draft: AntarcticaState, seat: Seat, area: AreaId, emit: Emit): void {
  const ship = shipForIcebreaker(draft, area);
  if (ship === undefined) throw new InvariantError(`no ship for an icebreaker in ${area}`, { state: draft });
  ship.icebreaker = true;
  emit({ type: 'cardPlayed', seat, kind: 'icebreaker', area });
}

function placeScientist(draft: AntarcticaState, seat: Seat, emit: Emit): void {
  const area = targetOf(draft);
  const { scientists } = draft.areas[area];
  playerOf(draft, seat).supply -= 1;
  scientists[seat] = (scientists[seat] ?? 0) + 1;
  emit({ type: 'cardPlayed', seat, kind: 'scientist', area });
}

import { follow } from '../../core/frames.ts';
import type { RefusalReason, Seat } from '../../core/contract.ts';
import { InvariantError } from '../../core/invariant-error.ts';
import type { BuildAction } from './actions.ts';
import {
  PILES,
  RESOURCE_CARDS,
  type BuildingCard,
  type BuildingId,
  type ResourceCard,
} from './components.ts';
import type { Emit } from './events.ts';
import { topCard, type Kit } from './kit.ts';
import { areasOf } from './line.ts';
import { because } from './messages.ts';
import { playerOf, targetOf, turnOf, unplaced, type AntarcticaState, type FrameOf } from './state.ts';
import { hasPlayedCard } from './sun.ts';

/* Building a building (ANT-BUILD). */

export function builds(): BuildAction[] {
  return PILES.flatMap((pile): BuildAction[] => [
    { type: 'build', pile },
    ...RESOURCE_CARDS.map((using): BuildAction => ({ type: 'build', pile, using })),
  ]);
}

export function whyNotBuild(
  kit: Kit,
  state: AntarcticaState,
  seat: Seat,
  { pile, using }: BuildAction,
): RefusalReason | undefined {
  if (turnOf(state).acted) return because('ANT-TURN-4', 'why.acted');
  const card = topCard(kit, state, pile);
  if (card === undefined) return because('ANT-BUILD-10', 'why.pileEmpty', { pile });
  return (
    whyNoPlace(state, card.builds) ??
    whyTooFewScientists(kit, state, seat, card) ??
    (using === undefined ? whyNoAccess(kit, state, seat, card) : whyNotUsing(kit, state, seat, card, using))
  );
}

/** ANT-BUILD-6 */
function whyNoPlace(state: AntarcticaState, building: BuildingId): RefusalReason | undefined {
  const area = targetOf(state);
  if (state.areas[area].buildings.includes(building))
    return because('ANT-BUILD-6', 'why.standsAlready', { building, area });
  if (state.buildingSupply[building] === 0) return because('ANT-BUILD-6', 'why.noBuildingLeft', { building });
  return undefined;
}

/** ANT-BUILD-5 */
function whyTooFewScientists(
  kit: Kit,
  state: AntarcticaState,
  seat: Seat,
  card: BuildingCard,
): RefusalReason | undefined {
  const needed = scientistsFor(kit, state, card);
  const { supply } = playerOf(state, seat);
  return supply >= needed ? undefined : because('ANT-BUILD-5', 'why.tooFewScientists', { needed, supply });
}

/** As many as the card says; 1 when nobody could ever pay more (ANT-BUILD-11). */
export function scientistsFor(kit: Kit, state: AntarcticaState, card: BuildingCard): number {
  if (card.scientists === 1 || !state.players.every((player) => unplaced(player) === 1))
    return card.scientists;
  const faceUp = PILES.flatMap((pile) => topCard(kit, state, pile) ?? []);
  return faceUp.every(({ scientists }) => scientists > 1) ? 1 : card.scientists;
}

/** The required buildings that none of the seat's ships is at (ANT-BUILD-2). */
function missingBuildings(
  kit: Kit,
  state: AntarcticaState,
  seat: Seat,
  { requires }: BuildingCard,
): BuildingId[] {
  const areas = areasOf(kit, state, seat);
  return requires.filter((building) => !areas.some((area) => state.areas[area].buildings.includes(building)));
}

/** ANT-BUILD-2; where a card in hand would help, that is said. */
function whyNoAccess(
  kit: Kit,
  state: AntarcticaState,
  seat: Seat,
  card: BuildingCard,
): RefusalReason | undefined {
  const missing = missingBuildings(kit, state, seat, card);
  const [building] = missing;
  if (building === undefined) return undefined;
  const helps = RESOURCE_CARDS.find((using) => whyNotUsing(kit, state, seat, card, using) === undefined);
  return helps === undefined
    ? because('ANT-BUILD-2', 'why.noAccess', { buildings: missing })
    : because('ANT-BUILD-2', 'why.noAccessCoverable', { building, card: helps });
}

/** ANT-BUILD-3, ANT-BUILD-4 */
function whyNotUsing(
  kit: Kit,
  state: AntarcticaState,
  seat: Seat,
  card: BuildingCard,
  using: ResourceCard,
): RefusalReason | undefined {
  const missing = missingBuildings(kit, state, seat, card);
  const [building] = missing;
  if (building === undefined) return because('ANT-BUILD-4', 'why.nothingMissing', { card: using });
  if (missing.length > 1) return because('ANT-BUILD-3', 'why.severalMissing', { buildings: missing });
  if (!kit.set.resourceCards[using].covers.includes(building))
    return because('ANT-RC-1', 'why.notCovered', { building, card: using });
  if (hasPlayedCard(state, seat)) return because('ANT-TURN-5', 'why.cardPlayed');
  if (playerOf(state, seat).resources[using] === 0)
    return because('ANT-BUILD-3', 'why.noResourceCard', { card: using });
  return undefined;
}

/** ANT-BUILD-7 */
export function build(
  kit: Kit,
  draft: AntarcticaState,
  seat: Seat,
  { pile, using }: BuildAction,
  emit: Emit,
): void {
  const card = topCard(kit, draft, pile);
  if (card === undefined) throw new InvariantError(`the pile ${pile} is empty`, { state: draft });
  const player = playerOf(draft, seat);
  const area = targetOf(draft);
  const scientists = scientistsFor(kit, draft, card);
  if (using !== undefined) {
    player.resources[using] -= 1;
    draft.stock[using] += 1; // ANT-RC-2
    draft.sun.cardPlayedBy.push(seat);
  }
  player.supply -= scientists;
  draft.areas[area].scientists[seat] = (draft.areas[area].scientists[seat] ?? 0) + scientists;
  draft.areas[area].buildings.push(card.builds);
  draft.buildingSupply[card.builds] -= 1;
  emit({ type: 'built', seat, card: card.id, area, scientists, ...(using === undefined ? {} : { using }) });
  if (card.research > 0)
    follow(draft, { kind: 'track', seat, points: card.research }, { kind: 'claim', seat, pile });
  else follow(draft, { kind: 'claim', seat, pile });
}

export function claimCard(draft: AntarcticaState, { seat, pile }: FrameOf<'claim'>, emit: Emit): void {
  const card = draft.piles[pile].shift();
  if (card === undefined) throw new InvariantError(`the pile ${pile} is empty`, { state: draft });
  playerOf(draft, seat).cards.push(card);
  const next = draft.piles[pile][0];
  emit({ type: 'cardClaimed', seat, card, pile, ...(next === undefined ? {} : { next }) });
}

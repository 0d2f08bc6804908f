import type { RefusalReason, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { InvariantError } from '../../core/invariant-error.ts';
import type { ActionOf } from './actions.ts';
import type { Answer } from './answers.ts';
import {
  AREAS,
  PILES,
  RESOURCE_CARDS,
  type BuildingCard,
  type BuildingId,
  type PileId,
  type ResourceCard,
} from './components.ts';
import { refuse, say } from './messages.ts';
import {
  playerOf,
  targetOf,
  topCard,
  unplaced,
  type FrameOf,
  type Play,
  type Position,
  type State,
} from './state.ts';
import { hasPlayedCard } from './sun.ts';

/* Building a building (ANT-BUILD). */

const BUILDS = PILES.flatMap((pile): ActionOf<'build'>[] => [
  { verb: 'build', pile },
  ...RESOURCE_CARDS.map((card): ActionOf<'build'> => ({ verb: 'build', pile, card })),
]);

export const build: Answer<'build'> = {
  candidates: () => BUILDS,
  whyNot: (at, _frame, seat, { pile, card: using }) => {
    const card = topCard(at, pile);
    if (card === undefined) return refuse('ANT-BUILD-10', 'why.pileEmpty', { pile });
    const refusal = whyNoPlace(at.state, card.builds) ?? whyTooFewScientists(at, seat, card);
    if (refusal !== undefined) return refusal;
    const missing = missingBuildings(at.state, seat, card);
    return using === undefined ? whyNoAccess(at, seat, missing) : whyNotUsing(at, seat, missing, using);
  },
  word: (at, _frame, _seat, { pile, card: using }) => {
    const top = faceUp(at, pile);
    const named = { card: top.id, pile };
    return {
      label: using === undefined ? say('do.build', named) : say('do.buildUsing', { ...named, using }),
      group: 'group.build',
      detail: say('detail.build', {
        area: targetOf(at.state),
        scientists: scientistsFor(at, top),
        research: top.research,
      }),
      target: `pile:${pile}`,
    };
  },
  worthTelling: (at, frame, seat) =>
    PILES.flatMap((pile) => {
      const top = topCard(at, pile);
      const isOpen = BUILDS.some(
        (action) => action.pile === pile && build.whyNot?.(at, frame, seat, action) === undefined,
      );
      return top === undefined || isOpen
        ? []
        : [{ action: { verb: 'build', pile }, label: say('do.build', { card: top.id, pile }) }];
    }),
  /** ANT-BUILD-7 */
  resolve: (play, _frame, seat, { pile, card: using }) => {
    const { draft } = play;
    const card = faceUp(play, pile);
    const player = playerOf(draft, seat);
    const area = targetOf(draft);
    const { buildings, scientists: placed } = draft.areas[area];
    const scientists = scientistsFor(play, card);
    if (using !== undefined) {
      player.resources[using] -= 1;
      draft.stock[using] += 1; // ANT-RC-2
      draft.sun.cardPlayedBy.push(seat);
    }
    player.supply -= scientists;
    placed[seat] = (placed[seat] ?? 0) + scientists;
    buildings.push(card.builds);
    draft.buildingSupply[card.builds] -= 1;
    const paidWith = using === undefined ? {} : { using };
    play.emit({ type: 'built', seat, card: card.id, area, scientists, ...paidWith });
    follow(draft, { kind: 'claim', seat, pile });
    if (card.research > 0) follow(draft, { kind: 'track', seat, points: card.research });
  },
};

function faceUp(at: Position, pile: PileId): BuildingCard {
  const card = topCard(at, pile);
  if (card === undefined) throw new InvariantError(`the pile ${pile} is empty`, { state: at.state });
  return card;
}

/** ANT-BUILD-6 */
function whyNoPlace(state: State, building: BuildingId): RefusalReason | undefined {
  const area = targetOf(state);
  if (state.areas[area].buildings.includes(building))
    return refuse('ANT-BUILD-6', 'why.standsAlready', { building, area });
  return state.buildingSupply[building] === 0
    ? refuse('ANT-BUILD-6', 'why.noBuildingLeft', { building })
    : undefined;
}

/** ANT-BUILD-5 */
function whyTooFewScientists(at: Position, seat: Seat, card: BuildingCard): RefusalReason | undefined {
  const needed = scientistsFor(at, card);
  const { supply } = playerOf(at.state, seat);
  return supply >= needed ? undefined : refuse('ANT-BUILD-5', 'why.tooFewScientists', { needed, supply });
}

/** As many as the card says; 1 when nobody could ever pay more (ANT-BUILD-11). */
function scientistsFor(at: Position, card: BuildingCard): number {
  if (card.scientists === 1 || !at.state.players.every((player) => unplaced(player) === 1))
    return card.scientists;
  return PILES.every((pile) => topCard(at, pile)?.scientists !== 1) ? 1 : card.scientists;
}

/** The required buildings that none of the seat's ships is at (ANT-BUILD-2). */
function missingBuildings({ areas }: State, seat: Seat, { requires }: BuildingCard): BuildingId[] {
  const reached = AREAS.filter((area) => areas[area].line.some((ship) => ship.seat === seat));
  return requires.filter((building) => !reached.some((area) => areas[area].buildings.includes(building)));
}

/** ANT-BUILD-2; where a card in hand would help, that is said. */
function whyNoAccess(at: Position, seat: Seat, missing: readonly BuildingId[]): RefusalReason | undefined {
  const [building] = missing;
  if (building === undefined) return undefined;
  const helps = RESOURCE_CARDS.find((using) => whyNotUsing(at, seat, missing, using) === undefined);
  return helps === undefined
    ? refuse('ANT-BUILD-2', 'why.noAccess', { buildings: missing })
    : refuse('ANT-BUILD-2', 'why.noAccessCoverable', { building, card: helps });
}

/** ANT-BUILD-3, ANT-BUILD-4 */
function whyNotUsing(
  { components, state }: Position,
  seat: Seat,
  missing: readonly BuildingId[],
  using: ResourceCard,
): RefusalReason | undefined {
  const [building] = missing;
  if (building === undefined) return refuse('ANT-BUILD-4', 'why.nothingMissing', { card: using });
  if (missing.length > 1) return refuse('ANT-BUILD-3', 'why.severalMissing', { buildings: missing });
  if (!components.resourceCards[using].covers.includes(building))
    return refuse('ANT-RC-1', 'why.notCovered', { building, card: using });
  if (hasPlayedCard(state, seat)) return refuse('ANT-TURN-5', 'why.cardPlayed');
  return playerOf(state, seat).resources[using] === 0
    ? refuse('ANT-BUILD-3', 'why.noResourceCard', { card: using })
    : undefined;
}

/** The card goes to its builder, and the next one turns face up. */
export function claimCard({ draft, emit }: Play, { seat, pile }: FrameOf<'claim'>): void {
  const card = draft.piles[pile].shift();
  if (card === undefined) throw new InvariantError(`the pile ${pile} is empty`, { state: draft });
  playerOf(draft, seat).cards.push(card);
  const next = draft.piles[pile][0];
  emit({ type: 'cardClaimed', seat, card, pile, ...(next === undefined ? {} : { next }) });
}

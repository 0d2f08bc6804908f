import type { Msg, RefusalReason, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { readSpot, spotOf, type ActionOf } from './actions.ts';
import { otherQuestion } from './answers.ts';
import type { EffectId, ResourceCard } from './components.ts';
import { enter, leave, shipAt, shipsOf, whyNoEntry } from './line.ts';
import { refuse, say } from './messages.ts';
import { takeFromReserve } from './recruit.ts';
import { wordEntry } from './sail.ts';
import { beginDraft, boxPile, launchNew } from './shipyard.ts';
import {
  after,
  countOf,
  openAreas,
  playerOf,
  seatsFrom,
  turnOf,
  type FrameOf,
  type Play,
  type Position,
  type Question,
} from './state.ts';

/* What the symbols of the tracks do (ANT-FX). */

/** Carries out the first effect of the list, with all that it leads to, before the rest (ANT-TRACK-8). */
export function runEffects(play: Play, { list }: FrameOf<'effects'>): void {
  const [triggered, ...rest] = list;
  if (triggered === undefined) return;
  const { seat, effect } = triggered;
  if (rest.length > 0) follow(play.draft, { kind: 'effects', list: rest });
  play.emit({ type: 'effectTriggered', ...triggered });
  CARRY_OUT[effect](play, seat, (why) => {
    play.emit({ type: 'effectVoid', seat, effect, why });
  });
}

type Effect = (play: Play, seat: Seat, nothing: (why: Msg) => void) => void;

/** ANT-FX-3, ANT-FX-4 */
const gain =
  (kind: ResourceCard): Effect =>
  ({ draft, emit }, seat, nothing) => {
    const { resources } = playerOf(draft, seat);
    if (kind === 'basic' && resources.basic > 0)
      nothing(say('void.holds')); // ANT-RC-3: never two of them
    else if (draft.stock[kind] === 0) nothing(say('void.stock'));
    else {
      draft.stock[kind] -= 1;
      resources[kind] += 1;
      emit({ type: 'resourceGained', seat, kind });
    }
  };

const CARRY_OUT: Readonly<Record<EffectId, Effect>> = {
  /** ANT-FX-1 */
  scientist: ({ draft, emit }, seat, nothing) => {
    const count = takeFromReserve(draft, seat, 1);
    if (count === 0) nothing(say('void.reserve'));
    else emit({ type: 'recruited', seat, count });
  },
  /** ANT-FX-2 */
  ship: (play, seat, nothing) => {
    const { area } = play.draft.sun;
    if (playerOf(play.draft, seat).available.ships === 0) nothing(say('void.available'));
    else if (whyNoEntry(play, area) !== undefined) nothing(say('void.line', { area }));
    else launchNew(play, seat, 'effect');
  },
  expertise: gain('expertise'),
  basic: gain('basic'),
  /** ANT-FX-5 */
  move: ({ draft }, seat) => {
    follow(draft, { kind: 'move', left: seatsFrom(draft, seat) });
  },
  /** ANT-FX-6 */
  draft: (play, seat, nothing) => {
    if (countOf(play.draft.shipyard) >= play.draft.seats) beginDraft(play, seat);
    else {
      nothing(say('void.pile'));
      boxPile(play);
    }
  },
  /** ANT-FX-7 */
  joint: ({ draft }, mover) => {
    follow(draft, { kind: 'joint', mover, left: seatsFrom(draft, mover), used: [], queue: [] });
  },
};

function moves(at: Position, seat: Seat): ActionOf<'move'>[] {
  return shipsOf(at.state, seat).flatMap(({ area: from, place }) => {
    const spot = spotOf(from, place);
    return openAreas(at).map((area): ActionOf<'move'> => ({ verb: 'move', spot, area }));
  });
}

function whyNotMove(at: Position, seat: Seat, { spot, area }: ActionOf<'move'>): RefusalReason | undefined {
  const ship = shipAt(at.state, spot);
  const from = readSpot(spot);
  if (ship === undefined) return refuse('ANT-FX-5', 'why.noShipThere', from);
  if (ship.seat !== seat) return refuse('ANT-FX-5', 'why.notYourShip', from);
  if (turnOf(at.state).newShips.includes(ship.id)) return refuse('ANT-FX-5', 'why.newShip', from);
  if (from.area === area) return refuse('ANT-FX-5', 'why.sameArea', { area });
  return whyNoEntry(at, area);
}

/** Everybody may move a ship (ANT-FX-5). */
export const move: Question<'move', 'move' | 'skip'> = {
  // who has no ship to move is passed over
  seats: (at, { left }) =>
    left
      .filter((seat) => moves(at, seat).some((action) => whyNotMove(at, seat, action) === undefined))
      .slice(0, 1),
  candidates: (at, _frame, seat) => [...moves(at, seat), { verb: 'skip' }],
  whyNot: (at, _frame, seat, action) => {
    if (action.verb === 'move') return whyNotMove(at, seat, action);
    return action.verb === 'skip' ? undefined : otherQuestion(at, 'move', action);
  },
  ask: () => say('ask.move'),
  word: ({ state }, _frame, _seat, action) => {
    if (action.verb === 'skip') return { label: say('do.skip'), group: 'group.end' };
    const { area: from, place } = readSpot(action.spot);
    return wordEntry(state, action.area, say('do.move', { from, place, area: action.area }), 'group.move');
  },
  resolve: (play, frame, seat, action) => {
    if (action.verb === 'skip') play.emit({ type: 'skipped', seat, question: say('question.move') });
    else {
      const { area: from } = readSpot(action.spot);
      const ship = shipAt(play.draft, action.spot);
      if (ship !== undefined) {
        play.emit({ type: 'shipMoved', seat, from, to: action.area });
        leave(play, ship, from);
        enter(play.draft, ship, action.area);
      }
    }
    follow(play.draft, { ...frame, left: after(frame.left, seat) });
  },
};

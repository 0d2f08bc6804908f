import type { Seat } from '../../src/engine/core/contract.ts';
import { follow } from '../../src/engine/core/frames.ts';
import { pickOne } from '../../src/engine/core/rng.ts';
import type { ToyAction } from './actions.ts';
import type { ToyComponents } from './components.ts';
import { costOf, ownerAt } from './legality.ts';
import type { Emit } from './messages.ts';
import {
  expeditionOf,
  MOST_FUEL,
  putSorted,
  takeOut,
  type Expedition,
  type FrameOf,
  type ToyFrame,
  type ToyState,
} from './state.ts';

interface Turn {
  readonly draft: ToyState;
  readonly frame: FrameOf<'turn'>;
  readonly seat: Seat;
  readonly expedition: Expedition;
  readonly emit: Emit;
}

/** One step of a turn. TOY-TURN-1 */
export function playTurn(
  components: ToyComponents,
  draft: ToyState,
  frame: FrameOf<'turn'>,
  seat: Seat,
  action: ToyAction,
  emit: Emit,
): void {
  const turn: Turn = { draft, frame, seat, expedition: expeditionOf(draft, seat), emit };
  switch (action.verb) {
    case 'go':
      go(components, turn, action.cell);
      return;
    case 'drill':
      drill(components, turn);
      return;
    case 'search':
      search(turn);
      return;
    case 'scout':
      scout(components, turn);
      return;
    case 'flag':
      flag(turn, action.card);
      return;
    default:
      rest(turn);
  }
}

/** The turn goes on with what is left of its steps, after what is to happen first. */
function spend({ draft, frame }: Turn, steps: number, ...first: readonly ToyFrame[]): void {
  follow(draft, ...first, { ...frame, steps: frame.steps - steps });
}

/** TOY-GO-1; TOY-TOLL-1: whose ground it is is asked first, in the middle of the turn. */
function go(components: ToyComponents, turn: Turn, cell: string): void {
  const { draft, seat, expedition, emit } = turn;
  expedition.sledge = cell;
  emit({ type: 'went', seat, cell });
  const owner = ownerAt(draft, cell);
  const toll: readonly ToyFrame[] =
    draft.options.tolls && owner !== undefined && owner !== seat
      ? [{ kind: 'toll', seat: owner, mover: seat }]
      : [];
  spend(turn, costOf(components, cell), ...toll);
}

/** TOY-DRILL-1: the next core is turned up, and a flag marks the hole. */
function drill({ cores }: ToyComponents, turn: Turn): void {
  const { draft, seat, expedition, emit } = turn;
  const core = cores.get(draft.cores.pop() ?? '');
  const cell = expedition.sledge;
  if (core === undefined || cell === undefined) throw new RangeError('nothing to drill');
  draft.scouts = [];
  expedition.cores.push(core.id);
  draft.flags.push({ seat, cell });
  emit({ type: 'drilled', seat, cell, points: core.points });
  spend(turn, 1);
}

/** TOY-SEARCH-1 */
function search(turn: Turn): void {
  const { draft, seat, expedition, emit } = turn;
  const card = pickOne(draft.rng, draft.deck);
  takeOut(draft.deck, card);
  putSorted(expedition.hand, card);
  emit({ type: 'searched', seat, card });
  spend(turn, 1);
}

/** TOY-SCOUT-1 */
function scout({ cores }: ToyComponents, turn: Turn): void {
  const { draft, seat, emit } = turn;
  draft.scouts = [...draft.scouts, seat].sort((a, b) => a - b);
  emit({ type: 'scouted', seat });
  emit({ type: 'core-seen', seat, points: cores.get(draft.cores.at(-1) ?? '')?.points ?? 0 });
  spend(turn, 1);
}

/** TOY-FLAG-1; TOY-FLAG-2: a radio instead of a step. */
function flag(turn: Turn, card: string | undefined): void {
  const { draft, seat, expedition, emit } = turn;
  const cell = expedition.sledge;
  if (cell === undefined) throw new RangeError('no sledge');
  draft.flags.push({ seat, cell });
  if (card !== undefined) {
    takeOut(expedition.hand, card);
    putSorted(draft.dropped, card);
  }
  emit({ type: 'flagged', seat, cell, ...(card === undefined ? {} : { card }) });
  spend(turn, card === undefined ? 1 : 0);
}

/** TOY-TURN-2 */
function rest({ seat, expedition, emit }: Turn): void {
  expedition.fuel = Math.min(MOST_FUEL, expedition.fuel + 1);
  emit({ type: 'rested', seat });
}

/** TOY-TOLL-1, TOY-TOLL-3 */
export function resolveToll(
  draft: ToyState,
  { mover }: FrameOf<'toll'>,
  seat: Seat,
  action: ToyAction,
  emit: Emit,
): void {
  if (action.verb === 'charge') {
    expeditionOf(draft, mover).fuel -= action.fuel;
    const owner = expeditionOf(draft, seat);
    owner.fuel = Math.min(MOST_FUEL, owner.fuel + action.fuel);
    emit({ type: 'charged', seat, mover, fuel: action.fuel });
  } else {
    expeditionOf(draft, seat).courtesy += 1;
    emit({ type: 'waved', seat, mover });
  }
}

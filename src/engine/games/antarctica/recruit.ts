import type { OptionWords, RefusalReason, Seat } from '../../core/contract.ts';
import { readSpot, spotOf, type Spot } from './actions.ts';
import type { Answer } from './answers.ts';
import { leave, shipAt, shipsOf, strengthIn } from './line.ts';
import { refuse, say } from './messages.ts';
import { playerOf, targetOf, turnOf, type Play, type State } from './state.ts';

/* Scientists from the reserve: recruiting at a camp (ANT-REC), giving up a resource for one (ANT-DISC). */

/** How many of so many can come: as many as there are. */
export function recruitable(state: State, seat: Seat, most: number): number {
  return Math.min(most, playerOf(state, seat).reserve);
}

/** Moves scientists from reserve to supply, as many as there are. */
export function takeFromReserve(draft: State, seat: Seat, most: number): number {
  const count = recruitable(draft, seat, most);
  const player = playerOf(draft, seat);
  player.reserve -= count;
  player.supply += count;
  return count;
}

export const recruit: Answer<'recruit'> = {
  candidates: () => [{ verb: 'recruit' }],
  whyNot: ({ state }, _frame, seat) => {
    const area = targetOf(state);
    if (!state.areas[area].buildings.includes('camp')) return refuse('ANT-REC-1', 'why.noCamp', { area });
    if (strengthIn(state, seat, area) === 0) return refuse('ANT-REC-3', 'why.nobodyThere', { area });
    return playerOf(state, seat).reserve === 0 ? refuse('ANT-REC-3', 'why.reserveEmpty') : undefined;
  },
  word: (_at, _frame, _seat, _action, { scientists }) => ({
    label: say('do.recruit', { count: scientists }),
    detail: say('detail.recruit'),
    group: 'group.act',
  }),
  // where there is a camp
  worthTelling: ({ state }) =>
    state.areas[targetOf(state)].buildings.includes('camp') ? [{ action: { verb: 'recruit' } }] : [],
  /** ANT-REC-2: always as many as possible */
  resolve: ({ draft, emit }, _frame, seat) => {
    const count = takeFromReserve(draft, seat, strengthIn(draft, seat, targetOf(draft)));
    emit({ type: 'recruited', seat, count });
  },
};

export const discardCube: Answer<'discard-cube'> = {
  candidates: () => [{ verb: 'discard-cube' }],
  whyNot: ({ state }, _frame, seat) =>
    whyNoDiscard(state) ??
    (playerOf(state, seat).available.cubes > 0 ? undefined : refuse('ANT-DISC-1', 'why.noAvailableCube')),
  word: ({ state }, _frame, seat) => wordDiscard(state, seat, { label: say('do.discardCube') }),
  resolve: (play, _frame, seat) => {
    const { available, discarded } = playerOf(play.draft, seat);
    available.cubes -= 1;
    discarded.cubes += 1;
    recruitFor(play, seat, 'cube');
  },
};

/** One from Available, or one on the board. */
export const discardShip: Answer<'discard-ship'> = {
  candidates: ({ state }, _frame, seat) => [
    { verb: 'discard-ship' },
    ...shipsOf(state, seat).map(
      ({ area, place }) => ({ verb: 'discard-ship', spot: spotOf(area, place) }) as const,
    ),
  ],
  whyNot: ({ state }, _frame, seat, { spot }) => {
    const refusal = whyNoDiscard(state);
    if (refusal !== undefined) return refusal;
    if (spot !== undefined) return whyNotFrom(state, seat, spot);
    return playerOf(state, seat).available.ships > 0
      ? undefined
      : refuse('ANT-DISC-1', 'why.noAvailableShip');
  },
  /** The last ship on the board is given up with open eyes: the detail says so. */
  word: ({ state }, _frame, seat, { spot }) => {
    if (spot === undefined) return wordDiscard(state, seat, { label: say('do.discardShip') });
    const label = say('do.discardShipAt', readSpot(spot));
    return wordDiscard(state, seat, { label, target: `ship:${spot}` }, shipsOf(state, seat).length === 1);
  },
  resolve: (play, _frame, seat, { spot }) => {
    const { available, discarded } = playerOf(play.draft, seat);
    discarded.ships += 1;
    if (spot === undefined) available.ships -= 1;
    recruitFor(play, seat, 'ship', spot);
    const ship = spot === undefined ? undefined : shipAt(play.draft, spot);
    if (spot !== undefined && ship !== undefined) leave(play, ship, readSpot(spot).area);
  },
};

function whyNoDiscard(state: State): RefusalReason | undefined {
  return turnOf(state).discarded ? refuse('ANT-TURN-6', 'why.discarded') : undefined;
}

function whyNotFrom(state: State, seat: Seat, spot: Spot): RefusalReason | undefined {
  const { ship: acting, target } = turnOf(state);
  const ship = shipAt(state, spot);
  if (ship === undefined) return refuse('ANT-DISC-1', 'why.noShipThere', readSpot(spot));
  if (ship.seat !== seat) return refuse('ANT-DISC-1', 'why.notYourShip', readSpot(spot));
  return ship.id === acting && target === undefined ? refuse('ANT-DISC-1', 'why.actingShip') : undefined;
}

function wordDiscard(
  state: State,
  seat: Seat,
  { label, target }: Pick<OptionWords, 'label' | 'target'>,
  isLast = false,
): OptionWords {
  const recruited = recruitable(state, seat, 1);
  const detail = isLast
    ? say('detail.lastShip', { recruited, left: playerOf(state, seat).available.ships })
    : say('detail.discard', { recruited });
  return {
    label,
    group: 'group.discard',
    detail,
    ...(target === undefined ? {} : { target }),
    ...(isLast ? { askTwice: true } : {}),
  };
}

/** ANT-DISC-3 */
function recruitFor({ draft, emit }: Play, seat: Seat, what: 'cube' | 'ship', spot?: Spot): void {
  const turn = turnOf(draft);
  turn.discarded = true;
  turn.progress = true;
  const recruited = takeFromReserve(draft, seat, 1);
  const kind = say(`discarded.${what}`);
  const from = spot === undefined ? {} : { area: readSpot(spot).area };
  emit({ type: 'resourceDiscarded', seat, kind, ...from, recruited });
}

import type { Seat, Standing, Viewer } from '../../src/engine/core/contract.ts';
import type { KitCard, ToyComponents, Weather } from './components.ts';
import { planted } from './legality.ts';
import type { ToyEvent } from './messages.ts';
import { FLAGS_EACH, seatsOf, type Ending, type Flag, type ToyFrame, type ToyState } from './state.ts';

/** What one person may see of the table, field by field. */
export interface ToyView {
  readonly viewer?: Seat;
  readonly round: number;
  readonly rounds: number;
  readonly weather?: { readonly kind: Weather; readonly steps: number };
  readonly asks?: {
    readonly kind: ToyFrame['kind'];
    readonly seats: readonly Seat[];
    readonly steps?: number;
  };
  readonly ended?: Ending;
  readonly map: readonly string[];
  readonly flags: readonly Flag[];
  readonly expeditions: readonly ExpeditionView[];
  /** in the order of turns */
  readonly plans: readonly { readonly seat: Seat; readonly card: KitCard }[];
  readonly deck: number;
  readonly dropped: readonly string[];
  readonly cores: number;
  /** what the next core is worth, for those who looked */
  readonly nextCore?: number;
  /** points of the cores that the rival has; only a lone expedition has one */
  readonly rivalCores?: readonly number[];
}
export interface ExpeditionView {
  readonly fuel: number;
  readonly handCount: number;
  /** the viewer's own, and everybody's after the end */
  readonly hand?: readonly KitCard[];
  /** the viewer's own face-down answer, until it is shown */
  readonly answered?: readonly string[];
  readonly kit: readonly KitCard[];
  readonly cores: readonly number[];
  readonly marched: number;
  readonly courtesy: number;
  readonly flagsLeft: number;
  readonly camp?: string;
  readonly sledge?: string;
  readonly points: number;
}

export interface Seen {
  readonly state: ToyState;
  readonly viewer: Viewer;
  readonly active: readonly Seat[];
  readonly standings: readonly Standing[];
}

export function viewOf(components: ToyComponents, seen: Seen): ToyView {
  const { state, viewer } = seen;
  const points = (ids: readonly string[]): number[] => ids.map((id) => components.cores.get(id)?.points ?? 0);
  const tile = components.weather.get(state.weatherNow ?? '');
  const knowsNext = viewer !== undefined && state.scouts.includes(viewer);
  return {
    ...(viewer === undefined ? {} : { viewer }),
    round: state.round,
    rounds: components.rounds[String(state.expeditions.length)] ?? 0,
    ...(tile === undefined ? {} : { weather: { kind: tile.kind, steps: tile.steps } }),
    ...asked(seen),
    ...(state.ended === undefined ? {} : { ended: state.ended }),
    map: components.map,
    flags: state.flags.map(({ seat, cell }) => ({ seat, cell })),
    expeditions: seatsOf(state).map((seat) => expeditionView(components, seen, seat, points)),
    plans: state.plans.flatMap(({ seat, card }) =>
      cardsOf(components, [card]).map((shown) => ({ seat, card: shown })),
    ),
    deck: state.deck.length,
    dropped: [...state.dropped],
    cores: state.cores.length,
    ...(knowsNext ? { nextCore: points(state.cores.slice(-1))[0] ?? 0 } : {}),
    ...(state.expeditions.length === 1 ? { rivalCores: points(state.rivalCores) } : {}),
  };
}

function cardsOf({ kit }: ToyComponents, ids: readonly string[]): KitCard[] {
  return ids.flatMap((id) => {
    const card = kit.get(id);
    return card === undefined ? [] : [{ id, kind: card.kind, pace: card.pace }];
  });
}

function asked({ state, active }: Seen): Pick<ToyView, 'asks'> {
  const frame = state.frames.at(-1);
  if (frame === undefined) return {};
  return {
    asks: { kind: frame.kind, seats: active, ...(frame.kind === 'turn' ? { steps: frame.steps } : {}) },
  };
}

function expeditionView(
  components: ToyComponents,
  { state, viewer, standings }: Seen,
  seat: Seat,
  points: (ids: readonly string[]) => number[],
): ExpeditionView {
  const expedition = state.expeditions[seat];
  if (expedition === undefined) throw new RangeError(`no seat ${seat}`);
  const { fuel, hand, kit, cores, marched, courtesy, camp, sledge } = expedition;
  const own = seat === viewer;
  const answer = own ? answerOf(state, seat) : undefined;
  return {
    fuel,
    handCount: hand.length,
    ...(own || state.ended !== undefined ? { hand: cardsOf(components, hand) } : {}),
    ...(answer === undefined ? {} : { answered: answer }),
    kit: cardsOf(components, kit),
    cores: points(cores),
    marched,
    courtesy,
    flagsLeft: FLAGS_EACH - planted(components, state, seat),
    ...(camp === undefined ? {} : { camp }),
    ...(sledge === undefined ? {} : { sledge }),
    points: standings.find((standing) => standing.seat === seat)?.total ?? 0,
  };
}

function answerOf(state: ToyState, seat: Seat): readonly string[] | undefined {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'keep' && frame?.kind !== 'plan') return undefined;
  const answer = frame.answers.find((given) => given.seat === seat)?.answer;
  return typeof answer === 'string' ? [answer] : answer;
}

/** What was searched is told to the searcher only; what was seen, too. */
export function viewEvent(event: ToyEvent, viewer: Viewer): ToyEvent | undefined {
  switch (event.type) {
    case 'searched':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case 'core-seen':
      return event.seat === viewer ? event : undefined;
    default:
      return event;
  }
}

export const REVEALING: readonly ToyEvent['type'][] = [
  'round-began',
  'plan-shown',
  'drilled',
  'core-seen',
  'rival-drilled',
  'hand-shown',
];

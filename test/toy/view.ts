import type { Seat, Viewer } from '../../src/engine/core/contract.ts';
import { shuffleUnseen, type Rng } from '../../src/engine/core/rng.ts';
import type { KitCard } from './components.ts';
import type { Event } from './messages.ts';
import { scores } from './scoring.ts';
import { expeditionOf, type ENDINGS, type Frame, type Play, type Position, type State } from './state.ts';

type Asked = Exclude<Frame['kind'], 'round' | 'round-end'>;

/** What one person may see of the table, field by field. */
export interface View {
  readonly viewer?: Seat;
  readonly round: number;
  readonly rounds: number;
  readonly asks?: { readonly kind: Asked; readonly seats: readonly Seat[]; readonly steps?: number };
  readonly ended?: (typeof ENDINGS)[number];
  readonly map: readonly string[];
  readonly flags: readonly { readonly seat: Seat; readonly cell: string }[];
  readonly expeditions: readonly ExpeditionView[];
  readonly deck: number;
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
  readonly sledge?: string;
  readonly points: number;
}

export function view(at: Position, viewer: Viewer, seats: readonly Seat[]): View {
  const { components, state } = at;
  const top = state.frames.at(-1);
  const steps = top?.kind === 'turn' ? { steps: top.steps } : {};
  const knowsNext = viewer !== undefined && state.scouts.includes(viewer);
  const standings = scores(at);
  const pointsOf = (one: Seat): number => standings.find(({ seat }) => seat === one)?.total ?? 0;
  return {
    ...(viewer === undefined ? {} : { viewer }),
    round: state.round,
    rounds: components.rounds(state.expeditions.length),
    ...(top === undefined || top.kind === 'round' || top.kind === 'round-end'
      ? {}
      : { asks: { kind: top.kind, seats, ...steps } }),
    ...(state.ended === undefined ? {} : { ended: state.ended }),
    map: components.map,
    flags: state.flags.map(({ seat, cell }) => ({ seat, cell })),
    expeditions: [...state.expeditions.keys()].map((seat) => ({
      ...ofSeat(at, seat, viewer),
      points: pointsOf(seat),
    })),
    deck: state.deck.length,
    cores: state.cores.length,
    ...(knowsNext ? { nextCore: points(at, state.cores.slice(-1))[0] ?? 0 } : {}),
    ...(state.expeditions.length === 1 ? { rivalCores: points(at, state.rivalCores) } : {}),
  };
}

function cards({ components }: Position, ids: readonly string[]): KitCard[] {
  return ids.flatMap((id) => {
    const card = components.kit.get(id);
    return card === undefined ? [] : [{ id, kind: card.kind, pace: card.pace }];
  });
}

function points({ components }: Position, ids: readonly string[]): number[] {
  return ids.map((id) => components.cores.get(id) ?? 0);
}

function ofSeat(at: Position, seat: Seat, viewer: Viewer): Omit<ExpeditionView, 'points'> {
  const { fuel, hand, kit, cores, sledge } = expeditionOf(at.state, seat);
  const answered = seat === viewer ? answerOf(at.state, seat) : undefined;
  return {
    fuel,
    handCount: hand.length,
    ...(seat === viewer || at.state.ended !== undefined ? { hand: cards(at, hand) } : {}),
    ...(answered === undefined ? {} : { answered }),
    kit: cards(at, kit),
    cores: points(at, cores),
    ...(sledge === undefined ? {} : { sledge }),
  };
}

function answerOf({ frames }: State, seat: Seat): readonly string[] | undefined {
  const frame = frames.at(-1);
  if (frame?.kind !== 'keep' && frame?.kind !== 'plan') return undefined;
  return frame.answers.find((given) => given.seat === seat)?.answer;
}

/** What was searched is told to the searcher only; what was seen, too. */
export function viewEvent(event: Event, viewer: Viewer): Event | undefined {
  if (event.type === 'searched' && event.seat !== viewer) return { type: event.type, seat: event.seat };
  return event.type === 'core-seen' && event.seat !== viewer ? undefined : event;
}

const REVEALING: readonly Event['type'][] = [
  'plan-shown',
  'drilled',
  'core-seen',
  'rival-drilled',
  'hand-shown',
];

export function reveals({ type }: Event): boolean {
  return REVEALING.includes(type);
}

/** What the viewer can't see is dealt anew. */
export function determinize({ draft }: Play, viewer: Viewer, rng: Rng): void {
  const known = viewer !== undefined && draft.scouts.includes(viewer) ? draft.cores.splice(-1) : [];
  draft.cores = [...shuffleUnseen(rng, draft.cores), ...known];
  if (draft.ended !== undefined) return;
  const hands = draft.expeditions.filter((_, seat) => seat !== viewer);
  const unseen = shuffleUnseen(rng, [...draft.deck, ...hands.flatMap(({ hand }) => hand)]);
  for (const expedition of hands) expedition.hand = unseen.splice(0, expedition.hand.length).sort();
  draft.deck = unseen.sort();
  draft.frames = draft.frames.map((frame) => answerAnew(draft, frame, viewer, rng));
}

/** A face-down answer of somebody else is any that their new hand allows. */
function answerAnew(draft: State, frame: Frame, viewer: Viewer, rng: Rng): Frame {
  if (frame.kind !== 'plan' && frame.kind !== 'keep') return frame;
  const answers = frame.answers.map((given) => {
    if (given.seat === viewer) return given;
    const hand = shuffleUnseen(rng, expeditionOf(draft, given.seat).hand);
    return { ...given, answer: hand.slice(0, given.answer.length).sort() };
  });
  return { ...frame, answers };
}

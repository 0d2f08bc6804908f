import type { Msg, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { sum } from '../../core/sum.ts';
import { loadingLimitFor, type Letter } from './components.ts';
import { refuse, say } from './messages.ts';
import {
  cardsOf,
  playerOf,
  sectorOf,
  type FrameOf,
  type Owner,
  type Play,
  type Position,
  type Question,
  type Sector,
} from './state.ts';

/** Bots in control zones and loading stations (AQS-BOT). */

interface Placement {
  /** whose bot leaves the control zone */
  readonly pushed?: Owner;
  /** the loading station afterwards */
  readonly loading: readonly number[];
  /** bots that a cleaning sends home, by owner */
  readonly removed: readonly number[];
}

/** What placing a bot here does to the bots already there (AQS-BOT-1, AQS-BOT-2). */
export function placementIn({ components, state }: Position, { control, loading }: Sector): Placement {
  const pushed = loading.map((bots, owner) => bots + (owner === control ? 1 : 0));
  const full = sum(pushed) > loadingLimitFor(components, state.players.length);
  return {
    ...(control === undefined ? {} : { pushed: control }),
    loading: full ? pushed.map((bots) => Math.min(bots, 1)) : pushed,
    removed: pushed.map((bots) => (full ? Math.max(0, bots - 1) : 0)),
  };
}

/** Puts a bot of the seat into the control zone; gives what its `cleaner` cards gain by it (AQS-CARD-7). */
export function placeBot(
  play: Play,
  seat: Seat,
  letter: Letter,
  by: 'by-action' | 'by-letter',
): readonly FrameOf<'knowledge'>[] {
  const { components, draft, emit } = play;
  const sector = sectorOf(draft, letter);
  const { pushed, loading, removed } = placementIn(play, sector);
  sector.control = seat;
  sector.loading = [...loading];
  emit({ type: 'botPlaced', seat, sector: letter, by: say(by) });
  if (pushed !== undefined) emit({ type: 'botPushed', owner: pushed, sector: letter });
  const bots = sum(removed);
  if (bots === 0) return [];
  for (const [owner, player] of draft.players.entries()) player.supply += removed[owner] ?? 0;
  const owners = [...removed.keys()].filter((owner) => (removed[owner] ?? 0) > 0);
  emit({ type: 'stationCleaned', sector: letter, owners, bots });
  const cleaners = cardsOf(components, playerOf(draft, seat), 'cleaner');
  const left = cleaners.length * (bots - (removed[seat] ?? 0));
  if (left === 0) return [];
  for (const { card } of cleaners) emit({ type: 'cardUsed', seat, card: card.id });
  return [{ kind: 'knowledge', seat, left }];
}

/** Whose bot a placement pushes, and how many a cleaning sends home. */
export function controlWords({ pushed, removed }: Placement): Msg {
  if (pushed === undefined) return say('detail.control');
  const bots = sum(removed);
  return bots === 0
    ? say('detail.push', { owner: pushed })
    : say('detail.pushAndClean', { owner: pushed, bots });
}

/** Bots for the letters of a new extension, in the order that the seat likes, each of them optional (AQS-GREEN-2). */
export const letters: Question<'letters', 'place-bot' | 'done'> = {
  seats: ({ state }, { seat, left }) => (left.length > 0 && playerOf(state, seat).supply > 0 ? [seat] : []),

  candidates: (_at, { left }) => [
    ...left.map((sector) => ({ verb: 'place-bot' as const, sector })),
    { verb: 'done' },
  ],

  whyNot(_at, { left }, _seat, action) {
    if (action.verb === 'done') return undefined;
    if (action.verb !== 'place-bot') return refuse('AQS-GREEN-2', 'why.letters', { letters: left });
    if (left.includes(action.sector)) return undefined;
    return refuse('AQS-GREEN-2', 'why.letterNotOpen', { sector: action.sector, letters: left });
  },

  ask: (_at, { left }) => say('ask.letters', { letters: left }),

  word(at, _frame, _seat, action) {
    if (action.verb === 'done') return { label: say('do.done') };
    return {
      label: say('do.placeBot', { sector: action.sector }),
      detail: controlWords(placementIn(at, sectorOf(at.state, action.sector))),
      target: `sector:${action.sector.toLowerCase()}`,
    };
  },

  resolve(play, frame, seat, action) {
    if (action.verb === 'done') return;
    playerOf(play.draft, seat).supply -= 1;
    const gains = placeBot(play, seat, action.sector, 'by-letter');
    const left = frame.left.filter((letter) => letter !== action.sector);
    follow(play.draft, ...gains, { ...frame, left });
  },
};

import type { Msg, Seat } from '../../core/contract.ts';
import { sum } from '../../core/sum.ts';
import type { Letter } from './box.ts';
import { loadingLimit } from './component-set.ts';
import { say } from './messages.ts';
import { cardsOf, playerOf, sectorOf, type Play, type Position } from './position.ts';
import type { FrameOf, Owner, Sector } from './state.ts';

/** Bots in control zones and loading stations (AQS-BOT). */

export interface Placement {
  /** whose bot leaves the control zone */
  readonly pushed?: Owner;
  /** the loading station afterwards */
  readonly loading: readonly number[];
  /** bots that a cleaning sends home, by owner */
  readonly removed: readonly number[];
}

/** What placing a bot here does to the bots already there (AQS-BOT-1, AQS-BOT-2). */
export function placementIn({ box, state }: Position, { control, loading }: Sector): Placement {
  const pushed = loading.map((bots, owner) => bots + (owner === control ? 1 : 0));
  const total = sum(pushed);
  const full = total > loadingLimit(box, state.players.length);
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
  by: 'action' | 'letter',
): readonly FrameOf<'knowledge'>[] {
  const { box, draft, emit } = play;
  const sector = sectorOf(draft, letter);
  const { pushed, loading, removed } = placementIn(play, sector);
  sector.control = seat;
  sector.loading = [...loading];
  emit({ type: 'botPlaced', seat, sector: letter, by: say(`by-${by}`) });
  if (pushed !== undefined) emit({ type: 'botPushed', owner: pushed, sector: letter });
  const bots = sum(removed);
  if (bots === 0) return [];
  for (const [owner, player] of draft.players.entries()) player.supply += removed[owner] ?? 0;
  const owners = [...removed.keys()].filter((owner) => (removed[owner] ?? 0) > 0);
  emit({ type: 'stationCleaned', sector: letter, owners, bots });
  const cleaners = cardsOf(box, playerOf(draft, seat), 'cleaner');
  const left = cleaners.length * (bots - (removed[seat] ?? 0));
  if (left === 0) return [];
  for (const { card } of cleaners) emit({ type: 'cardUsed', seat, card: card.id });
  return [{ kind: 'knowledge', seat, left }];
}

/** Whose bot a placement pushes, and how many a cleaning sends home. */
export function controlWords({ pushed, removed }: Placement): Msg {
  if (pushed === undefined) return say('about-control');
  const bots = sum(removed);
  return bots === 0
    ? say('about-push', { owner: pushed })
    : say('about-push-and-clean', { owner: pushed, bots });
}

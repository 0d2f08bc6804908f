import { follow } from '../../core/frames.ts';
import { PILES } from './components.ts';
import type { Emit } from './events.ts';
import type { Kit } from './kit.ts';
import { msg } from './messages.ts';
import { scoreAll, standings, type Prize } from './scoring.ts';
import { unplaced, turnOf, type AntarcticaState, type EndReason, type FrameOf } from './state.ts';
import { secondWithIcebreaker, startTurn } from './sun.ts';
import type { Msg, Seat } from '../../core/contract.ts';

export function idleLimit(kit: Kit, seats: number): number {
  return kit.set.idleTurnsPerPlayer * seats;
}

/** The first reason that holds (ANT-END-2 to -4, ANT-END-7). */
function endReason(kit: Kit, state: AntarcticaState): EndReason | undefined {
  if (state.players.some((player) => unplaced(player) === 0)) return 'scientists';
  if (PILES.every((pile) => state.piles[pile].length === 0)) return 'buildings';
  if (state.idleTurns >= idleLimit(kit, state.seats)) return 'idle';
  return undefined;
}

export function endTurn(kit: Kit, draft: AntarcticaState, emit: Emit): void {
  const { seat, progress } = turnOf(draft);
  draft.idleTurns = progress ? 0 : draft.idleTurns + 1;
  delete draft.turn;
  emit({ type: 'turnEnded', seat, idleTurns: draft.idleTurns });
  const reason = endReason(kit, draft);
  const second = secondWithIcebreaker(draft);
  if (reason !== undefined)
    follow(draft, { kind: 'finish', reason }); // ANT-END-6: no icebreaker turn
  else if (second !== undefined) startTurn(draft, second, true);
  else follow(draft, { kind: 'sun' });
}

export function finish(kit: Kit, draft: AntarcticaState, { reason }: FrameOf<'finish'>, emit: Emit): void {
  draft.end = reason;
  draft.frames = [];
  emit({ type: 'ended', reason: msg(`end.${reason}`) });
  const scoring = scoreAll(kit, draft);
  for (const prize of scoring.areas) tell(msg('scored.area', { area: prize.area }), prize, emit);
  for (const prize of scoring.tracks) tell(msg('scored.track', { track: prize.track }), prize, emit);
  tell(msg('scored.cards'), scoring.cards, emit);
  tell(msg('scored.resources'), scoring.resources, emit);
  const ranked = standings(kit, draft).toSorted((a, b) => a.rank - b.rank);
  for (const { seat = 0, rank, total } of ranked) emit({ type: 'ranked', seat, rank, total });
}

/** Who got points for it, the most first; where nobody did, nothing is told. */
function tell(category: Msg, { points }: Prize, emit: Emit): void {
  const entries = points.map((value, seat) => ({ seat, points: value })).filter((entry) => entry.points > 0);
  entries.sort((a, b) => b.points - a.points);
  const said = entries.reduceRight<Msg | undefined>(pointsOf, undefined);
  if (said !== undefined) emit({ type: 'scored', category, points: said });
}

function pointsOf(rest: Msg | undefined, entry: { readonly seat: Seat; readonly points: number }): Msg {
  return msg('scored.points', rest === undefined ? entry : { ...entry, rest });
}

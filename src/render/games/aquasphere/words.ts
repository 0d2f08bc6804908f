import type { PlayerView, View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import type { AquaSphereLook, Said } from './messages.ts';

/** What the header and the text board say alike. */

/** More names than this are said by their tokens alone. */
const MOST_NAMES = 2;

/** Whose decision it is and what about; at the end who won. `brief` where names of many have no room. */
export function decisionOf(view: AquaSphereView, look: AquaSphereLook, room: 'brief' | 'whole'): string {
  const { awaiting } = view;
  if (awaiting === undefined) return look.say(winnersOf(view));
  const { kind, seats } = awaiting;
  if (kind === 'turn' && room === 'brief') return look.say(turnQuestion(view, seats[0] ?? 0));
  const [seat = 0] = seats;
  if (kind === 'knowledge' || (kind === 'advance' && seats.length === 1))
    return look.say(priceOf(view, seat));
  if (kind !== 'prepare' && kind !== 'advance') return look.say({ key: `asked.${kind}`, with: { seat } });
  if (kind === 'prepare') {
    const isBrief = room === 'brief' && seats.length > MOST_NAMES;
    return look.say(isBrief ? { key: 'asked.manyPrepare' } : { key: 'asked.prepare', with: { seats } });
  }
  const [line, other, third] = linesAhead(view);
  // of more than one line the text board says whose it is, the brief question names two
  if (room === 'whole')
    return look.say({
      key: 'asked.advance',
      with: { seats, ...(line !== undefined && other === undefined && { line }) },
    });
  const lines =
    third === undefined && line !== undefined ? { line, ...(other !== undefined && { other }) } : {};
  const pay = seats.every((one) => paysCrystal(view.players[one]));
  return look.say({ key: pay ? 'asked.manyCrystals' : 'asked.manyAdvance', with: lines });
}

/** Whether the seat is asked to pay for crossing a red line. */
export function isAtLine({ awaiting }: AquaSphereView, seat: number): boolean {
  const asks = awaiting?.kind === 'advance' || awaiting?.kind === 'knowledge';
  return asks && awaiting.seats.includes(seat);
}

/** The red lines before which counters wait. */
export function linesAhead(view: AquaSphereView): number[] {
  const lines = view.players.flatMap((player, seat) => (isAtLine(view, seat) ? [player.kp + 1] : []));
  return [...new Set(lines)].sort((a, b) => a - b);
}

/** AQS-KP-3 and 4: a crystal, or a bot where there is none. */
function priceOf(view: AquaSphereView, seat: number): Said {
  const player = view.players[seat];
  const key = paysCrystal(player) ? 'asked.crystal' : 'asked.bot';
  return { key, with: { seat, line: (player?.kp ?? 0) + 1, points: pointsAhead(view, seat) } };
}

export function paysCrystal(player: PlayerView | undefined): boolean {
  return (player?.crystals ?? 0) > 0;
}

/** What everybody who is asked at a red line pays and gets. */
export function pricesOf(view: AquaSphereView): { seat: number; points: number; price: Said }[] {
  return view.players.flatMap((_, seat) =>
    isAtLine(view, seat) ? [{ seat, points: pointsAhead(view, seat), price: priceOf(view, seat) }] : [],
  );
}

/** What one payment brings: what is still to come, up to the next line (AQS-KP-7). */
export function pointsAhead({ awaiting, players, track }: AquaSphereView, seat: number): number {
  const { lap, linesBefore } = track;
  const space = players[seat]?.space ?? 0;
  let most = 1;
  while (most < lap && !linesBefore.includes(((space + most) % lap) + 1)) most += 1;
  return Math.min(most, awaiting?.about.points ?? awaiting?.about.pointsOf?.[seat] ?? 0);
}

/** What one can do in a turn: the header asks no more than is open. */
function turnQuestion({ players, hq }: AquaSphereView, seat: number): Said {
  const player = players[seat];
  const climbs =
    player?.engineer === 'start' ||
    hq.rooms.some(({ id, arrows }) => id === player?.engineer && arrows.length > 0);
  const acts = (player?.programmed.length ?? 0) > 0;
  if (climbs) return { key: acts ? 'asked.turnBoth' : 'asked.turnProgram', with: { seat } };
  return { key: acts ? 'asked.turnAct' : 'asked.turnPass', with: { seat } };
}

function winnersOf({ finalScoring = [] }: AquaSphereView): Said {
  const seats = finalScoring.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  return { key: seats.length === 1 ? 'board.won' : 'board.wonTogether', with: { seats } };
}

export function roundOf({ round, rounds }: AquaSphereView, look: AquaSphereLook): string {
  return look.say({ key: 'board.round', with: { round, rounds } });
}

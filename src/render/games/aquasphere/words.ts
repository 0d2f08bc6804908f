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
  const lines = linesAhead(view);
  const [line = 0] = lines;
  if (kind === 'knowledge' || (kind === 'advance' && seats.length === 1))
    return look.say({ key: priceKey(view, seat), with: { seat, line, points: pointsAhead(view, seat) } });
  if (kind !== 'prepare' && kind !== 'advance') return look.say({ key: `asked.${kind}`, with: { seat } });
  if (room === 'brief' && seats.length > MOST_NAMES) {
    const [, other] = lines;
    return look.say(
      kind === 'prepare'
        ? { key: 'asked.manyPrepare' }
        : {
            key: seats.every((one) => paysCrystal(view.players[one]))
              ? 'asked.manyCrystals'
              : 'asked.manyAdvance',
            with: { line, ...(other !== undefined && { other }) },
          },
    );
  }
  if (kind === 'prepare') return look.say({ key: 'asked.prepare', with: { seats } });
  return look.say({ key: 'asked.advance', with: { seats, ...(lines.length === 1 && { line }) } });
}

/** The red lines before which counters wait, as their flags are numbered. */
export function linesAhead({ awaiting, players }: AquaSphereView): number[] {
  if (awaiting?.kind !== 'knowledge' && awaiting?.kind !== 'advance') return [];
  return [...new Set(awaiting.seats.map((seat) => (players[seat]?.space ?? 0) + 1))].sort((a, b) => a - b);
}

/** AQS-KP-3 and 4: a crystal, or a bot where there is none. */
function priceKey({ players }: AquaSphereView, seat: number): 'asked.crystal' | 'asked.bot' {
  return paysCrystal(players[seat]) ? 'asked.crystal' : 'asked.bot';
}

export function paysCrystal(player: PlayerView | undefined): boolean {
  return (player?.crystals ?? 0) > 0;
}

/** What is still to come beyond the line. */
export function pointsAhead({ awaiting }: AquaSphereView, seat: number): number {
  return awaiting?.about.points ?? awaiting?.about.pointsOf?.[seat] ?? 0;
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

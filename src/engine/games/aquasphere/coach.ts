import type { Msg, Seat } from '../../core/contract.ts';
import type { Components } from './components.ts';
import { say } from './messages.ts';
import type { PlayerView, View } from './view.ts';

/* For newcomers: one aim of the turn and one danger, from what the seat sees. */

/** Lists of sectors must not become a paragraph. */
const MOST_SECTORS = 3;

export function coach(view: View, seat: Seat, { limits }: Components): Msg | undefined {
  const me = view.players[seat];
  const aim =
    me === undefined || view.awaiting?.seats.includes(seat) !== true
      ? undefined
      : aimOf(view, seat, me, limits.buyCost);
  if (me === undefined || aim === undefined) return undefined;
  const danger =
    view.awaiting?.kind === 'turn' ? dangerFor(view, seat, me, limits.crystalPerLine) : undefined;
  return say('coach.say', danger === undefined ? { aim } : { aim, danger });
}

export function purse({ players }: View, seat: Seat): Msg | undefined {
  const me = players[seat];
  if (me === undefined) return undefined;
  const { time, crystals, programmed } = me;
  return say('purse', { time, crystals, ...(programmed.length > 0 && { bots: [...programmed] }) });
}

function aimOf(view: View, seat: Seat, me: PlayerView, buyCost: number): Msg | undefined {
  const { awaiting } = view;
  switch (awaiting?.kind) {
    case 'turn':
      return turnAim(view, me, buyCost);
    case 'trim':
      return say('coach.aim.trim');
    case 'letters':
      return say('coach.aim.letters');
    case 'knowledge':
      return say('coach.aim.line', { points: awaiting.about.points ?? 0 });
    case 'advance':
      return say('coach.aim.line', { points: awaiting.about.pointsOf?.[seat] ?? 0 });
    case 'prepare':
      return say('coach.aim.prepare');
    default:
      return undefined;
  }
}

function turnAim(view: View, me: PlayerView, buyCost: number): Msg {
  const { printed } = view;
  const [colour] = me.programmed;
  const canBuy = me.supply > 0 && me.reminder === 0 && me.time >= buyCost;
  const canWalk = me.supply > 0 && hasNextRoom(view, me);
  if (colour === undefined && canWalk) return say('coach.aim.program');
  if (colour === undefined) return canBuy ? say('coach.aim.buy', { price: buyCost }) : say('coach.aim.pass');
  return me.programmed.length < printed.programmedMax && canWalk
    ? say('coach.aim.either', { colour })
    : say(me.time === 0 ? 'coach.aim.free' : 'coach.aim.act');
}

/** Whether an arrow leads to a room whose colour has no bot yet. */
function hasNextRoom({ hq }: View, { engineer, programmed }: PlayerView): boolean {
  const here = hq.rooms.find(({ id }) => id === engineer);
  const next = here?.arrows ?? hq.start;
  return next.some((room) => {
    const token = hq.tokens[room];
    return token !== undefined && !programmed.includes(token);
  });
}

function dangerFor(view: View, seat: Seat, me: PlayerView, crystalPerLine: number): Msg | undefined {
  const sectors = view.ring
    .filter(({ control, octopods }) => control === seat && octopods > 0)
    .map(({ letter }) => letter);
  if (sectors.length > 0) return say('coach.danger.octopods', { sectors: sectors.slice(0, MOST_SECTORS) });
  const { toNextLine } = me;
  if (toNextLine !== undefined && toNextLine < view.tile.lamp && me.crystals < crystalPerLine)
    return say('coach.danger.line', { steps: toNextLine });
  if (me.time === 0) return say('coach.danger.time');
  if (view.round === view.rounds) return say('coach.danger.lastRound');
  if (me.controlled === 0) return say('coach.danger.control');
  return me.crystals >= me.capacity.crystals ? say('coach.danger.crystals') : undefined;
}

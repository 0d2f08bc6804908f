import type { Seat } from '../../core/contract.ts';
import type { Colour } from './box.ts';
import { takeTime } from './goods.ts';
import { refuse } from './messages.ts';
import { playerOf, type Hindrance, type Play, type Position } from './position.ts';

/** Returning programmed bots to the supply (AQS-RET). */

export function whyNotReturn({ state }: Position, seat: Seat, colour: Colour): Hindrance {
  if (playerOf(state, seat).programmed.includes(colour)) return undefined;
  return refuse('AQS-RET-1', 'why-not-programmed', { colour });
}

/** In one's own turn a return pays (AQS-RET-2), in a scoring it does not (AQS-RET-3). */
export function returnBot(play: Play, seat: Seat, colour: Colour, pays: 'pays' | 'pays nothing'): void {
  const player = playerOf(play.draft, seat);
  player.programmed = player.programmed.filter((programmed) => programmed !== colour);
  player.supply += 1;
  const time = pays === 'pays' ? takeTime(play, seat, play.box.limits.returnPays) : 0;
  play.emit({ type: 'botReturned', seat, colour, time });
}

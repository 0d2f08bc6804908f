import type { Seat } from '../../core/contract.ts';
import type { ActionOf } from './actions.ts';
import type { Colour } from './components.ts';
import { submarinePrice, walkPrice } from './movement.ts';
import { capacityOf, playerOf, sectorOf, type Player, type Position, type Sector } from './state.ts';

/** What a seat would have after moving, paying and placing the bot, before step 3 (AQS-ACT-2). */
export interface Outlook {
  readonly sector: Sector;
  /** the walk, and for blue the submarine space (AQS-MOVE-5) */
  readonly price: number;
  /** negative: it cannot be paid */
  readonly time: number;
  /** time in the general supply */
  readonly stockTime: number;
  /** before bots of a cleaning come back */
  readonly supply: number;
  /** no longer programmed: the bot that acts, and one that pays */
  readonly colour: Colour;
  readonly returned: Colour | undefined;
}

export function outlookOf(
  at: Position,
  seat: Seat,
  { sector: letter, colour, returned }: ActionOf<'act'>,
): Outlook {
  const { state } = at;
  const player = playerOf(state, seat);
  const sector = sectorOf(state, letter);
  const price = priceOf(at, seat, sector, colour);
  const brought = returned === undefined ? 0 : broughtWhilePaying(at, player);
  return {
    sector,
    price,
    time: player.time + brought - price,
    stockTime: state.stock.time + price - brought,
    supply: player.supply + (returned === undefined ? 0 : 1),
    colour,
    returned,
  };
}

/** The colours that still have a bot then. */
export function stillProgrammed({ state }: Position, seat: Seat, { colour, returned }: Outlook): Colour[] {
  return playerOf(state, seat).programmed.filter((one) => one !== colour && one !== returned);
}

/** What is paid first makes room in the store, and may come back from the supply at once. */
export function broughtWhilePaying({ components, state }: Position, player: Player): number {
  const { returnPays } = components.limits;
  return Math.min(returnPays, capacityOf(components, player).time, state.stock.time + player.time);
}

function priceOf(at: Position, seat: Seat, sector: Sector, colour: Colour): number {
  const walk = walkPrice(at, seat, sector.letter);
  if (colour !== 'blue') return walk;
  return walk + (submarinePrice(at.components, playerOf(at.state, seat), sector) ?? 0);
}

import type { PersonInChannel } from 'local-discord';
import { AND_THEN } from '../../src/engine/core/contract.ts';
import { pickOne, type Rng } from '../../src/engine/core/rng.ts';
import { waitFor, type Stage } from '../../test/bot/bot.ts';
import { boards, offers } from '../../test/bot/player.ts';
import { SEATS } from './drawing-times.ts';
import { nameAt } from './people.ts';

/* Tables at a whole bot, and what their people do there. */

/** How long something may take before it counts as lost. */
export const PATIENCE_MS = 30_000;

/** People at a table of their own that has begun. */
export async function seated(
  { discord }: Stage,
  game: string,
  table: number,
): Promise<readonly PersonInChannel[]> {
  const channel = discord.world.addChannel(discord.home.guild.id, `bench-${table}`);
  const seats = Array.from({ length: SEATS }, (_, seat) =>
    discord.person(nameAt(table, seat), 'en-US').in(channel),
  );
  const [host, ...guests] = seats;
  if (host === undefined) throw new RangeError('nobody plays');
  await host.type('game new', { game });
  for (const guest of guests) await guest.type('game join');
  await host.type('game start');
  await waitFor(() => boards(host).length > 0, PATIENCE_MS, 'the board');
  return seats;
}

export interface Chosen {
  readonly person: PersonInChannel;
  readonly text: string;
}

/** Who is asked, and something that they may do. */
export async function chosen(seats: readonly PersonInChannel[], dice: Rng): Promise<Chosen | undefined> {
  for (const person of seats) {
    const texts = await offers(person);
    const single = texts.filter((text) => !text.includes(AND_THEN));
    if (single.length > 0) return { person, text: pickOne(dice, single) };
  }
  return undefined;
}

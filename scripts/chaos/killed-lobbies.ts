import { setTimeout as sleep } from 'node:timers/promises';
import { below, type Rng } from '../../src/engine/core/rng.ts';
import type { Stage } from '../../test/bot/bot.ts';
import { recordOf } from '../../test/bot/inside.ts';
import { killedSoon } from './killed-games.ts';
import { PATIENCE, peopleIn } from './players.ts';
import type { Counts, OpenStage } from './rows.ts';

/** People come and go in lobbies: who read that they sit there sits there, and who read that they left does not. */
export async function killedLobbies(open: OpenStage, rng: Rng, kills: number): Promise<Counts> {
  const harness = await open();
  await harness.start();
  const lobbies = await Promise.all(Array.from({ length: 4 }, () => openLobby(harness)));
  let over = false;
  const coming = lobbies.map((lobby) => comeAndGo(lobby, rng, () => over));
  for (let count = 0; count < kills; count += 1) await killedSoon(harness, rng);
  over = true;
  await Promise.all(coming);
  const faults = await Promise.all(lobbies.map((lobby) => lobbyFaults(harness, lobby)));
  return { tried: kills, lost: faults.reduce((sum, count) => sum + count, 0), doubled: 0, failed: 0 };
}

type Lobby = Awaited<ReturnType<typeof openLobby>>;

async function openLobby(harness: Stage) {
  const people = peopleIn(harness, 3);
  const [host] = people;
  if (host === undefined) throw new RangeError('nobody opens a table');
  await host.type('game new', { game: 'toy' });
  /** who sits there; undefined: they pressed and read no answer */
  return { people, sits: new Map<string, boolean | undefined>([[host.person.id, true]]) };
}

async function comeAndGo({ people, sits }: Lobby, rng: Rng, isOver: () => boolean): Promise<void> {
  const guests = people.slice(1);
  while (!isOver()) {
    const guest = guests[below(rng, guests.length)];
    if (guest === undefined) return;
    const { id } = guest.person;
    const joins = sits.get(id) !== true;
    sits.set(id, undefined);
    const answer = await guest.type(joins ? 'game join' : 'game leave', {}, PATIENCE).catch(() => undefined);
    if (answer?.settled === true) sits.set(id, joins);
    else await sleep(150);
  }
}

/** How many are not where they were told. */
async function lobbyFaults(harness: Stage, { people, sits }: Lobby): Promise<number> {
  const [host] = people;
  if (host === undefined) throw new RangeError('nobody opened a table');
  await harness.bot().stop('SIGKILL');
  const record = await recordOf(harness.dataDir, host.channel.id);
  const there = new Set(record.people.map(({ userId }) => userId));
  return [...sits].filter(([userId, seated]) => seated !== undefined && there.has(userId) !== seated).length;
}

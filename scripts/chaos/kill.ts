import { setTimeout as sleep } from 'node:timers/promises';
import { below, seedRng, type Rng } from '../../src/engine/core/rng.ts';
import { stage, type Stage } from '../../test/bot/bot.ts';
import { recordOf } from '../../test/bot/inside.ts';
import { openedTable, peopleIn, type Players } from './players.ts';
import { sumOf, type Row } from './rows.ts';
import { caughtUp, verdictOn } from './settle.ts';

/* SIGKILL at random moments while several tables play, and a new process on the same data. */

interface KillOptions {
  readonly id: string;
  readonly kills: number;
  /** whether Discord heeds `enforce_nonce` */
  readonly nonces: boolean;
  /** with a computer in the second seat */
  readonly ai: boolean;
  readonly tables: number;
}

const KILLS: readonly Omit<KillOptions, 'kills'>[] = [
  { id: 'kill: moves', nonces: true, ai: false, tables: 5 },
  { id: 'kill: moves, no nonces', nonces: false, ai: false, tables: 5 },
  { id: 'kill: AI moves', nonces: true, ai: true, tables: 3 },
];

/** At least `kills` of each kind. */
export async function killing(kills: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const kind of KILLS) rows.push(await killed({ ...kind, kills }));
  return [...rows, await killedLobbies(kills)];
}

async function killed({ id, kills, nonces, ai, tables }: KillOptions): Promise<Row> {
  const rng = seedRng(id);
  const harness = await stage({ nonces });
  try {
    await harness.start();
    const all: Players[] = [];
    const open = async (): Promise<Players> => {
      const table = await openedTable(harness, rng, 'toy', ai);
      all.push(table);
      return table;
    };
    const lanes = await Promise.all(Array.from({ length: tables }, open));
    let over = false;
    const playing = lanes.map((first) => playUntil(first, () => over));
    let count = 0;
    for (; count < kills; count += 1) {
      await sleep(150 + below(rng, 900));
      await harness.restart('SIGKILL');
    }
    over = true;
    await Promise.all(playing);
    await caughtUp(harness, all);
    await harness.bot().stop();
    const verdicts = await Promise.all(all.map((table) => verdictOn(harness, table)));
    return {
      ...sumOf(
        id,
        verdicts.map((verdict) => ({ ...verdict, tried: 0 })),
      ),
      tried: count,
    };
  } finally {
    await harness.close();
  }
}

async function playUntil(table: Players, isOver: () => boolean): Promise<void> {
  while (!isOver()) if ((await table.move()) === 'nobody') await sleep(150);
}

/** People come and go in lobbies: who read that they sit there sits there, and who read that they left does not. */
async function killedLobbies(kills: number): Promise<Row> {
  const id = 'kill: lobbies';
  const rng = seedRng(id);
  const harness = await stage();
  try {
    await harness.start();
    const lobbies = await Promise.all(Array.from({ length: 4 }, () => openLobby(harness)));
    let over = false;
    const coming = lobbies.map((lobby) => comeAndGo(lobby, rng, () => over));
    for (let count = 0; count < kills; count += 1) {
      await sleep(150 + below(rng, 700));
      await harness.restart('SIGKILL');
    }
    over = true;
    await Promise.all(coming);
    const faults = await Promise.all(lobbies.map((lobby) => lobbyFaults(harness, lobby)));
    return { id, tried: kills, lost: faults.reduce((sum, count) => sum + count, 0), doubled: 0, failed: 0 };
  } finally {
    await harness.close();
  }
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
    const answer = await guest.type(joins ? 'game join' : 'game leave').catch(() => undefined);
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

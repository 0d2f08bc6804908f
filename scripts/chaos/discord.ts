import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, RequestFilter } from 'local-discord';
import { seedRng } from '../../src/engine/core/rng.ts';
import { GAMES_BOT, stage, waitFor, type Stage } from '../../test/bot/bot.ts';
import { boards, lastBoard } from '../../test/bot/player.ts';
import { openedTable, type Players } from './players.ts';
import { sumOf, type Row } from './rows.ts';
import { caughtUp, verdictOn } from './settle.ts';

/* Games that are played while Discord misbehaves. */

const ROUTES: Readonly<Record<string, RequestFilter>> = {
  callback: { method: 'POST', path: /^\/interactions\/[^/]+\/[^/]+\/callback/u },
  answer: { method: 'PATCH', path: /^\/webhooks\// },
  post: { method: 'POST', path: /^\/channels\/[^/]+\/messages$/u },
  edit: { method: 'PATCH', path: /^\/channels\/[^/]+\/messages\// },
};

const FAULTS: Readonly<Record<string, Fault>> = {
  '429': { kind: 'rate-limited', retryAfterMs: 300 },
  '429 without Retry-After': { kind: 'rate-limited', retryAfterMs: 300, withoutHeader: true },
  '429 for 4 s': { kind: 'rate-limited', retryAfterMs: 4_000 },
  '500': { kind: 'server-error', status: 500 },
  '503': { kind: 'server-error', status: 503 },
  reset: { kind: 'lose-answer', ending: 'reset' },
  'lost answer': { kind: 'lose-answer', ending: 'close' },
  slow: { kind: 'slow', ms: 1_500 },
  hang: { kind: 'hang' },
};

/** Done between two moves. */
type Mishap = (harness: Stage, table: Players) => void | Promise<void>;

const backAgain = async (harness: Stage): Promise<void> => {
  await waitFor(() => harness.discord.gateway.connected, 30_000, 'the bot at the gateway again');
};
const closed =
  (code: number): Mishap =>
  async ({ discord }) => {
    discord.gateway.disconnect(code);
    await sleep(50);
  };
/** The bot ends with an error; whoever runs it starts it again. */
const endedBy =
  (code: number): Mishap =>
  async (harness) => {
    harness.discord.gateway.disconnect(code);
    const { code: exit } = await harness.bot().ended;
    if (exit !== 1) throw new Error(`it ended with ${String(exit)} after a close with ${code}`);
    await harness.start();
  };

const MISHAPS: Readonly<Record<string, Mishap>> = {
  'close 1006': closed(1006),
  'close 4000': closed(4000),
  'close 4009': closed(4009),
  'close 4004': endedBy(4004),
  'close 4014': endedBy(4014),
  'op 7': ({ discord }) => {
    discord.gateway.askReconnect();
  },
  'op 9, resumable': ({ discord }) => {
    discord.gateway.invalidate(true);
  },
  'op 9, not resumable': ({ discord }) => {
    discord.gateway.invalidate(false);
  },
  'delivered twice': ({ discord }) => {
    discord.misbehaviour.nextDeliveries({ times: 2 }, 3);
  },
  'delivered late': ({ discord }) => {
    discord.misbehaviour.nextDeliveries({ delayMs: 900 }, 2);
  },
  'delivered out of order': ({ discord }, table) => {
    // somebody looks around just before the move, and is heard after it
    discord.misbehaviour.nextDeliveries({ delayMs: 500 }, 1);
    void table.seats[0]?.type('scores').catch(() => undefined);
  },
  'board deleted': ({ discord: { world } }, table) => {
    const [seat] = table.seats;
    if (seat === undefined) return;
    const message = world.message(table.channel.id, lastBoard(seat).id);
    if (message !== undefined) world.deleteMessage(message);
  },
  'permission removed': async ({ discord: { world } }, table) => {
    world.forbid(table.channel, world.botId, 'SendMessages');
    await table.move();
    world.permit(table.channel, world.botId, 'SendMessages');
  },
};

interface Extent {
  readonly games: readonly string[];
  /** at most so many moves a game */
  readonly moves: number;
}

export async function misbehaving(short: boolean): Promise<readonly Row[]> {
  const extent: Extent = short
    ? { games: ['antarctica'], moves: 6 }
    : { games: ['antarctica', 'aquasphere', 'new-eden'], moves: 400 };
  const rows: Row[] = [];
  for (const [route, filter] of Object.entries(ROUTES))
    for (const [name, fault] of Object.entries(FAULTS)) {
      if (short && name === 'hang') continue;
      rows.push(await undergone(`Discord: ${name} at ${route}`, extent, atRequests(filter, fault)));
    }
  for (const [name, mishap] of Object.entries(MISHAPS))
    rows.push(await undergone(`Discord: ${name}`, extent, mishap));
  return [...rows, await goneForGood()];
}

const atRequests =
  (filter: RequestFilter, fault: Fault): Mishap =>
  ({ discord }) => {
    discord.misbehaviour.next(fault, filter);
  };

/** The mishap before every second move. */
async function undergone(id: string, { games, moves }: Extent, mishap: Mishap): Promise<Row> {
  const rng = seedRng(id);
  const harness = await stage({}, GAMES_BOT);
  let tried = 0;
  try {
    await harness.start();
    const tables: Players[] = [];
    for (const game of games) tables.push(await openedTable(harness, rng, game));
    await Promise.all(
      tables.map(async (table) => {
        let idle = 0;
        for (let move = 0; move < moves && idle < 40; move += 1) {
          if (move % 2 === 1) {
            tried += 1;
            await mishap(harness, table);
            await backAgain(harness);
          }
          const outcome = await table.move();
          idle = outcome === 'nobody' ? idle + 1 : 0;
          if (outcome === 'nobody') await sleep(250);
        }
      }),
    );
    harness.discord.misbehaviour.behave();
    await caughtUp(harness, tables);
    const uncaught = harness.bot().log.filter(({ level }) => Number(level) >= 60).length;
    await harness.bot().stop();
    const verdicts = await Promise.all(tables.map((table) => verdictOn(harness, table)));
    const sum = sumOf(
      id,
      verdicts.map((verdict) => ({ ...verdict, tried: 0 })),
    );
    return { ...sum, tried, failed: sum.failed + uncaught };
  } finally {
    await harness.close();
  }
}

/** A channel that is deleted, a server that the bot is thrown out of: other tables play on. */
async function goneForGood(): Promise<Row> {
  const id = 'Discord: channel deleted, server left';
  const rng = seedRng(id);
  const harness = await stage();
  try {
    await harness.start();
    const { world, home } = harness.discord;
    const deleted = await openedTable(harness, rng, 'toy');
    const staying = await openedTable(harness, rng, 'toy');
    await deleted.move();
    world.deleteChannel(deleted.channel);
    await staying.move();
    world.expelBot(home.guild.id);
    await sleep(500);
    world.inviteBot(home.guild.id);
    await sleep(500);
    for (let move = 0; move < 4; move += 1) await staying.move();
    const [seat] = staying.seats;
    const alive = seat !== undefined && boards(seat).length > 0 && harness.bot().child.exitCode === null;
    await caughtUp(harness, [staying]);
    await harness.bot().stop();
    const verdict = await verdictOn(harness, staying);
    return { id, tried: 2, ...verdict, failed: verdict.failed + (alive ? 0 : 1) };
  } finally {
    await harness.close();
  }
}

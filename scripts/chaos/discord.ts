import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, RequestFilter } from 'local-discord';
import { seedRng } from '../../src/engine/core/rng.ts';
import { oneAtATime } from '../../src/storage/one-at-a-time.ts';
import { GAMES_BOT, waitFor, type Stage } from '../../test/bot/bot.ts';
import { boards } from '../../test/bot/player.ts';
import { isFinished, openedTable, type Players } from './players.ts';
import { rowWithin, type Counts, type OpenStage, type Row } from './rows.ts';
import { verdictOn } from './settle.ts';

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
  await waitFor(() => harness.discord.gateway.connected, 60_000, 'the bot at the gateway again');
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
    const board = table.seats.flatMap((seat) => boards(seat)).at(-1);
    const message = board && world.message(table.channel.id, board.id);
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
  /** so many moves at each table, every second disturbed; whole games without it */
  readonly moves?: number;
  /** a whole game has hundreds of moves: every second of so many is disturbed, later each of so many */
  readonly dense: number;
  readonly sparse: number;
  /** for one row */
  readonly seconds: number;
}

const SHORT: Extent = { games: ['toy'], moves: 6, dense: 6, sparse: 6, seconds: 240 };
const WHOLE: Extent = {
  games: ['antarctica', 'aquasphere', 'new-eden'],
  dense: 8,
  sparse: 40,
  seconds: 1_500,
};

const ROUTE_COUNT = Object.keys(ROUTES).length;
/** For a fault at each kind of route, one after the other: as often at each as anything else. */
const atRoutes = (extent: Extent): Extent => ({
  ...extent,
  ...(extent.moves !== undefined && { moves: 2 * ROUTE_COUNT }),
  dense: ROUTE_COUNT * extent.dense,
  sparse: extent.sparse / ROUTE_COUNT,
});

export function misbehaving(short: boolean): readonly (() => Promise<Row>)[] {
  const extent = short ? SHORT : WHOLE;
  const row = (name: string, how: Extent, mishap: Mishap) => () => {
    const id = `Discord: ${name}`;
    return rowWithin(id, how.seconds, (open) => undergone(open, id, how, mishap));
  };
  // the bot's start and the games cost most: they are the same for all routes
  const faults = Object.entries(FAULTS)
    // a short run has no time to wait for a hanging one
    .filter(([name]) => !short || name !== 'hang')
    .map(([name, fault]) => row(`${name} at each route`, atRoutes(extent), atRoutesInTurn(fault)));
  const mishaps = Object.entries(MISHAPS).map(([name, mishap]) => row(name, extent, mishap));
  const gone = 'Discord: channel deleted, server left';
  return [
    ...faults,
    ...mishaps,
    () => rowWithin(gone, extent.seconds, (open) => goneForGood(open, gone, extent)),
  ];
}

function atRoutesInTurn(fault: Fault): Mishap {
  const routes = Object.values(ROUTES);
  let time = 0;
  return ({ discord }) => {
    discord.misbehaviour.next(fault, routes[time % routes.length]);
    time += 1;
  };
}

const botFor = ({ games: [game] }: Extent): string | undefined => (game === 'toy' ? undefined : GAMES_BOT);

/** Games during which it happens again and again. */
async function undergone(open: OpenStage, id: string, extent: Extent, mishap: Mishap): Promise<Counts> {
  const rng = seedRng(id);
  const harness = await open({}, botFor(extent));
  await harness.start();
  const tables: Players[] = [];
  for (const game of extent.games) tables.push(await openedTable(harness, rng, game));
  const inTurn = oneAtATime();
  let tried = 0;
  const disturbed = async (table: Players): Promise<void> => {
    tried += 1;
    // two tables at once must not start the bot twice
    await inTurn('bot', async () => {
      await mishap(harness, table);
      await backAgain(harness);
    });
  };
  const ended = await Promise.all(
    tables.map((table) =>
      played(harness, table, extent, (move) => isDisturbed(extent, move) && disturbed(table)),
    ),
  );
  const verdict = await verdictOn(harness, tables);
  return { ...verdict, tried, failed: verdict.failed + ended.filter((end) => !end).length };
}

const isDisturbed = ({ dense, sparse }: Extent, move: number): boolean =>
  move % (move < dense ? 2 : sparse) === 1;

/** So many moves, or the whole game; whether it came to its end. */
async function played(
  harness: Stage,
  table: Players,
  { moves = Infinity }: Pick<Extent, 'moves'>,
  before: (move: number) => false | Promise<void> = () => false,
): Promise<boolean> {
  let idle = 0;
  for (let move = 0; move < moves && idle < 60; move += 1) {
    await before(move);
    if ((await table.move()) !== 'nobody') idle = 0;
    else if (moves === Infinity && (await isFinished(harness, table))) return true;
    else {
      idle += 1;
      await sleep(500);
    }
  }
  return moves !== Infinity;
}

/** A channel that is deleted, a server that the bot is thrown out of: other tables play on. */
async function goneForGood(open: OpenStage, id: string, extent: Extent): Promise<Counts> {
  const rng = seedRng(id);
  const harness = await open({}, botFor(extent));
  await harness.start();
  const { world, home } = harness.discord;
  const staying: Players[] = [];
  for (const game of extent.games) {
    const deleted = await openedTable(harness, rng, game);
    staying.push(await openedTable(harness, rng, game));
    await deleted.move();
    world.deleteChannel(deleted.channel);
  }
  for (const table of staying) await played(harness, table, { moves: 3 });
  world.expelBot(home.guild.id);
  await sleep(500);
  world.inviteBot(home.guild.id);
  await sleep(500);
  const ended = await Promise.all(staying.map((table) => played(harness, table, extent)));
  const verdict = await verdictOn(harness, staying);
  const failed = verdict.failed + ended.filter((end) => !end).length;
  return { ...verdict, tried: extent.games.length + 1, failed };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '../engine/core/contract.ts';
import { noticeFor } from '../table/notice.ts';
import type { Person } from '../table/record.ts';
import type { Table, TableRefusal } from '../table/tables.ts';
import type { Announcer } from './command-context.ts';
import type { Services } from './services.ts';

/*
 * The AI seats of all tables play along: whenever one of them is asked, it thinks in a thread of its own, beside the
 * table's queue, and its decision then takes the same way as a person's. The channel hears of it when a person has to
 * decide again, or at the end, so that several decisions in a row are one message.
 */

/** One question to one AI seat. */
interface Turn {
  readonly table: Table;
  readonly seat: Seat;
  readonly ai: Person;
  /** revision at which the question arose */
  readonly since: number;
  readonly call: AbortController;
}

const STORE_AGAIN_MS = 5_000;

/** An announcer by which the AI seats hear of every change, too. */
export function withAiPlayers(services: Services, announcer: Announcer): Announcer {
  const { tables, log } = services;
  /** by channel */
  const turns = new Map<string, Turn>();
  const underWay = new Set<Promise<void>>();
  let closing = false;

  /** Lets the AI seat that is asked now think, and whoever thought about what is settled stop. */
  const consider = async (channelId: string): Promise<void> => {
    const found = await tables.at(channelId);
    const table = found.ok ? found.value : undefined;
    const last = turns.get(channelId);
    if (closing || (last !== undefined && table !== undefined && isOpen(last, table))) return;
    last?.call.abort();
    const turn = table && turnAt(table);
    if (turn === undefined) turns.delete(channelId);
    else {
      turns.set(channelId, turn);
      const done = play(turn).finally(() => {
        forget(turn);
      });
      follow(done);
    }
  };

  const forget = (turn: Turn): void => {
    const { channelId } = turn.table.record.place;
    if (turns.get(channelId) === turn) turns.delete(channelId);
  };

  const play = async (turn: Turn): Promise<void> => {
    const { id, place } = turn.table.record;
    const text = await decisionOf(services, turn);
    if (text === undefined || turn.call.signal.aborted) return;
    const where = { channelId: place.channelId, tableId: id, rev: turn.since };
    const played = await tables.actForAi(turn.ai, where, text);
    forget(turn);
    if (played.ok) await tell(played.value);
    else await giveUp(turn, text, played.error);
  };

  const tell = async (table: Table): Promise<void> => {
    const isOver = table.record.status !== 'playing';
    if (isOver || turnAt(table) === undefined || noticeFor(table).mention.length > 0)
      void announcer.notify(table);
    await consider(table.record.place.channelId);
  };

  /** What was settled meanwhile needs no answer. A game's mistake was reported: its table waits for its people. */
  const giveUp = async ({ table, ai }: Turn, text: string, { code }: TableRefusal): Promise<void> => {
    const { id, place } = table.record;
    if (code === 'T_CLOSING') return;
    if (code !== 'T_STALE') log.error({ tableId: id, ai: ai.userId, text, code }, 'an AI could not play');
    if (code === 'T_STORE') await sleep(STORE_AGAIN_MS, undefined, { ref: false });
    if (code === 'T_STORE' || code === 'T_STALE') await consider(place.channelId);
  };

  const follow = (task: Promise<void>): void => {
    const safe = task.catch((cause: unknown) => {
      log.error({ cause }, 'an AI player failed');
    });
    underWay.add(safe);
    void safe.then(() => underWay.delete(safe));
  };

  return {
    notify(table) {
      follow(consider(table.record.place.channelId));
      return announcer.notify(table);
    },
    remind: (channelId) => {
      announcer.remind(channelId);
    },
    async repair() {
      for (const { record } of await tables.waitingForAi()) follow(consider(record.place.channelId));
      await announcer.repair();
    },
    async close() {
      closing = true;
      for (const { call } of turns.values()) call.abort();
      await Promise.all(underWay);
      await announcer.close();
    },
  };
}

/** The first AI seat that is asked, if there is one. */
function turnAt(table: Table): Turn | undefined {
  const { people, askedSince } = table.record;
  for (const seat of table.activeSeats()) {
    const ai = people[seat];
    if (ai?.ai !== undefined)
      return { table, seat, ai, since: askedSince[seat] ?? 0, call: new AbortController() };
  }
  return undefined;
}

/** Whether the table still asks this. */
function isOpen({ table, seat, since }: Turn, now: Table): boolean {
  const { id, askedSince } = now.record;
  return id === table.record.id && now.activeSeats().includes(seat) && askedSince[seat] === since;
}

/** A canonical text; nothing if it was called off. */
async function decisionOf({ thinking, log }: Services, turn: Turn): Promise<string | undefined> {
  const { table, seat, ai, call } = turn;
  const { id, rev, state } = table.record;
  if (state === undefined || ai.ai === undefined) return undefined;
  try {
    // not of the table's own seed: whoever knows this one could foresee what is played
    const position = { game: table.game, state, seat, seed: `${id} ${rev}`, signal: call.signal };
    const decided = await thinking.decide(position, ai.ai);
    if (!decided.ok) return undefined;
    const { text, how } = decided.value;
    if (how === 'guessed') log.warn({ tableId: id, ai: ai.userId }, 'an AI found no time to think');
    if (table.legalTexts(seat).includes(text)) return text;
    log.error({ tableId: id, ai: ai.userId, text }, 'an AI decided on what is not legal');
  } catch (cause) {
    log.error({ tableId: id, ai: ai.userId, cause }, 'an AI could not think');
  }
  return likeliest(table, seat);
}

/** Without a thought: the option that random players would take most often, the first of these. */
function likeliest({ game, record: { state }, prompt }: Table, seat: Seat): string | undefined {
  const options = prompt(seat)?.options ?? [];
  if (state === undefined) return undefined;
  const weighed = options.map(({ text, action }) => ({
    text,
    weight: game.weigh?.(state, seat, action) ?? 1,
  }));
  const most = Math.max(...weighed.map(({ weight }) => weight));
  return weighed.find(({ weight }) => weight === most)?.text;
}

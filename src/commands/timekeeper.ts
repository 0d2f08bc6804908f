import { timetable, HOUR_MS, type Due } from '../table/due.ts';
import { wishesOf } from '../table/settings.ts';
import type { Table } from '../table/tables.ts';
import { postDue } from './clock-messages.ts';
import type { ChannelMessages } from './channel-messages.ts';
import { troubleOf } from './channel-messages.ts';
import type { Announcer } from './command-context.ts';
import type { Services } from './services.ts';

/*
 * Does at each table what is due. What that is follows from what is stored, so a restart changes nothing: each running
 * table is looked at once, and after that whenever it changes or its next time has come.
 */

/** Between the tables that a start looks at: what is overdue goes out one after the other. */
export const SPREAD_MS = 3_000;
/** What Discord or the disk doesn't take now. */
const AGAIN_MS = HOUR_MS / 12;

/** An announcer by which the clocks hear of every change, too. */
export function withTimekeeper(
  services: Services,
  messages: ChannelMessages,
  announcer: Announcer,
): Announcer {
  const { clock, tables, log } = services;
  /** by channel: calls off the next look */
  const next = new Map<string, () => void>();
  const lanes = new Map<string, Promise<void>>();
  let nextOfStart = (): void => undefined;
  let begun = false;
  let closing = false;

  const schedule = (channelId: string, time: number): void => {
    next.get(channelId)?.();
    next.set(
      channelId,
      clock.at(time, () => look(channelId)),
    );
  };

  /** From then on one after the other. Only the next one has a timer: ten thousand of them take 14 MB. */
  const lookAtEach = (channels: Iterator<string>, time: number): void => {
    const channel = channels.next();
    if (channel.done === true) return;
    nextOfStart = clock.at(time, () => {
      lookAtEach(channels, time + SPREAD_MS);
      return look(channel.value);
    });
  };

  /** One look at a time in each channel. */
  const look = (channelId: string): Promise<void> => {
    const mine = (lanes.get(channelId) ?? Promise.resolve())
      .then(() => tend(channelId))
      .catch((cause: unknown) => {
        log.error({ channelId, cause }, 'a clock failed');
      });
    lanes.set(channelId, mine);
    return mine.finally(() => {
      if (lanes.get(channelId) === mine) lanes.delete(channelId);
    });
  };

  const tend = async (channelId: string): Promise<void> => {
    next.get(channelId)?.();
    next.delete(channelId);
    const found = await tables.at(channelId);
    const table = found.ok ? found.value : undefined;
    if (closing || table === undefined) return;
    const { due, next: later } = await timetableOf(services, table);
    const [first, ...more] = due;
    if (first === undefined) {
      if (later !== undefined) schedule(channelId, later);
    } else if (await isDone(table, [first, ...more])) await tend(channelId);
    else schedule(channelId, clock.now() + AGAIN_MS);
  };

  /** What is due first, and what goes with it. False: it is to be tried again later. */
  const isDone = async (table: Table, dues: readonly [Due, ...Due[]]): Promise<boolean> => {
    const { id, place, pace } = table.record;
    const where = { channelId: place.channelId, tableId: id };
    const [due] = dues;
    if (due.kind === 'lapse' && pace?.skips === true) {
      const skipped = await tables.skip(where, due.wait);
      if (skipped.ok) {
        void announcer.notify(skipped.value);
        return true;
      }
      log.warn({ tableId: id, code: skipped.error.code }, 'nobody could be skipped');
    }
    try {
      const { waits, messageId } = await postDue(services, messages, table, dues);
      let saved = true;
      for (const wait of waits) saved = (await tables.told(where, wait, due.kind, messageId)).ok && saved;
      return saved;
    } catch (cause) {
      const trouble = troubleOf(cause);
      log.warn({ tableId: id, due: due.kind, trouble, cause }, 'the people could not be told');
      // where the bot may not write it waits for the next thing that is due
      return trouble === 'forbidden' && (await tables.told(where, due.wait, due.kind, undefined)).ok;
    }
  };

  return {
    notify(table) {
      void look(table.record.place.channelId);
      return announcer.notify(table);
    },
    remind: (channelId) => {
      announcer.remind(channelId);
    },
    async repair() {
      if (!begun) {
        begun = true;
        lookAtEach((await tables.running()).values(), clock.now());
      }
      await announcer.repair();
    },
    async close() {
      closing = true;
      nextOfStart();
      for (const callOff of next.values()) callOff();
      await Promise.all(lanes.values());
      await announcer.close();
    },
  };
}

async function timetableOf({ settings, clock }: Services, { record }: Table) {
  const people = record.people.filter(({ ai }) => ai === undefined);
  const wishes = new Map(
    await Promise.all(
      people.map(async ({ userId }) => [userId, wishesOf(await settings.person(userId))] as const),
    ),
  );
  return timetable(record, (userId) => wishes.get(userId) ?? {}, clock.now());
}

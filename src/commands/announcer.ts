import type { Table } from '../table/tables.ts';
import type { ChannelMessages } from './channel-messages.ts';
import type { Announcer, Shown } from './command-context.ts';
import { backoff } from './retry.ts';
import type { Services } from './services.ts';
import { showTable, type Progress } from './show-table.ts';

/*
 * Each channel's messages follow its table: one at a time per channel, always the newest position. A failure changes
 * nothing of the table; what the channel has missed is tried again for as long as it takes: after a while, when the
 * connection is back, and when somebody asks at that table.
 */

export function createAnnouncer(services: Services, messages: ChannelMessages): Announcer {
  const syncs = new Map<string, ChannelSync>();
  /** what an earlier process of this bot left behind is known */
  let lookedBack = false;
  let closing = false;

  const syncOf = ({ record: { place } }: Table): ChannelSync => {
    const known = syncs.get(place.channelId);
    if (known !== undefined) return known;
    const sync = createChannelSync(
      (table, progress) => showTable(services, messages, table, progress),
      () => void syncs.delete(place.channelId),
    );
    if (!lookedBack) sync.doubt();
    syncs.set(place.channelId, sync);
    return sync;
  };
  const notify = (table: Table): Promise<Shown> =>
    closing && syncs.get(table.record.place.channelId)?.isRunning() !== true
      ? Promise.resolve('later')
      : syncOf(table).notify(table);

  return {
    notify,
    remind(channelId) {
      // a sync is there only while its channel has missed something
      if (!closing) syncs.get(channelId)?.tryAgain();
    },
    async repair() {
      const behind = await services.tables.unannounced();
      for (const table of behind) syncOf(table).doubt();
      lookedBack = true;
      for (const { record } of behind) {
        // it may have been played on, and shown, since
        const found = await services.tables.at(record.place.channelId);
        const table = found.ok ? found.value : undefined;
        if (table !== undefined && table.record.announcedRev < table.record.rev) await notify(table);
      }
    },
    async close() {
      closing = true;
      await Promise.all([...syncs.values()].map((sync) => sync.close()));
    },
  };
}

/** Brings one channel from what it has seen to its table as it is. */
interface ChannelSync {
  notify(table: Table): Promise<Shown>;
  /** at once, unless it is under way */
  tryAgain(): void;
  isRunning(): boolean;
  /** something may have been posted of which this process knows nothing */
  doubt(): void;
  /** finishes what is under way */
  close(): Promise<unknown>;
}

/** The table as it was saved last, with what of it was announced. */
type Show = (
  table: Table,
  progress: Progress,
) => Promise<{ readonly shown: Shown; readonly table: Table | undefined }>;

/** `arrived`: the channel has seen everything, or never can */
function createChannelSync(show: Show, arrived: () => void): ChannelSync {
  const progress: Progress = {
    behind: false,
    overtaken: 0,
    rev: 0,
    failures: 0,
    doubtful: false,
    openLobby: undefined,
  };
  let latest: Table | undefined;
  let running: Promise<Shown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const update = (table: Table): void => {
    const isOlder = latest?.record.id === table.record.id && table.record.rev < latest.record.rev;
    if (!isOlder) latest = table;
  };
  const run = async (): Promise<Shown> => {
    progress.behind = false;
    if (latest === undefined) return 'shown';
    const answer = await show(latest, progress);
    if (answer.table !== undefined) update(answer.table);
    return isBehind(progress) && answer.shown === 'shown' ? run() : answer.shown;
  };
  const settle = (shown: Shown): Shown => {
    running = undefined;
    if (shown === 'later' || (shown === 'shown' && progress.openLobby !== undefined)) {
      progress.failures += 1;
      progress.doubtful = true;
      if (!closed) timer = setTimeout(() => void start(), backoff(progress.failures)).unref();
    } else if (shown !== 'forbidden') arrived();
    return shown;
  };
  const start = (): Promise<Shown> => {
    progress.behind = true;
    clearTimeout(timer);
    return (running ??= run().then(settle));
  };

  return {
    notify: (table) => {
      update(table);
      return start();
    },
    tryAgain: () => {
      if (running === undefined) void start();
    },
    isRunning: () => running !== undefined,
    doubt: () => {
      progress.doubtful = true;
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
      return Promise.resolve(running);
    },
  };
}

/** It may have become so while its message was under way. */
function isBehind(progress: Progress): boolean {
  return progress.behind;
}

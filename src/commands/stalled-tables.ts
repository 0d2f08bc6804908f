import { isStalled } from '../table/stalled.ts';
import type { Announcer } from './command-context.ts';
import type { Services } from './services.ts';

/* Tables at which nothing has happened for long are offered to be closed. */

const LOOKS_EVERY_MS = 12 * 3_600_000;

/** Looks now, and from then on. */
export function watchStalledTables(
  { tables, clock, log }: Pick<Services, 'tables' | 'clock' | 'log'>,
  announcer: Pick<Announcer, 'notify'>,
): void {
  const look = async (): Promise<void> => {
    clock.at(clock.now() + LOOKS_EVERY_MS, look);
    try {
      for (const { record } of await tables.playing()) {
        if (!isStalled(record, clock.now())) continue;
        const where = { channelId: record.place.channelId, tableId: record.id };
        const offered = await tables.offerClosing(where);
        if (offered.ok) await announcer.notify(offered.value);
      }
    } catch (cause) {
      log.error({ cause }, 'stalled tables could not be looked at');
    }
  };
  void look();
}

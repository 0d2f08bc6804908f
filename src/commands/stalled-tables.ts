import { isStalled, STALLED_MS } from '../table/stalled.ts';
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
      // with a game that moves on there is always somebody who was asked lately: those tables needn't be read
      for (const channelId of await tables.running(clock.now() - STALLED_MS)) {
        const found = await tables.at(channelId);
        if (!found.ok || found.value === undefined || !isStalled(found.value.record, clock.now())) continue;
        const offered = await tables.offerClosing({ channelId, tableId: found.value.record.id });
        if (offered.ok) await announcer.notify(offered.value);
      }
    } catch (cause) {
      log.error({ cause }, 'stalled tables could not be looked at');
    }
  };
  void look();
}

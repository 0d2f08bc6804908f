import { backUp, backupsIn, takenAt, type BackupPlace } from './backup.ts';
import type { Result } from './result.ts';

export interface ScheduledBackups {
  stop(): void;
}

export interface BackupSchedule extends BackupPlace {
  readonly everyMs: number;
  readonly now: () => Date;
  /** each backup that was made, or why it could not be */
  readonly told: (made: Result<string, string>) => void;
}

/** A timer can't wait longer; it looks again then. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Takes a backup whenever the newest one is older than that, also if the bot was restarted in between. */
export function scheduleBackups(schedule: BackupSchedule): ScheduledBackups {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const again = async (): Promise<void> => {
    const newest = (await backupsIn(schedule.folder)).at(-1);
    const dueIn =
      newest === undefined ? 0 : takenAt(newest).getTime() + schedule.everyMs - schedule.now().getTime();
    if (stopped) return;
    if (dueIn > 0) {
      wait(dueIn);
      return;
    }
    const made = await backUp(schedule, schedule.now());
    schedule.told(made);
    wait(schedule.everyMs);
  };
  const wait = (ms: number): void => {
    if (stopped) return;
    timer = setTimeout(() => void again(), Math.min(ms, LONGEST_WAIT_MS));
    timer.unref();
  };
  void again();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

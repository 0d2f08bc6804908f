import type { ChannelMessages } from './channel-messages.ts';
import type { Announcer, Shown } from './desk.ts';
import type { House } from './house.ts';
import { growingWait } from './patience.ts';
import { showTable, type Progress } from './show-table.ts';

/*
 * Each channel's messages follow its table: one at a time per channel, always the newest position. A failure changes
 * nothing of the table; what the channel has missed is tried again for as long as it takes: after a while, when the
 * connection is back, and when somebody asks at that table.
 */

export function createAnnouncer(house: House, messages: ChannelMessages): Announcer {
  const courses = new Map<string, Course>();
  let closing = false;

  const courseOf = (channelId: string): Course => {
    const known = courses.get(channelId);
    if (known !== undefined) return known;
    const course = createCourse(
      (progress) => showTable(house, messages, channelId, progress),
      () => void courses.delete(channelId),
    );
    courses.set(channelId, course);
    return course;
  };
  const notify = (channelId: string): Promise<Shown> =>
    closing && courses.get(channelId)?.isRunning() !== true
      ? Promise.resolve('later')
      : courseOf(channelId).notify();

  return {
    notify,
    remind(channelId) {
      // a course is there only while its channel has missed something
      if (courses.get(channelId)?.isRunning() === false) void notify(channelId);
    },
    async repair() {
      for (const table of await house.tables.unannounced()) {
        const { channelId } = table.record.place;
        courseOf(channelId).doubt();
        await notify(channelId);
      }
    },
    async close() {
      closing = true;
      await Promise.all([...courses.values()].map((course) => course.close()));
    },
  };
}

/** One channel's way from what it has seen to what is. */
interface Course {
  notify(): Promise<Shown>;
  isRunning(): boolean;
  /** something may have been posted of which this process knows nothing */
  doubt(): void;
  /** finishes what is under way */
  close(): Promise<unknown>;
}

/** `arrived`: the channel has seen everything, or never can */
function createCourse(show: (progress: Progress) => Promise<Shown>, arrived: () => void): Course {
  const progress: Progress = {
    behind: false,
    overtaken: 0,
    rev: 0,
    failures: 0,
    doubtful: false,
    openLobby: undefined,
  };
  let running: Promise<Shown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const run = async (): Promise<Shown> => {
    progress.behind = false;
    const shown = await show(progress);
    return isBehind(progress) && shown === 'shown' ? run() : shown;
  };
  const settle = (shown: Shown): Shown => {
    running = undefined;
    if (shown === 'later' || (shown === 'shown' && progress.openLobby !== undefined)) {
      progress.failures += 1;
      progress.doubtful = true;
      if (!closed) timer = setTimeout(() => void notify(), growingWait(progress.failures)).unref();
    } else if (shown !== 'forbidden') arrived();
    return shown;
  };
  const notify = (): Promise<Shown> => {
    progress.behind = true;
    clearTimeout(timer);
    return (running ??= run().then(settle));
  };

  return {
    notify,
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

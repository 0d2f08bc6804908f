import { describe, expect, it } from 'vitest';
import { createDrivenClock } from './driven-clock.ts';

describe('the driven clock', () => {
  it('stands still until it is moved, and does what was due on the way, each at its own time', async () => {
    const clock = createDrivenClock(1000);
    const done: string[] = [];
    const note = (what: string): void => void done.push(`${what} at ${clock.now()}`);
    clock.at(1300, () => {
      note('late');
    });
    clock.at(1100, async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      note('early');
      clock.at(1200, () => {
        note('between');
      });
    });
    clock.at(1250, () => {
      note('called off');
    })();
    expect(await clock.advance(50)).toBe(1050);
    expect(done).toEqual([]);
    expect(await clock.advance(950)).toBe(2000);
    expect(done).toEqual(['early at 1100', 'between at 1200', 'late at 1300']);
  });

  it('does at once what is due already', async () => {
    const clock = createDrivenClock(1000);
    const done = new Promise<number>((resolve) => {
      clock.at(500, () => {
        resolve(clock.now());
      });
    });
    expect(await done).toBe(1000);
  });
});

import { DiscordAPIError } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { backoff, retry } from '../../src/commands/retry.ts';

describe('what Discord does not take for a moment', () => {
  it('is tried again, and arrives', async () => {
    let tries = 0;
    const sent = retry(() => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Error('500')) : Promise.resolve('there');
    }, [1, 1]);
    expect(await sent).toBe('there');
    expect(tries).toBe(3);
  });

  it('is given up after a few tries, and at once where Discord refuses', async () => {
    let tries = 0;
    const fails = (cause: Error) => () => {
      tries += 1;
      return Promise.reject(cause);
    };
    await expect(retry(fails(new Error('500')), [1, 1])).rejects.toThrow('500');
    expect(tries).toBe(3);
    const refused = new DiscordAPIError({ code: 10015, message: 'no' }, 10015, 404, 'PATCH', 'url', {});
    await expect(retry(fails(refused), [1, 1])).rejects.toThrow('no');
    expect(tries).toBe(4);
  });

  it('is waited for longer and longer, some minutes at most', () => {
    const waits = Array.from({ length: 20 }, (_, failures) => backoff(failures + 1));
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
    expect(waits[0]).toBeLessThanOrEqual(2_000);
    expect(waits.at(-1)).toBeLessThanOrEqual(10 * 60_000);
  });
});

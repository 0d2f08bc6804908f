import { describe, expect, it } from 'vitest';
import { err } from '../../src/engine/core/result.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { ask, interactionOf, partsOf, press, testContext } from './test-context.ts';

const owner = { ...interactionOf(8), managesServer: true };
const manager = { ...interactionOf(1), managesServer: true };
const BUTTON = 'backup:';

describe('a backup on demand', () => {
  it('is offered to the owner of the bot alone, and tells the name and the size, never the file', async () => {
    const context = testContext();
    const page = await ask(context, owner, 'settings.server');
    const others = await ask(context, manager, 'settings.server');
    expect(partsOf(others).filter(({ custom_id }) => custom_id.startsWith(BUTTON))).toEqual([]);
    for (const locale of LOCALES) {
      const taken = await press(context, { ...owner, locale }, page, BUTTON);
      expect(taken.content).toMatch(/`icebreaker\.sqlite`, 1[.,]2\sM[Bo]/u);
      expect(taken.file).toBeUndefined();
    }
  });

  it('is refused to whoever sends the button without having it', async () => {
    let taken = 0;
    const context = {
      ...testContext(),
      backUp: () => {
        taken += 1;
        return Promise.resolve(err('never'));
      },
    };
    const page = await ask(context, owner, 'settings.server');
    expect((await press(context, manager, page, BUTTON)).content).toContain('Only whoever owns this bot');
    expect(taken).toBe(0);
  });

  it('that fails says so, and the reason goes to the log only', async () => {
    const logged: string[] = [];
    const context = testContext();
    const failing = {
      ...context,
      backUp: () => Promise.resolve(err('disk /srv/data is full')),
      log: { ...context.log, error: (fields: object) => void logged.push(JSON.stringify(fields)) },
    };
    const page = await ask(failing, owner, 'settings.server');
    const { content } = await press(failing, owner, page, BUTTON);
    expect(content).toContain('couldn’t be made');
    expect(content).not.toContain('/srv');
    expect(logged.join()).toContain('disk /srv/data is full');
  });

  it('of a database is left to the database’s own ways, and it is said', async () => {
    const { backUp, ...context } = testContext();
    expect(backUp).toBeDefined();
    const page = await ask(context, owner, 'settings.server');
    for (const locale of LOCALES) {
      const { content } = await press(context, { ...owner, locale }, page, BUTTON);
      expect(content).toContain('`pg_dump`');
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { InteractionContext } from '../../src/commands/interaction-context.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import type { Change } from '../../src/table/settings-book.ts';
import type { PersonSettings } from '../../src/table/settings.ts';
import type { Table } from '../../src/table/tables.ts';
import {
  ask,
  CHANNEL,
  interactionOf,
  press,
  startedTable,
  testContext,
  type TestContext,
} from './test-context.ts';

async function tableIn({ tables }: TestContext): Promise<Table> {
  const found = await tables.at(CHANNEL);
  if (!found.ok || found.value === undefined) throw new Error('no table');
  return found.value;
}

/** Somebody after they have set that, as the router would hand them on. */
async function whoSet(context: TestContext, change: Change<PersonSettings>): Promise<InteractionContext> {
  const who = interactionOf(0);
  await context.settings.setPerson(who.actor.userId, change);
  return { ...who, settings: await context.settings.person(who.actor.userId) };
}

const manager = (): InteractionContext => ({ ...interactionOf(0), managesServer: true });

describe('what a person prefers', () => {
  it('is shown as chosen in the menus, and goes back to the usual', async () => {
    const context = testContext();
    const page = await ask(context, interactionOf(0), 'settings.me');
    const chosen = await press(context, interactionOf(0), page.rows, 'mine:-:0:0.palette', 'light');
    expect(chosen.content).toContain('Saved');
    const { userId } = interactionOf(0).actor;
    expect(await context.settings.person(userId)).toEqual({ schema: 1, palette: 'light' });
    await press(context, interactionOf(0), page.rows, 'mine:-:0:0.palette', 'default');
    expect(await context.settings.person(userId)).toEqual({ schema: 1 });
  });

  it('is the answer’s language from the very next word on', async () => {
    const context = testContext();
    const page = await ask(context, interactionOf(0), 'settings.me');
    const chosen = await press(context, interactionOf(0), page.rows, 'mine:-:0:0.locale', 'pl');
    expect(chosen.content).toBe(TEXTS.pl.settings.saved);
  });

  it('holds for pictures: other colours, or words instead', async () => {
    const context = testContext();
    await startedTable(context, 'toy', 2);
    const palettes: string[] = [];
    const { draw } = context.drawings;
    const watching = {
      ...context,
      drawings: {
        ...context.drawings,
        draw: (...wish: Parameters<typeof draw>) => {
          palettes.push(wish[1]);
          return draw(...wish);
        },
      },
    };
    const inLight = await whoSet(context, { palette: 'light' });
    expect((await ask(watching, inLight, 'board', { private: true })).picture).toBeDefined();
    await ask(watching, inLight, 'play');
    expect(palettes).toEqual(['light', 'light']);
    const inWords = await whoSet(context, { textBoard: true });
    for (const command of ['board', 'play'] as const)
      expect((await ask(watching, inWords, command, { private: true })).picture).toBeUndefined();
    expect(palettes).toHaveLength(2);
    expect((await ask(watching, inWords, 'play')).content).toContain(TEXTS.en.panel.boardAsText);
    const board = await ask(watching, inWords, 'board', { private: true });
    expect(board.content.split('\n').length).toBeGreaterThan(5);
    expect(board.content).not.toContain(TEXTS.en.board.noPicture);
  });

  it('refuses a time zone that nobody knows, and keeps what was set before', async () => {
    const context = testContext();
    await ask(context, interactionOf(0), 'settings.me', { zone: 'europe/paris' });
    const refused = await ask(context, interactionOf(0), 'settings.me', { zone: '*Atlantis*' });
    expect(refused.content).toContain('\\*Atlantis\\*');
    expect((await context.settings.person(interactionOf(0).actor.userId)).zone).toBe('Europe/Paris');
  });
});

describe('what a server has set', () => {
  it('is for those who manage it', async () => {
    const context = testContext();
    const page = await ask(context, manager(), 'settings.server');
    expect((await ask(context, interactionOf(1), 'settings.server')).rows).toBeUndefined();
    const refused = await press(context, interactionOf(1), page.rows, 'server:-:0:locale', 'fr');
    expect(refused.content).toBe(TEXTS.en.settings.notManager);
    expect(await context.settings.server('1')).toEqual({ schema: 1 });
  });

  it('holds for tables that are opened from then on: language, pace, channels', async () => {
    const context = testContext();
    const page = await ask(context, manager(), 'settings.server');
    const set = (key: string, value: string) =>
      press(context, manager(), page.rows, `server:-:0:${key}`, value);
    await set('locale', 'fr');
    await set('pace', '48.24');
    await set('channels', '111111111111111111,222222222222222222');
    const refused = await ask(context, interactionOf(0), 'game.new', { game: 'toy' });
    expect(refused.content).toContain('<#111111111111111111> or <#222222222222222222>');
    await set('channels', '');
    await ask(context, interactionOf(0), 'game.new', { game: 'toy' });
    const { locale, pace } = (await tableIn(context)).record;
    expect({ locale, pace }).toEqual({ locale: 'fr', pace: { turnHours: 48, remindHours: 24 } });
  });

  it('says who may ask for the end of a running game', async () => {
    const context = testContext();
    await startedTable(context, 'toy', 2);
    await context.settings.setServer('1', { abandon: 'managers' });
    const refused = await ask(context, interactionOf(0), 'game.abandon');
    expect(refused.rows).toBeUndefined();
    await context.settings.setServer('1', { abandon: 'host' });
    expect((await ask(context, interactionOf(1), 'game.abandon')).rows).toBeUndefined();
    expect((await ask(context, interactionOf(0), 'game.abandon')).rows).toHaveLength(1);
    await context.settings.setServer('1', { abandon: 'managers' });
    const allowed = await ask(context, { ...interactionOf(1), managesChannel: true }, 'game.abandon');
    expect(allowed.rows).toHaveLength(1);
  });
});

describe.each(LOCALES)('the settings in %s', (locale) => {
  it('fit into their menus', async () => {
    const context = testContext();
    const pages = [
      await ask(context, interactionOf(0, locale), 'settings.me'),
      await ask(context, interactionOf(0, locale), 'settings.me', { zone: 'America/Argentina/Buenos_Aires' }),
      await ask(context, { ...manager(), locale }, 'settings.server'),
    ];
    for (const page of pages) {
      const { content, rows = [] } = page;
      expect(content.length).toBeLessThan(2000);
      expect(page.sections ?? []).toEqual([]);
      // two for each row with its menu
      expect(1 + rows.reduce((sum, { components }) => sum + 1 + components.length, 0)).toBeLessThanOrEqual(
        40,
      );
      for (const component of rows.flatMap(({ components }) => components))
        if ('options' in component)
          for (const { label } of component.options) expect(label).not.toMatch(/…$/u);
    }
  });
});

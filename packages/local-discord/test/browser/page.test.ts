import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, openBrowser, PHONE, visit, type VisitOptions, type Visitor } from '../../src/browser.ts';
import { openShowcase, type OpenShowcase } from './open-showcase.ts';

let browser: Browser;
let showcase: OpenShowcase;

beforeAll(async () => {
  browser = await openBrowser();
  showcase = await openShowcase();
  const visitor = await visit(browser, showcase.url, { size: DESKTOP });
  await visitor.commandsOffered();
  await visitor.page.context().close();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(async () => {
  await showcase.close();
  await browser.close();
});

let channels = 0;

/** In a channel of their own, so that tests do not meet. */
async function inNewChannel(options: Partial<VisitOptions> = {}): Promise<Visitor> {
  const visitor = await visit(browser, showcase.url, { size: DESKTOP, ...options });
  channels += 1;
  await visitor.inMenu(async () => {
    await visitor.page.getByRole('button', { name: 'New channel' }).click();
    await visitor.page.getByLabel('Channel name').fill(`Room ${channels}`);
    await visitor.page.keyboard.press('Enter');
  });
  await visitor.page.getByRole('heading', { level: 1, name: `#room-${channels}` }).waitFor();
  return visitor;
}

/** The newest picture. */
const picture = (visitor: Visitor): Locator => visitor.publicMessages().locator('.picture img').last();

const last = (visitor: Visitor): Locator => visitor.page.locator('.message').last();

describe('messages', () => {
  it('show Discord’s markdown and embeds, and light up who is meant', async () => {
    const visitor = await inNewChannel();
    await visitor.command('show words');
    const message = last(visitor);
    await message.getByRole('heading', { name: 'A heading' }).waitFor();
    await message.getByText('an embed', { exact: false }).first().waitFor();
    expect(await message.locator('.md strong').first().textContent()).toBe('bold');
    expect(await message.locator('.md em').first().textContent()).toBe('italic');
    expect(await message.locator('.md li li').textContent()).toBe('inside');
    expect(await message.locator('.md blockquote').first().textContent()).toBe('quoted');
    expect(await message.locator('pre').textContent()).toBe('+---+\n| x |\n+---+');
    expect(await message.locator('time[datetime="1970-01-01T00:00:00.000Z"]').textContent()).toContain(
      '1970',
    );
    expect(await message.textContent()).toContain('not *bold*');
    expect(await message.textContent()).not.toContain('a secret');
    await message.getByRole('button', { name: 'Show the spoiler' }).click();
    await message.getByText('a secret').waitFor();
    expect(await message.locator('.mention.me').textContent()).toBe('@Alice');
    expect(visitor.complaints).toEqual([]);
  });

  it('show what somebody types as words, whatever it is made of', async () => {
    const visitor = await inNewChannel();
    const { page } = visitor;
    const hostile =
      '<img src=x onerror=alert(1)> [here](javascript:alert(1)) <t:9999999999999> <t:999999999999:R> <@1>';
    await page.getByRole('combobox').fill(hostile);
    await page.keyboard.press('Enter');
    const message = last(visitor);
    await message.getByText('onerror=alert(1)').waitFor();
    expect(await message.textContent()).toContain('[here](javascript:alert(1)) <t:9999999999999>');
    expect(await message.locator('img, a').count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });

  it('show the layout of Components V2', async () => {
    const visitor = await inNewChannel();
    await visitor.command('show layout');
    const message = last(visitor);
    await message.getByRole('heading', { name: 'A section' }).waitFor();
    await message.getByRole('img', { name: 'The flag, small' }).waitFor();
    await message.getByRole('button', { name: 'In a container' }).click();
    await visitor.privateMessage().getByText('Pressed good').waitFor();
  });

  it('show a full panel from its question on, and its choices can be pressed', async () => {
    for (const size of [DESKTOP, PHONE]) {
      const visitor = await inNewChannel({ size });
      await visitor.command('show panel');
      const panel = visitor.privateMessage();
      await panel.getByRole('button', { name: 'End the meal' }).waitFor();
      await expect.poll(() => panel.getByText('What would you like to eat?').isVisible()).toBe(true);
      const [question, box] = await Promise.all([
        panel.getByText('What would you like to eat?').boundingBox(),
        visitor.page.locator('.messages').boundingBox(),
      ]);
      expect(question?.y).toBeGreaterThan(box?.y ?? Infinity);
      expect(question?.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0) / 2);
      expect(await panel.locator('.section').count()).toBe(8);
      expect(await panel.locator('.picture').count()).toBe(1); // the file that nothing refers to is not shown
      expect(await visitor.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      await panel.locator('.section', { hasText: '3 · Carrot salad' }).getByRole('button').click();
      await visitor.privateMessage().getByText('Pressed dish2').waitFor();
    }
  });

  it('show galleries, spoilers and files of Components V2', async () => {
    const visitor = await inNewChannel();
    await visitor.command('show parts');
    const message = last(visitor);
    await message.getByRole('img', { name: 'The second flag' }).waitFor();
    expect(await message.getByRole('img').count()).toBe(2);
    const spoilers = message.getByRole('button', { name: 'Show the spoiler' });
    await spoilers.first().click();
    await message.getByRole('img', { name: 'The third flag' }).waitFor();
    expect(await message.getByText('What was hidden').count()).toBe(0);
    await spoilers.first().click();
    await message.getByText('What was hidden').waitFor();
    expect(await message.getByRole('link', { name: 'notes.txt' }).getAttribute('href')).toMatch(
      /notes\.txt$/,
    );
    expect(await message.textContent()).toContain('10 bytes');
  });

  it('open a picture large, by mouse and by keyboard, with its description', async () => {
    const visitor = await inNewChannel();
    await visitor.command('show words');
    const { page } = visitor;
    await picture(visitor).click();
    const dialog = page.getByRole('dialog', { name: 'flag.png' });
    await dialog.getByText('Description').click();
    await dialog.getByText('A flag of red and blue').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Enlarge: flag.png' }).last().focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.className')).toBe('enlarge');
  });

  it.each([DESKTOP, PHONE])('show the whole picture, whatever its button does, at %o', async (size) => {
    const visitor = await inNewChannel({ size });
    await visitor.command('show words');
    const button = visitor.page.getByRole('button', { name: 'Enlarge: flag.png' }).last();
    await picture(visitor).hover();
    await visitor.page.keyboard.press('Shift+Tab'); // so that the focus shows where it is
    await button.focus();
    const shape = await picture(visitor).boundingBox();
    const shown = await button.boundingBox();
    if (shape === null || shown === null) throw new Error('there is no picture, or no button');
    expect(shown.width).toBeGreaterThan(20);
    const beside = shown.x >= shape.x + shape.width;
    const below = shown.y >= shape.y + shape.height;
    expect(beside || below).toBe(true);
  });

  it('show who thinks, and then the answer in that place', async () => {
    const visitor = await inNewChannel();
    await visitor.command('show slow');
    await last(visitor).getByText('is thinking').waitFor();
    await last(visitor).getByText('Thought about it').waitFor();
  });

  it('say when the bot does not answer, to a command and to a button', async () => {
    const visitor = await inNewChannel();
    await visitor.command('show nothing');
    await visitor.page.locator('.trouble', { hasText: 'didn’t respond in time' }).waitFor();
    await visitor.command('show components');
    await visitor.press('Never answered');
    await last(visitor).locator('.trouble', { hasText: 'This interaction failed' }).waitFor();
  });
});

describe('components', () => {
  it('are pressed and chosen from, several at once too, by keyboard', async () => {
    const visitor = await inNewChannel();
    await visitor.command('show components');
    const { page } = visitor;
    const message = page.locator('.message', { hasText: 'Press something' });
    await message.waitFor();
    expect(await message.getByRole('button', { name: 'Not now' }).isDisabled()).toBe(true);
    expect(await message.getByRole('link', { name: 'Elsewhere' }).getAttribute('href')).toBe(
      'https://example.org',
    );

    await message.getByRole('button', { name: 'Choose two or three' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    expect(await page.getByRole('button', { name: /^Done/ }).isDisabled()).toBe(true);
    await page.keyboard.press('c');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await visitor.message('Chosen Apple pie and Carrot salad').waitFor();

    await message.getByRole('button', { name: 'Choose a guest' }).click();
    await page.getByRole('option', { name: 'Bruno' }).click();
    await visitor.message('Invited Bruno').waitFor();
  });

  it('open a form, that keeps the focus and sends what was filled in', async () => {
    const visitor = await inNewChannel();
    await visitor.command('show components');
    const { page } = visitor;
    await visitor.press('Open a form');
    const dialog = page.getByRole('dialog', { name: 'A form' });
    await dialog.getByLabel('Your wish').fill('a window seat');
    await dialog.getByRole('button', { name: 'And to eat' }).click();
    await page.getByRole('option', { name: 'Bean soup' }).click();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await visitor.message('Wished a window seat with Bean soup').waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Open a form');
  });
});

describe('the message box', () => {
  it('completes a command with its options by keyboard alone, the optional ones too', async () => {
    const visitor = await inNewChannel();
    const { page } = visitor;
    await page.getByRole('combobox').focus();
    await page.keyboard.type('/ord');
    await page.getByRole('option', { name: '/order Takes an order' }).waitFor();
    await page.keyboard.press('Tab');
    await page.getByText('dish What').waitFor();
    await page.keyboard.type('so');
    await page.getByRole('option', { name: 'Bean soup' }).waitFor();
    await page.keyboard.press('Enter'); // chooses it, and goes on to the next that is needed
    await page.getByRole('option', { name: 'Large' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: /^Add times/ }).press('Enter');
    await page.keyboard.type('3');
    await page.getByRole('button', { name: /^Add hot/ }).press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Add guest/ }).press('Enter');
    await page.keyboard.type('bru');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await visitor.privateMessage().getByText('Ordered bean soup l 3 true Bruno').waitFor();
  });

  it('does not send what is not complete, and says what is needed', async () => {
    const visitor = await inNewChannel();
    const { page } = visitor;
    await page.getByRole('combobox').focus();
    await page.keyboard.type('/order ');
    await page.getByRole('option', { name: 'Apple pie' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.getByText('“dish” is required.').waitFor();
    await page.keyboard.press('Backspace');
    expect(await page.getByRole('combobox').inputValue()).toBe('/order');
    await page.keyboard.press('Escape');
    expect(await visitor.page.locator('.message').count()).toBe(0);
  });

  it('offers commands in the language of who plays', async () => {
    const visitor = await inNewChannel();
    await visitor.as('Chloé');
    const { page } = visitor;
    await page.getByRole('combobox').focus();
    await page.keyboard.type('/com');
    await page.getByRole('option', { name: '/commander Prend une commande' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  });
});

describe('the keyboard', () => {
  it('goes to the newest question and back to the message box', async () => {
    const visitor = await inNewChannel();
    const { page } = visitor;
    await visitor.command('show components');
    await visitor.message('Press something').waitFor();
    await visitor.command('show layout');
    await visitor.message('A section').waitFor();
    const focused = (): Promise<unknown> => page.evaluate('document.activeElement.textContent');
    await page.keyboard.press('Alt+n');
    expect(await focused()).toBe('In a container');
    await page.keyboard.press('Alt+m');
    await page.keyboard.type('Hello');
    expect(await page.getByRole('combobox').inputValue()).toBe('Hello');
  });
});

describe('whoever comes first', () => {
  it('is told what to do, and begins by a button', async () => {
    const visitor = await inNewChannel();
    const { page } = visitor;
    await page.getByText('You are Alice; click another name to be that person.').waitFor();
    await page.getByRole('button', { name: 'Order something' }).click();
    await page.getByRole('option', { name: 'Apple pie' }).waitFor();
    await page.keyboard.type('so');
    await page.getByRole('option', { name: 'Bean soup' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Large' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await visitor.privateMessage().getByText('Ordered bean soup').waitFor();
  });
});

describe('what could not be sent', () => {
  it('a text comes back into the message box when the server can’t be reached', async () => {
    const visitor = await inNewChannel();
    const { page } = visitor;
    await page.route('**/do/say', (route) => route.abort());
    await page.getByRole('combobox').fill('Wait for me');
    await page.keyboard.press('Enter');
    await page.locator('.trouble', { hasText: 'can’t be reached' }).waitFor();
    expect(await page.getByRole('combobox').inputValue()).toBe('Wait for me');
    await page.unroute('**/do/say');
    await page.getByRole('combobox').press('Enter');
    await visitor.message('Wait for me').waitFor();
    expect(await page.getByRole('combobox').inputValue()).toBe('');
  });

  it('a command comes back with its options when the bot is away, and a text reaches the channel', async () => {
    const visitor = await inNewChannel();
    const { page } = visitor;
    await visitor.inMenu(() => page.getByRole('button', { name: 'Restart the bot' }).click());
    await page.getByRole('status').filter({ hasText: 'is restarting' }).waitFor();
    await page.getByRole('combobox').fill('Back soon');
    await page.keyboard.press('Enter');
    await visitor.message('Back soon').waitFor();
    await page.keyboard.type('/order ');
    await page.getByText('dish What').waitFor();
    await page.keyboard.type('apple pie');
    await page.getByRole('combobox', { name: /size/ }).click();
    await page.keyboard.type('s');
    await page.getByRole('option', { name: 'Small' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.locator('.trouble', { hasText: 'didn’t respond in time' }).waitFor();
    expect(await page.getByRole('combobox', { name: /dish/ }).inputValue()).toBe('apple pie');
    await page.getByRole('status').filter({ hasText: 'is restarting' }).waitFor({ state: 'detached' });
  });
});

describe('people and places', () => {
  it('a mention is a badge until that person looks', async () => {
    const visitor = await inNewChannel();
    const { page } = visitor;
    await page.getByRole('combobox').fill('Come, @Dagmara!');
    await page.keyboard.press('Enter');
    const dagmara = page.locator('.person', { hasText: 'Dagmara' });
    await dagmara.locator('.badge').waitFor();
    expect(await page.title()).toMatch(/^\(1\)/);
    await visitor.as('Dagmara');
    await page.locator('.message.calls', { hasText: 'Come, @Dagmara!' }).waitFor();
    await dagmara.locator('.badge').waitFor({ state: 'detached' });
  });

  it('what one person alone may see, the others do not', async () => {
    const visitor = await inNewChannel();
    await visitor.command('order', ['apple', 'small']);
    await visitor.privateMessage().getByText('Ordered apple pie s').waitFor();
    await visitor.as('Bruno');
    expect(await visitor.message('Ordered').count()).toBe(0);
    await visitor.as('Alice');
    await visitor.privateMessage().getByRole('button', { name: 'Dismiss' }).click();
    await visitor.message('Ordered').waitFor({ state: 'detached' });
  });

  it('people are added and renamed, threads are started, the bot has a private channel, and a reload keeps the place', async () => {
    const visitor = await inNewChannel();
    const { page } = visitor;
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.getByLabel('Name').fill('Zoë');
    await page.keyboard.press('Enter');
    await page.locator('.person[aria-current="true"]', { hasText: 'Zoë' }).waitFor();
    await page.getByRole('button', { name: 'Edit Zoë' }).click();
    await page.getByLabel('Name').fill('Zofia');
    await page.getByLabel('Language').selectOption('Polski');
    await page.keyboard.press('Tab');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Zmień: Zofia' }).waitFor();
    await visitor.as('Alice');
    await page.getByRole('button', { name: 'Start a thread' }).click();
    await page.getByLabel('Thread name').fill('Side talk');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Side talk' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Side talk' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Side talk' }).last().waitFor();
    await page
      .getByRole('button', { name: '@ Showcase' })
      .or(page.locator('.entry', { hasText: 'Showcase' }))
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Showcase' }).waitFor();
  });

  it('a new world is asked for before it begins', async () => {
    const visitor = await inNewChannel();
    const { page } = visitor;
    await page.getByRole('button', { name: 'Start over…' }).click();
    await page.getByRole('dialog').getByText('can’t be undone').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /room/ }).waitFor();
  });
});

describe.each([
  ['dark, at a desk', { colours: 'dark', size: DESKTOP }],
  ['light, at a desk', { colours: 'light', size: DESKTOP }],
  ['dark, on a phone', { colours: 'dark', size: PHONE }],
  ['light, on a phone', { colours: 'light', size: PHONE }],
] as const)('for people who do not see or point: %s', (_what, options) => {
  it('nothing that axe-core knows is in the way, with dialogs and lists open', async () => {
    const visitor = await inNewChannel(options);
    const { page } = visitor;
    await visitor.command('show words');
    await visitor.command('show layout');
    await visitor.command('show parts');
    await visitor.command('show panel');
    await visitor.command('order', ['apple', 'small']);
    await visitor.command('show components');
    expect(await visitor.accessibilityViolations(), 'messages').toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

    await page.getByRole('button', { name: 'Choose two or three' }).click();
    expect(await visitor.accessibilityViolations(), 'a menu').toEqual([]);
    await page.keyboard.press('Escape');
    await visitor.press('Open a form');
    await page.getByRole('dialog').waitFor();
    expect(await visitor.accessibilityViolations(), 'a form').toEqual([]);
    await page.keyboard.press('Escape');
    await picture(visitor).click();
    await page.getByRole('dialog').waitFor();
    expect(await visitor.accessibilityViolations(), 'a large picture').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').focus();
    await page.keyboard.type('/');
    expect(await visitor.accessibilityViolations(), 'offered commands').toEqual([]);
    await page.keyboard.type('order ');
    await page.getByRole('option', { name: 'Apple pie' }).waitFor();
    expect(await visitor.accessibilityViolations(), 'offered choices').toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add a person' }).click();
    expect(await visitor.accessibilityViolations(), 'a person').toEqual([]);
    await page.keyboard.press('Escape');
    await visitor.inMenu(async () => {
      expect(await visitor.accessibilityViolations(), 'the menu').toEqual([]);
      await page.getByRole('button', { name: 'Start over…' }).click();
      expect(await visitor.accessibilityViolations(), 'a new world').toEqual([]);
      await page.keyboard.press('Escape');
    });
    expect(visitor.complaints).toEqual([]);
  });
});

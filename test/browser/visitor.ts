import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';

/* Somebody at the page, who sees it only through a browser: what he does and what he looks at. */

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core's `run` resolves with, as far as it is read here. */
interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
  }[];
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export async function openBrowser(): Promise<Browser> {
  return await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

export interface VisitWish {
  readonly size: { readonly width: number; readonly height: number };
  readonly colours?: 'dark' | 'light';
  /** Two dots for each, as phones have. */
  readonly sharp?: boolean;
}

export interface Visitor {
  readonly page: Page;
  /** Errors of scripts, and requests to anywhere but the table. */
  readonly complaints: readonly string[];
  as(name: string): Promise<void>;
  /** These words in a message. */
  message(words: string): Locator;
  /** The newest message that only this person sees. */
  panel(): Locator;
  /** The newest picture that everybody sees. */
  board(): Locator;
  boardAddress(): Promise<string>;
  press(name: string | RegExp): Promise<void>;
  /** Presses Play and waits for the panel. */
  play(): Promise<void>;
  /** Types a command by keyboard alone, choosing the first offer of each option after typing these letters. */
  command(path: string, letters?: readonly string[]): Promise<void>;
  /** Resolves when the bot's commands are there. */
  commandsOffered(): Promise<void>;
  /** Does something with the channels and settings in sight: on a phone they are behind a button. */
  inMenu(act: () => Promise<void>): Promise<void>;
  /** Who is called by the newest public board. */
  called(): Promise<string>;
  axe(what: string): Promise<void>;
}

export async function visit(browser: Browser, url: string, wish: VisitWish): Promise<Visitor> {
  const page = await newPage(browser, wish);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) complaints.push(`asked for ${request.url()}`);
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, complaints, ...sights(page), ...deeds(page), axe: (what) => expectAccessible(page, what) };
}

async function newPage(
  browser: Browser,
  { size, colours = 'dark', sharp = false }: VisitWish,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: colours,
    reducedMotion: 'reduce',
    deviceScaleFactor: sharp ? 2 : 1,
    hasTouch: size.width < 500,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

type Sights = 'message' | 'panel' | 'board' | 'boardAddress' | 'called';

/** What he looks at. */
function sights(page: Page): Pick<Visitor, Sights> {
  const publicMessages = page.locator('.message:not(.ephemeral)');
  const board = (): Locator => publicMessages.locator('.picture img').last();
  return {
    message: (words) => page.locator('.message').getByText(words),
    panel: () => page.locator('.message.ephemeral').last(),
    board,
    boardAddress: async () => (await board().getAttribute('src')) ?? '',
    async called() {
      const mention = publicMessages
        .filter({ has: page.locator('.picture') })
        .last()
        .locator('.mention')
        .last();
      return ((await mention.textContent()) ?? '').replace(/^@/, '');
    },
  };
}

type Deeds = 'as' | 'press' | 'play' | 'command' | 'commandsOffered' | 'inMenu';

/** What he does. */
function deeds(page: Page): Pick<Visitor, Deeds> {
  const press = async (name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).last().click();
  };
  return {
    press,
    async as(name) {
      const person = page.getByRole('navigation', { name: /People|Personnes|Osoby/ }).getByRole('button', {
        name: new RegExp(`^${name}`),
      });
      await person.click();
      await page.locator(`.person[aria-current="true"]`, { hasText: name }).waitFor();
    },
    async play() {
      const panels = page.locator('.message.ephemeral');
      const before = await panels.count();
      await press('Play');
      await panels.nth(before).locator('.row').first().waitFor();
    },
    command: (path, letters = []) => typeCommand(page, path, letters),
    async commandsOffered() {
      await page.getByRole('combobox').fill('/');
      await page.getByRole('option').first().waitFor();
      await page.getByRole('combobox').fill('');
    },
    async inMenu(act) {
      const menu = page.getByRole('button', { name: 'Channels and settings' });
      const hides = await menu.isVisible();
      if (hides) await menu.click();
      await act();
      if (hides && (await menu.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Escape');
    },
  };
}

async function typeCommand(page: Page, path: string, letters: readonly string[]): Promise<void> {
  const box = page.getByRole('combobox').first();
  await box.focus();
  await page.keyboard.type(`/${path}`);
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Enter');
  for (const typed of letters) {
    await page.keyboard.type(typed);
    await page.locator('.offers:not([aria-busy="true"])').waitFor();
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: /Write in|Écrire|Napisz/ }).waitFor();
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(AXE);
  const found = await page.evaluate<AxeResults>('axe.run(document)');
  const violations = found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`),
  );
  expect(violations, what).toEqual([]);
}

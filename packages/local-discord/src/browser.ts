import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';

/* Somebody at the page, who sees it only through a browser: what they do and what they look at. */

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

export interface VisitOptions {
  readonly size: { readonly width: number; readonly height: number };
  readonly colours?: 'dark' | 'light';
  /** Two dots for each, as phones have. */
  readonly sharp?: boolean;
}

export interface Visitor {
  readonly page: Page;
  /** Errors of scripts, and requests to other hosts. */
  readonly complaints: readonly string[];
  as(name: string): Promise<void>;
  /** These words in a message. */
  message(words: string): Locator;
  /** The newest message that only this person sees. */
  privateMessage(): Locator;
  /** The messages that everybody in the channel sees. */
  publicMessages(): Locator;
  press(name: string | RegExp): Promise<void>;
  /** Types a command by keyboard alone, choosing the first offer of each option after typing these letters. */
  command(path: string, letters?: readonly string[]): Promise<void>;
  /** Resolves when the bot's commands are there. */
  commandsOffered(): Promise<void>;
  /** Does something with the channels and settings in sight: on a phone they are behind a button. */
  inMenu(act: () => Promise<void>): Promise<void>;
  /** What axe-core finds wrong with the page as it is now. */
  accessibilityViolations(): Promise<readonly string[]>;
}

export async function visit(browser: Browser, url: string, options: VisitOptions): Promise<Visitor> {
  const page = await newPage(browser, options);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) complaints.push(`asked for ${request.url()}`);
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return {
    page,
    complaints,
    ...looking(page),
    ...acting(page),
    accessibilityViolations: () => accessibilityViolations(page),
  };
}

async function newPage(
  browser: Browser,
  { size, colours = 'dark', sharp = false }: VisitOptions,
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

function looking(page: Page): Pick<Visitor, 'message' | 'privateMessage' | 'publicMessages'> {
  return {
    message: (words) => page.locator('.message').getByText(words),
    privateMessage: () => page.locator('.message.ephemeral').last(),
    publicMessages: () => page.locator('.message:not(.ephemeral)'),
  };
}

function acting(page: Page): Pick<Visitor, 'as' | 'press' | 'command' | 'commandsOffered' | 'inMenu'> {
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
  await page.getByRole('combobox', { name: /Message|Écrire|Napisz/ }).waitFor();
}

async function accessibilityViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate<AxeResults>('axe.run(document)');
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`),
  );
}

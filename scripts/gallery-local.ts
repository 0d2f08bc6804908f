import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openTable } from '../test/browser/open-table.ts';
import { DESKTOP, openBrowser, PHONE } from 'local-discord/browser';
import { visit, type Visitor } from '../test/browser/visitor.ts';

/*
 * The README's two pictures of the local table, taken in Chromium in the midst of a game of Antarctica:
 * node --import tsx scripts/gallery-local.ts
 */

const INDEX = fileURLToPath(new URL('../src/index.ts', import.meta.url));
const FOLDER = fileURLToPath(new URL('../docs/gallery/', import.meta.url));

/** Enough that something stands on the ice. */
const MOVES = 14;

async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(1500);
}

/** Whoever is called takes the first action that is offered. */
async function move(visitor: Visitor): Promise<void> {
  await visitor.as(await visitor.called());
  const before = await visitor.boardAddress();
  await visitor.command('move', ['']);
  while ((await visitor.boardAddress()) === before) await visitor.page.waitForTimeout(100);
}

async function begin(visitor: Visitor): Promise<void> {
  const antarctica = visitor.page.locator('.section').filter({ hasText: 'Antarctica' });
  await antarctica.getByRole('button').first().click();
  await visitor.message('Players: 1 (for').waitFor();
  await visitor.as('Bruno');
  await visitor.press('Join');
  await visitor.message('Players: 2 (for').waitFor();
  await visitor.as('Alice');
  await visitor.press('Start');
  await visitor.board().waitFor();
  for (let moves = 0; moves < MOVES; moves += 1) await move(visitor);
}

mkdirSync(FOLDER, { recursive: true });
const table = await openTable({ main: INDEX });
const browser = await openBrowser();
try {
  const desk = await visit(browser, table.url, { size: { ...DESKTOP, height: 880 }, colours: 'dark' });
  await begin(desk);
  const called = await desk.called();
  await desk.as(called === 'Alice' ? 'Bruno' : 'Alice');
  await settled(desk.page);
  await desk.page.mouse.move(0, 0);
  await desk.page.screenshot({ path: `${FOLDER}local-table.png` });
  const phone = await visit(browser, table.url, { size: PHONE, colours: 'dark', sharp: true });
  await phone.as(called);
  await phone.play();
  await settled(phone.page);
  await phone.page.screenshot({ path: `${FOLDER}local-table-phone.png` });
} finally {
  await browser.close();
  await table.close();
}

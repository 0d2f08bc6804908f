import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openTable } from '../test/browser/open-table.ts';
import { DESKTOP, openBrowser, PHONE, visit, type Visitor } from '../test/browser/visitor.ts';

/*
 * The README's two pictures of the local table, taken in Chromium in the midst of a game of the toy:
 * node --import tsx scripts/gallery-local.ts
 */

const FOLDER = fileURLToPath(new URL('../docs/gallery/', import.meta.url));

async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(1500);
}

async function move(visitor: Visitor, name: string): Promise<void> {
  await visitor.as(name);
  const before = await visitor.boardAddress();
  await visitor.command('move', ['']);
  while ((await visitor.boardAddress()) === before) await visitor.page.waitForTimeout(100);
}

/** Both have packed and put up their camps, and have begun to prepare. */
async function begin(visitor: Visitor): Promise<void> {
  await visitor.press('Open a table');
  await visitor.message('Players: 1 of').waitFor();
  await visitor.as('Bruno');
  await visitor.press('Join');
  await visitor.message('Players: 2 of').waitFor();
  await visitor.as('Alice');
  await visitor.press('Start');
  await visitor.board().waitFor();
  await visitor.command('move', ['']);
  await visitor.page.waitForTimeout(500);
  await move(visitor, 'Bruno');
  for (const letters of ['e6', 'h5']) {
    await visitor.as(await visitor.called());
    const before = await visitor.boardAddress();
    await visitor.command('toy place-camp', [letters]);
    while ((await visitor.boardAddress()) === before) await visitor.page.waitForTimeout(100);
  }
}

mkdirSync(FOLDER, { recursive: true });
const table = await openTable();
const browser = await openBrowser();
try {
  const desk = await visit(browser, table.url, { size: { ...DESKTOP, height: 880 }, colours: 'dark' });
  await begin(desk);
  await desk.as('Alice');
  await settled(desk.page);
  await desk.page.mouse.move(0, 0);
  await desk.page.screenshot({ path: `${FOLDER}local-table.png` });
  const phone = await visit(browser, table.url, { size: PHONE, colours: 'dark', sharp: true });
  await phone.play();
  await settled(phone.page);
  await phone.page.screenshot({ path: `${FOLDER}local-table-phone.png` });
} finally {
  await browser.close();
  await table.close();
}

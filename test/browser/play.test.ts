import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTable, type OpenTable } from './open-table.ts';
import { DESKTOP, openBrowser, PHONE } from 'local-discord/browser';
import { visit, type Visitor } from './visitor.ts';

/** Not committed; what was seen when a test failed. */
const FAILURES = fileURLToPath(new URL('../failures', import.meta.url));

let browser: Browser;
let table: OpenTable;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});
afterEach(async ({ task }) => {
  for (const context of browser.contexts()) {
    if (task.result?.state === 'fail')
      for (const page of context.pages())
        await page.screenshot({ path: `${FAILURES}/browser-${Date.now()}.png` });
    await context.close();
  }
  await table.close();
});

async function pictureOf(visitor: Visitor): Promise<string> {
  const response = await fetch(new URL(await visitor.boardAddress(), table.url));
  expect(response.headers.get('content-type')).toBe('image/png');
  return Buffer.from(await response.arrayBuffer()).toString('base64');
}

/** Does something, and waits until the board that everybody sees is another one. */
async function untilBoardChanges(visitor: Visitor, act: () => Promise<void>): Promise<void> {
  const before = await visitor.boardAddress();
  await act();
  await expect.poll(() => visitor.boardAddress(), { timeout: 30_000 }).not.toBe(before);
}

/** Alice opens a table by clicking, Bruno joins, Alice starts. */
async function begin(visitor: Visitor): Promise<void> {
  await visitor.press('Open a table');
  await visitor.message('Players: 1 (for').waitFor();
  await visitor.as('Bruno');
  await visitor.press('Join');
  await visitor.message('Players: 2 (for').waitFor();
  await visitor.as('Alice');
  await visitor.press('Start');
  await visitor.board().waitFor();
}

/** The entry of that place in a menu of the panel, worked by keyboard. */
async function chooseInMenu(visitor: Visitor, menu: RegExp, place: number): Promise<void> {
  await visitor.panel().getByRole('button', { name: menu }).focus();
  await visitor.page.keyboard.press('Enter');
  for (let at = 0; at < place; at += 1) await visitor.page.keyboard.press('ArrowDown');
  await visitor.page.keyboard.press('Enter');
}

/** Alice's first decision by a menu of her panel, Bruno's by a typed command: both with the first that is offered. */
async function pack(visitor: Visitor): Promise<void> {
  await visitor.as('Alice');
  await visitor.play();
  await chooseInMenu(visitor, /^More choices/, 1);
  await visitor.panel().getByText('Alice has packed.').first().waitFor();
  await visitor.as('Bruno');
  await visitor.command('toy keep', ['']);
  // in words: the picture of what Alice did may still come in between
  await visitor.publicMessages().getByText('Where do you put up your camp?').last().waitFor();
}

/** Whoever is called puts up a camp by two menus of his panel, worked by keyboard. */
async function campByMenu(visitor: Visitor): Promise<void> {
  await visitor.as(await visitor.called());
  await visitor.play();
  await chooseInMenu(visitor, /^First pick a kind/, 3);
  await visitor.panel().getByRole('button', { name: 'Back' }).waitFor();
  await chooseInMenu(visitor, /^Choose|^Row/, 1);
}

describe.each([
  ['at a desk', DESKTOP],
  ['on a phone', PHONE],
])('a stranger with a browser, %s', (_where, size) => {
  it('opens a table, plays both sides in every way, takes a step back, and goes on after the bot was restarted', async () => {
    table = await openTable();
    expect(table.said().trim().split('\n')).toEqual([
      expect.stringMatching(/^The table is open: http:\/\/127\.0\.0\.1:\d+ /),
      expect.stringContaining('DISCORD_TOKEN'),
    ]);
    const visitor = await visit(browser, table.url, { size });
    const { page } = visitor;
    await begin(visitor);
    const opening = await pictureOf(visitor);
    expect(await visitor.board().getAttribute('alt')).toContain('Alice');

    // takes a step back, as long as nobody has seen it
    await visitor.play();
    await chooseInMenu(visitor, /^More choices/, 2);
    await visitor.panel().getByRole('button', { name: /^Undo/ }).click();
    await visitor.panel().getByText('Which 3 cards do you keep?').waitFor();

    await pack(visitor);
    await untilBoardChanges(visitor, () => campByMenu(visitor));
    expect(await pictureOf(visitor)).not.toBe(opening);

    if (size === PHONE) await page.getByRole('button', { name: 'Channels and settings' }).click();
    await page.getByRole('button', { name: 'Restart the bot' }).click();
    await page.getByRole('status').filter({ hasText: 'is restarting' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'is restarting' }).waitFor({ state: 'detached' });
    if (size === PHONE) await page.keyboard.press('Escape');

    // the old panel still works, and so does a typed command
    await visitor.as(await visitor.called());
    await untilBoardChanges(visitor, () => visitor.command('toy place-camp', ['5']));
    for (const name of ['Alice', 'Bruno']) {
      await visitor.as(name);
      await untilBoardChanges(visitor, () => visitor.command('move', ['']));
    }
    expect(visitor.complaints).toEqual([]);
  });
});

import type { Browser, Locator } from 'playwright-core';
import { visit as visitPage, type VisitOptions, type Visitor as PageVisitor } from 'local-discord/browser';

/* Somebody who plays at the local table, in a browser. */

export interface Visitor extends PageVisitor {
  /** The newest message that only this person sees. */
  panel(): Locator;
  /** The newest picture that everybody sees. */
  board(): Locator;
  boardAddress(): Promise<string>;
  /** Presses Play and waits for the panel. */
  play(): Promise<void>;
  /** Who is called by the newest public board. */
  called(): Promise<string>;
}

export async function visit(browser: Browser, url: string, options: VisitOptions): Promise<Visitor> {
  const visitor = await visitPage(browser, url, options);
  const { page, publicMessages, privateMessage, press } = visitor;
  const board = (): Locator => publicMessages().locator('.picture img').last();
  return {
    ...visitor,
    panel: privateMessage,
    board,
    boardAddress: async () => (await board().getAttribute('src')) ?? '',
    async play() {
      const panels = page.locator('.message.ephemeral');
      const before = await panels.count();
      await press('Play');
      await panels.nth(before).locator('.row').first().waitFor();
    },
    async called() {
      const latest = publicMessages()
        .filter({ has: page.locator('.picture') })
        .last();
      return ((await latest.locator('.mention').last().textContent()) ?? '').replace(/^@/, '');
    },
  };
}

import type { Locator, Page } from 'playwright-core';
import type { Locale } from '../src/i18n/locale.ts';
import type { Texts } from '../src/i18n/texts.ts';
import type { Visitor } from '../test/browser/visitor.ts';
import { boardOn, type Board } from './page/board.ts';
import { gather } from './page/gathering.ts';
import { press, readPanel, shapeOf, type Panel } from './page/panel.ts';

/* A table on the local page, as people there see it: they read its words, and click. */

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 50;

export interface PageTable {
  begin(title: string, people: readonly string[], locale: Locale): Promise<void>;
  as(who: string): Promise<void>;
  isOver(): Promise<boolean>;
  /** names in the board's sentences that ask */
  asked(): Promise<readonly string[]>;
  boardWords(): Promise<string>;
  openPanel(): Promise<Panel>;
  choose(panel: Panel, label: string): Promise<Panel>;
  untilOthersAreAsked(who: string): Promise<void>;
  picture(file: string): Promise<void>;
  /** what went wrong on the page so far */
  troubles(): readonly string[];
}

/** `texts`: in the language of the table and of all people at it. */
export function pageTable(visitor: Visitor, texts: Texts): PageTable {
  const { page } = visitor;
  const board = boardOn(page, texts);
  const seen = new Set<string>();
  let present: readonly string[] = [];
  let panels = 0n;
  const read = async (message: Locator): Promise<Panel> => {
    for (const trouble of await page.locator('.trouble').allInnerTexts()) seen.add(trouble);
    // a place is kept for the picture; where that is not known, it moves everything below it when it comes
    await message.getByAltText(texts.panel.drawing).waitFor({ state: 'detached' });
    await message.getByText(texts.panel.drawing).waitFor({ state: 'detached' });
    return readPanel(page, message);
  };
  return {
    as: (who) => visitor.as(who),
    isOver: () => board.isOver(),
    asked: () => board.asks(present),
    boardWords: async () => await board.newest().innerText(),
    async begin(title, people, locale) {
      present = people;
      await gather(visitor, title, people, locale);
      await board.newest().waitFor();
    },
    async openPanel() {
      await board.play().click();
      panels = await untilNewPanel(page, board, panels);
      return read(page.locator(`#m${panels}`));
    },
    async choose({ message }, label) {
      const before = await shapeOf(message);
      await press(page, message, label);
      await until(
        page,
        `an answer to “${label}”`,
        async () =>
          (await shapeOf(message)) !== before && (await message.locator('[aria-busy="true"]').count()) === 0,
      );
      return read(message);
    },
    async untilOthersAreAsked(who) {
      const passedOn = async (): Promise<boolean> =>
        (await board.isOver()) || !(await board.asks(present)).includes(who);
      await until(page, `a board that no longer asks ${who}`, passedOn);
    },
    async picture(file) {
      await page.screenshot({ path: file });
    },
    troubles: () => [...seen, ...visitor.complaints],
  };
}

/** The id of a panel that came after the last one, and after the board. */
async function untilNewPanel(page: Page, board: Board, last: bigint): Promise<bigint> {
  const panel = page.locator('.message.ephemeral').last();
  let id = last;
  await until(page, 'a panel', async () => {
    if ((await panel.count()) === 0) return false;
    id = await idOf(panel);
    return id > last && id > (await idOf(board.newest())) && (await panel.locator('.thinking').count()) === 0;
  });
  return id;
}

/** messages are numbered in the order in which they came */
async function idOf(message: Locator): Promise<bigint> {
  return BigInt((await message.getAttribute('id'))?.slice(1) ?? '0');
}

async function until(page: Page, what: string, test: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await test())) {
    if (Date.now() > end) {
      const said = (await page.locator('.message').last().innerText()).slice(-600);
      throw new Error(`${what} did not happen; the page says: ${said}`);
    }
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
}

import type { Locator } from 'playwright-core';
import type { Locale } from '../src/i18n/locale.ts';
import { TEXTS, type Texts } from '../src/i18n/texts.ts';
import type { Visitor } from '../test/browser/visitor.ts';

/* A table on the local page, as people there see it: they read its words, and click. */

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 50;
const LANGUAGE: Readonly<Record<Locale, string>> = { en: 'en-US', fr: 'fr', pl: 'pl' };

export interface Panel {
  readonly words: string;
  /** what can be pressed that is no way back, answers and kinds of answers: buttons, then the entries of its menus */
  readonly options: readonly string[];
  readonly message: Locator;
}

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
  const seen: string[] = [];
  let present: readonly string[] = [];
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const board = (): Locator =>
    page
      .locator('.message:not(.ephemeral)')
      .filter({ has: button(texts.board.log) })
      .last();

  /** messages are numbered in the order in which they came */
  let newest = 0n;
  const idOf = async (message: Locator): Promise<bigint> =>
    BigInt((await message.getAttribute('id'))?.slice(1) ?? '0');

  const until = async (what: string, test: () => Promise<boolean>): Promise<void> => {
    const end = Date.now() + PATIENCE_MS;
    while (!(await test())) {
      if (Date.now() > end) throw new Error(`${what} did not happen; the page says: ${await lastWords()}`);
      await page.waitForTimeout(LOOK_EVERY_MS);
    }
  };
  const lastWords = async (): Promise<string> =>
    (await page.locator('.message').last().innerText()).slice(-600);

  const asked = async (): Promise<readonly string[]> => {
    const [before = '', after = ''] = texts.board.turnOf('\0').split('\0');
    const bold = await board().locator('.md strong').allInnerTexts();
    const sentences = bold.filter((line) => line.startsWith(before) && line.endsWith(after));
    return present.filter((name) => sentences.some((line) => line.includes(name)));
  };
  const isOver = async (): Promise<boolean> => {
    const shown = board();
    return (
      (await shown.count()) > 0 &&
      (await shown.getByRole('button', { name: texts.board.play, exact: true }).count()) === 0
    );
  };

  const panelOf = async (message: Locator): Promise<Panel> => {
    const troubles = await page.locator('.trouble').allInnerTexts();
    seen.push(...troubles.filter((trouble) => !seen.includes(trouble)));
    const buttons = await buttonsOf(message).allInnerTexts();
    const entries: string[] = [];
    for (const menu of await message.locator('.picker-button').all())
      entries.push(...(await entriesOf(menu)));
    return { message, words: await message.innerText(), options: [...buttons, ...entries] };
  };
  /** the grave one is meant, where it is asked about once more */
  const buttonsOf = (message: Locator): Locator =>
    message.locator('.row .button:is(.main, .good, .grave):not([disabled])');
  const entriesOf = async (menu: Locator): Promise<readonly string[]> => {
    await menu.click();
    const found = await page.getByRole('option').locator('.words').allInnerTexts();
    await page.keyboard.press('Escape');
    return found;
  };
  const press = async (message: Locator, label: string): Promise<void> => {
    const direct = (await buttonsOf(message).allInnerTexts()).indexOf(label);
    if (direct >= 0) return buttonsOf(message).nth(direct).click();
    for (const menu of await message.locator('.picker-button').all()) {
      const entry = (await entriesOf(menu)).indexOf(label);
      if (entry < 0) continue;
      await menu.click();
      return page.getByRole('option').nth(entry).click();
    }
    throw new Error(`“${label}” is neither a button nor in a menu`);
  };
  /** what tells one state of the panel from another */
  const shape = async (message: Locator): Promise<string> =>
    (await message.innerHTML())
      .replaceAll(/aria-\w+="[^"]*"/gu, '')
      .replaceAll(/<div class="popup".*<\/div>/gu, '');

  return {
    asked,
    isOver,
    as: (who) => visitor.as(who),
    boardWords: async () => await board().innerText(),
    async begin(title, people, locale) {
      present = people;
      await comeTogether(visitor, people, locale);
      await visitor.as(people[0] ?? '');
      await button(TEXTS.en.house.openLobby).last().click();
      await button(title).last().click();
      await button(TEXTS.en.lobby.options).last().waitFor();
      if (locale !== 'en') await speak(visitor, locale);
      for (const who of people.slice(1)) {
        await visitor.as(who);
        await button(texts.lobby.join).last().click();
        await page.locator('.message li').filter({ hasText: who }).first().waitFor();
      }
      await visitor.as(people[0] ?? '');
      await button(texts.lobby.start).last().click();
      await board().waitFor();
    },
    async openPanel() {
      await board().getByRole('button', { name: texts.board.play, exact: true }).click();
      const panel = page.locator('.message.ephemeral').last();
      let id = newest;
      await until('a panel', async () => {
        if ((await panel.count()) === 0) return false;
        id = await idOf(panel);
        return id > newest && id > (await idOf(board())) && (await panel.locator('.thinking').count()) === 0;
      });
      newest = id;
      return panelOf(page.locator(`#m${id}`));
    },
    async choose({ message }, label) {
      const before = await shape(message);
      await press(message, label);
      await until(
        `an answer to “${label}”`,
        async () =>
          (await shape(message)) !== before && (await message.locator('[aria-busy="true"]').count()) === 0,
      );
      return panelOf(message);
    },
    async untilOthersAreAsked(who) {
      await until(
        `a board that no longer asks ${who}`,
        async () => (await isOver()) || !(await asked()).includes(who),
      );
    },
    async picture(file) {
      await page.screenshot({ path: file });
    },
    troubles: () => [...seen, ...visitor.complaints],
  };
}

/** Those who are missing are added, and all of them speak this language. */
async function comeTogether({ page, as }: Visitor, people: readonly string[], locale: Locale): Promise<void> {
  const nav = page.locator('nav.people');
  const save = async (): Promise<void> => {
    await page.locator('dialog select').selectOption(LANGUAGE[locale]);
    await page.locator('dialog button[type="submit"]').click();
    await page.locator('dialog').waitFor({ state: 'detached' });
  };
  for (const who of people) {
    if ((await nav.locator('.person', { hasText: who }).count()) > 0) {
      await as(who);
      await nav.locator('button.quiet').last().click();
    } else {
      await nav.locator('button.quiet').first().click();
      await page.locator('dialog input').fill(who);
    }
    await save();
  }
}

/** The host sets the table's language. */
async function speak({ page }: Visitor, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: TEXTS.en.lobby.options, exact: true }).last().click();
  await page.locator('.message.ephemeral').last().locator('.picker-button').last().click();
  await page.getByRole('option').filter({ hasText: TEXTS[locale].language }).click();
  await page.getByRole('button', { name: TEXTS[locale].lobby.options, exact: true }).last().waitFor();
}

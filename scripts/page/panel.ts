import type { Locator, Page } from 'playwright-core';

/* A player's own panel on the page: what it says, and what can be pressed there. */

export interface Panel {
  readonly words: string;
  /** what can be pressed that is no way back, answers and kinds of answers: buttons, then the entries of its menus */
  readonly options: readonly string[];
  readonly message: Locator;
}

export async function readPanel(page: Page, message: Locator): Promise<Panel> {
  const choices = await choicesOf(message).allInnerTexts();
  const buttons = await buttonsOf(message).allInnerTexts();
  const entries: string[] = [];
  for (const menu of await menusOf(message)) entries.push(...(await entriesOf(page, menu)));
  return { message, words: await message.innerText(), options: [...choices, ...buttons, ...entries] };
}

export async function press(page: Page, message: Locator, label: string): Promise<void> {
  const choice = (await choicesOf(message).allInnerTexts()).indexOf(label);
  if (choice >= 0) return message.locator('.section > .button').nth(choice).click();
  const direct = (await buttonsOf(message).allInnerTexts()).indexOf(label);
  if (direct >= 0) return buttonsOf(message).nth(direct).click();
  for (const menu of await menusOf(message)) {
    const entry = (await entriesOf(page, menu)).indexOf(label);
    if (entry < 0) continue;
    await menu.click();
    return page.getByRole('option').nth(entry).click();
  }
  throw new Error(`“${label}” is neither a button nor in a menu`);
}

/** what tells one state of the panel from another: its words, since the picture follows them a little later */
export async function shapeOf(message: Locator): Promise<string> {
  return (await message.innerText()).replaceAll('(edited)', '').replaceAll(/\s+/gu, ' ');
}

/** the first line beside each button */
function choicesOf(message: Locator): Locator {
  return message.locator('.section > .section-text strong:first-child');
}

/** the grave one is meant, where it is asked about once more */
function buttonsOf(message: Locator): Locator {
  return message.locator('.row .button:is(.main, .good, .grave):not([disabled])');
}

function menusOf(message: Locator): Promise<Locator[]> {
  return message.locator('.picker-button').all();
}

async function entriesOf(page: Page, menu: Locator): Promise<readonly string[]> {
  await menu.click();
  const found = await page.getByRole('option').locator('.words').allInnerTexts();
  await page.keyboard.press('Escape');
  return found;
}

import type { Locator } from 'playwright-core';
import type { Locale } from '../../src/i18n/locale.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import type { Visitor } from '../../test/browser/visitor.ts';

/* How people at the page come to a table of a game. */

const LANGUAGE: Readonly<Record<Locale, string>> = { en: 'en-US', fr: 'fr', pl: 'pl' };

/** The first of them opens the table, the others join, and the game begins. */
export async function gather(
  visitor: Visitor,
  title: string,
  people: readonly string[],
  locale: Locale,
): Promise<void> {
  const { page } = visitor;
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true }).last();
  const { lobby } = TEXTS[locale];
  await comeTogether(visitor, people, locale);
  await visitor.as(people[0] ?? '');
  await page.locator('.section').filter({ hasText: title }).getByRole('button').first().click();
  await button(TEXTS.en.lobby.options).waitFor();
  if (locale !== 'en') await speak(visitor, locale);
  for (const who of people.slice(1)) {
    await visitor.as(who);
    await button(lobby.join).click();
    await page.locator('.message li').filter({ hasText: who }).first().waitFor();
  }
  await visitor.as(people[0] ?? '');
  await button(lobby.start).click();
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

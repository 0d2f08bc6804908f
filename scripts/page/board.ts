import type { Locator, Page } from 'playwright-core';
import type { Texts } from '../../src/i18n/texts.ts';

/** The newest board that everybody sees. */
export interface Board {
  newest(): Locator;
  play(): Locator;
  isOver(): Promise<boolean>;
  /** of these names those in its sentences that ask */
  asks(names: readonly string[]): Promise<readonly string[]>;
}

export function boardOn(page: Page, { board: texts }: Texts): Board {
  const named = { exact: true } as const;
  const newest = (): Locator =>
    page
      .locator('.message:not(.ephemeral)')
      .filter({ has: page.getByRole('button', { name: texts.log, ...named }) })
      .last();
  const play = (): Locator => newest().getByRole('button', { name: texts.play, ...named });
  return {
    newest,
    play,
    isOver: async () => (await newest().count()) > 0 && (await play().count()) === 0,
    async asks(names) {
      const [before = '', after = ''] = texts.turnOf('\0').split('\0');
      const bold = await newest().locator('.md strong').allInnerTexts();
      const sentences = bold.filter((line) => line.startsWith(before) && line.endsWith(after));
      return names.filter((name) => sentences.some((line) => line.includes(name)));
    },
  };
}

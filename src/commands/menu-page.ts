import type { Texts } from '../i18n/texts.ts';
import type { Page } from './page.ts';
import { button, buttonRows, selectRow, type Choice, type Row } from './rows.ts';

/** Something that is chosen from a menu. */
export interface Setting {
  readonly key: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** With a row of buttons far fewer components than a message may have. */
const MAX_MENUS = 10;

interface MenuIds {
  /** of the menu on that page for that setting */
  option(page: number, key: string): string;
  page(page: number): string;
}

/** A menu for each setting, in pages where they are too many for a message. */
export function menuPage(
  settings: readonly Setting[],
  page: number,
  { board }: Texts,
  ids: MenuIds,
  content: string,
): Page {
  const perPage = MAX_MENUS;
  const pages = Math.max(1, Math.ceil(settings.length / perPage));
  const at = Math.min(Math.max(0, Number.isInteger(page) ? page : 0), pages - 1);
  const here = settings.slice(at * perPage, (at + 1) * perPage);
  const rows: Row[] = here.map(({ key, label, choices }) => selectRow(ids.option(at, key), label, choices));
  const turn = (to: number, label: string) => button(ids.page(to), label, 'quiet', to < 0 || to >= pages);
  if (pages > 1) rows.push(...buttonRows([turn(at - 1, board.previous), turn(at + 1, board.next)]));
  return { content, rows };
}

/** What `option` put into a custom id. */
export function menuArgument(argument: string): { readonly page: number; readonly key: string } {
  const [, page = '0', key = ''] = /^(\d+)\.(.*)$/su.exec(argument) ?? [];
  return { page: Number(page), key };
}

import type { Texts } from '../i18n/texts.ts';
import type { PressVerb } from './custom-id.ts';
import { formatPath, type Narrowable, type PanelPath } from './panel-path.ts';
import {
  button,
  buttonRows,
  MAX_CHOICE_LABEL,
  MAX_CHOICES,
  selectRow,
  type Button,
  type Choice,
  type Row,
} from './rows.ts';

/** An option of the question, ready to be shown; its number is the one on the picture. */
export interface NumberedOption {
  readonly number: number;
  readonly text: string;
  readonly label: string;
  readonly detail?: string;
  readonly group?: string;
  readonly target?: string;
  /** the same and the step after it, in one go */
  readonly together?: Narrowable;
  /** number, label and detail for a message, in which names must be made harmless; buttons and menus know no markdown */
  readonly line: string;
}

/** What can be pressed for a question. */
export interface Menu {
  readonly rows: readonly Row[];
  readonly navigation: readonly Button[];
  /** options that can be chosen here and now; none while a kind is being chosen */
  readonly shown: readonly NumberedOption[];
  /** words that do not fit on a button or in a menu, for the message itself */
  readonly listing: readonly string[];
  readonly choosingGroup: boolean;
}

export type IdFor = (verb: PressVerb, argument?: string) => string;

const MAX_BUTTONS = 10;
const MAX_SHORT_LABEL = 60;
/** characters of the message that one page's listing may take */
const LISTING_ROOM = 900;

/** Few options are buttons, more are a menu, many are first grouped and then paged: all can be reached. */
export function menuOf(options: readonly NumberedOption[], path: PanelPath, id: IdFor, texts: Texts): Menu {
  const groups = groupsOf(options, texts);
  if (path.group === undefined && options.length > MAX_CHOICES && groups.length > 1)
    return groupMenu(groups, path, id, texts);
  const group = path.group === undefined ? undefined : groups[path.group];
  return optionMenu(group?.options ?? options, path, id, texts);
}

interface Group {
  readonly name: string;
  readonly options: readonly NumberedOption[];
}

function groupsOf(options: readonly NumberedOption[], texts: Texts): readonly Group[] {
  const byName = new Map<string, NumberedOption[]>();
  for (const option of options) {
    const name = option.group ?? texts.panel.others;
    byName.set(name, [...(byName.get(name) ?? []), option]);
  }
  return Array.from(byName, ([name, inside]) => ({ name, options: inside }));
}

function groupMenu(groups: readonly Group[], path: PanelPath, id: IdFor, texts: Texts): Menu {
  const label = ({ name, options }: Group): string => `${name} (${options.length})`;
  const pathOf = (group: number): string => formatPath({ ...path, page: 0, group });
  const none = { shown: [], listing: [], choosingGroup: true };
  if (groups.length <= MAX_BUTTONS) {
    const buttons = groups.map((group, index) => button(id('show', pathOf(index)), label(group), 'main'));
    return { ...none, rows: buttonRows(buttons), navigation: backButtons(path, id, texts) };
  }
  const choices = groups.map((group, index): Choice => ({ label: label(group), value: pathOf(index) }));
  const pages = pagesOf(choices, () => 0);
  const page = Math.min(path.page, pages.length - 1);
  return {
    ...none,
    rows: [selectRow(id('group', formatPath({ ...path, page })), texts.panel.chooseGroup, pages[page] ?? [])],
    navigation: [...pageButtons({ ...path, page }, pages.length, id, texts), ...backButtons(path, id, texts)],
  };
}

function optionMenu(options: readonly NumberedOption[], path: PanelPath, id: IdFor, texts: Texts): Menu {
  const back = backButtons(path, id, texts);
  const short = options.every((option) => numbered(option).length <= MAX_SHORT_LABEL);
  if (options.length <= MAX_BUTTONS && short) {
    const buttons = options.map((option) => button(id('act', option.text), numbered(option), 'main'));
    const listing = options.flatMap(({ detail, line }) => (detail === undefined ? [] : [line]));
    const rows = [
      ...buttonRows(buttons),
      ...togetherRows(options, MAX_BUTTONS - options.length, path, id, texts),
    ];
    return { rows, navigation: back, shown: options, listing, choosingGroup: false };
  }
  const pages = pagesOf(options, (option) => tooLong(option).length);
  const page = Math.min(path.page, pages.length - 1);
  const shown = pages[page] ?? [];
  return {
    rows: [
      selectRow(
        id('pick', formatPath({ ...path, page })),
        placeholder(shown, pages, texts),
        shown.map(choiceOf),
      ),
      ...togetherRows(shown, 0, path, id, texts),
    ],
    navigation: [...pageButtons({ ...path, page }, pages.length, id, texts), ...back],
    shown,
    listing: shown.map(tooLong).filter((line) => line !== ''),
    choosingGroup: false,
  };
}

/** What is offered in one go: as buttons too where there is room for so many, else as a menu of their own. */
function togetherRows(
  options: readonly NumberedOption[],
  room: number,
  path: PanelPath,
  id: IdFor,
  texts: Texts,
): readonly Row[] {
  const both = options.flatMap(({ number, together }) =>
    together === undefined ? [] : [{ number, ...together }],
  );
  if (both.length === 0) return [];
  if (both.length <= room && both.every((one) => numbered(one).length <= MAX_SHORT_LABEL))
    return buttonRows(both.map((one) => button(id('act', one.text), numbered(one), 'good')));
  const choices = both.map((one): Choice => ({ label: numbered(one), value: one.text }));
  return [selectRow(id('pick-both', formatPath(path)), texts.panel.together, choices)];
}

function placeholder(shown: readonly NumberedOption[], pages: readonly unknown[], texts: Texts): string {
  const [first, last] = [shown[0], shown.at(-1)];
  if (pages.length === 1 || first === undefined || last === undefined) return texts.panel.choose;
  return `${texts.panel.choose} (${texts.panel.range(first.number, last.number)})`;
}

export function numbered({ number, label }: Pick<NumberedOption, 'number' | 'label'>): string {
  return `${number} · ${label}`;
}

function choiceOf(option: NumberedOption): Choice {
  const description = option.detail ?? option.group;
  return { label: numbered(option), value: option.text, ...(description !== undefined && { description }) };
}

/** The full words of an option that its menu entry has no room for. */
function tooLong(option: NumberedOption): string {
  const { detail = '', line } = option;
  return numbered(option).length <= MAX_CHOICE_LABEL && detail.length <= MAX_CHOICE_LABEL ? '' : line;
}

/** At most 25 entries a page, fewer where their words need room in the message. */
function pagesOf<T>(entries: readonly T[], listed: (entry: T) => number): readonly (readonly T[])[] {
  const pages: T[][] = [];
  let room = 0;
  for (const entry of entries) {
    const page = pages.at(-1);
    if (page === undefined || page.length >= MAX_CHOICES || (listed(entry) > room && listed(entry) > 0)) {
      pages.push([entry]);
      room = LISTING_ROOM - listed(entry);
    } else {
      page.push(entry);
      room -= listed(entry);
    }
  }
  return pages;
}

function pageButtons(path: PanelPath, pages: number, id: IdFor, texts: Texts): readonly Button[] {
  if (pages < 2) return [];
  const to = (page: number, label: string): Button => {
    const outside = page < 0 || page >= pages;
    return button(id('show', formatPath({ ...path, page })), label, 'quiet', outside);
  };
  return [
    to(path.page - 1, `◀ ${texts.board.previous}`),
    to(path.page + 1, `${texts.board.next} (${texts.panel.page(path.page + 1, pages)}) ▶`),
  ];
}

function backButtons({ group, only }: PanelPath, id: IdFor, texts: Texts): readonly Button[] {
  if (group !== undefined) {
    const path = { page: 0, ...(only !== undefined && { only }) };
    return [button(id('show', formatPath(path)), texts.panel.back)];
  }
  return only === undefined ? [] : [button(id('fresh', 'all'), texts.panel.showAll)];
}

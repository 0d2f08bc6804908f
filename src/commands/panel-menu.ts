import type { Texts } from '../i18n/texts.ts';
import type { PressVerb } from './custom-id.ts';
import { numbered, type NumberedOption } from './numbered-options.ts';
import { formatPath, type PanelPath } from './panel-path.ts';
import {
  button,
  MAX_CHOICE_LABEL,
  MAX_CHOICES,
  selectRow,
  type Button,
  type Choice,
  type Row,
  type Section,
} from './rows.ts';

/** What can be pressed for a question. */
export interface Menu {
  /** a choice each: its words, and its button beside them */
  readonly sections: readonly Section[];
  readonly menus: readonly Row[];
  /** the last row: the end of the turn, what is rarely wanted, and the way to other pages */
  readonly last: readonly Button[];
  /** options that can be chosen here and now; none while a kind is being chosen */
  readonly shown: readonly NumberedOption[];
  /** words that do not fit in a menu or on a button, for the message itself */
  readonly listing: readonly string[];
  readonly choosingGroup: boolean;
}

export type IdFor = (verb: PressVerb, argument?: string) => string;

/** So many choices stand beside their buttons. */
export const MAX_SECTIONS = 8;
/** Of more than that so many, so that there is room for the menus with the others. */
export const FIRST_SECTIONS = 7;
const MORE_MENUS = 2;
const MAX_MENUS = 4;
/** characters of the message that one page's listing may take */
const LISTING_ROOM = 900;
/** the same where the first choices have said theirs beside their buttons */
const MORE_ROOM = 1_300;

/**
 * What one most likely wants stands beside its button, in every question and however many choices it has today; beyond
 * the first ones they are in a menu below. Only very many are menus by their kind, and pages: all can be reached.
 */
export function menuOf(options: readonly NumberedOption[], path: PanelPath, id: IdFor, texts: Texts): Menu {
  const offered = rolesOf(options, path);
  const asides = path.group === 'aside';
  const inside = asides && offered.aside.length > 0;
  const menu = choiceMenu(inside ? offered.aside : offered.choices, path, id, texts);
  const ends = offered.ends.map((option) => endButton(option, offered, id));
  const toAside = button(id('show', formatPath({ ...path, page: 0, group: 'aside' })), texts.panel.aside);
  return {
    ...menu,
    last: [
      ...ends,
      ...(inside || offered.aside.length === 0 ? [] : [toAside]),
      ...menu.last,
      ...backButtons(path, id, texts),
    ],
    listing: [
      ...menu.listing,
      // in small print: on a phone the picture and the first choices are to be on one screen
      ...offered.ends.flatMap(({ detail, line }) => (detail === undefined ? [] : `-# ${line}`)),
    ],
  };
}

interface Offered {
  readonly choices: readonly NumberedOption[];
  readonly aside: readonly NumberedOption[];
  readonly ends: readonly NumberedOption[];
}

/** What was asked for by a part of its words isn't folded away, nor is all that there is beside the end. */
function rolesOf(options: readonly NumberedOption[], { only }: PanelPath): Offered {
  const ends = options.filter(({ role }) => role === 'end');
  const aside = options.filter(({ role }) => role === 'aside');
  const choices = options.filter(({ role }) => role === undefined);
  const unfolded = only !== undefined || (choices.length === 0 && ends.length === 0);
  return unfolded ? { choices: [...choices, ...aside], aside: [], ends } : { choices, aside, ends };
}

/** Green when it is what remains. */
function endButton({ text, label }: NumberedOption, { choices }: Offered, id: IdFor): Button {
  return button(id('act', text), label, choices.length === 0 ? 'good' : 'quiet');
}

function choiceMenu(options: readonly NumberedOption[], path: PanelPath, id: IdFor, texts: Texts): Menu {
  const first = options.length <= MAX_SECTIONS ? options : options.slice(0, FIRST_SECTIONS);
  const more = pagesOf(options.slice(first.length), MORE_ROOM / MORE_MENUS);
  return more.length <= MORE_MENUS && typeof path.group !== 'number'
    ? sectionMenu(first, more, path, id, texts)
    : menusOnly(options, path, id, texts);
}

function menusOnly(options: readonly NumberedOption[], path: PanelPath, id: IdFor, texts: Texts): Menu {
  const groups = groupsOf(options, texts);
  if (typeof path.group === 'number' || path.group === 'aside') {
    const group = typeof path.group === 'number' ? groups[path.group] : undefined;
    return pagedMenus(group?.options ?? options, path, id, texts);
  }
  const byGroup = groups.map((group, index) =>
    pagesOf(group.options).map((part) => ({ ...group, index, part })),
  );
  const parts = byGroup.flat();
  if (parts.length <= MAX_MENUS && groups.length > 1) {
    const menus = parts.map(({ name, index, part, options: all }, at) => {
      const whole = part.length === all.length ? name : `${name} (${rangeOf(part, texts)})`;
      return optionMenu(part, { ...path, group: index, page: at }, whole, id);
    });
    return withMenus(options, menus, path, id, texts);
  }
  return groups.length > 1 && options.length > MAX_CHOICES
    ? groupMenu(groups, path, id, texts)
    : pagedMenus(options, path, id, texts);
}

/** The first choices with their buttons, the others in menus, and what is offered in one go in a menu of its own. */
function sectionMenu(
  first: readonly NumberedOption[],
  more: readonly (readonly NumberedOption[])[],
  path: PanelPath,
  id: IdFor,
  texts: Texts,
): Menu {
  const sections = first.map(({ text, lines, word }): Section => ({
    text: lines,
    button: button(id('act', text), word, 'main'),
  }));
  const menus = more.map((part, page) =>
    optionMenu(part, { ...path, page }, `${texts.panel.more} (${rangeOf(part, texts)})`, id),
  );
  return { ...withMenus(more.flat(), menus, path, id, texts, first), sections };
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
  const choices = groups.map(({ name, options }, index): Choice => ({
    label: `${name} (${options.length})`,
    value: formatPath({ ...path, page: 0, group: index }),
  }));
  const pages = slicesOf(choices, MAX_CHOICES);
  const page = Math.min(path.page, pages.length - 1);
  const menu = selectRow(
    id('group', formatPath({ ...path, page })),
    texts.panel.chooseGroup,
    pages[page] ?? [],
  );
  const last = pageButtons({ ...path, page }, pages.length, id, texts);
  return { sections: [], menus: [menu], last, shown: [], listing: [], choosingGroup: true };
}

/** One menu after the other, and pages where there are too many. */
function pagedMenus(options: readonly NumberedOption[], path: PanelPath, id: IdFor, texts: Texts): Menu {
  const pages = slicesOf(pagesOf(options), MAX_MENUS);
  const page = Math.min(path.page, pages.length - 1);
  const here = pages[page] ?? [];
  const alone = pages.length === 1 && here.length === 1;
  const menus = here.map((part, at) => {
    const words = alone ? texts.panel.choose : `${texts.panel.choose} (${rangeOf(part, texts)})`;
    return optionMenu(part, { ...path, page: page * MAX_MENUS + at }, words, id);
  });
  const menu = withMenus(here.flat(), menus, path, id, texts);
  return { ...menu, last: pageButtons({ ...path, page }, pages.length, id, texts) };
}

/** `beside`: what stands elsewhere on the page. */
function withMenus(
  options: readonly NumberedOption[],
  menus: readonly Row[],
  path: PanelPath,
  id: IdFor,
  texts: Texts,
  beside: readonly NumberedOption[] = [],
): Menu {
  const shown = [...beside, ...options];
  return {
    sections: [],
    menus: [...menus, ...togetherMenus(shown, path, id, texts)],
    last: [],
    shown,
    listing: options.map(tooLong).filter((line) => line !== ''),
    choosingGroup: false,
  };
}

function optionMenu(options: readonly NumberedOption[], path: PanelPath, words: string, id: IdFor): Row {
  return selectRow(id('pick', formatPath(path)), words, options.map(choiceOf));
}

/** What is offered in one go, in menus of its own. */
function togetherMenus(
  options: readonly NumberedOption[],
  path: PanelPath,
  id: IdFor,
  texts: Texts,
): readonly Row[] {
  const both = options.flatMap(({ number, together }) =>
    together === undefined
      ? []
      : [{ label: numbered({ number, label: together.label }), value: together.text }],
  );
  return slicesOf(both, MAX_CHOICES).map((choices, page) =>
    selectRow(id('pick-both', formatPath({ ...path, page })), texts.panel.together, choices),
  );
}

function rangeOf(options: readonly NumberedOption[], texts: Texts): string {
  return texts.panel.range(options[0]?.number ?? 0, options.at(-1)?.number ?? 0);
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

/** At most 25 entries a menu, fewer where their words need room in the message. */
function pagesOf(
  options: readonly NumberedOption[],
  most = LISTING_ROOM / MAX_MENUS,
): readonly (readonly NumberedOption[])[] {
  const pages: NumberedOption[][] = [];
  let room = 0;
  for (const option of options) {
    const page = pages.at(-1);
    const needed = tooLong(option).length;
    if (page === undefined || page.length >= MAX_CHOICES || (needed > room && needed > 0)) {
      pages.push([option]);
      room = most - needed;
    } else {
      page.push(option);
      room -= needed;
    }
  }
  return pages;
}

function slicesOf<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
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

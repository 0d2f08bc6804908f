import { LOCALES } from '../i18n/locale.ts';
import { TEXTS, type Texts } from '../i18n/texts.ts';
import { PALETTE_NAMES } from '../render/palettes.ts';
import { REMIND_HOURS } from '../table/pace.ts';
import { zoneNamed } from '../table/quiet-hours.ts';
import type { Change } from '../table/settings-book.ts';
import type { PersonSettings } from '../table/settings.ts';
import { textsFor, type CommandContext, type Outcome } from './command-context.ts';
import { formatCustomId, NO_TABLE, type CustomId } from './custom-id.ts';
import { escapeMarkdown } from './escape.ts';
import type { Asker } from './interaction-context.ts';
import { menuArgument, menuPage, type Setting } from './menu-page.ts';
import type { Page } from './page.ts';
import type { Services } from './services.ts';
import { shortened } from './rows.ts';

/* `/settings me`: what somebody prefers, in every server. */

/** Whole hours of the night; other ones are rare. */
const QUIET: readonly (readonly [from: number, to: number])[] = [
  [20, 7],
  [21, 7],
  [22, 6],
  [22, 7],
  [22, 8],
  [23, 7],
  [23, 8],
  [23, 9],
  [0, 8],
  [0, 9],
  [1, 10],
  [9, 17],
];

export async function showMine(
  context: CommandContext,
  asker: Asker,
  zone: string | undefined,
): Promise<Outcome> {
  const { settings } = textsFor(asker);
  if (zone === undefined) return { page: minePage(context, asker, asker.settings, 0, settings.mine) };
  const named = zoneNamed(zone);
  if (named === undefined)
    return { page: { content: settings.unknownZone(escapeMarkdown(shortened(zone, 100))) } };
  // the menus about time are on the second page
  return changed(context, asker, { zone: named }, 1);
}

export function turnMine(context: CommandContext, asker: Asker, id: CustomId): Outcome {
  const { settings } = textsFor(asker);
  return { page: minePage(context, asker, asker.settings, Number(id.argument), settings.mine) };
}

export async function setMine(
  context: CommandContext,
  asker: Asker,
  id: CustomId,
  value = '',
): Promise<Outcome> {
  const { page, key } = menuArgument(id.argument);
  return changed(context, asker, changeOf(key, value), page);
}

async function changed(
  context: CommandContext,
  asker: Asker,
  change: Change<PersonSettings>,
  page: number,
): Promise<Outcome> {
  const saved = await context.settings.setPerson(asker.actor.userId, change);
  const now = await context.settings.person(asker.actor.userId);
  const inTheirs = { ...asker, locale: now.locale ?? asker.locale };
  const { settings } = textsFor(inTheirs);
  return { page: minePage(context, inTheirs, now, page, saved ? settings.saved : settings.lost) };
}

/** What a menu's entry changes: the usual is not kept. */
function changeOf(key: string, value: string): Change<PersonSettings> {
  switch (key) {
    case 'locale':
      return { locale: LOCALES.find((known) => known === value) };
    case 'palette':
      return { palette: PALETTE_NAMES.find((known) => known === value && known !== 'default') };
    case 'board':
      return { textBoard: value === 'text' ? true : undefined };
    case 'coach':
      return { coach: value === 'usual' ? undefined : value === 'yes' };
    case 'remind':
      return { remindHours: [0, ...REMIND_HOURS].find((hours) => String(hours) === value) };
    case 'where':
      return { direct: value === 'direct' ? true : undefined };
    case 'quiet': {
      const [quietFrom, quietTo] = QUIET.find((hours) => hours.join('-') === value) ?? [];
      return { quietFrom, quietTo };
    }
    default:
      return {};
  }
}

function minePage({ clock }: Services, asker: Asker, mine: PersonSettings, page: number, note: string): Page {
  const texts = textsFor(asker);
  const idOf = (verb: 'mine' | 'mine-page', argument: string): string =>
    formatCustomId({ verb, tableId: NO_TABLE, rev: 0, argument });
  const ids = {
    option: (at: number, key: string) => idOf('mine', `${at}.${key}`),
    page: (at: number) => idOf('mine-page', String(at)),
  };
  const needsZone = mine.quietFrom !== undefined && mine.zone === undefined;
  const zone =
    mine.zone === undefined
      ? needsZone
        ? [texts.settings.noZone]
        : []
      : [texts.settings.zone(mine.zone, timeIn(mine.zone, asker, clock.now()))];
  return menuPage(settingsOf(mine, texts), page, texts, ids, [note, ...zone].join('\n'));
}

function timeIn(zone: string, { locale }: Asker, now: number): string {
  const timeZone = zoneNamed(zone) ?? 'UTC';
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
}

function menu(
  key: string,
  label: string,
  entries: readonly (readonly [value: string, words: string])[],
  chosen: string,
): Setting {
  const choices = entries.map(([value, words]) => ({
    label: `${label}: ${words}`,
    value,
    chosen: value === chosen,
  }));
  return { key, label, choices };
}

function settingsOf(mine: PersonSettings, { settings, palettes, clock }: Texts): readonly Setting[] {
  const { coachOn } = settings;
  const languages = LOCALES.map((locale) => [locale, TEXTS[locale].language] as const);
  const reminders = REMIND_HOURS.map((hours) => [String(hours), settings.after(clock.hours(hours))] as const);
  const quiet = QUIET.map(([from, to]) => [`${from}-${to}`, settings.hours(from, to)] as const);
  const coach = mine.coach === undefined ? 'usual' : mine.coach ? 'yes' : 'no';
  return [
    menu('locale', settings.language, [['auto', settings.asDiscord], ...languages], mine.locale ?? 'auto'),
    menu(
      'palette',
      settings.palette,
      PALETTE_NAMES.map((name) => [name, palettes[name]] as const),
      mine.palette ?? 'default',
    ),
    menu(
      'board',
      settings.boardAs,
      [
        ['picture', settings.picture],
        ['text', settings.text],
      ],
      mine.textBoard === true ? 'text' : 'picture',
    ),
    menu(
      'coach',
      settings.coach,
      (['usual', 'yes', 'no'] as const).map((value) => [value, coachOn[value]] as const),
      coach,
    ),
    menu(
      'remind',
      settings.remind,
      [['auto', settings.asTable], ...reminders, ['0', settings.never]],
      mine.remindHours === undefined ? 'auto' : String(mine.remindHours),
    ),
    menu(
      'where',
      settings.where,
      [
        ['channel', settings.inChannel],
        ['direct', settings.direct],
      ],
      mine.direct === true ? 'direct' : 'channel',
    ),
    menu(
      'quiet',
      settings.quiet,
      [['none', settings.noQuiet], ...quiet],
      mine.quietFrom === undefined ? 'none' : `${mine.quietFrom}-${mine.quietTo ?? 0}`,
    ),
  ];
}

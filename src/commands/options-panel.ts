import type { OptionSpec, OptionValue } from '../engine/core/contract.ts';
import { optionsFor } from '../engine/core/options.ts';
import { LOCALES } from '../i18n/locale.ts';
import { TEXTS, type Texts } from '../i18n/texts.ts';
import { allowsHints } from '../table/ai-seats.ts';
import { noLobby } from '../table/lobby.ts';
import type { LobbyChange, Table, TableRefusal } from '../table/tables.ts';
import type { InteractionContext } from './interaction-context.ts';
import type { CustomId } from './custom-id.ts';
import { tableAt, textsFor, outcomeAfterSave, type CommandContext, type Outcome } from './command-context.ts';
import { offeredGame, type Services } from './services.ts';
import type { Page } from './page.ts';
import { menuArgument, menuPage, type Setting } from './menu-page.ts';
import { changedPace, paceSettings } from './pace-settings.ts';
import { idFor } from './id-for.ts';
import { refusalLine } from './refusal.ts';
import { MAX_CHOICES } from './rows.ts';

/* What the host sets before the start: a menu for each setting, which only the host sees. */

export async function showOptions(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
  page = 0,
): Promise<Outcome> {
  const at = await hostedLobby(context, interaction, id);
  if (!at.ok) return { page: { content: refusalLine(context, interaction, at.refusal) } };
  return {
    page: optionsPage(context, interaction, at.table, page, textsFor(interaction).lobby.optionsIntro),
  };
}

export async function setOption(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
  value: string | undefined,
): Promise<Outcome> {
  const at = await hostedLobby(context, interaction, id);
  if (!at.ok) return { page: { content: refusalLine(context, interaction, at.refusal) } };
  const { table } = at;
  const { page, key } = menuArgument(id.argument);
  const change = changeOf(context, table, key, value ?? '');
  if (change === undefined) {
    const note = refusalLine(context, interaction, { code: 'E_OPTION', table });
    return { page: optionsPage(context, interaction, table, page, note) };
  }
  const where = { channelId: interaction.channelId, tableId: id.tableId };
  const changed = await context.tables.configure(interaction.actor, where, change);
  if (!changed.ok) return { page: { content: refusalLine(context, interaction, changed.error) } };
  return outcomeAfterSave(context, interaction, context.announcer.notify(changed.value), () =>
    optionsPage(context, interaction, changed.value, page, textsFor(interaction).lobby.saved),
  );
}

/** The lobby that this button belongs to, if it is still one and hosted by whoever pressed. */
export async function hostedLobby(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): ReturnType<typeof tableAt> {
  const at = await tableAt(context, interaction.channelId);
  if (!at.ok) return at;
  const { table } = at;
  const refuse = (code: TableRefusal['code']): Awaited<ReturnType<typeof tableAt>> => ({
    ok: false,
    refusal: { code, table },
  });
  if (table.record.id !== id.tableId) return refuse('T_OTHER_TABLE');
  if (table.record.status !== 'lobby') return refuse(noLobby(table.record));
  return table.record.host === interaction.actor.userId ? at : refuse('T_NOT_HOST');
}

function changeOf(services: Services, table: Table, key: string, value: string): LobbyChange | undefined {
  if (key === 'language') {
    const locale = LOCALES.find((known) => known === value);
    return locale === undefined ? undefined : { locale };
  }
  const pace = changedPace(table.record.pace, key, value);
  if (pace !== undefined) return { pace };
  if (key === 'hints') return { hints: value === 'yes' };
  if (/^set\d*$/u.test(key)) {
    const { sets } = offeredGame(services, table.record.gameId);
    const set = sets.find((known) => setValue(known) === value);
    return set === undefined ? undefined : { componentSet: { id: set.id, version: set.version } };
  }
  const option = key.startsWith('o.') ? key.slice(2) : '';
  const chosen = table.game.options
    .find((spec) => spec.key === option)
    ?.values.find((known) => String(known) === value);
  return chosen === undefined ? undefined : { option, value: chosen };
}

function optionsPage(
  services: Services,
  interaction: InteractionContext,
  table: Table,
  page: number,
  note: string,
): Page {
  const texts = textsFor(interaction);
  const id = idFor(table);
  const ids = {
    option: (at: number, key: string) => id('option', `${at}.${key}`),
    page: (at: number) => id('optpage', String(at)),
  };
  return menuPage(settingsOf(services, interaction, table, texts), page, texts, ids, note);
}

/** By key, as it stands in the custom id: `o.<option>`, `set`, `set1` ..., `hints`, `language`, and those of the pace. */
function settingsOf(
  services: Services,
  interaction: InteractionContext,
  table: Table,
  texts: Texts,
): readonly Setting[] {
  const { record, game } = table;
  const offered = offeredGame(services, record.gameId);
  const seats = Math.min(Math.max(record.people.length, game.seats.min), game.seats.max);
  const options = optionsFor(game.options, seats).map((spec) =>
    optionSetting(spec, record.options[spec.key]),
  );
  return [
    ...options.map(({ spec, chosen }): Setting => {
      const words = offered.texts[interaction.locale].options[spec.key];
      const label = words?.label ?? spec.key;
      return {
        key: `o.${spec.key}`,
        label,
        choices: spec.values.map((value) => ({
          label: `${label}: ${words?.values[String(value)] ?? String(value)}`,
          value: String(value),
          description: words?.explained[String(value)] ?? '',
          chosen: value === chosen,
        })),
      };
    }),
    ...(offered.sets.length > 1 ? setSettings(offered.sets, table, texts) : []),
    hintSetting(table, texts),
    ...paceSettings(record.pace, texts),
    {
      key: 'language',
      label: texts.lobby.language,
      choices: LOCALES.map((locale) => ({
        label: `${texts.lobby.language}: ${TEXTS[locale].language}`,
        value: locale,
        chosen: locale === record.locale,
      })),
    },
  ];
}

function hintSetting({ record }: Table, { hint }: Texts): Setting {
  const allowed = allowsHints(record) ? 'yes' : 'no';
  const choices = (['yes', 'no'] as const).map((value) => ({
    label: `${hint.setting}: ${hint.allowed[value]}`,
    value,
    description: hint.explained[value],
    chosen: value === allowed,
  }));
  return { key: 'hints', label: hint.setting, choices };
}

function optionSetting(
  spec: OptionSpec,
  value: OptionValue | undefined,
): { spec: OptionSpec; chosen: OptionValue } {
  return { spec, chosen: value ?? spec.default };
}

/** A menu for every 25 sets: the owner of a bot may bring as many as they like. */
function setSettings(
  sets: readonly { id: string; version: number }[],
  { record }: Table,
  texts: Texts,
): readonly Setting[] {
  const menus = Math.ceil(sets.length / MAX_CHOICES);
  return Array.from({ length: menus }, (_, menu) => ({
    key: menu === 0 ? 'set' : `set${menu}`,
    label: menus === 1 ? texts.lobby.set : `${texts.lobby.set} (${texts.panel.page(menu + 1, menus)})`,
    choices: sets.slice(menu * MAX_CHOICES, (menu + 1) * MAX_CHOICES).map((set) => ({
      label: `${texts.lobby.set}: ${set.id} ${set.version}`,
      value: setValue(set),
      chosen: setValue(set) === setValue(record.componentSet),
    })),
  }));
}

function setValue({ id, version }: { id: string; version: number }): string {
  return `${id}-${version}`;
}

import { ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { LOCALES } from '../i18n/locale.ts';
import { TEXTS } from '../i18n/texts.ts';
import { formatPace, PACES, parsePace } from '../table/pace.ts';
import type { Change } from '../table/settings-book.ts';
import { ABANDONERS, type ServerSettings } from '../table/settings.ts';
import { textsFor, type CommandContext, type Outcome } from './command-context.ts';
import { formatCustomId, NO_TABLE, type CustomId } from './custom-id.ts';
import type { InteractionContext } from './interaction-context.ts';
import { paceWords } from './pace-words.ts';
import type { Page } from './page.ts';
import { button, buttonRows, MAX_CHOICES, selectRow, shortened, type Row } from './rows.ts';

/* `/settings server`: for those who manage it. */

export async function showServer(context: CommandContext, interaction: InteractionContext): Promise<Outcome> {
  const { settings } = textsFor(interaction);
  if (!interaction.managesServer) return { page: { content: settings.notManager } };
  const server = await context.settings.server(interaction.guildId);
  const isOwner = await context.isOwner(interaction.actor.userId);
  return { page: serverPage(interaction, server, settings.server, isOwner) };
}

export async function setServer(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
  value = '',
): Promise<Outcome> {
  const { settings } = textsFor(interaction);
  if (!interaction.managesServer) return { page: { content: settings.notManager } };
  const saved = await context.settings.setServer(interaction.guildId, changeOf(id.argument, value));
  const server = await context.settings.server(interaction.guildId);
  const isOwner = await context.isOwner(interaction.actor.userId);
  return { page: serverPage(interaction, server, saved ? settings.saved : settings.lost, isOwner) };
}

function changeOf(key: string, value: string): Change<ServerSettings> {
  switch (key) {
    case 'locale':
      return { locale: LOCALES.find((known) => known === value) };
    case 'channels':
      return { channels: value === '' ? undefined : value.split(',') };
    case 'pace':
      return { pace: parsePace(value) };
    case 'abandon':
      return { abandon: ABANDONERS.find((known) => known === value && known !== 'players') };
    case 'threads':
      return { threads: value === 'yes' ? true : undefined };
    default:
      return {};
  }
}

function serverPage(
  interaction: InteractionContext,
  server: ServerSettings,
  note: string,
  isOwner: boolean,
): Page {
  const texts = textsFor(interaction);
  const { settings } = texts;
  const menu = (
    key: string,
    label: string,
    entries: readonly (readonly [value: string, words: string])[],
    chosen: string,
  ): Row => {
    const choices = entries.map(([value, words]) => ({
      label: `${label}: ${words}`,
      value,
      chosen: value === chosen,
    }));
    return selectRow(idOf(key), label, choices);
  };
  const languages = LOCALES.map((locale) => [locale, TEXTS[locale].language] as const);
  const paces = PACES.map((pace) => [formatPace(pace), paceWords(pace, texts)] as const);
  return {
    content: note,
    rows: [
      menu(
        'locale',
        settings.serverLanguage,
        [['auto', settings.asServer], ...languages],
        server.locale ?? 'auto',
      ),
      channelRow(settings.channels, server.channels ?? []),
      menu(
        'pace',
        settings.pace,
        [['usual', settings.usualPace], ...paces],
        server.pace === undefined ? 'usual' : formatPace(server.pace),
      ),
      menu(
        'abandon',
        settings.abandon,
        ABANDONERS.map((who) => [who, settings.abandoners[who]] as const),
        server.abandon ?? 'players',
      ),
      menu(
        'threads',
        settings.threads,
        [
          ['no', settings.no],
          ['yes', settings.yes],
        ],
        server.threads === true ? 'yes' : 'no',
      ),
      ...(isOwner ? buttonRows([button(BACKUP_ID, settings.backUp)]) : []),
    ],
  };
}

function channelRow(placeholder: string, chosen: readonly string[]): Row {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.ChannelSelect,
        custom_id: idOf('channels'),
        placeholder: shortened(placeholder, 150),
        channel_types: [ChannelType.GuildText],
        min_values: 0,
        max_values: MAX_CHOICES,
        default_values: chosen.map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
      },
    ],
  };
}

const BACKUP_ID = formatCustomId({ verb: 'backup', tableId: NO_TABLE, rev: 0, argument: '' });

function idOf(argument: string): string {
  return formatCustomId({ verb: 'server', tableId: NO_TABLE, rev: 0, argument });
}

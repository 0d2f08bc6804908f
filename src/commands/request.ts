import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  CommandInteractionOption,
  Interaction,
} from 'discord.js';
import type { Parameters } from '../engine/core/forms.ts';
import { COMMAND_KEYS, type CommandKey } from '../i18n/texts.ts';
import type { ReceivedFile } from './game-files.ts';
import { parseCustomId, type CustomId } from './custom-id.ts';

/** What an interaction wants, recognised before anything is done. */
export type Request =
  | {
      readonly kind: 'command';
      readonly command: CommandKey;
      readonly options: CommandOptions;
      readonly file?: ReceivedFile;
    }
  | { readonly kind: 'verb'; readonly gameId: string; readonly verb: string; readonly parameters: Parameters }
  | { readonly kind: 'press'; readonly id: CustomId; readonly value?: string }
  | { readonly kind: 'typing'; readonly typing: Typing }
  | { readonly kind: 'unknown' };

export type CommandOptions = Readonly<Record<string, string | boolean>>;
/** Somebody types a parameter and wants to be offered words. */
export type Typing = { readonly focused: string; readonly fragment: string } & (
  | { readonly command: CommandKey; readonly parameters?: Parameters }
  | { readonly gameId: string; readonly verb: string; readonly parameters: Parameters }
);

export function recognise(interaction: Interaction, gameIds: ReadonlySet<string>): Request {
  if (interaction.isChatInputCommand()) return recogniseCommand(interaction, gameIds);
  if (interaction.isAutocomplete()) return recogniseTyping(interaction, gameIds);
  if (interaction.isButton()) return recognisePress(interaction.customId, undefined);
  if (interaction.isStringSelectMenu()) return recognisePress(interaction.customId, interaction.values[0]);
  // several, or none
  if (interaction.isChannelSelectMenu())
    return recognisePress(interaction.customId, interaction.values.join(','));
  return { kind: 'unknown' };
}

function recognisePress(customId: string, value: string | undefined): Request {
  const id = parseCustomId(customId);
  return id === undefined
    ? { kind: 'unknown' }
    : { kind: 'press', id, ...(value !== undefined && { value }) };
}

function recogniseCommand(interaction: ChatInputCommandInteraction, gameIds: ReadonlySet<string>): Request {
  const { name, subcommand, options } = parts(interaction);
  if (gameIds.has(name) && subcommand !== undefined)
    return { kind: 'verb', gameId: name, verb: subcommand, parameters: typedWords(options) };
  const command = commandKey(name, subcommand);
  if (command === undefined) return { kind: 'unknown' };
  const values = options.flatMap(({ name: option, value }): [string, string | boolean][] =>
    typeof value === 'string' || typeof value === 'boolean' ? [[option, value]] : [],
  );
  const file = options.find(({ attachment }) => attachment !== undefined)?.attachment;
  return {
    kind: 'command',
    command,
    options: Object.fromEntries(values),
    ...(file !== undefined && { file: { url: file.url, size: file.size } }),
  };
}

function recogniseTyping(interaction: AutocompleteInteraction, gameIds: ReadonlySet<string>): Request {
  const { name, subcommand, options } = parts(interaction);
  const focus = interaction.options.getFocused(true);
  const typed = { focused: focus.name, fragment: focus.value };
  if (gameIds.has(name) && subcommand !== undefined)
    return {
      kind: 'typing',
      typing: { ...typed, gameId: name, verb: subcommand, parameters: typedWords(options) },
    };
  const command = commandKey(name, subcommand);
  return command === undefined
    ? { kind: 'unknown' }
    : { kind: 'typing', typing: { ...typed, command, parameters: typedWords(options) } };
}

function parts({ commandName, options }: ChatInputCommandInteraction | AutocompleteInteraction): {
  name: string;
  subcommand: string | undefined;
  options: readonly CommandInteractionOption[];
} {
  const subcommand = options.getSubcommand(false) ?? undefined;
  const inside = subcommand === undefined ? options.data : (options.data[0]?.options ?? []);
  return { name: commandName, subcommand, options: inside };
}

function commandKey(name: string, subcommand: string | undefined): CommandKey | undefined {
  const path = subcommand === undefined ? name : `${name}.${subcommand}`;
  return COMMAND_KEYS.find((key) => key === path);
}

function typedWords(options: readonly CommandInteractionOption[]): Parameters {
  return Object.fromEntries(options.map(({ name, value }) => [name, String(value ?? '')]));
}

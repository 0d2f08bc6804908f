/** A line typed into the message box, as the Discord client turns it into an interaction, or why it does not. */
import { KINDS, nameIn } from './command-rules.ts';
import type { Channel, Command, CommandOption, Id } from './model.ts';
import { bareMember, userPayload } from './payloads.ts';
import { PERMISSIONS } from './permissions.ts';
import { bad, good, type Result } from './result.ts';
import type { World } from './world.ts';

type TypedValue = string | number | boolean;
export type TypedValues = Readonly<Record<string, TypedValue>>;

export interface Typed {
  readonly command: Command;
  /** `play card`, as the bot's answer shows it. */
  readonly name: string;
  /** INTERACTION_CREATE's data. */
  readonly data: object;
}

interface SentOption {
  name: string;
  type: number;
  value?: TypedValue;
  focused?: boolean;
  options?: SentOption[];
}

const SUBCOMMAND = 1;
const GROUP = 2;
const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const NUMBER = 10;
const ATTACHMENT = 11;
const DIRECT = 1;
/** What Discord's client lets anybody type. */
const LONGEST_TEXT = 6000;
const IN_GUILD = 0;
const USER_INSTALL = 1;

/** What this person is offered after a slash in this channel. */
export function commandsFor(world: World, userId: Id, channel: Channel): readonly Command[] {
  if (channel.guildId === undefined)
    return world
      .commands()
      .filter(({ body }) => body.contexts?.includes(DIRECT) ?? body.dm_permission !== false);
  const granted = world.permissionsIn(channel, userId);
  if ((granted & PERMISSIONS.UseApplicationCommands) === 0n) return [];
  if (world.guild(channel.guildId)?.members[world.botId] === undefined)
    return world.user(userId)?.installedApp === true ? world.commands().filter(followsUsers) : [];
  return [
    ...world.commands(channel.guildId),
    ...world.commands().filter(({ body }) => body.contexts?.includes(IN_GUILD) ?? true),
  ].filter(({ body }) => {
    const needed = BigInt(body.default_member_permissions ?? 0);
    return (body.type ?? 1) === KINDS.chatInput && (granted & needed) === needed;
  });
}

/** Into servers to which nobody added the bot. */
const followsUsers = ({ body }: Command): boolean =>
  body.integration_types?.includes(USER_INSTALL) === true && (body.contexts?.includes(IN_GUILD) ?? true);

export function readTyped(
  world: World,
  who: { readonly userId: Id; readonly channel: Channel; readonly origin: string },
  line: string,
  values: TypedValues,
  focused?: string,
): Result<Typed, string> {
  const locale = world.user(who.userId)?.locale;
  const words = line.trim().replace(/^\//, '').split(/\s+/);
  const [first, ...rest] = words;
  const command = commandsFor(world, who.userId, who.channel).find(({ body }) =>
    isCalled(body, first, locale),
  );
  if (command === undefined) return bad(`there is no command /${first ?? ''} here`);
  const path = descend(command.body.options ?? [], rest, locale);
  if (!path.ok) return path;
  const leaf = path.value.at(-1)?.options ?? (path.value.length > 0 ? [] : (command.body.options ?? []));
  const sent = sendOptions(world, leaf, values, locale, focused);
  if (!sent.ok) return sent;
  const nested = path.value.reduceRight<SentOption[]>(
    (options, { name, type }) => [{ name, type, options }],
    [...sent.value],
  );
  const name = [command.body.name, ...path.value.map((option) => option.name)].join(' ');
  return good({
    command,
    name,
    data: { ...dataOf(command, nested), ...resolved(world, who, sent.value) },
  });
}

const isCalled = (
  named: { name: string; name_localizations?: Record<string, string> | null },
  word: string | undefined,
  locale: string | undefined,
): boolean => word !== undefined && (named.name === word || nameIn(named, locale) === word);

const dataOf = (command: Command, options: readonly SentOption[]): object => ({
  id: command.id,
  name: command.body.name,
  type: command.body.type ?? 1,
  ...(command.guildId === undefined ? {} : { guild_id: command.guildId }),
  ...(options.length === 0 ? {} : { options }),
});

function resolved(
  world: World,
  { channel, origin }: { readonly channel: Channel; readonly origin: string },
  sent: readonly SentOption[],
): object {
  const idsOf = (type: number): readonly Id[] =>
    sent.filter((option) => option.type === type).map((option) => String(option.value));
  const [users, files] = [idsOf(USER), idsOf(ATTACHMENT)];
  if (users.length + files.length === 0) return {};
  const attachments = files.map((fileId) => [fileId, uploaded(world, channel, origin, fileId)]);
  return {
    resolved: {
      ...(users.length === 0 ? {} : resolveUsers(world, channel, users)),
      ...(files.length === 0 ? {} : { attachments: Object.fromEntries(attachments) as object }), // a record by id
    },
  };
}

function uploaded(world: World, channel: Channel, origin: string, fileId: Id): object {
  const { name, contentType, base64 = '' } = world.file(fileId) ?? { ...UPLOAD, base64: '' };
  const url = `${origin}/attachments/${channel.id}/${fileId}/${encodeURIComponent(name)}`;
  return {
    id: fileId,
    filename: name,
    size: Buffer.byteLength(base64, 'base64'),
    content_type: contentType,
    url,
    proxy_url: url,
    ephemeral: true,
  };
}

/** Somebody chose a file; here only what it says is known. */
const UPLOAD = { name: 'file.txt', contentType: 'text/plain; charset=utf-8' } as const;

function upload(world: World, text: string): Id {
  const fileId = world.newId();
  world.addFile(fileId, { ...UPLOAD, base64: Buffer.from(text).toString('base64') });
  return fileId;
}

/** `resolved` of an interaction: the users named by id, and their memberships. */
export function resolveUsers(world: World, channel: Channel, ids: readonly Id[]): object {
  const guild = channel.guildId === undefined ? undefined : world.guild(channel.guildId);
  const users = ids.flatMap((id) => world.user(id) ?? []).map((user) => [user.id, userPayload(user)]);
  const members = ids
    .flatMap((id) => guild?.members[id] ?? [])
    .map((member) => {
      return [
        member.userId,
        { ...bareMember(member), permissions: String(world.permissionsIn(channel, member.userId)) },
      ];
    });
  return { users: Object.fromEntries(users) as object, members: Object.fromEntries(members) as object }; // records by id
}

/** Follows the words after the command's name through groups and subcommands. */
function descend(
  options: readonly CommandOption[],
  words: readonly string[],
  locale: string | undefined,
): Result<readonly CommandOption[], string> {
  const subcommands = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  const [word, ...rest] = words;
  if (subcommands.length === 0)
    return word === undefined ? good([]) : bad(`the command has no subcommand "${word}"`);
  const chosen = subcommands.find((option) => isCalled(option, word, locale));
  if (chosen === undefined)
    return bad(
      word === undefined ? 'a subcommand must be chosen' : `the command has no subcommand "${word}"`,
    );
  const below = descend(chosen.options ?? [], rest, locale);
  return below.ok ? good([chosen, ...below.value]) : below;
}

function sendOptions(
  world: World,
  options: readonly CommandOption[],
  values: TypedValues,
  locale: string | undefined,
  focused: string | undefined,
): Result<readonly SentOption[], string> {
  const stray = Object.keys(values).find((key) => !options.some((option) => isCalled(option, key, locale)));
  if (stray !== undefined) return bad(`the command has no option "${stray}"`);
  const sent: SentOption[] = [];
  for (const option of options) {
    const key = [option.name, nameIn(option, locale)].find((name) => name in values);
    const isFocused = focused !== undefined && isCalled(option, focused, locale);
    const value = key === undefined ? undefined : values[key];
    if (value === undefined && !isFocused) {
      if (option.required === true && focused === undefined)
        return bad(`the option "${option.name}" is required`);
      continue;
    }
    const read = isFocused
      ? focus(option, value ?? '')
      : convert(world, option, value ?? '', focused !== undefined);
    if (!read.ok) return read;
    sent.push({
      name: option.name,
      type: option.type,
      value: read.value,
      ...(isFocused ? { focused: true } : {}),
    });
  }
  return good(sent);
}

/** While typing, the text goes as it is. */
function focus(option: CommandOption, value: TypedValue): Result<TypedValue, string> {
  return option.autocomplete === true
    ? good(String(value))
    : bad(`the option "${option.name}" does not complete`);
}

function convert(
  world: World,
  option: CommandOption,
  value: TypedValue,
  unfinished: boolean,
): Result<TypedValue, string> {
  const choices = option.choices ?? [];
  if (choices.length > 0 && !unfinished) {
    const chosen = choices.find((choice) => choice.value === value || choice.name === value);
    return chosen === undefined
      ? bad(`"${String(value)}" is no choice of "${option.name}"`)
      : good(chosen.value);
  }
  switch (option.type) {
    case STRING:
      return inRange(
        option,
        String(value).length,
        option.min_length,
        option.max_length ?? LONGEST_TEXT,
        String(value),
        unfinished,
      );
    case INTEGER:
    case NUMBER: {
      const number = Number(value);
      const fits = Number.isFinite(number) && (option.type === NUMBER || Number.isInteger(number));
      if (!fits) return bad(`"${String(value)}" is no number for "${option.name}"`);
      return inRange(option, number, option.min_value, option.max_value, number, unfinished);
    }
    case BOOLEAN:
      return typeof value === 'boolean' ? good(value) : bad(`"${option.name}" is true or false`);
    case USER:
      return world.user(String(value)) === undefined
        ? bad(`there is no user ${String(value)}`)
        : good(String(value));
    case ATTACHMENT:
      return good(upload(world, String(value)));
    default:
      return good(value);
  }
}

function inRange(
  option: CommandOption,
  measure: number,
  least: number | null | undefined,
  most: number | null | undefined,
  value: TypedValue,
  unfinished: boolean,
): Result<TypedValue, string> {
  const fits = measure >= (least ?? -Infinity) && measure <= (most ?? Infinity);
  return fits || unfinished ? good(value) : bad(`"${String(value)}" is out of range for "${option.name}"`);
}

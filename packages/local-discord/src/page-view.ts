/** The world as one person sees it in one channel, in the words of the page. */
import { localized, type Branding } from './branding.ts';
import { nameIn } from './command-rules.ts';
import type { Attachment, Channel, CommandOption, Id, Message, Notification } from './model.ts';
import { hasFlag } from './model.ts';
import type {
  BotState,
  OfferedCommand,
  OfferedOption,
  Surroundings,
  ShownChannel,
  ShownFile,
  ShownMessage,
} from './page-protocol.ts';
import { fileUrl, resolveUrls } from './payloads.ts';
import { isThread } from './permissions.ts';
import { commandsFor } from './typed-command.ts';
import type { World } from './world.ts';

const SUBCOMMAND = 1;
const GROUP = 2;
const THREAD_STARTED = 18;
/** The page and the files have the same host: addresses begin at its root. */
const HERE = '';

const waitingFor = (notifications: readonly Notification[], userId: Id, channelId: Id): number =>
  notifications.filter((one) => one.userId === userId && one.channelId === channelId).length;

/** Nothing waits in channels that this person can't see; archived threads show no badge either. */
const waitingAnywhere = (world: World, userId: Id): number =>
  channelsFor(world, userId).reduce(
    (sum, channel) => sum + waitingFor(world.notifications, userId, channel.id),
    0,
  );

export function surroundingsOf(
  world: World,
  userId: Id,
  botState: BotState,
  { subtitle, connectSteps }: Branding,
): Surroundings {
  const bot = world.user(world.botId);
  const locale = world.user(userId)?.locale ?? '';
  return {
    serverName: world.guilds[0]?.name ?? '',
    ...(subtitle === undefined ? {} : { subtitle: localized(subtitle, locale) }),
    connectSteps: connectSteps === undefined ? [] : localized(connectSteps, locale),
    bot: { id: world.botId, name: bot?.name ?? '', state: botState },
    people: world.users
      .filter((user) => !user.bot)
      .map((user) => ({
        id: user.id,
        name: user.name,
        locale: user.locale,
        waiting: waitingAnywhere(world, user.id),
      })),
    channels: channelsFor(world, userId).map((channel) => shownChannel(world, channel, userId)),
  };
}

/** Channels that this person sees, threads after the channel they are in. */
export function channelsFor(world: World, userId: Id): readonly Channel[] {
  const seen = world.channels.filter((channel) => world.may(userId, 'ViewChannel', channel));
  return seen
    .filter((channel) => !isThread(channel))
    .flatMap((channel) => [
      channel,
      ...seen.filter((one) => one.parentId === channel.id && one.thread?.archived === false),
    ]);
}

const shownChannel = (world: World, channel: Channel, userId: Id): ShownChannel => ({
  id: channel.id,
  name: channel.recipients === undefined ? channel.name : (world.user(world.botId)?.name ?? ''),
  kind: channel.recipients !== undefined ? 'direct' : isThread(channel) ? 'thread' : 'text',
  waiting: waitingFor(world.notifications, userId, channel.id),
  ...(channel.parentId === undefined ? {} : { parentId: channel.parentId }),
});

export function shownMessage(world: World, message: Message): ShownMessage {
  const replied =
    message.replyTo === undefined ? undefined : world.message(message.channelId, message.replyTo);
  const thread = message.threadId === undefined ? undefined : world.channel(message.threadId);
  const { origin } = message;
  return {
    id: message.id,
    authorId: message.authorId,
    kind: message.type === THREAD_STARTED ? 'threadStarted' : 'message',
    content: message.content,
    embeds: resolveUrls(message.embeds, HERE, message),
    components: resolveUrls(message.components, HERE, message),
    files: message.attachments.map((file) => shownFile(message, file)),
    ephemeral: message.visibleTo !== undefined,
    loading: hasFlag(message.flags, 'loading'),
    mentions: message.mentions.users,
    mentionsEveryone: message.mentions.everyone,
    createdAt: message.createdAt,
    ...(message.editedAt === undefined ? {} : { editedAt: message.editedAt }),
    ...(replied === undefined ? {} : { reply: { authorId: replied.authorId, content: replied.content } }),
    ...(origin?.command === undefined ? {} : { origin: { userId: origin.userId, command: origin.command } }),
    ...(thread === undefined ? {} : { thread: { id: thread.id, name: thread.name } }),
  };
}

const shownFile = (message: Message, file: Attachment): ShownFile => ({
  id: file.id,
  name: file.filename,
  url: fileUrl(HERE, message, file),
  contentType: file.contentType,
  size: file.size,
  ...(file.description === undefined ? {} : { description: file.description }),
  ...(file.width === undefined ? {} : { width: file.width }),
  ...(file.height === undefined ? {} : { height: file.height }),
});

export function offeredCommands(world: World, userId: Id, channel: Channel): readonly OfferedCommand[] {
  const locale = world.user(userId)?.locale;
  return commandsFor(world, userId, channel)
    .flatMap(({ body }) => offered(body, body.options ?? [], [], locale))
    .sort((one, other) => one.shownPath.localeCompare(other.shownPath));
}

type Named = Pick<CommandOption, 'name' | 'name_localizations' | 'description_localizations'> & {
  readonly description?: string | null;
};

/** A command without subcommands is offered itself, else each of these. */
function offered(
  named: Named,
  options: readonly CommandOption[],
  above: readonly Named[],
  locale: string | undefined,
): readonly OfferedCommand[] {
  const path = [...above, named];
  const inner = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length > 0) return inner.flatMap((one) => offered(one, one.options ?? [], path, locale));
  return [
    {
      path: path.map((one) => one.name).join(' '),
      shownPath: path.map((one) => nameIn(one, locale)).join(' '),
      description: described(named, locale),
      options: options.map((option) => offeredOption(option, locale)),
    },
  ];
}

const described = (named: Named, locale: string | undefined): string =>
  (locale === undefined ? undefined : named.description_localizations?.[locale]) ?? named.description ?? '';

function offeredOption(option: CommandOption, locale: string | undefined): OfferedOption {
  const least = option.min_value ?? option.min_length;
  const most = option.max_value ?? option.max_length;
  return {
    name: option.name,
    shownName: nameIn(option, locale),
    description: described(option, locale),
    type: option.type,
    required: option.required === true,
    autocomplete: option.autocomplete === true,
    choices: (option.choices ?? []).map(({ name, name_localizations: names, value }) => ({
      name: (locale === undefined ? undefined : names?.[locale]) ?? name,
      value,
    })),
    ...(typeof least === 'number' ? { least } : {}),
    ...(typeof most === 'number' ? { most } : {}),
  };
}

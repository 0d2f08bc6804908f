/** How the world looks in Discord's words: what REST answers and the gateway sends. */
import type {
  APIApplicationCommand,
  APIAttachment,
  APIEmbed,
  APIGuildMember,
  APIMessage,
  APIMessageTopLevelComponent,
  APIRole,
  APIThreadMember,
  APIUser,
  GatewayGuildCreateDispatchData,
} from 'discord-api-types/v10';
import {
  CHANNEL_TYPES,
  hasFlag,
  type Attachment,
  type Channel,
  type Command,
  type Component,
} from './model.ts';
import type { Guild, Id, Member, Message, Origin, Role, User } from './model.ts';
import { isThread } from './permissions.ts';
import type { World } from './world.ts';

/** The library's enums of numbers are plain numbers here. */
type Plain<T, K extends keyof T> = Omit<T, K> & Record<K, number>;

const iso = (time: number): string => new Date(time).toISOString();

export const userPayload = (user: User): Plain<APIUser, 'public_flags'> => ({
  id: user.id,
  username: user.name.toLowerCase().replaceAll(/\s+/g, '_'),
  global_name: user.bot ? null : user.name,
  discriminator: user.bot ? '0001' : '0',
  avatar: null,
  bot: user.bot,
  public_flags: 0,
});

const NOBODY: User = {
  id: '0',
  name: 'Deleted User',
  bot: false,
  locale: 'en-US',
  acceptsDirectMessages: false,
};

const userOf = (world: World, id: Id): ReturnType<typeof userPayload> =>
  userPayload(world.user(id) ?? { ...NOBODY, id });

type MemberPayload = Plain<Omit<APIGuildMember, 'user'>, 'flags'>;

/** Without the user, for where the user is given beside it. */
export const bareMember = (member: Member): MemberPayload => ({
  nick: member.nick ?? null,
  avatar: null,
  banner: null,
  roles: member.roles,
  joined_at: iso(member.joinedAt),
  premium_since: null,
  deaf: false,
  mute: false,
  flags: 0,
  pending: false,
  communication_disabled_until: null,
});

export const memberPayload = (world: World, member: Member): MemberPayload & { user: object } => ({
  user: userOf(world, member.userId),
  ...bareMember(member),
});

const rolePayload = (role: Role, position: number): Plain<APIRole, 'flags' | 'color'> => ({
  id: role.id,
  name: role.name,
  permissions: role.permissions,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  position,
  managed: position > 0,
  mentionable: false,
  flags: 0,
});

export function channelPayload(world: World, channel: Channel): object {
  const last = world.messagesIn(channel.id).at(-1)?.id ?? null;
  const common = { id: channel.id, type: CHANNEL_TYPES[channel.kind], last_message_id: last, flags: 0 };
  if (channel.recipients !== undefined) {
    const recipients = channel.recipients.filter((id) => id !== world.botId).map((id) => userOf(world, id));
    return { ...common, recipients };
  }
  const inGuild = {
    ...common,
    guild_id: channel.guildId,
    name: channel.name,
    parent_id: channel.parentId ?? null,
  };
  if (channel.thread !== undefined) return { ...inGuild, ...threadFields(world, channel) };
  const overwrites = channel.overwrites.map((one) => ({ ...one, type: one.type === 'role' ? 0 : 1 }));
  const text = { topic: channel.topic ?? null, nsfw: false, position: 0, rate_limit_per_user: 0 };
  return { ...inGuild, ...text, permission_overwrites: overwrites };
}

function threadFields(world: World, channel: Channel): object {
  const { thread } = channel;
  if (thread === undefined) return {};
  const count = world.messagesIn(channel.id).length;
  return {
    owner_id: thread.ownerId,
    rate_limit_per_user: 0,
    message_count: count,
    total_message_sent: count,
    member_count: thread.members.length,
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.autoArchiveMinutes,
      archive_timestamp: iso(thread.archiveChangedAt),
      ...(channel.kind === 'privateThread' ? { invitable: true } : {}),
    },
    ...(thread.members.includes(world.botId)
      ? { member: threadMemberPayload(world, channel, world.botId) }
      : {}),
  };
}

export const threadMemberPayload = (
  world: World,
  channel: Channel,
  userId: Id,
): Plain<APIThreadMember, 'flags'> => ({
  id: channel.id,
  user_id: userId,
  join_timestamp: iso(channel.thread?.archiveChangedAt ?? world.now()),
  flags: 0,
});

/** GUILD_CREATE: the bot sees itself and no other member (it has no privileged intent). */
export function guildPayload(world: World, guild: Guild): GatewayGuildCreateDispatchData {
  const channels = world
    .channelsOf(guild.id)
    .filter((channel) => world.may(world.botId, 'ViewChannel', channel));
  const payload = {
    ...guildFields(guild),
    joined_at: iso(guild.members[world.botId]?.joinedAt ?? world.now()),
    large: false,
    unavailable: false,
    member_count: Object.keys(guild.members).length,
    voice_states: [],
    members: Object.values(guild.members)
      .filter((member) => member.userId === world.botId)
      .map((member) => memberPayload(world, member)),
    channels: channels
      .filter((channel) => !isThread(channel))
      .map((channel) => channelPayload(world, channel)),
    threads: channels
      .filter((channel) => channel.thread?.archived === false)
      .map((channel) => channelPayload(world, channel)),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
  // Channels are of the right kinds by construction, which their union type does not tell.
  return payload as unknown as GatewayGuildCreateDispatchData;
}

export const guildFields = (guild: Guild): object => ({
  id: guild.id,
  name: guild.name,
  icon: null,
  icon_hash: null,
  splash: null,
  discovery_splash: null,
  owner_id: guild.ownerId,
  region: null,
  afk_channel_id: null,
  afk_timeout: 300,
  verification_level: 0,
  default_message_notifications: 1,
  explicit_content_filter: 0,
  roles: guild.roles.map(rolePayload),
  emojis: [],
  stickers: [],
  features: [],
  mfa_level: 0,
  application_id: null,
  system_channel_id: null,
  system_channel_flags: 0,
  rules_channel_id: null,
  public_updates_channel_id: null,
  safety_alerts_channel_id: null,
  max_members: 500_000,
  vanity_url_code: null,
  description: null,
  banner: null,
  premium_tier: 0,
  premium_subscription_count: 0,
  preferred_locale: guild.locale,
  premium_progress_bar_enabled: false,
  nsfw_level: 0,
  hub_type: null,
  incidents_data: null,
});

/** Whoever owns the bot's first server has made the bot too. */
function ownerOf(world: World): object {
  const [home] = world.guildsWithBot();
  return home === undefined ? {} : { owner: userOf(world, home.ownerId) };
}

export const applicationPayload = (world: World): object => ({
  id: world.application.id,
  name: world.application.name,
  icon: null,
  description: '',
  summary: '',
  bot_public: true,
  bot_require_code_grant: false,
  verify_key: '0'.repeat(64),
  flags: 0,
  bot: userOf(world, world.botId),
  ...ownerOf(world),
  integration_types_config: { 0: {} },
  approximate_guild_count: world.guildsWithBot().length,
});

/** Where a file lies: the host is the one the asker used. */
export const fileUrl = (origin: string, message: Message, attachment: Attachment): string =>
  `${origin}/attachments/${message.channelId}/${attachment.id}/${encodeURIComponent(attachment.filename)}`;

const attachmentPayload = (origin: string, message: Message, attachment: Attachment): APIAttachment => ({
  id: attachment.id,
  filename: attachment.filename,
  size: attachment.size,
  content_type: attachment.contentType,
  url: fileUrl(origin, message, attachment),
  proxy_url: fileUrl(origin, message, attachment),
  ...(attachment.description === undefined ? {} : { description: attachment.description }),
  ...(attachment.title === undefined ? {} : { title: attachment.title }),
  ...(attachment.width === undefined ? {} : { width: attachment.width, height: attachment.height ?? 0 }),
  ...(hasFlag(message.flags, 'ephemeral') ? { ephemeral: true } : {}),
});

/** `attachment://name` -> where that file of the message lies. */
export function resolveUrls<T>(value: T, origin: string, message: Message): T {
  const text = JSON.stringify(value).replaceAll(/"attachment:\/\/([^"]*)"/g, (reference, name: string) => {
    const found = message.attachments.find((one) => one.filename === name);
    return found === undefined ? reference : JSON.stringify(fileUrl(origin, message, found));
  });
  return JSON.parse(text) as T; // only strings were exchanged for strings
}

function embedPayload(embed: APIEmbed): object {
  return { ...embed, type: embed.type ?? 'rich' };
}

/** Of a chain of replies one level is shown. */
export function messagePayload(world: World, origin: string, message: Message, withReply = true): APIMessage {
  const reply =
    !withReply || message.replyTo === undefined
      ? undefined
      : world.message(message.channelId, message.replyTo);
  const payload = {
    id: message.id,
    channel_id: message.channelId,
    author: userOf(world, message.authorId),
    content: message.content,
    timestamp: iso(message.createdAt),
    edited_timestamp: message.editedAt === undefined ? null : iso(message.editedAt),
    tts: false,
    mention_everyone: message.mentions.everyone,
    mentions: message.mentions.users.map((id) => userOf(world, id)),
    mention_roles: [...message.mentions.roles],
    attachments: message.attachments.map((one) => attachmentPayload(origin, message, one)),
    embeds: resolveUrls(message.embeds, origin, message).map(embedPayload),
    components: resolveUrls(message.components, origin, message),
    pinned: false,
    type: message.type,
    flags: message.flags,
    ...(message.nonce === undefined ? {} : { nonce: message.nonce }),
    ...(message.origin === undefined ? {} : originFields(world, message.origin)),
    ...(message.replyTo === undefined ? {} : { message_reference: referenceOf(message) }),
    ...(reply === undefined ? {} : { referenced_message: messagePayload(world, origin, reply, false) }),
    ...threadOf(world, message),
  };
  return payload as unknown as APIMessage & { components: APIMessageTopLevelComponent[] }; // checked on the way in
}

const referenceOf = (message: Message): object => ({
  type: 0,
  message_id: message.replyTo,
  channel_id: message.channelId,
});

function threadOf(world: World, message: Message): object {
  const thread = message.threadId === undefined ? undefined : world.channel(message.threadId);
  return thread === undefined ? {} : { thread: channelPayload(world, thread) };
}

function originFields(world: World, origin: Origin): object {
  const user = userOf(world, origin.userId);
  const metadata = {
    id: origin.interactionId,
    type: origin.type,
    user,
    authorizing_integration_owners: {},
    ...(origin.messageId === undefined ? {} : { interacted_message_id: origin.messageId }),
    ...(origin.command === undefined ? {} : { name: origin.command, command_type: 1 }),
  };
  const old = { id: origin.interactionId, type: origin.type, name: origin.command ?? '', user };
  return {
    application_id: world.application.id,
    webhook_id: world.application.id,
    interaction_metadata: metadata,
    ...(origin.command === undefined ? {} : { interaction: old }),
  };
}

/** In MESSAGE_CREATE Discord also tells the guild and the author's membership. */
export function dispatchedMessage(world: World, origin: string, message: Message): object {
  const guildId = world.channel(message.channelId)?.guildId;
  const guild = guildId === undefined ? undefined : world.guild(guildId);
  const member = guild?.members[message.authorId];
  return {
    ...messagePayload(world, origin, message),
    ...(guildId === undefined ? {} : { guild_id: guildId }),
    ...(member === undefined ? {} : { member: bareMember(member) }),
  };
}

export function commandPayload(
  world: World,
  command: Command,
  withLocalizations: boolean,
): APIApplicationCommand {
  const { body } = command;
  const payload = {
    id: command.id,
    application_id: world.application.id,
    version: command.version,
    ...(command.guildId === undefined ? {} : { guild_id: command.guildId }),
    dm_permission: command.guildId === undefined,
    contexts: null,
    integration_types: [0],
    nsfw: false,
    name_localizations: null,
    description_localizations: null,
    ...body,
    type: body.type ?? 1,
    description: body.description ?? '',
    default_member_permissions:
      body.default_member_permissions === undefined || body.default_member_permissions === null
        ? null
        : String(body.default_member_permissions),
  };
  const shown = withLocalizations ? payload : (withoutLocalizations(payload) as typeof payload); // fields less, none changed
  return shown as unknown as APIApplicationCommand; // the body was checked when it was put
}

function withoutLocalizations(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLocalizations);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'name_localizations' && key !== 'description_localizations')
      .map(([key, inner]: [string, unknown]) => [key, withoutLocalizations(inner)]),
  );
}

/** Every component of a list, the ones inside others too, in reading order. */
export function* everyComponent(components: readonly Component[]): Generator<Component> {
  for (const component of components) {
    yield component;
    yield* everyComponent(component.components ?? []);
    if (component.accessory !== undefined) yield* everyComponent([component.accessory]);
    if (component.component !== undefined) yield* everyComponent([component.component]);
  }
}

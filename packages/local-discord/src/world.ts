import type {
  Attachment,
  Channel,
  Command,
  CommandBody,
  Guild,
  Id,
  Message,
  Notification,
  StoredFile,
  User,
  WorldData,
} from './model.ts';
import { EVERYONE, PERMISSIONS, bits, isThread, permissionsOf, type PermissionName } from './permissions.ts';
import { nextSnowflake } from './snowflake.ts';

export type WorldEvent =
  | { readonly type: 'message-created' | 'message-updated' | 'message-deleted'; readonly message: Message }
  | { readonly type: 'channel-created' | 'channel-updated' | 'channel-deleted'; readonly channel: Channel }
  | { readonly type: 'guild-joined' | 'guild-left'; readonly guild: Guild }
  | { readonly type: 'typing'; readonly channelId: Id; readonly userId: Id }
  | { readonly type: 'user-changed'; readonly user: User }
  | { readonly type: 'notified'; readonly notification: Notification }
  | { readonly type: 'read'; readonly userId: Id; readonly channelId: Id }
  | { readonly type: 'commands-changed' | 'bot-connected' | 'bot-disconnected' }
  | { readonly type: 'interaction-changed'; readonly interactionId: Id };

type WorldListener = (event: WorldEvent) => void;

/** What a bot that posts messages with pictures and starts threads asks for when it is invited. */
const USUAL_PERMISSIONS = bits(
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'CreatePublicThreads',
);

export function emptyWorld(botName: string, now: number): WorldData {
  const botId = nextSnowflake('0', now);
  return {
    application: { id: botId, name: botName },
    lastId: botId,
    users: { [botId]: { id: botId, name: botName, bot: true, locale: 'en-US', acceptsDirectMessages: true } },
    guilds: {},
    channels: {},
    messages: {},
    commands: [],
    notifications: [],
    files: {},
  };
}

/** Everything there is, whoever looks at it. It knows nothing of HTTP, sockets or what Discord refuses. */
export class World {
  readonly now: () => number;
  readonly #data: WorldData;
  readonly #listeners = new Set<WorldListener>();

  constructor(data: WorldData, now: () => number) {
    this.#data = data;
    this.now = now;
  }

  /** A copy that can be written to a file and given to another World. */
  toJSON(): WorldData {
    return structuredClone(this.#data);
  }

  /** The data itself, to be read at once: many pictures are too much to copy at every step. */
  get data(): Readonly<WorldData> {
    return this.#data;
  }

  listen(listener: WorldListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(event: WorldEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  newId(): Id {
    this.#data.lastId = nextSnowflake(this.#data.lastId, this.now());
    return this.#data.lastId;
  }

  get application(): WorldData['application'] {
    return this.#data.application;
  }

  get botId(): Id {
    return this.#data.application.id;
  }

  // people

  get users(): readonly User[] {
    return Object.values(this.#data.users);
  }

  user(id: Id): User | undefined {
    return this.#data.users[id];
  }

  addUser(name: string, locale = 'en-US'): User {
    const user: User = { id: this.newId(), name, bot: false, locale, acceptsDirectMessages: true };
    this.#data.users[user.id] = user;
    this.emit({ type: 'user-changed', user });
    return user;
  }

  changeUser(
    id: Id,
    change: Partial<Pick<User, 'name' | 'locale' | 'acceptsDirectMessages' | 'installedApp'>>,
  ): void {
    const user = this.#known(this.user(id), 'user', id);
    Object.assign(user, change);
    this.emit({ type: 'user-changed', user });
  }

  // guilds

  get guilds(): readonly Guild[] {
    return Object.values(this.#data.guilds);
  }

  guild(id: Id): Guild | undefined {
    return this.#data.guilds[id];
  }

  /** A guild without the bot; `inviteBot` adds it. */
  addGuild(name: string, owner: Id, locale = 'en-US'): Guild {
    const id = this.newId();
    const everyone = { id, name: '@everyone', permissions: String(EVERYONE) };
    const guild: Guild = { id, name, locale, ownerId: owner, roles: [everyone], members: {} };
    this.#data.guilds[id] = guild;
    this.joinGuild(id, owner);
    return guild;
  }

  joinGuild(guildId: Id, userId: Id): void {
    const guild = this.#known(this.guild(guildId), 'guild', guildId);
    guild.members[userId] ??= { userId, roles: [], joinedAt: this.now() };
  }

  guildsWithBot(): readonly Guild[] {
    return this.guilds.filter((guild) => this.botId in guild.members);
  }

  inviteBot(guildId: Id, permissions: bigint = USUAL_PERMISSIONS): void {
    const guild = this.#known(this.guild(guildId), 'guild', guildId);
    if (this.botId in guild.members) return;
    const role = { id: this.newId(), name: this.application.name, permissions: String(permissions) };
    guild.roles.push(role);
    guild.members[this.botId] = { userId: this.botId, roles: [role.id], joinedAt: this.now() };
    this.emit({ type: 'guild-joined', guild });
  }

  expelBot(guildId: Id): void {
    const guild = this.#known(this.guild(guildId), 'guild', guildId);
    const roles = guild.members[this.botId]?.roles ?? [];
    guild.roles = guild.roles.filter((role) => !roles.includes(role.id));
    guild.members = Object.fromEntries(Object.entries(guild.members).filter(([id]) => id !== this.botId));
    this.emit({ type: 'guild-left', guild });
  }

  // channels

  get channels(): readonly Channel[] {
    return Object.values(this.#data.channels);
  }

  channel(id: Id): Channel | undefined {
    return this.#data.channels[id];
  }

  channelsOf(guildId: Id): readonly Channel[] {
    return this.channels.filter((channel) => channel.guildId === guildId);
  }

  addChannel(guildId: Id, name: string): Channel {
    return this.#add({ id: this.newId(), kind: 'text', guildId, name, overwrites: [] });
  }

  addThread(
    parent: Channel,
    name: string,
    owner: Id,
    how: { id?: Id; private?: boolean; minutes?: number } = {},
  ): Channel {
    const { guildId } = parent;
    if (guildId === undefined) throw new Error(`${parent.id} is in no guild`);
    const thread = {
      ownerId: owner,
      members: [owner],
      archived: false,
      locked: false,
      autoArchiveMinutes: how.minutes ?? 4320,
      archiveChangedAt: this.now(),
    };
    const kind = how.private === true ? 'privateThread' : 'publicThread';
    return this.#add({
      id: how.id ?? this.newId(),
      kind,
      guildId,
      parentId: parent.id,
      name,
      overwrites: [],
      thread,
    });
  }

  /** The direct channel of two, made when first asked for. */
  directChannel(one: Id, other: Id): Channel {
    const found = this.channels.find(
      (channel) => channel.recipients?.includes(one) === true && channel.recipients.includes(other),
    );
    return (
      found ??
      this.#add({ id: this.newId(), kind: 'direct', name: '', overwrites: [], recipients: [one, other] })
    );
  }

  #add(channel: Channel): Channel {
    this.#data.channels[channel.id] = channel;
    this.#data.messages[channel.id] = [];
    this.emit({ type: 'channel-created', channel });
    return channel;
  }

  changeChannel(channel: Channel, change: Partial<Pick<Channel, 'name' | 'thread' | 'topic'>>): void {
    Object.assign(channel, change);
    this.emit({ type: 'channel-updated', channel });
  }

  deleteChannel(channel: Channel): void {
    for (const thread of this.channels.filter((one) => one.parentId === channel.id))
      this.deleteChannel(thread);
    for (const message of this.messagesIn(channel.id)) this.#forgetFiles(message.attachments);
    this.#data.notifications = this.#data.notifications.filter((one) => one.channelId !== channel.id);
    this.#data.channels = without(this.#data.channels, channel.id);
    this.#data.messages = without(this.#data.messages, channel.id);
    this.emit({ type: 'channel-deleted', channel });
  }

  // permissions

  permissionsIn(channel: Channel, userId: Id): bigint {
    if (channel.recipients !== undefined) return channel.recipients.includes(userId) ? EVERYONE : 0n;
    const guild = channel.guildId === undefined ? undefined : this.guild(channel.guildId);
    const ruling = channel.parentId === undefined ? channel : this.channel(channel.parentId);
    if (guild === undefined || ruling === undefined) return 0n;
    return permissionsOf(guild, ruling, userId);
  }

  may(userId: Id, permission: PermissionName, channel: Channel): boolean {
    if ((this.permissionsIn(channel, userId) & PERMISSIONS[permission]) === 0n) return false;
    if (channel.kind !== 'privateThread' || permission !== 'ViewChannel') return true;
    return channel.thread?.members.includes(userId) === true || this.may(userId, 'ManageThreads', channel);
  }

  /** Takes permissions from one member in one channel (by an overwrite, as a moderator would), or gives them back. */
  forbid(channel: Channel, userId: Id, ...names: readonly PermissionName[]): void {
    this.#overwrite(channel, userId, (deny) => deny | bits(...names));
  }

  permit(channel: Channel, userId: Id, ...names: readonly PermissionName[]): void {
    this.#overwrite(channel, userId, (deny) => deny & ~bits(...names));
  }

  #overwrite(channel: Channel, userId: Id, change: (deny: bigint) => bigint): void {
    const own = channel.overwrites.find((one) => one.id === userId);
    const deny = String(change(BigInt(own?.deny ?? '0')));
    if (own === undefined) channel.overwrites.push({ id: userId, type: 'member', allow: '0', deny });
    else own.deny = deny;
    this.emit({ type: 'channel-updated', channel });
  }

  // messages

  messagesIn(channelId: Id): readonly Message[] {
    return this.#data.messages[channelId] ?? [];
  }

  message(channelId: Id, id: Id): Message | undefined {
    return this.messagesIn(channelId).find((message) => message.id === id);
  }

  sees(userId: Id, message: Message): boolean {
    if (message.visibleTo !== undefined) return message.visibleTo === userId;
    const channel = this.channel(message.channelId);
    return channel !== undefined && this.may(userId, 'ViewChannel', channel);
  }

  addMessage(message: Message): void {
    this.#data.messages[message.channelId]?.push(message);
    this.emit({ type: 'message-created', message });
  }

  changeMessage(message: Message, change: Partial<Message>): void {
    const kept = new Set((change.attachments ?? message.attachments).map((one) => one.id));
    this.#forgetFiles(message.attachments.filter((one) => !kept.has(one.id)));
    Object.assign(message, change);
    this.emit({ type: 'message-updated', message });
  }

  deleteMessage(message: Message): void {
    const left = this.messagesIn(message.channelId).filter((one) => one !== message);
    this.#data.messages[message.channelId] = left;
    this.#forgetFiles(message.attachments);
    this.emit({ type: 'message-deleted', message });
  }

  // files

  addFile(id: Id, file: StoredFile): void {
    this.#data.files[id] = file;
  }

  file(id: Id): StoredFile | undefined {
    return this.#data.files[id];
  }

  /** It lies on disk now: many pictures are too much to keep in memory. */
  forgetBytes(id: Id): void {
    const file = this.file(id);
    if (file !== undefined) this.#data.files[id] = { name: file.name, contentType: file.contentType };
  }

  #forgetFiles(attachments: readonly Attachment[]): void {
    for (const { id } of attachments) this.#data.files = without(this.#data.files, id);
  }

  // notifications

  get notifications(): readonly Notification[] {
    return this.#data.notifications;
  }

  notify(notification: Notification): void {
    this.#data.notifications.push(notification);
    this.emit({ type: 'notified', notification });
  }

  /** A person looked at the channel: the badges go. */
  markRead(userId: Id, channelId: Id): void {
    this.#data.notifications = this.#data.notifications.filter(
      (one) => one.userId !== userId || one.channelId !== channelId,
    );
    this.emit({ type: 'read', userId, channelId });
  }

  // commands

  commands(guildId?: Id): readonly Command[] {
    return this.#data.commands.filter((command) => command.guildId === guildId);
  }

  putCommand(body: CommandBody, guildId?: Id, id?: Id): Command {
    const command: Command = {
      id: id ?? this.newId(),
      version: this.newId(),
      body,
      ...(guildId === undefined ? {} : { guildId }),
    };
    const at = this.#data.commands.findIndex((one) => one.id === command.id);
    if (at < 0) this.#data.commands.push(command);
    else this.#data.commands[at] = command;
    this.emit({ type: 'commands-changed' });
    return command;
  }

  keepCommands(keep: (command: Command) => boolean): void {
    this.#data.commands = this.#data.commands.filter(keep);
    this.emit({ type: 'commands-changed' });
  }

  parentOf(channel: Channel): Channel | undefined {
    return isThread(channel) && channel.parentId !== undefined ? this.channel(channel.parentId) : undefined;
  }

  #known<T>(found: T | undefined, what: string, id: Id): T {
    if (found === undefined) throw new Error(`there is no ${what} ${id}`);
    return found;
  }
}

const without = <T>(record: Record<Id, T>, id: Id): Record<Id, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));

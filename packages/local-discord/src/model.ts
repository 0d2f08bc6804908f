/** What the local world consists of: plain JSON, so that it can be written to a file and read back. */
import type { APIEmbed } from 'discord-api-types/v10';

export type Id = string;

export interface User {
  readonly id: Id;
  name: string;
  readonly bot: boolean;
  locale: string;
  /** Somebody may refuse direct messages: 50007. */
  acceptsDirectMessages: boolean;
  /** They have installed the application for themselves: its commands follow them into servers without the bot. */
  installedApp?: boolean;
}

export interface Role {
  readonly id: Id;
  name: string;
  permissions: string;
}

export interface Member {
  readonly userId: Id;
  nick?: string;
  roles: Id[];
  readonly joinedAt: number;
}

export interface Guild {
  readonly id: Id;
  name: string;
  locale: string;
  readonly ownerId: Id;
  /** The first role is @everyone, whose id is the guild's. */
  roles: Role[];
  members: Record<Id, Member>;
}

interface Overwrite {
  readonly id: Id;
  readonly type: 'role' | 'member';
  allow: string;
  deny: string;
}

export const CHANNEL_TYPES = { text: 0, direct: 1, publicThread: 11, privateThread: 12 } as const;
type ChannelKind = keyof typeof CHANNEL_TYPES;

interface ThreadState {
  readonly ownerId: Id;
  members: Id[];
  archived: boolean;
  locked: boolean;
  autoArchiveMinutes: number;
  archiveChangedAt: number;
}

export interface Channel {
  readonly id: Id;
  readonly kind: ChannelKind;
  readonly guildId?: Id;
  name: string;
  readonly parentId?: Id;
  overwrites: Overwrite[];
  /** Both ends of a direct channel. */
  readonly recipients?: readonly Id[];
  thread?: ThreadState;
  topic?: string;
}

export interface Attachment {
  readonly id: Id;
  readonly filename: string;
  readonly size: number;
  readonly contentType: string;
  description?: string;
  title?: string;
  readonly width?: number;
  readonly height?: number;
}

export interface SelectOption {
  label: string;
  value: string;
  description?: string | null;
  emoji?: ComponentEmoji | null;
  default?: boolean | null;
}

interface ComponentEmoji {
  id?: string | null;
  name?: string;
  animated?: boolean;
}

interface Media {
  url: string;
}

/** One shape for all components: they are walked and checked far more often than told apart. */
export interface Component {
  type: number;
  id?: number | null;
  custom_id?: string | null;
  label?: string | null;
  description?: string | null;
  style?: number;
  url?: string | null;
  sku_id?: string | null;
  emoji?: ComponentEmoji | null;
  disabled?: boolean | null;
  placeholder?: string | null;
  min_values?: number | null;
  max_values?: number | null;
  min_length?: number | null;
  max_length?: number | null;
  required?: boolean | null;
  value?: string | null;
  default?: boolean | null;
  options?: SelectOption[] | null;
  channel_types?: number[] | null;
  content?: string;
  components?: Component[];
  accessory?: Component;
  component?: Component;
  media?: Media;
  file?: Media;
  /** Of a container: the colour of its edge. */
  accent_color?: number | null;
  spoiler?: boolean | null;
  /** Of a separator: a line (the default) or just space. */
  divider?: boolean | null;
  /** Of a separator: 1 small, 2 large. */
  spacing?: number | null;
  items?: { media: Media; description?: string | null; spoiler?: boolean | null }[];
}

export interface Mentions {
  readonly users: readonly Id[];
  readonly roles: readonly Id[];
  readonly everyone: boolean;
}

export interface Origin {
  readonly interactionId: Id;
  readonly userId: Id;
  /** 2 command, 3 component, 5 modal */
  readonly type: number;
  readonly command?: string;
  /** The message whose component was used. */
  readonly messageId?: Id;
}

export interface Message {
  readonly id: Id;
  readonly channelId: Id;
  readonly authorId: Id;
  /** 0 default, 18 thread created, 19 reply, 20 chat-input command, 21 thread starter */
  type: number;
  content: string;
  embeds: APIEmbed[];
  components: Component[];
  attachments: Attachment[];
  flags: number;
  mentions: Mentions;
  nonce?: string | number;
  readonly createdAt: number;
  editedAt?: number;
  readonly replyTo?: Id;
  /** An ephemeral message has one reader. */
  readonly visibleTo?: Id;
  readonly origin?: Origin;
  threadId?: Id;
}

export interface CommandOption {
  type: number;
  name: string;
  name_localizations?: Record<string, string> | null;
  description: string;
  description_localizations?: Record<string, string> | null;
  required?: boolean | null;
  autocomplete?: boolean | null;
  choices?:
    { name: string; name_localizations?: Record<string, string> | null; value: string | number }[] | null;
  options?: CommandOption[] | null;
  min_value?: number | null;
  max_value?: number | null;
  min_length?: number | null;
  max_length?: number | null;
  channel_types?: number[] | null;
}

export interface CommandBody {
  name: string;
  name_localizations?: Record<string, string> | null;
  description?: string | null;
  description_localizations?: Record<string, string> | null;
  type?: number | null;
  options?: CommandOption[] | null;
  default_member_permissions?: string | number | null;
  dm_permission?: boolean | null;
  contexts?: number[] | null;
  integration_types?: number[] | null;
  nsfw?: boolean | null;
  handler?: number | null;
}

export interface Command {
  readonly id: Id;
  readonly guildId?: Id;
  readonly version: Id;
  readonly body: CommandBody;
}

/** A badge: somebody was mentioned in a new message, or got a direct one. */
export interface Notification {
  readonly userId: Id;
  readonly channelId: Id;
  readonly messageId: Id;
  readonly at: number;
  readonly content: string;
}

export interface StoredFile {
  readonly name: string;
  readonly contentType: string;
  /** Until it has been put on disk. */
  readonly base64?: string;
}

export interface WorldData {
  readonly application: { readonly id: Id; name: string };
  lastId: Id;
  users: Record<Id, User>;
  guilds: Record<Id, Guild>;
  channels: Record<Id, Channel>;
  /** By channel, oldest first. */
  messages: Record<Id, Message[]>;
  commands: Command[];
  notifications: Notification[];
  /** By attachment id. */
  files: Record<Id, StoredFile>;
}

export const FLAGS = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  componentsV2: 1 << 15,
} as const;

export const hasFlag = (flags: number, flag: keyof typeof FLAGS): boolean => (flags & FLAGS[flag]) !== 0;

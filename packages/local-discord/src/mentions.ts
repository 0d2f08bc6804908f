import { isThread } from './permissions.ts';
import type { Component, Id, Mentions, Message } from './model.ts';
import { everyComponent } from './payloads.ts';
import type { World } from './world.ts';

export interface AllowedMentions {
  parse?: (string | null)[] | null;
  users?: (string | null)[] | null;
  roles?: (string | null)[] | null;
  replied_user?: boolean | null;
}

/** The texts in which a mention counts: content and Components V2 texts, never an embed. */
export const mentioningText = (content: string, components: readonly Component[]): string =>
  [
    content,
    ...[...everyComponent(components)].filter((one) => one.type === 10).map((one) => one.content ?? ''),
  ].join('\n');

const named = (text: string, pattern: RegExp): Id[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

/** Inside code a mention is only text. */
const withoutCode = (text: string): string => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, ' ');

export interface Mentioning {
  readonly text: string;
  /** Without it everything counts. */
  readonly allowed: AllowedMentions | null | undefined;
  /** The author of the message that is replied to. */
  readonly repliedTo?: Id | undefined;
  /** Only who may mention everyone can, and can mention roles (none here is open to mentions). */
  readonly mayMentionAll: boolean;
}

/** Who is mentioned, as far as the sender allows. */
export function resolveMentions(
  world: World,
  { text, allowed, repliedTo, mayMentionAll }: Mentioning,
): Mentions {
  const said = withoutCode(text);
  const free = allowed === undefined || allowed === null;
  const permits = (kind: 'users' | 'roles', id: Id): boolean =>
    free || allowed.parse?.includes(kind) === true || allowed[kind]?.includes(id) === true;
  const users = named(said, /<@!?(\d{17,19})>/g).filter(
    (id) => world.user(id) !== undefined && permits('users', id),
  );
  const roles = named(said, /<@&(\d{17,19})>/g).filter((id) => mayMentionAll && permits('roles', id));
  const replied = repliedTo !== undefined && (allowed?.replied_user ?? free) && !users.includes(repliedTo);
  const everyone =
    mayMentionAll &&
    /@(everyone|here)\b/.test(said) &&
    (free || allowed.parse?.includes('everyone') === true);
  return { users: replied ? [...users, repliedTo] : users, roles, everyone };
}

/** Badges for a NEW message. An ephemeral one gives none, nor does any edit. */
export function notifyMentioned(world: World, message: Message): void {
  if (message.visibleTo !== undefined) return;
  const channel = world.channel(message.channelId);
  if (channel === undefined) return;
  const guild = channel.guildId === undefined ? undefined : world.guild(channel.guildId);
  const members = Object.values(guild?.members ?? {});
  const reached = new Set<Id>([
    ...message.mentions.users,
    ...members
      .filter(
        (member) =>
          message.mentions.everyone || member.roles.some((id) => message.mentions.roles.includes(id)),
      )
      .map((member) => member.userId),
    ...(channel.recipients ?? []),
  ]);
  reached.delete(message.authorId);
  reached.delete(world.botId);
  for (const userId of reached) {
    if (!world.sees(userId, message)) continue;
    if (isThread(channel) && channel.thread?.members.includes(userId) === false)
      channel.thread.members.push(userId); // a mention brings somebody into a thread
    world.notify({
      userId,
      channelId: message.channelId,
      messageId: message.id,
      at: world.now(),
      content: mentioningText(message.content, message.components),
    });
  }
}

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

/** Who is mentioned, as far as the sender allows. Without `allowed_mentions` everything counts. */
export function resolveMentions(
  world: World,
  text: string,
  allowed: AllowedMentions | null | undefined,
  repliedTo?: Id,
): Mentions {
  const permits = (kind: 'users' | 'roles', id: Id): boolean =>
    allowed === undefined ||
    allowed === null ||
    allowed.parse?.includes(kind) === true ||
    allowed[kind]?.includes(id) === true;
  const users = named(text, /<@!?(\d{17,19})>/g).filter(
    (id) => world.user(id) !== undefined && permits('users', id),
  );
  const roles = named(text, /<@&(\d{17,19})>/g).filter((id) => permits('roles', id));
  const replied =
    repliedTo !== undefined && (allowed?.replied_user ?? !allowed) && !users.includes(repliedTo);
  const everyone =
    /@(everyone|here)\b/.test(text) &&
    (allowed === undefined || allowed === null || allowed.parse?.includes('everyone') === true);
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

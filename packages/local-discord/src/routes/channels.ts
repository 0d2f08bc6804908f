import {
  CreateTextThreadWithMessageRequestSchema,
  CreateTextThreadWithoutMessageRequestSchema,
} from 'discord-api-spec/zod';
import type { ZodMiniType } from 'zod/mini';
import type { Channel, Id } from '../model.ts';
import { channelPayload, threadMemberPayload } from '../payloads.ts';
import { isThread } from '../permissions.ts';
import { NO_CONTENT, answer, invalidForm, refusal, type Answer } from '../refusal.ts';
import { route, type Request, type Route } from '../request.ts';
import { FormErrors } from '../form.ts';
import { bad, good, type Result } from '../result.ts';
import { checkSchema } from '../schemas.ts';
import { threadStarted } from '../thread-started.ts';
import { reachChannel, reachMessage } from './access.ts';

export const CHANNEL_ROUTES: readonly Route[] = [
  route('GET', '/channels/{channel}', (request) => {
    const channel = reachChannel(request);
    return channel.ok ? answer(channelPayload(request.discord.world, channel.value)) : channel.error;
  }),
  route('PATCH', '/channels/{channel}', change),
  route('DELETE', '/channels/{channel}', remove),
  route('POST', '/channels/{channel}/typing', typing),
  route('POST', '/channels/{channel}/threads', startThread),
  route('POST', '/channels/{channel}/messages/{message}/threads', startThreadFromMessage),
  route('GET', '/channels/{channel}/thread-members', listMembers),
  route('PUT', '/channels/{channel}/thread-members/{user}', (request) => setMember(request, true)),
  route('DELETE', '/channels/{channel}/thread-members/{user}', (request) => setMember(request, false)),
];

const PUBLIC_THREAD = 11;
const NAME_AT_MOST = 100;
const AUTO_ARCHIVE = new Set<unknown>([60, 1440, 4320, 10080]);

interface ThreadBody {
  name: string;
  auto_archive_duration?: number | null;
  type?: number | null;
}

function typing(request: Request): Answer {
  const { world } = request.discord;
  const channel = reachChannel(request, 'SendMessages');
  if (!channel.ok) return channel.error;
  world.emit({ type: 'typing', channelId: channel.value.id, userId: world.botId });
  return NO_CONTENT;
}

function readThread(schema: ZodMiniType, body: unknown): Result<ThreadBody, Answer> {
  const read = checkSchema(schema, body);
  return read.ok ? good(read.value as ThreadBody) : bad(invalidForm(read.error)); // the schema describes this type
}

function startThread(request: Request): Answer {
  const { world } = request.discord;
  const body = readThread(CreateTextThreadWithoutMessageRequestSchema, request.body);
  if (!body.ok) return body.error;
  // Without a type Discord makes it private.
  const secret = body.value.type !== PUBLIC_THREAD;
  const channel = reachChannel(request, secret ? 'CreatePrivateThreads' : 'CreatePublicThreads');
  if (!channel.ok) return channel.error;
  if (channel.value.kind !== 'text') return refusal(50024);
  const thread = newThread(request, channel.value, body.value, { private: secret });
  if (!secret) world.addMessage(threadStarted(world, channel.value, thread, world.botId));
  return answer(channelPayload(world, thread), 201);
}

/** discord.js sends the type here too, where there is no choice. */
function withoutType(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'type'));
}

function startThreadFromMessage(request: Request): Answer {
  const { world } = request.discord;
  const body = readThread(CreateTextThreadWithMessageRequestSchema, withoutType(request.body));
  if (!body.ok) return body.error;
  const channel = reachChannel(request, 'CreatePublicThreads', 'ReadMessageHistory');
  if (!channel.ok) return channel.error;
  if (channel.value.kind !== 'text') return refusal(50024);
  const message = reachMessage(request, channel.value);
  if (!message.ok) return message.error;
  if (message.value.threadId !== undefined) return refusal(160004);
  const thread = newThread(request, channel.value, body.value, { id: message.value.id });
  world.changeMessage(message.value, { threadId: thread.id, flags: message.value.flags | (1 << 5) });
  return answer(channelPayload(world, thread), 201);
}

function newThread(
  { discord }: Request,
  parent: Channel,
  body: ThreadBody,
  how: { id?: Id; private?: boolean },
): Channel {
  const minutes = body.auto_archive_duration;
  const archiving = minutes === undefined || minutes === null ? {} : { minutes };
  return discord.world.addThread(parent, body.name, discord.world.botId, { ...how, ...archiving });
}

function change(request: Request): Answer {
  const { world } = request.discord;
  const channel = reachChannel(request);
  if (!channel.ok) return channel.error;
  const { thread } = channel.value;
  const own = thread?.ownerId === world.botId;
  const needed = thread === undefined ? 'ManageChannels' : 'ManageThreads';
  if (!own && !world.may(world.botId, needed, channel.value)) return refusal(50013);
  const read = readChange(request.body);
  if (!read.ok) return read.error;
  const { name, archived, locked, minutes } = read.value;
  if (thread?.archived === true && archived !== false) return refusal(50083);
  world.changeChannel(channel.value, {
    ...(name === undefined ? {} : { name }),
    ...(thread === undefined
      ? {}
      : {
          thread: {
            ...thread,
            archived: archived ?? thread.archived,
            locked: locked ?? thread.locked,
            autoArchiveMinutes: minutes ?? thread.autoArchiveMinutes,
            archiveChangedAt: archived === undefined ? thread.archiveChangedAt : world.now(),
          },
        }),
  });
  return answer(channelPayload(world, channel.value));
}

interface Change {
  name?: string;
  archived?: boolean;
  locked?: boolean;
  minutes?: number;
}

function readChange(body: unknown): Result<Change, Answer> {
  const errors = new FormErrors();
  const change: Change = {};
  const given: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (key === 'name' && typeof value === 'string') change.name = value;
    else if (key === 'archived' && typeof value === 'boolean') change.archived = value;
    else if (key === 'locked' && typeof value === 'boolean') change.locked = value;
    else if (key === 'auto_archive_duration' && AUTO_ARCHIVE.has(value)) change.minutes = Number(value);
    else errors.add([key], 'BASE_TYPE_INVALID', 'The local Discord cannot change this here.');
  }
  const length = change.name?.length ?? 1;
  if (length < 1 || length > NAME_AT_MOST) errors.badLength(['name'], 1, NAME_AT_MOST);
  return errors.list.length > 0 ? bad(invalidForm(errors)) : good(change);
}

function remove(request: Request): Answer {
  const { world } = request.discord;
  const channel = reachChannel(request);
  if (!channel.ok) return channel.error;
  if (channel.value.kind === 'direct') return answer(channelPayload(world, channel.value));
  const needed = isThread(channel.value) ? 'ManageThreads' : 'ManageChannels';
  if (!world.may(world.botId, needed, channel.value)) return refusal(50013);
  world.deleteChannel(channel.value);
  return answer(channelPayload(world, channel.value));
}

function listMembers(request: Request): Answer {
  const { world } = request.discord;
  const channel = reachChannel(request);
  if (!channel.ok) return channel.error;
  const members = channel.value.thread?.members;
  return members === undefined
    ? refusal(50024)
    : answer(members.map((id) => threadMemberPayload(world, channel.value, id)));
}

function setMember(request: Request, member: boolean): Answer {
  const { world } = request.discord;
  const channel = reachChannel(request);
  if (!channel.ok) return channel.error;
  const { thread } = channel.value;
  if (thread === undefined) return refusal(50024);
  if (thread.archived) return refusal(50083);
  const requested = request.param('user');
  const userId = requested === '@me' ? world.botId : requested;
  if (world.user(userId) === undefined) return refusal(10013);
  if (!member && userId !== world.botId && !world.may(world.botId, 'ManageThreads', channel.value))
    return refusal(50013);
  const others = thread.members.filter((id) => id !== userId);
  world.changeChannel(channel.value, {
    thread: { ...thread, members: member ? [...others, userId] : others },
  });
  return NO_CONTENT;
}

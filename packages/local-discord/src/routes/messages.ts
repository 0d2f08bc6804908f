import { MessageCreateRequestSchema, MessageEditRequestPartialSchema } from 'discord-api-spec/zod';
import { CREATE_FLAGS, EDIT_FLAGS, type MessageBody } from '../message-rules.ts';
import type { Channel, Message } from '../model.ts';
import { messagePayload } from '../payloads.ts';
import { isThread, type PermissionName } from '../permissions.ts';
import { editMessage, postMessage, readMessage } from '../posting.ts';
import { NO_CONTENT, answer, invalidForm, refusal, type Answer } from '../refusal.ts';
import { route, type Request, type Route } from '../request.ts';
import { FormErrors } from '../form.ts';
import type { World } from '../world.ts';
import { reachChannel, reachMessage } from './access.ts';

/** "The past few minutes" in which a nonce is remembered. */
const NONCE_LIFE_MS = 3 * 60_000;

export const MESSAGE_ROUTES: readonly Route[] = [
  route('GET', '/channels/{channel}/messages', list),
  route('GET', '/channels/{channel}/messages/{message}', getOne),
  route('POST', '/channels/{channel}/messages', create),
  route('PATCH', '/channels/{channel}/messages/{message}', edit),
  route('DELETE', '/channels/{channel}/messages/{message}', remove),
];

const shown = ({ discord }: Request, message: Message): Answer =>
  answer(messagePayload(discord.world, discord.origin(), message));

function list(request: Request): Answer {
  const { query, discord } = request;
  const { world } = discord;
  const channel = reachChannel(request);
  if (!channel.ok) return channel.error;
  const limit = Number(query.get('limit') ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    const errors = new FormErrors();
    errors.add(['limit'], 'NUMBER_TYPE_MAX', 'int value should be between 1 and 100.');
    return invalidForm(errors);
  }
  // Without the permission there is no error, just nothing.
  const all = world.may(world.botId, 'ReadMessageHistory', channel.value)
    ? world.messagesIn(channel.value.id).filter((message) => message.visibleTo === undefined)
    : [];
  const page = pageOf(all, query, limit);
  return answer([...page].reverse().map((message) => messagePayload(world, discord.origin(), message)));
}

function pageOf(all: readonly Message[], query: URLSearchParams, limit: number): readonly Message[] {
  const after = query.get('after');
  const before = query.get('before');
  const around = query.get('around');
  if (after !== null) return all.filter((message) => BigInt(message.id) > BigInt(after)).slice(0, limit);
  if (around !== null) {
    const middle = all.findIndex((message) => BigInt(message.id) >= BigInt(around));
    return all.slice(Math.max(0, middle - Math.floor(limit / 2))).slice(0, limit);
  }
  return all.filter((message) => before === null || BigInt(message.id) < BigInt(before)).slice(-limit);
}

function getOne(request: Request): Answer {
  const channel = reachChannel(request, 'ReadMessageHistory');
  if (!channel.ok) return channel.error;
  const message = reachMessage(request, channel.value);
  return message.ok ? shown(request, message.value) : message.error;
}

function create(request: Request): Answer {
  const { world } = request.discord;
  const channel = reachChannel(request);
  if (!channel.ok) return channel.error;
  const where = { flags: CREATE_FLAGS, uploads: request.uploads, at: [] };
  const body = readMessage(MessageCreateRequestSchema, request.body, where);
  const refused = mayNotPost(world, channel.value, body.ok ? body.value : {}, request.uploads.length);
  if (refused !== undefined) return refused;
  if (!body.ok) return body.error;
  const again = request.discord.nonces ? alreadyPosted(world, channel.value, body.value) : undefined;
  if (again !== undefined) return shown(request, again);
  const missing = brokenReference(world, channel.value, body.value);
  if (missing !== undefined) return missing;
  wake(world, channel.value);
  const message = postMessage(world, body.value, request.uploads, {
    channelId: channel.value.id,
    authorId: world.botId,
  });
  return shown(request, message);
}

function mayNotPost(world: World, channel: Channel, body: MessageBody, files: number): Answer | undefined {
  const needed: PermissionName[] = [isThread(channel) ? 'SendMessagesInThreads' : 'SendMessages'];
  if ((body.embeds ?? []).length > 0) needed.push('EmbedLinks');
  if (files > 0) needed.push('AttachFiles');
  if (body.message_reference !== undefined && body.message_reference !== null)
    needed.push('ReadMessageHistory');
  if (needed.some((permission) => !world.may(world.botId, permission, channel))) return refusal(50013);
  if (channel.thread?.locked === true && !world.may(world.botId, 'ManageThreads', channel))
    return refusal(50083);
  const recipients = channel.recipients ?? [];
  return recipients.some((id) => world.user(id)?.acceptsDirectMessages === false)
    ? refusal(50007)
    : undefined;
}

/** With enforce_nonce the same nonce posts once. */
function alreadyPosted(world: World, channel: Channel, body: MessageBody): Message | undefined {
  if (body.enforce_nonce !== true || body.nonce === undefined || body.nonce === null) return undefined;
  return world
    .messagesIn(channel.id)
    .find(
      (message) =>
        message.nonce === body.nonce &&
        message.authorId === world.botId &&
        world.now() - message.createdAt < NONCE_LIFE_MS,
    );
}

function brokenReference(world: World, channel: Channel, body: MessageBody): Answer | undefined {
  const reference = body.message_reference;
  if (reference === undefined || reference === null) return undefined;
  if (world.message(channel.id, reference.message_id) !== undefined) return undefined;
  if (reference.fail_if_not_exists === false) {
    body.message_reference = null;
    return undefined;
  }
  const errors = new FormErrors();
  errors.add(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
  return invalidForm(errors);
}

/** A message opens an archived thread again. */
function wake(world: World, channel: Channel): void {
  if (channel.thread?.archived !== true) return;
  world.changeChannel(channel, {
    thread: { ...channel.thread, archived: false, archiveChangedAt: world.now() },
  });
}

function edit(request: Request): Answer {
  const { world } = request.discord;
  const channel = reachChannel(request);
  if (!channel.ok) return channel.error;
  const message = reachMessage(request, channel.value);
  if (!message.ok) return message.error;
  if (message.value.authorId !== world.botId) return refusal(50005);
  if (isSystem(message.value)) return refusal(50021);
  if (channel.value.thread?.archived === true) return refusal(50083);
  const where = { flags: EDIT_FLAGS, uploads: request.uploads, before: message.value, at: [] };
  const body = readMessage(MessageEditRequestPartialSchema, request.body, where);
  if (!body.ok) return body.error;
  if (request.uploads.length > 0 && !world.may(world.botId, 'AttachFiles', channel.value))
    return refusal(50013);
  editMessage(world, message.value, body.value, request.uploads);
  return shown(request, message.value);
}

const isSystem = (message: Message): boolean => message.type === 18 || message.type === 21;

function remove(request: Request): Answer {
  const { world } = request.discord;
  const channel = reachChannel(request);
  if (!channel.ok) return channel.error;
  const message = reachMessage(request, channel.value);
  if (!message.ok) return message.error;
  const own = message.value.authorId === world.botId;
  if (!own && !world.may(world.botId, 'ManageMessages', channel.value)) return refusal(50013);
  if (channel.value.thread?.archived === true) return refusal(50083);
  world.deleteMessage(message.value);
  return NO_CONTENT;
}

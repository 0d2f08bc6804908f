/** From a body and files to a message of the world: new, or an edit of one. */
import type { ZodMiniType } from 'zod/mini';
import { numbered } from './component-rules.ts';
import { FormErrors } from './form.ts';
import { mentioningText, notifyMentioned, resolveMentions } from './mentions.ts';
import {
  checkMessage,
  isV2,
  storedName,
  type MessageBody,
  type MessageSituation,
  type UploadedFile,
} from './message-rules.ts';
import { FLAGS, type Attachment, type Id, type Message, type Origin } from './model.ts';
import { invalidForm, refusal, type Answer } from './refusal.ts';
import { bad, good, type Result } from './result.ts';
import { checkSchema } from './schemas.ts';
import type { World } from './world.ts';

const ATTACHMENTS_AT_MOST = 10;

export function readMessage(
  schema: ZodMiniType,
  body: unknown,
  where: MessageSituation,
): Result<MessageBody, Answer> {
  const read = checkSchema(schema, body, where.at);
  if (!read.ok) return bad(invalidForm(read.error));
  return checkedMessage(read.value as MessageBody, where); // the schema describes this type
}

/** The rules beyond the schema, for a body that has passed it. */
export function checkedMessage(body: MessageBody, where: MessageSituation): Result<MessageBody, Answer> {
  const errors = new FormErrors();
  checkMessage(body, where, errors);
  if (errors.list.length > 0) return bad(invalidForm(errors));
  const kept = where.before === undefined ? 0 : keptAttachments(body, where.before).length;
  if (kept + where.uploads.length > ATTACHMENTS_AT_MOST) return bad(refusal(30015));
  return isNothing(body, where) ? bad(refusal(50006)) : good(body);
}

/** Would nothing be left to see? Rows of buttons alone are nothing, Components V2 are something. */
function isNothing(body: MessageBody, { before, uploads }: MessageSituation): boolean {
  const content = body.content === undefined ? before?.content : body.content;
  const embeds = body.embeds === undefined ? before?.embeds : body.embeds;
  const components = body.components === undefined ? before?.components : body.components;
  const attachments = before === undefined ? 0 : keptAttachments(body, before).length;
  if (isV2(body, before)) return (components ?? []).length === 0;
  return (content ?? '').trim() === '' && (embeds ?? []).length === 0 && attachments + uploads.length === 0;
}

export interface Posting {
  readonly channelId: Id;
  readonly authorId: Id;
  readonly type?: number;
  readonly flags?: number;
  readonly visibleTo?: Id | undefined;
  readonly origin?: Origin;
}

export function postMessage(
  world: World,
  body: MessageBody,
  uploads: readonly UploadedFile[],
  how: Posting,
): Message {
  const components = numbered(body.components ?? []);
  const content = (body.content ?? '').trim();
  const replyTo = body.message_reference?.message_id;
  const repliedTo = replyTo === undefined ? undefined : world.message(how.channelId, replyTo)?.authorId;
  const text = mentioningText(content, components);
  const message: Message = {
    id: world.newId(),
    channelId: how.channelId,
    authorId: how.authorId,
    type: how.type ?? (replyTo === undefined ? 0 : 19),
    content,
    embeds: body.embeds ?? [],
    components,
    attachments: uploads.map((file) => keepFile(world, file, body)),
    flags: (body.flags ?? 0) | (how.flags ?? 0),
    mentions: resolveMentions(world, {
      text,
      allowed: body.allowed_mentions,
      repliedTo,
      mayMentionAll: mayMentionAll(world, how),
    }),
    createdAt: world.now(),
    ...(body.nonce === undefined || body.nonce === null ? {} : { nonce: body.nonce }),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(how.visibleTo === undefined ? {} : { visibleTo: how.visibleTo }),
    ...(how.origin === undefined ? {} : { origin: how.origin }),
  };
  world.addMessage(message);
  notifyMentioned(world, message);
  return message;
}

function mayMentionAll(world: World, { channelId, authorId }: { channelId: Id; authorId: Id }): boolean {
  const channel = world.channel(channelId);
  return channel !== undefined && world.may(authorId, 'MentionEveryone', channel);
}

/** An edit gives no badges. What the body leaves out stays; `attachments` names the files that stay. */
export function editMessage(
  world: World,
  message: Message,
  body: MessageBody,
  uploads: readonly UploadedFile[],
): void {
  const components = body.components === undefined ? message.components : numbered(body.components ?? []);
  const content = body.content === undefined ? message.content : (body.content ?? '').trim();
  const v2 = isV2(body, message) ? FLAGS.componentsV2 : 0;
  const changeable = FLAGS.suppressEmbeds;
  const requested = body.flags ?? message.flags;
  const text = mentioningText(content, components);
  const loaded = message.flags & FLAGS.loading;
  world.changeMessage(message, {
    content,
    components,
    embeds: body.embeds === undefined ? message.embeds : (body.embeds ?? []),
    attachments: [...keptAttachments(body, message), ...uploads.map((file) => keepFile(world, file, body))],
    flags: (message.flags & ~(changeable | FLAGS.loading)) | (requested & changeable) | v2,
    mentions: resolveMentions(world, {
      text,
      allowed: body.allowed_mentions,
      mayMentionAll: mayMentionAll(world, message),
    }),
    // The answer that fills a deferral is not marked as edited.
    ...(loaded === 0 ? { editedAt: world.now() } : {}),
  });
}

function keptAttachments(body: MessageBody, message: Message): Attachment[] {
  const { attachments } = body;
  if (attachments === undefined) return message.attachments;
  return message.attachments.flatMap((one) => {
    const requested = attachments?.find(({ id }) => id === one.id);
    if (requested === undefined) return [];
    return [typeof requested.description === 'string' ? { ...one, description: requested.description } : one];
  });
}

function keepFile(world: World, file: UploadedFile, body: MessageBody): Attachment {
  const about = body.attachments?.find(({ id }) => id === String(file.index));
  const id = world.newId();
  const filename = storedName(about?.filename ?? file.name);
  world.addFile(id, {
    name: filename,
    contentType: file.contentType,
    base64: Buffer.from(file.bytes).toString('base64'),
  });
  return {
    id,
    filename,
    size: file.bytes.length,
    contentType: file.contentType,
    ...pngSize(file.bytes),
    ...(typeof about?.description === 'string' ? { description: about.description } : {}),
    ...(typeof about?.title === 'string' ? { title: about.title } : {}),
  };
}

/** Width and height stand in the first chunk of a PNG. */
function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.length < 24 || view.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: view.readUInt32BE(16), height: view.readUInt32BE(20) };
}

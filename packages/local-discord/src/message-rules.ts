/** What Discord wants of a message's body beyond what its schema can say (discord.md, sections 6 and 9). */
import type { APIEmbed } from 'discord-api-types/v10';
import { checkComponents } from './component-rules.ts';
import type { FormErrors, Path } from './form.ts';
import type { AllowedMentions } from './mentions.ts';
import { FLAGS, hasFlag, type Component, type Message } from './model.ts';

export interface MessageBody {
  content?: string | null;
  embeds?: APIEmbed[] | null;
  components?: Component[] | null;
  allowed_mentions?: AllowedMentions | null;
  attachments?: AttachmentBody[] | null;
  flags?: number | null;
  nonce?: string | number | null;
  enforce_nonce?: boolean | null;
  message_reference?: {
    message_id: string;
    type?: number | null;
    fail_if_not_exists?: boolean | null;
  } | null;
  poll?: unknown;
  sticker_ids?: unknown;
}

export interface AttachmentBody {
  id: string;
  filename?: string | null;
  description?: string | null;
  title?: string | null;
}

export interface UploadedFile {
  readonly index: number;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export interface MessageSituation {
  /** Which flags this request may set. */
  readonly flags: number;
  readonly uploads: readonly UploadedFile[];
  /** The message that is edited. */
  readonly before?: Message;
  readonly at: Path;
}

const CONTENT_AT_MOST = 2000;
const EMBEDS_AT_MOST = 6000;
const LEGACY_FIELDS = ['content', 'embeds', 'poll', 'sticker_ids'] as const;

export function checkMessage(body: MessageBody, where: MessageSituation, errors: FormErrors): void {
  const { at } = where;
  const v2 = isV2(body, where.before);
  if ((body.content ?? '').length > CONTENT_AT_MOST) errors.tooLong([...at, 'content'], CONTENT_AT_MOST);
  checkEmbeds(body.embeds ?? [], at, errors);
  checkFlags(body, where, errors);
  checkAllowedMentions(body.allowed_mentions, at, errors);
  checkAttachments(body, where, errors);
  if (v2) checkLegacyFields(body, where, errors);
  if (body.poll !== undefined && body.poll !== null)
    errors.add([...at, 'poll'], 'BASE_TYPE_INVALID', 'The local Discord has no polls.');
  checkComponents(body.components ?? [], { v2, files: namesAfter(body, where), at }, errors);
}

/** Once a message is made of components it stays so. */
export const isV2 = (body: MessageBody, before: Message | undefined): boolean =>
  hasFlag(body.flags ?? 0, 'componentsV2') || (before !== undefined && hasFlag(before.flags, 'componentsV2'));

/** The name as Discord keeps it. */
export const storedName = (name: string): string => name.trim().replaceAll(/\s+/g, '_');

function namesAfter(body: MessageBody, where: MessageSituation): ReadonlySet<string> {
  const kept = (where.before?.attachments ?? []).filter(
    (one) => body.attachments === undefined || body.attachments?.some(({ id }) => id === one.id),
  );
  return new Set([...kept.map((one) => one.filename), ...where.uploads.map((file) => storedName(file.name))]);
}

function checkEmbeds(embeds: readonly APIEmbed[], at: Path, errors: FormErrors): void {
  const total = embeds.reduce((sum, embed) => sum + embedLength(embed), 0);
  if (total > EMBEDS_AT_MOST)
    errors.add(
      [...at, 'embeds'],
      'MAX_EMBED_SIZE_EXCEEDED',
      `Embed size exceeds maximum size of ${EMBEDS_AT_MOST}`,
    );
  for (const [index, embed] of embeds.entries()) {
    const path = [...at, 'embeds', index];
    if (isEmpty(embed)) errors.required([...path, 'description']);
    checkEmbedUrls(embed, path, errors);
    for (const [row, field] of (embed.fields ?? []).entries()) {
      if (field.name.trim() === '') errors.required([...path, 'fields', row, 'name']);
      if (field.value.trim() === '') errors.required([...path, 'fields', row, 'value']);
    }
  }
}

function checkEmbedUrls(embed: APIEmbed, at: Path, errors: FormErrors): void {
  const links: [string | undefined, Path, RegExp][] = [
    [embed.url, ['url'], /^https?:/],
    [embed.author?.url, ['author', 'url'], /^https?:/],
    [embed.image?.url, ['image', 'url'], /^(https?|attachment):/],
    [embed.thumbnail?.url, ['thumbnail', 'url'], /^(https?|attachment):/],
  ];
  for (const [url, where, schemes] of links)
    if (url !== undefined && url !== '' && !schemes.test(url))
      errors.add(
        [...at, ...where],
        'URL_TYPE_INVALID_SCHEME',
        'The scheme of this address is not one that Discord takes.',
      );
}

const isEmpty = (embed: APIEmbed): boolean =>
  embedLength(embed) === 0 &&
  embed.image === undefined &&
  embed.thumbnail === undefined &&
  embed.video === undefined;

const lengths = (...texts: readonly (string | null | undefined)[]): number =>
  texts.reduce((sum, text) => sum + (text ?? '').length, 0);

function embedLength(embed: APIEmbed): number {
  const fields = (embed.fields ?? []).map((field) => lengths(field.name, field.value));
  return (
    lengths(embed.title, embed.description, embed.footer?.text, embed.author?.name) +
    fields.reduce((sum, length) => sum + length, 0)
  );
}

function checkFlags(body: MessageBody, where: MessageSituation, errors: FormErrors): void {
  const flags = body.flags ?? 0;
  // The library sends a message's flags back when it edits; flags that it has already ask for nothing.
  const refused = flags & ~(where.flags | (where.before?.flags ?? 0));
  if (refused !== 0)
    errors.add([...where.at, 'flags'], 'BASE_TYPE_CHOICES', `The flags ${refused} cannot be set here.`);
}

/** An edit that turns a message into one of components must empty its old fields as well. */
function checkLegacyFields(body: MessageBody, { at, before }: MessageSituation, errors: FormErrors): void {
  const old: MessageBody = { content: before?.content ?? null, embeds: before?.embeds ?? null };
  for (const field of LEGACY_FIELDS) {
    const value = body[field] === undefined ? old[field] : body[field];
    const given = Array.isArray(value)
      ? value.length > 0
      : value !== undefined && value !== null && value !== '';
    if (given)
      errors.add(
        [...at, field],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      );
  }
}

function checkAllowedMentions(
  allowed: AllowedMentions | null | undefined,
  at: Path,
  errors: FormErrors,
): void {
  if (allowed === undefined || allowed === null) return;
  for (const kind of ['users', 'roles'] as const) {
    const ids = allowed[kind] ?? [];
    if (ids.length > 0 && allowed.parse?.includes(kind) === true)
      errors.add(
        [...at, 'allowed_mentions'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
    if (new Set(ids).size !== ids.length)
      errors.add(
        [...at, 'allowed_mentions', kind],
        'SET_TYPE_ALREADY_CONTAINS_VALUE',
        'The set already contains this value',
      );
  }
}

function checkAttachments(body: MessageBody, where: MessageSituation, errors: FormErrors): void {
  const uploads = new Set(where.uploads.map((file) => String(file.index)));
  const known = new Set(where.before?.attachments.map((one) => one.id) ?? []);
  for (const [index, { id }] of (body.attachments ?? []).entries())
    if (!uploads.has(id) && !known.has(id))
      errors.add(
        [...where.at, 'attachments', index, 'id'],
        'ATTACHMENT_NOT_FOUND',
        `There is no file or attachment ${id}.`,
      );
}

export const CREATE_FLAGS = FLAGS.suppressEmbeds | FLAGS.suppressNotifications | FLAGS.componentsV2;
export const EDIT_FLAGS = FLAGS.suppressEmbeds | FLAGS.componentsV2;
export const REPLY_FLAGS = CREATE_FLAGS | FLAGS.ephemeral;

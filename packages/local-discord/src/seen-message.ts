/** A message as a person sees it. */
import type { APIEmbed } from 'discord-api-types/v10';
import { hasFlag, type Component, type Message, type SelectOption } from './model.ts';
import { everyComponent, fileUrl } from './payloads.ts';
import type { World } from './world.ts';

export interface SeenButton {
  readonly label: string;
  readonly customId: string | undefined;
  readonly disabled: boolean;
  readonly url: string | undefined;
}

export interface SeenSelect {
  readonly type: number;
  readonly customId: string;
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly options: readonly SelectOption[];
  readonly least: number;
  readonly most: number;
}

export interface SeenFile {
  readonly filename: string;
  readonly description: string | undefined;
  readonly contentType: string;
  readonly size: number;
  readonly url: string;
}

export interface SeenMessage {
  readonly id: string;
  readonly channelId: string;
  readonly from: string;
  readonly content: string;
  /** All its words: content, embeds, texts of components. */
  readonly text: string;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly Component[];
  readonly buttons: readonly SeenButton[];
  readonly selects: readonly SeenSelect[];
  readonly files: readonly SeenFile[];
  readonly ephemeral: boolean;
  /** "... is thinking" */
  readonly loading: boolean;
  readonly edited: boolean;
  readonly mentions: readonly string[];
  readonly threadId: string | undefined;
}

export const SELECT_TYPES = new Set([3, 5, 6, 7, 8]);
const BUTTON = 2;
const TEXT_DISPLAY = 10;

export function seeMessage(world: World, origin: string, message: Message): SeenMessage {
  const all = [...everyComponent(message.components)];
  return {
    id: message.id,
    channelId: message.channelId,
    from: world.user(message.authorId)?.name ?? message.authorId,
    content: message.content,
    text: textOf(message, all),
    embeds: message.embeds,
    components: message.components,
    buttons: all.filter((one) => one.type === BUTTON).map(seeButton),
    selects: all.filter((one) => SELECT_TYPES.has(one.type)).map(seeSelect),
    files: message.attachments.map((one) => ({
      filename: one.filename,
      description: one.description,
      contentType: one.contentType,
      size: one.size,
      url: fileUrl(origin, message, one),
    })),
    ephemeral: message.visibleTo !== undefined,
    loading: hasFlag(message.flags, 'loading'),
    edited: message.editedAt !== undefined,
    mentions: message.mentions.users.map((id) => world.user(id)?.name ?? id),
    threadId: message.threadId,
  };
}

const seeButton = (button: Component): SeenButton => ({
  label: button.label ?? button.emoji?.name ?? '',
  customId: button.custom_id ?? undefined,
  disabled: button.disabled === true,
  url: button.url ?? undefined,
});

const seeSelect = (select: Component): SeenSelect => ({
  type: select.type,
  customId: select.custom_id ?? '',
  placeholder: select.placeholder ?? '',
  disabled: select.disabled === true,
  options: select.options ?? [],
  least: select.min_values ?? 1,
  most: select.max_values ?? 1,
});

function textOf(message: Message, components: readonly Component[]): string {
  const embeds = message.embeds.flatMap((embed) => [
    embed.author?.name,
    embed.title,
    embed.description,
    ...(embed.fields ?? []).flatMap((field) => [field.name, field.value]),
    embed.footer?.text,
  ]);
  const texts = components.filter((one) => one.type === TEXT_DISPLAY).map((one) => one.content);
  return [message.content, ...embeds, ...texts]
    .filter((text) => text !== undefined && text !== '')
    .join('\n');
}

import { MessageFlags, type AllowedMentionsTypes, type InteractionEditReplyOptions } from 'discord.js';
import type { Picture } from './pictures.ts';
import type { Row } from './rows.ts';

/** What somebody is shown: words, a picture, and what can be pressed. */
export interface Page {
  readonly content: string;
  readonly rows?: readonly Row[];
  readonly picture?: Picture | undefined;
}

export const MAX_CONTENT = 2000;

const NOBODY: { parse: AllowedMentionsTypes[] } = { parse: [] };

/** The answer to an interaction; a picture that was there before goes, so that an old board is never left standing. */
export function editBody({ content, rows, picture }: Page): InteractionEditReplyOptions {
  return {
    content,
    components: [...(rows ?? [])],
    attachments: [],
    files:
      picture === undefined
        ? []
        : [{ attachment: picture.png, name: picture.name, description: picture.alt }],
    allowedMentions: NOBODY,
  };
}

export interface ChannelMessage extends Page {
  /** the only users that this message may notify */
  readonly mention: readonly string[];
}

/** The same for the bot's own messages, in the words of Discord's API. */
export function channelBody({ content, rows, picture, mention }: ChannelMessage): {
  body: Record<string, unknown>;
  files: { name: string; data: Buffer; contentType: string }[];
} {
  const attachments =
    picture === undefined ? [] : [{ id: '0', filename: picture.name, description: picture.alt }];
  return {
    body: {
      content,
      components: rows ?? [],
      attachments,
      allowed_mentions: { parse: [], users: mention },
    },
    files: picture === undefined ? [] : [{ name: picture.name, data: picture.png, contentType: 'image/png' }],
  };
}

export const EPHEMERAL = MessageFlags.Ephemeral;

import {
  MessageFlags,
  type AllowedMentionsTypes,
  type InteractionEditReplyOptions,
  type InteractionReplyOptions,
} from 'discord.js';
import { fitAlt, fitContent, MAX_ROWS } from './fit.ts';
import { componentsOf } from './layout.ts';
import type { Picture } from './pictures.ts';
import type { Row, Section } from './rows.ts';

/** What somebody is shown: words, a picture, and what can be pressed. */
export interface Page {
  readonly content: string;
  /** down its side, for a panel: the colour of its seat */
  readonly accent?: number;
  /** below the picture: choices, each with its button beside it */
  readonly sections?: readonly Section[];
  /** small print below what can be chosen */
  readonly footnote?: string;
  readonly rows?: readonly Row[];
  readonly picture?: Picture | undefined;
  /** the same with its picture, which takes longer than the words */
  readonly later?: Promise<Page>;
}

const NOBODY: { parse: AllowedMentionsTypes[] } = { parse: [] };

/*
 * The one way out: every answer and every message of the channel passes here, and is made to fit. Answers are made of
 * components, for ever (Discord's flag can't be taken off); a message of the channel is words with a picture.
 */

/** The answer to an interaction; a picture that was there before goes, so that an old board is never left standing. */
export function editBody(page: Page): InteractionEditReplyOptions {
  const { picture } = page;
  return {
    flags: MessageFlags.IsComponentsV2,
    // an answer of an earlier release is words beside components: it becomes components
    content: null,
    components: componentsOf(page),
    attachments: [],
    files:
      picture === undefined
        ? []
        : [{ attachment: picture.png, name: picture.name, description: fitAlt(picture.alt) }],
    allowedMentions: NOBODY,
  };
}

export interface ChannelMessage extends Page {
  /** a second picture below the first: the final board below the result */
  readonly below?: Picture | undefined;
  /** the only users that this message may notify */
  readonly mention: readonly string[];
}

/** The same for the bot's own messages, in the words of Discord's API. */
export function channelBody({ content, rows, picture, below, mention }: ChannelMessage): {
  body: Record<string, unknown>;
  files: { name: string; data: Buffer; contentType: string }[];
} {
  const pictures = [picture, below].filter((one) => one !== undefined);
  return {
    body: {
      content: fitContent(content),
      components: (rows ?? []).slice(0, MAX_ROWS),
      attachments: pictures.map(({ name, alt }, id) => ({
        id: String(id),
        filename: name,
        description: fitAlt(alt),
      })),
      allowed_mentions: { parse: [], users: mention },
    },
    files: pictures.map(({ name, png }) => ({ name, data: png, contentType: 'image/png' })),
  };
}

/** Said once more beside an answer, to the same user. */
export function followUpBody(content: string): InteractionReplyOptions {
  return { content: fitContent(content), flags: EPHEMERAL, allowedMentions: NOBODY };
}

export const EPHEMERAL = MessageFlags.Ephemeral;

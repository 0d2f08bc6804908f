import {
  MessageFlags,
  type AllowedMentionsTypes,
  type InteractionEditReplyOptions,
  type InteractionReplyOptions,
} from 'discord.js';
import type { Seat } from '../engine/core/contract.ts';
import { fitAlt, fitContent, MAX_ROWS } from './fit.ts';
import { componentsOf } from './layout.ts';
import type { Picture, Size } from './pictures.ts';
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
  /** anything else than a picture of the board: an animation, a game */
  readonly file?: SentFile | undefined;
  /** the same with its picture, which takes longer than the words; or the next of several that follow each other */
  readonly later?: Promise<Page>;
  /** how large that picture will be, so that its place is kept; absent: what comes has no certain place */
  readonly space?: Promise<Size>;
  /** its words say themselves what is still to come */
  readonly follows?: boolean;
  /** a panel in which nothing is asked: it goes on by itself */
  readonly waiting?: Waiting;
}

/** Nothing is asked of this seat for now: what to show when it is asked again. */
export interface Waiting {
  readonly tableId: string;
  readonly seat: Seat;
}

export interface SentFile {
  readonly bytes: Buffer;
  readonly name: string;
  readonly contentType: string;
  readonly alt?: string;
}

/** Pages that take each other's place in one message, as long as there is another. */
export async function inTurn(pages: AsyncGenerator<Page, Page>): Promise<Page> {
  const { done, value } = await pages.next();
  return done === true ? value : { ...value, later: inTurn(pages), follows: true };
}

/** Everything that a page sends as a file. */
function filesOf({ picture, file }: Page, below?: Picture): readonly SentFile[] {
  const pictures = [picture, below].flatMap((one) => (one === undefined ? [] : [pngFile(one)]));
  return file === undefined ? pictures : [...pictures, file];
}

function pngFile({ png, name, alt }: Picture): SentFile {
  return { bytes: png, name, contentType: 'image/png', alt };
}

const NOBODY: { parse: AllowedMentionsTypes[] } = { parse: [] };

/*
 * The one way out: every answer and every message of the channel passes here, and is made to fit. Answers are made of
 * components, for ever (Discord's flag can't be taken off); a message of the channel is words with a picture.
 */

/** The answer to an interaction; a picture that was there before goes, so that an old board is never left standing. */
export function editBody(page: Page): InteractionEditReplyOptions {
  return {
    flags: MessageFlags.IsComponentsV2,
    // an answer of an earlier release is words beside components: it becomes components
    content: null,
    components: componentsOf(page),
    attachments: [],
    files: filesOf(page).map(({ bytes, name, alt }) => ({
      attachment: bytes,
      name,
      ...(alt !== undefined && { description: fitAlt(alt) }),
    })),
    allowedMentions: NOBODY,
  };
}

export interface ChannelMessage extends Page {
  /** made of components, as answers are; absent: words with a picture, which a phone's notification shows */
  readonly inParts?: true;
  /** a second picture below the first: the final board below the result */
  readonly below?: Picture | undefined;
  /** the only users that this message may notify */
  readonly mention: readonly string[];
}

/** The same for the bot's own messages, in the words of Discord's API; `edits`: it takes the place of another. */
export function channelBody(
  message: ChannelMessage,
  edits = false,
): {
  body: Record<string, unknown>;
  files: { name: string; data: Buffer; contentType: string }[];
} {
  const { content, rows, below, mention } = message;
  const sent = filesOf(message, below);
  return {
    body: {
      ...(message.inParts === true
        ? {
            flags: MessageFlags.IsComponentsV2,
            components: componentsOf(message),
            // it may have been words until now
            ...(edits && { content: null, embeds: [] }),
          }
        : { content: fitContent(content), components: (rows ?? []).slice(0, MAX_ROWS) }),
      attachments: sent.map(({ name, alt }, id) => ({
        id: String(id),
        filename: name,
        ...(alt !== undefined && { description: fitAlt(alt) }),
      })),
      allowed_mentions: { parse: [], users: mention },
    },
    files: sent.map(({ name, bytes, contentType }) => ({ name, data: bytes, contentType })),
  };
}

/** Said once more beside an answer, to the same user. */
export function followUpBody(content: string): InteractionReplyOptions {
  return { content: fitContent(content), flags: EPHEMERAL, allowedMentions: NOBODY };
}

export const EPHEMERAL = MessageFlags.Ephemeral;

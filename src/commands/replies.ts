import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError, type InteractionEditReplyOptions, type RepliableInteraction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { blankPicture } from './blank-picture.ts';
import { textsFor, type Outcome } from './command-context.ts';
import type { Asker } from './interaction-context.ts';
import { editBody, type Page } from './page.ts';
import { retry } from './retry.ts';
import type { Log } from './services.ts';
import { wordsFirst, type WordsFirst } from './words-first.ts';

/** How long words wait for a picture whose place can't be kept, so that an idle bot answers once; a busy one answers at once. */
const PICTURE_GRACE_MS = 150;
/** How much longer they wait to know how large it will be. */
const SIZE_GRACE_MS = 100;
/** After this the words are on their way, and the thread that answers has done its part. */
const SENDING_MS = 5;
const UNKNOWN_MESSAGE = 10_008;
/** Far more messages than players look at while pictures are under way. */
const REMEMBERED_MESSAGES = 5_000;

/** Answers to interactions: the words and what can be chosen next at once, the picture in the same message when it is drawn. */
export interface Replies {
  /** this interaction changes the message under which it was pressed: what an earlier one still has to add to it is outdated */
  claim(received: RepliableInteraction): void;
  /** `answered`: Discord has taken the words, in this message; a picture may follow. `told`: what is still to come costs us no time. */
  send(
    received: RepliableInteraction,
    interaction: Asker,
    outcome: Outcome,
    answered?: (messageId: string) => void,
    told?: () => void,
  ): Promise<void>;
  /** the answer becomes another, unless somebody has pressed something in it meanwhile */
  renew(received: RepliableInteraction, messageId: string, interaction: Asker, page: Page): Promise<void>;
}

export function createReplies(log: Log, others: Pick<WordsFirst, 'isBusy'> = wordsFirst): Replies {
  /** by message: what it shows, as the interaction that is answered by it, or a renewal of that */
  const shown = new LRUCache<string, string>({ max: REMEMBERED_MESSAGES });
  let renewals = 0;

  const edit = async (received: RepliableInteraction, body: InteractionEditReplyOptions): Promise<string> => {
    const { id } = await retry(() => received.editReply(body));
    if (!shown.has(id)) shown.set(id, received.id);
    return id;
  };

  const addPicture = async (
    received: RepliableInteraction,
    words: Page,
    later: Page = words,
  ): Promise<void> => {
    try {
      await edit(received, editBody(later));
    } catch (cause) {
      if (isGone(cause)) throw cause;
      log.warn({ interactionId: received.id, cause }, 'a picture could not be added to an answer');
      await edit(received, editBody(words));
    }
  };

  /** `isOutdated`: something newer is shown in this message. */
  const show = async (
    received: RepliableInteraction,
    interaction: Asker,
    outcome: Outcome,
    isOutdated: (messageId?: string) => boolean,
    answered?: (messageId: string) => void,
    told?: () => void,
  ): Promise<void> => {
    const { panel, bot } = textsFor(interaction);
    const failed = outcome.shown === undefined ? bot.failed : panel.doneBare;
    const words = withoutMistakes(outcome.page, (page, cause) => {
      log.error({ interactionId: received.id, cause }, 'what was to follow an answer failed');
      return page.follows === true
        ? { content: failed }
        : { ...page, content: `${page.content}\n-# ${panel.noPicture}` };
    });
    const isPlaceKnown = outcome.page.space?.last !== undefined;
    const graceMs = isPlaceKnown || others.isBusy ? 0 : PICTURE_GRACE_MS;
    // its own picture must not wait for words that wait for it
    if (graceMs > 0) told?.();
    const { page, isWhole } = await withinGrace(words, panel.drawing, graceMs);
    if (isOutdated()) return;
    try {
      const sent = edit(received, editBody(page));
      setTimeout(() => told?.(), SENDING_MS).unref();
      const messageId = await sent;
      answered?.(messageId);
      if (isWhole) return;
      for (let shorter = words; shorter.later !== undefined;) {
        const later: Page = await shorter.later;
        if (isOutdated(messageId)) return;
        await addPicture(received, shorter, later);
        shorter = later;
      }
    } catch (cause) {
      if (isGone(cause)) return;
      if (!isRefusal(cause)) throw cause;
      // nobody is left without an answer: what Discord refuses is said in a few words instead
      log.error({ interactionId: received.id, cause }, 'Discord refused an answer');
      await edit(received, editBody({ content: failed }));
    }
  };

  return {
    claim: (received) => {
      if (received.isMessageComponent()) shown.set(received.message.id, received.id);
    },
    send: (received, interaction, outcome, answered, told) => {
      const isOutdated = (messageId?: string): boolean =>
        messageId !== undefined && shown.get(messageId) !== received.id;
      return show(received, interaction, outcome, isOutdated, answered, told);
    },
    renew: (received, messageId, interaction, page) => {
      renewals += 1;
      const renewal = `${received.id} ${renewals}`;
      shown.set(messageId, renewal);
      return show(received, interaction, { page }, () => shown.get(messageId) !== renewal);
    },
  };
}

/** Its reader has put the message away: nobody waits for more. */
function isGone(cause: unknown): boolean {
  return cause instanceof DiscordAPIError && cause.code === UNKNOWN_MESSAGE;
}

function isRefusal(cause: unknown): boolean {
  return cause instanceof DiscordAPIError && cause.status === 400;
}

/** Whatever is to follow the words, and doesn't come, is told of instead: nobody waits for it. */
function withoutMistakes(page: Page, instead: (page: Page, cause: unknown) => Page): Page {
  const { later, ...words } = page;
  if (later === undefined) return page;
  return {
    ...words,
    later: later.then(
      (next) => withoutMistakes(next, instead),
      (cause: unknown) => instead(words, cause),
    ),
  };
}

/**
 * The words at once, with the place of the picture kept, so that nothing moves under a finger when it comes. Where nobody
 * knows yet how large it will be, the page with its picture if that is there in a moment, and else words that say that it follows.
 */
async function withinGrace(
  page: Page,
  drawing: string,
  graceMs: number,
): Promise<{ readonly page: Page; readonly isWhole: boolean }> {
  if (page.later === undefined) return { page, isWhole: true };
  const whole = graceMs === 0 ? undefined : await Promise.race([page.later, until(graceMs)]);
  if (whole !== undefined && whole.later === undefined) return { page: whole, isWhole: true };
  // one of several that follow: it has its own words for what is still to come
  if (page.follows === true) return { page, isWhole: false };
  const { space } = page;
  const known = graceMs === 0 ? undefined : await Promise.race([space?.size, until(SIZE_GRACE_MS)]);
  const size = known ?? space?.last;
  return size === undefined
    ? { page: { ...page, content: `${page.content}\n-# ${drawing}` }, isWhole: false }
    : { page: { ...page, picture: blankPicture(size, drawing) }, isWhole: false };
}

function until(ms: number): Promise<undefined> {
  return sleep(ms, undefined, { ref: false });
}

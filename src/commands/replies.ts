import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError, type InteractionEditReplyOptions, type RepliableInteraction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { textsFor, type Outcome } from './command-context.ts';
import type { Asker } from './interaction-context.ts';
import { editBody, type Page } from './page.ts';
import { retry } from './retry.ts';
import type { Log } from './services.ts';
import { wordsFirst, type WordsFirst } from './words-first.ts';

/** How long the words wait for their picture, so that an idle bot answers once and not twice; a busy one answers at once. */
const PICTURE_GRACE_MS = 150;
/** Far more messages than players look at while pictures are under way. */
const REMEMBERED_MESSAGES = 5_000;

/** Answers to interactions: the words and what can be chosen next at once, the picture in the same message when it is drawn. */
export interface Replies {
  /** this interaction changes the message under which it was pressed: what an earlier one still has to add to it is outdated */
  claim(received: RepliableInteraction): void;
  /** `answered`: Discord has taken the words; a picture may follow. `told`: what is still to come costs us no time. */
  send(
    received: RepliableInteraction,
    interaction: Asker,
    outcome: Outcome,
    answered?: () => void,
    told?: () => void,
  ): Promise<void>;
}

export function createReplies(log: Log, words: Pick<WordsFirst, 'isBusy'> = wordsFirst): Replies {
  /** by message: the interaction whose answer it shows */
  const shown = new LRUCache<string, string>({ max: REMEMBERED_MESSAGES });

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
      log.warn({ interactionId: received.id, cause }, 'a picture could not be added to an answer');
      await edit(received, editBody(words));
    }
  };

  return {
    claim: (received) => {
      if (received.isMessageComponent()) shown.set(received.message.id, received.id);
    },
    async send(received, interaction, outcome, answered, told) {
      const { panel, bot } = textsFor(interaction);
      const graceMs = words.isBusy ? 0 : PICTURE_GRACE_MS;
      // its own picture must not wait for words that wait for it
      if (graceMs > 0) told?.();
      const { page, isWhole } = await withinGrace(outcome.page, panel.drawing, graceMs);
      try {
        const messageId = await edit(received, editBody(page));
        answered?.();
        if (isWhole) return;
        for (let words = outcome.page; words.later !== undefined;) {
          const later: Page = await words.later;
          if (shown.get(messageId) !== received.id) return;
          await addPicture(received, words, later);
          words = later;
        }
      } catch (cause) {
        if (!isRefusal(cause)) throw cause;
        // nobody is left without an answer: what Discord refuses is said in a few words instead
        log.error({ interactionId: received.id, cause }, 'Discord refused an answer');
        const content = outcome.shown === undefined ? bot.failed : panel.doneBare;
        await edit(received, editBody({ content }));
      }
    },
  };
}

function isRefusal(cause: unknown): boolean {
  return cause instanceof DiscordAPIError && cause.status === 400;
}

/** The page with its picture if that is there in a moment, else the words, which say that it follows. */
async function withinGrace(
  page: Page,
  drawing: string,
  graceMs: number,
): Promise<{ readonly page: Page; readonly isWhole: boolean }> {
  if (page.later === undefined) return { page, isWhole: true };
  const late = sleep(graceMs, undefined, { ref: false });
  const whole = graceMs === 0 ? undefined : await Promise.race([page.later, late]);
  if (whole !== undefined && whole.later === undefined) return { page: whole, isWhole: true };
  // one of several that follow: it has its own words for what is still to come
  if (page.follows === true) return { page, isWhole: false };
  return { page: { ...page, content: `${page.content}\n-# ${drawing}` }, isWhole: false };
}

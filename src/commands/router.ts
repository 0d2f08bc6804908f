import type { AutocompleteInteraction, Interaction, RepliableInteraction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { localeOf } from '../i18n/locale.ts';
import { TEXTS } from '../i18n/texts.ts';
import { acknowledge, changesItsMessage } from './acknowledge.ts';
import { answerTo } from './answers.ts';
import { textsFor, type CommandContext, type Outcome } from './command-context.ts';
import { interactionContext, type InteractionContext } from './interaction-context.ts';
import { missingSentence } from './missing-permissions.ts';
import { editBody, EPHEMERAL } from './page.ts';
import { recognise, type Request } from './request.ts';
import { retry } from './retry.ts';
import { suggestionsFor } from './suggestions.ts';

/** Discord may deliver an interaction twice, within seconds; far fewer than these arrive in that time. */
const REMEMBERED_INTERACTIONS = 5_000;

export interface Router {
  handle(interaction: Interaction): Promise<void>;
  /** takes nothing more and finishes what is under way */
  close(): Promise<void>;
}

/** First recognises what an interaction is, then acknowledges it, then runs it with parsed data. */
export function createRouter(context: CommandContext): Router {
  const seen = new LRUCache<string, true>({ max: REMEMBERED_INTERACTIONS });
  const underWay = new Set<Promise<void>>();
  const gameIds = new Set(context.games.keys());
  let closing = false;

  const route = async (received: Interaction): Promise<void> => {
    const request = recognise(received, gameIds);
    if (received.isAutocomplete()) return suggest(context, received, request);
    if (!received.isRepliable() || request.kind === 'typing') return;
    const inPlace = request.kind === 'press' && changesItsMessage(request.id.verb);
    if (!(await acknowledge(received, inPlace, context.log))) return;
    const interaction = interactionContext(received);
    if (interaction === undefined) await notInServer(received);
    else await answer(context, received, interaction, request);
  };

  return {
    async handle(received) {
      if (closing || seen.has(received.id)) return;
      seen.set(received.id, true);
      const task = route(received).catch((cause: unknown) => {
        context.log.error({ interactionId: received.id, cause }, 'an interaction failed');
      });
      underWay.add(task);
      await task;
      underWay.delete(task);
    },
    async close() {
      closing = true;
      await Promise.all(underWay);
    },
  };
}

async function suggest(
  context: CommandContext,
  received: AutocompleteInteraction,
  request: Request,
): Promise<void> {
  const interaction = interactionContext(received);
  const found =
    interaction === undefined || request.kind !== 'typing'
      ? []
      : await suggestionsFor(context, interaction, request.typing);
  await received.respond([...found]);
}

async function notInServer(received: RepliableInteraction): Promise<void> {
  const { bot } = TEXTS[localeOf(received.locale)];
  await retry(() => received.editReply(editBody({ content: bot.notInServer })));
}

async function answer(
  context: CommandContext,
  received: RepliableInteraction,
  interaction: InteractionContext,
  request: Exclude<Request, { kind: 'typing' }>,
): Promise<void> {
  let outcome: Outcome;
  try {
    outcome = await answerTo(context, interaction, request);
  } catch (cause) {
    context.log.error({ interactionId: received.id, request, cause }, 'a request failed');
    outcome = { page: { content: textsFor(interaction).bot.failed } };
  }
  // any question about a table is a chance to post what its channel has missed
  if (outcome.shown === undefined) context.announcer.remind(interaction.channelId);
  const { page } = outcome;
  await retry(() => received.editReply(editBody(page)));
  if ((await outcome.shown) !== 'forbidden') return;
  await received.followUp({
    content: missingSentence(interaction),
    flags: EPHEMERAL,
    allowedMentions: { parse: [] },
  });
}

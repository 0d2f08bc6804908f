import type { AutocompleteInteraction, Interaction, RepliableInteraction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { acknowledge, changesItsMessage } from './acknowledge.ts';
import { answerTo } from './answers.ts';
import { experienceOf } from './coach.ts';
import { textsFor, type CommandContext, type Outcome } from './command-context.ts';
import { askerOf, interactionContext, type Asker, type InteractionContext } from './interaction-context.ts';
import { createLimits, type Limits } from './limits.ts';
import { missingSentence } from './missing-permissions.ts';
import { followUpBody } from './page.ts';
import { answerPrivately } from './private-answers.ts';
import type { OpenPanels } from './open-panels.ts';
import type { Replies } from './replies.ts';
import { recognise, type Request } from './request.ts';
import type { InteractionFacts } from './services.ts';
import { suggestionsFor } from './suggestions.ts';
import { wordsFirst } from './words-first.ts';

/** Discord may deliver an interaction twice, within seconds; far fewer than these arrive in that time. */
const REMEMBERED_INTERACTIONS = 5_000;

type Step = 'acknowledged' | 'answered';
/** Discord has taken it by now. */
type Reached = (step: Step) => void;
interface Progress {
  readonly reached: Reached;
  /** what is still to come costs us no time */
  readonly told: () => void;
}

export interface Router {
  handle(interaction: Interaction): Promise<void>;
  /** takes nothing more and finishes what is under way */
  close(): Promise<void>;
}

/** First recognises what an interaction is, then acknowledges it, then runs it with parsed data. */
export function createRouter(context: CommandContext, replies: Replies, panels: OpenPanels): Router {
  const seen = new LRUCache<string, true>({ max: REMEMBERED_INTERACTIONS });
  const limits = createLimits(context.clock);
  const underWay = new Set<Promise<void>>();
  const gameIds = new Set(context.games.keys());
  let closing = false;

  const route = async (
    received: Interaction,
    request: Request,
    { reached, told }: Progress,
  ): Promise<InteractionFacts['outcome']> => {
    if (received.isAutocomplete()) {
      await suggest(context, received, request);
      reached('answered');
      return 'answered';
    }
    if (!received.isRepliable() || request.kind === 'typing') return 'lost';
    const inPlace = request.kind === 'press' && changesItsMessage(request.id.verb);
    if (!(await acknowledge(received, inPlace, context.log))) return 'lost';
    reached('acknowledged');
    if (inPlace) {
      replies.claim(received);
      panels.leaves(received);
    }
    await wordsFirst.turn();
    const known = await knownAsker(context, received);
    const asker = { ...known, ...(await experienceOf(context, known)) };
    const interaction = interactionContext(received, asker) ?? asker;
    return answer(context, { replies, panels, limits, reached, told }, received, interaction, request);
  };

  const measuredRoute = async (received: Interaction): Promise<void> => {
    const began = performance.now();
    const request = recognise(received, gameIds);
    const seconds: Partial<Record<Step, number>> = {};
    let outcome: InteractionFacts['outcome'] = 'failed';
    const told = wordsFirst.awaited();
    const reached: Reached = (step) => {
      seconds[step] = (performance.now() - began) / 1000;
      if (step === 'answered') told();
    };
    try {
      outcome = await route(received, request, { reached, told });
    } finally {
      told();
      context.measured({ kind: request.kind, outcome, ...seconds });
    }
  };

  return {
    async handle(received) {
      if (closing || seen.has(received.id)) return;
      seen.set(received.id, true);
      const task = measuredRoute(received).catch((cause: unknown) => {
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
  const asker = await knownAsker(context, received);
  const found =
    request.kind === 'typing'
      ? await suggestionsFor(context, interactionContext(received, asker) ?? asker, request.typing)
      : [];
  await received.respond([...found]);
}

async function knownAsker({ settings }: CommandContext, received: Interaction): Promise<Asker> {
  return askerOf(received, await settings.person(received.user.id));
}

interface Answering extends Progress {
  readonly replies: Replies;
  readonly panels: OpenPanels;
  readonly limits: Limits;
}

async function answer(
  context: CommandContext,
  { replies, panels, limits, reached, told }: Answering,
  received: RepliableInteraction,
  interaction: InteractionContext | Asker,
  request: Exclude<Request, { kind: 'typing' }>,
): Promise<InteractionFacts['outcome']> {
  let outcome: Outcome;
  let became: InteractionFacts['outcome'] = 'answered';
  try {
    outcome = isInServer(interaction)
      ? (limits.refusal(interaction, request) ?? (await answerTo(context, interaction, request)))
      : await answerPrivately(context, interaction, request, received.guildId !== null);
  } catch (cause) {
    context.log.error({ interactionId: received.id, request: loggable(request), cause }, 'a request failed');
    outcome = { page: { content: textsFor(interaction).bot.failed } };
    became = 'failed';
  }
  // any question about a table is a chance to post what its channel has missed
  if (outcome.shown === undefined && isInServer(interaction)) context.announcer.remind(interaction.channelId);
  const answered = (messageId: string): void => {
    reached('answered');
    if (isInServer(interaction)) void panels.shows(received, interaction, outcome.page, messageId);
  };
  await replies.send(received, interaction, outcome, answered, told);
  if ((await outcome.shown) === 'forbidden' && isInServer(interaction))
    await received.followUp(followUpBody(missingSentence(interaction)));
  return became;
}

function isInServer(asker: InteractionContext | Asker): asker is InteractionContext {
  return 'guildId' in asker;
}

/** What somebody plans is nobody else's business, the operator's neither. */
function loggable(request: Request): unknown {
  if (request.kind === 'command' && request.command === 'plan.add') return { ...request, options: {} };
  if (request.kind === 'press' && request.id.verb === 'plan-add')
    return { kind: request.kind, id: request.id };
  return request;
}

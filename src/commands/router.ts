import type { AutocompleteInteraction, Interaction, RepliableInteraction } from 'discord.js';
import { localeOf } from '../i18n/locale.ts';
import { TEXTS } from '../i18n/texts.ts';
import { acknowledge, changesItsMessage } from './acknowledge.ts';
import { answerTo } from './answers.ts';
import { askingOf, type Asking } from './asking.ts';
import { textsFor, type Desk, type Outcome } from './desk.ts';
import { missingSentence } from './missing.ts';
import { editBody, EPHEMERAL } from './page.ts';
import { patiently } from './patience.ts';
import { createRecent } from './recent.ts';
import { recognise, type Request } from './request.ts';
import { suggestionsFor } from './suggestions.ts';

/** Far more than Discord delivers in the seconds in which it may deliver one twice. */
const REMEMBERED = 5_000;

export interface Router {
  handle(interaction: Interaction): Promise<void>;
  /** takes nothing more and finishes what is under way */
  close(): Promise<void>;
}

/** First recognises what an interaction is, then acknowledges it, then runs it with parsed data. */
export function createRouter(desk: Desk): Router {
  const recent = createRecent(REMEMBERED);
  const underWay = new Set<Promise<void>>();
  const gameIds = new Set(desk.games.keys());
  let closing = false;

  const take = async (interaction: Interaction): Promise<void> => {
    const request = recognise(interaction, gameIds);
    if (interaction.isAutocomplete()) return suggest(desk, interaction, request);
    if (!interaction.isRepliable() || request.kind === 'typing') return;
    const inPlace = request.kind === 'press' && changesItsMessage(request.id.verb);
    if (!(await acknowledge(interaction, inPlace, desk.log))) return;
    const asking = askingOf(interaction);
    if (asking === undefined) await elsewhere(interaction);
    else await answer(desk, interaction, asking, request);
  };

  return {
    async handle(interaction) {
      if (closing || !recent.isNew(interaction.id)) return;
      const task = take(interaction).catch((cause: unknown) => {
        desk.log.error({ interactionId: interaction.id, cause }, 'an interaction failed');
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

async function suggest(desk: Desk, interaction: AutocompleteInteraction, request: Request): Promise<void> {
  const asking = askingOf(interaction);
  const found =
    asking === undefined || request.kind !== 'typing'
      ? []
      : await suggestionsFor(desk, asking, request.typing);
  await interaction.respond([...found]);
}

async function elsewhere(interaction: RepliableInteraction): Promise<void> {
  const { house } = TEXTS[localeOf(interaction.locale)];
  await patiently(() => interaction.editReply(editBody({ content: house.notInServer })));
}

async function answer(
  desk: Desk,
  interaction: RepliableInteraction,
  asking: Asking,
  request: Exclude<Request, { kind: 'typing' }>,
): Promise<void> {
  let outcome: Outcome;
  try {
    outcome = await answerTo(desk, asking, request);
  } catch (cause) {
    desk.log.error({ interactionId: interaction.id, request, cause }, 'a request failed');
    outcome = { page: { content: textsFor(asking).house.failed } };
  }
  // whoever asks at a table has the channel see what it missed
  if (outcome.shown === undefined) desk.announcer.remind(asking.channelId);
  const { page } = outcome;
  await patiently(() => interaction.editReply(editBody(page)));
  if ((await outcome.shown) !== 'forbidden') return;
  await interaction.followUp({
    content: missingSentence(asking),
    flags: EPHEMERAL,
    allowedMentions: { parse: [] },
  });
}

import type { RefusalAbout } from '../i18n/texts.ts';
import type { TableRefusal } from '../table/tables.ts';
import type { InteractionContext } from './interaction-context.ts';
import { speechTo, textsFor } from './command-context.ts';
import { escapeMarkdown } from './escape.ts';
import type { Services } from './services.ts';
import { shortened } from './rows.ts';

/** Where there is no table to tell about. */
export const NOTHING_ABOUT: RefusalAbout = { asked: '', host: '', game: '', min: 1, max: 1, typed: '' };

/** Why not, in a sentence that names what is missing. Which rule forbids it, the Why? button knows (why.ts). */
export function refusalLine(
  context: Services,
  interaction: InteractionContext,
  refusal: TableRefusal,
  typed = '',
): string {
  if (refusal.about !== undefined)
    context.log.error(
      { channelId: interaction.channelId, code: refusal.code, about: refusal.about },
      'a table is in trouble',
    );
  const sentence = textsFor(interaction).refusals[refusal.code](
    refusalAbout(context, interaction, refusal, typed),
  );
  const reason = refusal.rule?.reason;
  if (reason === undefined || refusal.table === undefined) return sentence;
  const why = speechTo(context, interaction, refusal.table).say.say(reason.why);
  return textsFor(interaction).bot.because(sentence, why);
}

function refusalAbout(
  context: Services,
  interaction: InteractionContext,
  { table }: TableRefusal,
  typed: string,
): RefusalAbout {
  const shown = escapeMarkdown(shortened(typed, 100));
  if (table === undefined) return { ...NOTHING_ABOUT, typed: shown };
  const speech = speechTo(context, interaction, table);
  const { people, host, status } = table.record;
  const asked = status === 'playing' ? table.activeSeats() : [];
  return {
    asked: asked.length === 0 ? '' : speech.names(asked),
    host: speech.nameOf(people.findIndex(({ userId }) => userId === host)),
    game: speech.title,
    ...table.game.seats,
    typed: shown,
  };
}

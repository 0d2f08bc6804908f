import type { RefusalAbout } from '../i18n/texts.ts';
import type { TableRefusal } from '../table/tables.ts';
import type { Asking } from './asking.ts';
import { speechTo, textsFor } from './desk.ts';
import { escapeMarkdown } from './escape.ts';
import type { House } from './house.ts';
import { shortened } from './rows.ts';

/** Why not, in a sentence that names what is missing, and the rule if one forbids it. */
export function refusalLine(desk: House, asking: Asking, refusal: TableRefusal, typed = ''): string {
  if (refusal.about !== undefined)
    desk.log.error(
      { channelId: asking.channelId, code: refusal.code, about: refusal.about },
      'a table is in trouble',
    );
  const sentence = textsFor(asking).refusals[refusal.code](refusalAbout(desk, asking, refusal, typed));
  const reason = refusal.rule?.reason;
  if (reason === undefined || refusal.table === undefined) return sentence;
  const why = speechTo(desk, asking, refusal.table).say.say(reason.why);
  return textsFor(asking).house.because(sentence, why, reason.rule);
}

function refusalAbout(desk: House, asking: Asking, { table }: TableRefusal, typed: string): RefusalAbout {
  const shown = escapeMarkdown(shortened(typed, 100));
  if (table === undefined) return { asked: '', host: '', game: '', min: 1, max: 1, typed: shown };
  const speech = speechTo(desk, asking, table);
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

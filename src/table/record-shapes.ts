import { BOOLEAN, integer, list, oneOf, optional, record, text, type Shape } from '../engine/core/shape.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Pace } from './pace.ts';
import { VOTES, type Wait } from './waits.ts';

/* What stands in records of more than one kind, or is around the moves of a table. */

/** total, so that a new language does not compile before it is here */
const SPOKEN: Readonly<Record<Locale, true>> = { en: true, fr: true, pl: true };
// as: the keys of the record above
export const LOCALE: Shape<Locale> = oneOf(Object.keys(SPOKEN) as Locale[]);

const COUNT = integer(0);
const HOURS = integer(1, 1000);

export const PACE: Shape<Pace> = record({
  remindHours: optional(HOURS),
  turnHours: optional(HOURS),
  skips: optional(BOOLEAN),
});

const WAIT: Shape<Wait> = record({
  seat: COUNT,
  call: COUNT,
  since: COUNT,
  reminders: optional(COUNT),
  remindedAt: optional(COUNT),
  hushed: optional(BOOLEAN),
  warnedAt: optional(COUNT),
  lapsed: optional(BOOLEAN),
  messageId: optional(text()),
  votes: optional(list(record({ by: COUNT, what: oneOf(VOTES) }))),
});

/** Fields of a table's record that its clock and its messages need. */
export const AROUND_THE_MOVES = {
  pace: optional(PACE),
  waits: optional(list(WAIT)),
  paused: optional(COUNT),
  pauseWish: optional(record({ pause: BOOLEAN, by: list(COUNT), messageId: optional(text()) })),
  alsoLive: optional(list(text())),
  home: optional(record({ channelId: text(), messageId: text() })),
};

import { err, ok } from '../engine/core/result.ts';
import { BOOLEAN, checkShape, integer, list, oneOf, optional, record, text } from '../engine/core/shape.ts';
import type { Shape } from '../engine/core/shape.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Codec } from '../storage/codec.ts';
import type { Wishes } from './due.ts';
import type { Pace } from './pace.ts';
import { zoneNamed } from './quiet-hours.ts';
import { LOCALE, PACE } from './record-shapes.ts';

/* What people and servers prefer. What is absent is as it comes: Discord's language, the table's reminders. */

export interface PersonSettings {
  readonly schema: typeof SETTINGS_SCHEMA;
  /** of what only they see */
  readonly locale?: Locale;
  readonly palette?: string;
  /** the board as text instead of a picture */
  readonly textBoard?: boolean;
  /** 0: never */
  readonly remindHours?: number;
  readonly quietFrom?: number;
  readonly quietTo?: number;
  readonly zone?: string;
  /** reminders come by direct message */
  readonly direct?: boolean;
  /** turns (`turnOf`) of which they want to hear no more; the newest last */
  readonly hushed?: readonly string[];
  /** the coach's sentence in the panel; absent: as long as they are new to the game */
  readonly coach?: boolean;
}

/** Who may ask the others to end a running game, besides those who manage the channel. */
export const ABANDONERS = ['players', 'host', 'managers'] as const;
export type Abandoners = (typeof ABANDONERS)[number];

export interface ServerSettings {
  readonly schema: typeof SETTINGS_SCHEMA;
  /** of new tables */
  readonly locale?: Locale;
  /** where tables may be opened; absent: everywhere */
  readonly channels?: readonly string[];
  readonly pace?: Pace;
  /** absent: those who play */
  readonly abandon?: Abandoners;
  /** a table gets a thread of its own */
  readonly threads?: boolean;
}

export const SETTINGS_SCHEMA = 1;
export const UNSET = { schema: SETTINGS_SCHEMA } as const;

const SCHEMA = oneOf<typeof SETTINGS_SCHEMA>([SETTINGS_SCHEMA]);
const HOUR = integer(0, 23);

const PERSON: Shape<PersonSettings> = record({
  schema: SCHEMA,
  locale: optional(LOCALE),
  palette: optional(text()),
  textBoard: optional(BOOLEAN),
  remindHours: optional(integer(0, 1000)),
  quietFrom: optional(HOUR),
  quietTo: optional(HOUR),
  zone: optional(text()),
  direct: optional(BOOLEAN),
  hushed: optional(list(text())),
  coach: optional(BOOLEAN),
});

const SERVER: Shape<ServerSettings> = record({
  schema: SCHEMA,
  locale: optional(LOCALE),
  channels: optional(list(text(/^\d+$/u))),
  pace: optional(PACE),
  abandon: optional(oneOf(ABANDONERS)),
  threads: optional(BOOLEAN),
});

export const PERSON_CODEC = codecOf(PERSON);
export const SERVER_CODEC = codecOf(SERVER);

function codecOf<T>(shape: Shape<T>): Codec<T> {
  return {
    schema: SETTINGS_SCHEMA,
    migrations: new Map(),
    check: (json) => {
      const checked = checkShape(shape, json);
      return checked.ok ? ok(checked.value) : err(checked.error.join('; '));
    },
  };
}

/** Quiet hours need a zone that this machine knows: one that a newer one wrote is no reason to wake somebody. */
export function wishesOf({ remindHours, quietFrom, quietTo, zone = 'UTC', hushed }: PersonSettings): Wishes {
  return {
    ...(remindHours !== undefined && { remindHours }),
    ...(hushed !== undefined && { hushed }),
    ...(quietFrom !== undefined &&
      quietTo !== undefined && { quiet: { from: quietFrom, to: quietTo, zone: zoneNamed(zone) ?? 'UTC' } }),
  };
}

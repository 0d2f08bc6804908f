import { createHash } from 'node:crypto';
import type { Level } from '../ai/levels.ts';
import type { OptionValue } from '../engine/core/contract.ts';
import { err, ok } from '../engine/core/result.ts';
import {
  BOOLEAN,
  checkShape,
  integer,
  isObject,
  list,
  oneOf,
  optional,
  record,
  table,
  text,
  WORD,
  type Shape,
} from '../engine/core/shape.ts';
import type { Codec } from '../storage/codec.ts';
import { AI_ID } from './ai-seats.ts';
import { AROUND_THE_MOVES, LOCALE } from './record-shapes.ts';
import { FREE_ID } from './free-seat.ts';
import { PLAN_TROUBLES, TABLE_ACTS, TABLE_SCHEMA, TABLE_STATUSES, type TableRecord } from './record.ts';

const COUNT = integer(0, Number.MAX_SAFE_INTEGER);
const ID = text();
const MANY = 1_000_000;
const BY_SEAT = list(COUNT);

/** total, so that a new level does not compile before it is here */
const PLAYED: Readonly<Record<Level, true>> = { easy: true, normal: true, hard: true };
// as: the keys of the record above
export const LEVELS = Object.keys(PLAYED) as Level[];

// nobody's name is empty: that of a free seat
const PERSON = record({ userId: ID, name: text(/^[^]*$/u), ai: optional(oneOf(LEVELS)) });
export const OPTION_VALUE: Shape<OptionValue> = {
  faults: (value) =>
    ['string', 'number', 'boolean'].includes(typeof value) ? [] : [" is no option's value"],
};
/** only what every game's state holds: the rest is for the game's own `checkState` */
const STATE = record(
  {
    frames: list(record({ kind: ID }, 'open')),
    rng: record({ a: WORD, b: WORD, c: WORD, counter: WORD }),
  },
  'open',
);

/**
 * A journal is checked whole with each move, and all but its last entry were checked before: what fits is frozen, and so fits
 * for ever.
 */
function lasting<T>(shape: Shape<T>): Shape<T> {
  const fitting = new WeakSet();
  return {
    faults: (value) => {
      if (!isObject(value)) return shape.faults(value);
      if (fitting.has(value)) return [];
      const faults = shape.faults(value);
      if (faults.length === 0) fitting.add(Object.freeze(value));
      return faults;
    },
  };
}

/** Of plain values only, so that it is frozen whole. */
const ENTRY = lasting(
  record({
    seat: COUNT,
    text: ID,
    at: COUNT,
    rev: COUNT,
    planned: optional(BOOLEAN),
    forced: optional(BOOLEAN),
  }),
);

const RECORD = record({
  schema: oneOf<typeof TABLE_SCHEMA>([TABLE_SCHEMA]),
  id: ID,
  gameId: ID,
  rulesVersion: COUNT,
  componentSet: record({ id: ID, version: COUNT, hash: ID }),
  seed: ID,
  seedHash: ID,
  options: table(OPTION_VALUE),
  people: list(PERSON),
  host: ID,
  place: record({ guildId: ID, channelId: ID }),
  locale: LOCALE,
  status: oneOf(TABLE_STATUSES),
  hints: optional(BOOLEAN),
  openedAt: COUNT,
  rev: COUNT,
  barrier: COUNT,
  askedSince: BY_SEAT,
  calledAt: BY_SEAT,
  toldOf: BY_SEAT,
  announcedRev: COUNT,
  announcement: optional(
    record({
      messageId: ID,
      rev: COUNT,
      asked: BY_SEAT,
      from: COUNT,
      postedRev: optional(COUNT),
      after: optional(COUNT),
      since: optional(COUNT),
    }),
  ),
  lobbyMessageId: optional(ID),
  acts: list(
    record({
      act: oneOf(TABLE_ACTS),
      by: PERSON,
      at: COUNT,
      after: COUNT,
      rev: optional(COUNT),
      seat: optional(COUNT),
      whom: optional(PERSON),
    }),
    0,
    MANY,
  ),
  base: optional(STATE),
  journal: list(ENTRY, 0, MANY),
  baseAfter: optional(COUNT),
  state: optional(STATE),
  imported: optional(oneOf<true>([true])),
  continues: optional(record({ after: COUNT, seats: COUNT, state: STATE })),
  first: optional(ID),
  vote: optional(
    record({
      kind: oneOf(['undo', 'abandon', 'close'] as const),
      by: optional(COUNT),
      agreed: BY_SEAT,
      rev: COUNT,
      at: COUNT,
      stay: optional(COUNT),
    }),
  ),
  invitations: optional(list(record({ seat: COUNT, userId: ID, by: PERSON, rev: COUNT }))),
  plans: optional(
    list(
      record({
        seat: COUNT,
        moves: list(record({ text: ID, seen: COUNT, kind: optional(ID) })),
        stopped: optional(oneOf(PLAN_TROUBLES)),
      }),
    ),
  ),
  interactions: list(ID),
  ...AROUND_THE_MOVES,
});

/** How a table's record is recognised. A new schema gets a row in `migrations` and a fixture in test/table/fixtures. */
export const TABLE_CODEC: Codec<TableRecord> = {
  schema: TABLE_SCHEMA,
  migrations: new Map([[1, asSecond]]),
  check: (json) => {
    const checked = checkShape(RECORD, json);
    if (!checked.ok) return err(checked.error.slice(0, 3).join('; '));
    const fault = contradictionIn(checked.value);
    return fault === undefined ? ok(checked.value) : err(fault);
  },
};

function contradictionIn(record: TableRecord): string | undefined {
  return contradictionAmongPeople(record) ?? contradictionInHistory(record);
}

function contradictionAmongPeople(record: TableRecord): string | undefined {
  const { people, host, state, announcement, journal } = record;
  const ids = people.map(({ userId }) => userId);
  if (new Set(ids).size !== ids.length) return 'somebody sits there twice';
  if (!ids.includes(host)) return 'its host does not sit there';
  if (host.startsWith(AI_ID)) return 'its host is an AI';
  if (host.startsWith(FREE_ID)) return 'its host is nobody';
  if (people.some(({ userId, ai }) => userId.startsWith(AI_ID) !== (ai !== undefined)))
    return 'an AI has a person’s id, or the other way round';
  if (journal.some(({ seat }) => seat >= people.length)) return 'the journal names a seat that is not there';
  if (announcement?.asked.some((seat) => seat >= people.length) === true)
    return 'the announcement calls a seat that is not there';
  const bySeat = [record.askedSince, record.calledAt, record.toldOf];
  if (state !== undefined && bySeat.some((values) => values.length !== people.length))
    return 'a list by seat has not one value for each seat';
  return undefined;
}

function contradictionInHistory(record: TableRecord): string | undefined {
  const { status, state, base, journal, barrier, baseAfter = 0, rev, seed, seedHash } = record;
  if ((state === undefined) !== (base === undefined)) return 'base and state belong together';
  if ((state === undefined) !== (status === 'lobby' || status === 'cancelled'))
    return `a state does not go with the status ${status}`;
  if (baseAfter > barrier || barrier > journal.length) return 'the barrier lies outside the journal';
  const revs = [...journal.map((entry) => entry.rev), record.announcedRev, record.announcement?.rev ?? 0];
  if (revs.some((one) => one > rev)) return 'something came after its last revision';
  if (createHash('sha256').update(seed).digest('hex') !== seedHash)
    return 'the fingerprint is not that of its seed';
  return undefined;
}

/** The second form added what is around the moves, all of it optional. */
function asSecond(old: unknown): unknown {
  return typeof old === 'object' ? { ...old, schema: 2 } : old;
}

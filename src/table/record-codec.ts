import { notPlain } from '../engine/core/json.ts';
import { err, ok } from '../engine/core/result.ts';
import type { Codec } from '../storage/codec.ts';
import { TABLE_SCHEMA, TABLE_STATUSES, type TableRecord } from './record.ts';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value !== '';
const count: Check = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const listOf =
  (item: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(item);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const shape =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value) =>
    faultIn(parts, value) === undefined;

function faultIn(parts: Readonly<Record<string, Check>>, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '(no object)';
  const fields = new Map(Object.entries(value));
  return Object.entries(parts).find(([key, check]) => !check(fields.get(key)))?.[0];
}

const person = shape({ userId: text, name: text });
const state = shape({ frames: listOf(shape({ kind: text })), rng: shape({}) });

const RECORD: Readonly<Record<keyof TableRecord, Check>> = {
  schema: (value) => value === TABLE_SCHEMA,
  id: text,
  gameId: text,
  rulesVersion: count,
  componentSet: shape({ id: text, version: count, hash: text }),
  seed: text,
  seedHash: text,
  options: shape({}),
  people: listOf(person),
  host: text,
  place: shape({ guildId: text, channelId: text }),
  locale: text,
  status: (value) => TABLE_STATUSES.some((status) => status === value),
  openedAt: count,
  rev: count,
  barrier: count,
  askedSince: listOf(count),
  calledAt: listOf(count),
  toldOf: listOf(count),
  announcedRev: count,
  announcement: maybe(shape({ messageId: text, rev: count, asked: listOf(count), from: count })),
  lobbyMessageId: maybe(text),
  acts: listOf(shape({ act: text, by: person, at: count, after: count })),
  base: maybe(state),
  journal: listOf(shape({ seat: count, text, at: count, rev: count })),
  baseAfter: maybe(count),
  state: maybe(state),
  interactions: listOf(text),
};

/** How a table's record is recognised. A new schema gets its row in `migrations` and a frozen fixture in test/table/fixtures. */
export const TABLE_CODEC: Codec<TableRecord> = {
  schema: TABLE_SCHEMA,
  migrations: new Map(),
  check: (json) => {
    const fault = faultIn(RECORD, json) ?? notPlain(json);
    if (fault !== undefined) return err(`${fault} is not as it should be`);
    // as: every field has just been checked
    const record = json as TableRecord;
    const contradiction = contradictionIn(record);
    return contradiction === undefined ? ok(record) : err(contradiction);
  },
};

function contradictionIn(record: TableRecord): string | undefined {
  const { status, state, base, journal, barrier, baseAfter = 0, people } = record;
  if ((state === undefined) !== (base === undefined)) return 'base and state must come together';
  if (state === undefined && (status === 'playing' || status === 'finished' || status === 'abandoned'))
    return `a ${status} game without a state`;
  if (barrier > journal.length || baseAfter > barrier) return 'the barrier lies outside the journal';
  if (journal.some((entry) => entry.seat >= people.length))
    return 'the journal names a seat that is not there';
  if (
    state !== undefined &&
    [record.askedSince, record.calledAt, record.toldOf].some((l) => l.length !== people.length)
  )
    return 'a list by seat has another length than there are seats';
  return undefined;
}

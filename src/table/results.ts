import { err, ok, type Result } from '../engine/core/result.ts';
import { checkShape, integer, list, oneOf, record, text, type Shape } from '../engine/core/shape.ts';
import type { Codec } from '../storage/codec.ts';
import { oneAtATime } from '../storage/one-at-a-time.ts';
import type { RecordStore } from '../storage/record-store.ts';
import type { FinishedTables } from './finished-tables.ts';
import type { Playable } from './hydrate.ts';
import type { TableRefusal } from './tables.ts';

export const RESULT_SCHEMA = 1;

const TEXT = text(/^[^]+$/u);
const RESULT = record({
  schema: oneOf<typeof RESULT_SCHEMA>([RESULT_SCHEMA]),
  id: TEXT,
  gameId: TEXT,
  guildId: TEXT,
  endedAt: integer(0),
  seats: list(
    record({
      userId: TEXT,
      name: text(),
      rank: integer(1),
      total: integer(Number.MIN_SAFE_INTEGER),
    }),
    1,
  ),
});
/** How a game among people ended: kept apart from its table, under the table's id, so that it counts once. */
export type GameResult = typeof RESULT extends Shape<infer T> ? Readonly<T> : never;

export const RESULT_CODEC: Codec<GameResult> = {
  schema: RESULT_SCHEMA,
  migrations: new Map(),
  check: (json) => {
    const checked = checkShape(RESULT, json);
    return checked.ok ? checked : err(checked.error.slice(0, 3).join('; '));
  },
};

export interface Results {
  /** of a server, the oldest first */
  of(guildId: string): Promise<Result<readonly GameResult[], TableRefusal>>;
}

/**
 * Whoever asks first after a game has ended has its result written down. Nothing has to happen at the end itself, so
 * nothing is lost if the process dies there, and nothing counts twice.
 */
export function createResults(store: RecordStore<GameResult>, finished: FinishedTables): Results {
  const inTurn = oneAtATime();
  const known = new Map<string, GameResult>();
  /** servers whose results are known */
  const loaded = new Set<string>();

  const load = async (guildId: string): Promise<Result<undefined, TableRefusal>> => {
    if (loaded.has(guildId)) return ok(undefined);
    const rows = await store.peek(['$'], guildId);
    if (!rows.ok) return err({ code: 'T_STORE', about: rows.error.reason });
    for (const { values } of rows.value) {
      const result = RESULT_CODEC.check(values?.[0]);
      if (result.ok) known.set(result.value.id, result.value);
    }
    loaded.add(guildId);
    return ok(undefined);
  };
  const complete = async (guildId: string): Promise<Result<undefined, TableRefusal>> => {
    const tables = await finished.of(guildId);
    if (!tables.ok) return tables;
    for (const table of tables.value) {
      if (!table.rated || table.status !== 'finished' || known.has(table.id)) continue;
      const playable = await finished.playable(table);
      // a table that can't be read now has no result for now
      const result = playable.ok ? resultOf(playable.value) : undefined;
      if (result === undefined) continue;
      const saved = await store.set(result.id, result);
      if (!saved.ok) return err({ code: 'T_STORE', about: saved.error.reason });
      known.set(result.id, result);
    }
    return ok(undefined);
  };

  return {
    of: (guildId) =>
      inTurn(guildId, async () => {
        const there = await load(guildId);
        const whole = there.ok ? await complete(guildId) : there;
        if (!whole.ok) return whole;
        const own = [...known.values()].filter((result) => result.guildId === guildId);
        return ok(own.sort((a, b) => a.endedAt - b.endedAt || (a.id < b.id ? -1 : 1)));
      }),
  };
}

function resultOf({ record: table, game }: Playable): GameResult | undefined {
  const { id, gameId, place, people, journal, state, openedAt } = table;
  if (state === undefined) return undefined;
  const standings = game.scores(state);
  const seats = people.map(({ userId, name }, seat) => {
    const own = standings.find((standing) => standing.seat === seat);
    return { userId, name, rank: own?.rank ?? standings.length, total: own?.total ?? 0 };
  });
  const { guildId } = place;
  return { schema: RESULT_SCHEMA, id, gameId, guildId, endedAt: journal.at(-1)?.at ?? openedAt, seats };
}

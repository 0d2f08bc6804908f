import { err, ok, type Result } from '../../src/storage/result.ts';
import type { Peeked, RowKind, Rows, RowTrouble } from '../../src/storage/rows.ts';

/** Rows in memory, as text like the real ones, that refuse to be written when told so. */
export interface MemoryRows extends Rows {
  readonly texts: Map<string, string>;
  failing: 'no' | 'writes' | 'all';
}

export function memoryRows(others: Partial<Readonly<Record<RowKind, MemoryRows>>> = {}): MemoryRows {
  const texts = new Map<string, string>();
  // so that what is not queued overlaps
  const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
  const rows: MemoryRows = {
    texts,
    failing: 'no',
    read: async (key) => {
      await pause();
      if (rows.failing === 'all') return err({ kind: 'failed', reason: 'another program holds it.' });
      const text = texts.get(key);
      try {
        return ok(text === undefined ? undefined : JSON.parse(text));
      } catch {
        return err({ kind: 'unreadable', reason: 'it is no JSON' });
      }
    },
    write: async (key, json) => {
      await pause();
      if (rows.failing !== 'no') return err({ kind: 'failed', reason: 'the disk is full.' });
      texts.set(key, JSON.stringify(json));
      return ok(undefined);
    },
    remove: async (key) => {
      await pause();
      return ok(texts.delete(key));
    },
    move: async (key, to, newKey) => {
      await pause();
      const text = texts.get(key);
      if (text === undefined) return ok(false);
      const target = others[to];
      if (target === undefined) throw new Error(`there are no rows of the kind ${to} here`);
      if (target.failing !== 'no') return err({ kind: 'failed', reason: 'the disk is full.' });
      target.texts.set(newKey, text);
      return ok(texts.delete(key));
    },
    peek: async (paths, whose) => {
      await pause();
      const keys = [...texts.keys()]
        .sort()
        .filter((key) => whose === undefined || isOf(texts.get(key), whose));
      return ok(keys.map((key) => ({ key, ...peeked(texts.get(key), paths) })));
    },
  };
  return rows;
}

function peeked(text = '', paths: readonly string[]): Omit<Peeked, 'key'> {
  try {
    const json: unknown = JSON.parse(text);
    return { values: paths.map((path) => path.split('.').slice(1).reduce(valueIn, json) ?? null) };
  } catch {
    return { values: undefined, text };
  }
}

function isOf(text: string | undefined, whose: string): boolean {
  const { values } = peeked(text, ['$.place.guildId', '$.guildId', '$.people']);
  if (values === undefined) return true;
  const [place, guild, people] = values;
  const ids = Array.isArray(people) ? people.map((one: unknown) => valueIn(one, 'userId')) : [];
  return [place, guild, ...ids].includes(whose);
}

function valueIn(json: unknown, key: string): unknown {
  return typeof json === 'object' && json !== null
    ? Object.getOwnPropertyDescriptor(json, key)?.value
    : undefined;
}

/** The keys of all rows, sorted. */
export async function keysIn(rows: Rows): Promise<Result<readonly string[], RowTrouble>> {
  const found = await rows.peek(['$.schema']);
  return found.ok ? ok(found.value.map(({ key }) => key)) : found;
}

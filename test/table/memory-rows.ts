import { err, ok } from '../../src/storage/result.ts';
import type { RowKind, Rows } from '../../src/storage/rows.ts';

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
      return ok(text === undefined ? undefined : JSON.parse(text));
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
    keys: async () => {
      await pause();
      return ok([...texts.keys()].sort());
    },
  };
  return rows;
}

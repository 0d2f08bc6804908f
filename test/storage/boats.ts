import type { Codec } from '../../src/storage/codec.ts';
import { err, ok } from '../../src/storage/result.ts';

interface Boat {
  readonly schema: number;
  readonly name: string;
  readonly masts: number;
}
/** Schema 1 had the name as `called`, 2 had no masts. */
export const BOATS: Codec<Boat> = {
  schema: 3,
  migrations: new Map<number, (old: unknown) => unknown>([
    // as: what these schemas were
    [1, (old) => ({ schema: 2, name: (old as { called: string }).called })],
    [2, (old) => ({ ...(old as object), schema: 3, masts: 1 })],
  ]),
  check: (json) =>
    typeof json === 'object' && json !== null && 'name' in json && typeof json.name === 'string'
      ? // as: enough of a check for a test
        ok(json as Boat)
      : err('it has no name'),
};
export const FRAM: Boat = { schema: 3, name: 'Fram', masts: 3 };

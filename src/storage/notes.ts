import type { Codec } from './codec.ts';
import { err, ok } from './result.ts';

/** Something small that the bot remembers for itself: which commands are registered, which servers it has greeted. */
interface Note {
  readonly schema: typeof NOTE_SCHEMA;
  readonly text: string;
}
export const NOTE_SCHEMA = 1;

export const NOTE_CODEC: Codec<Note> = {
  schema: NOTE_SCHEMA,
  migrations: new Map(),
  check: (json) =>
    typeof json === 'object' && json !== null && 'text' in json && typeof json.text === 'string'
      ? ok({ schema: NOTE_SCHEMA, text: json.text })
      : err('a note without text'),
};

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decode, type Codec } from '../../src/storage/codec.ts';
import { NOTE_CODEC } from '../../src/storage/notes.ts';
import { RESULT_CODEC } from '../../src/table/results.ts';
import { PERSON_CODEC, SERVER_CODEC } from '../../src/table/settings.ts';

/*
 * What is saved beside the tables, as each released schema saved it (for the tables: fixtures.test.ts). A file in released/
 * never changes: a new schema gets new ones beside them, and a migration that leads from the old ones to it.
 */

const FOLDER = new URL('./released/', import.meta.url);

const KINDS: Readonly<Record<string, Codec<unknown>>> = {
  note: NOTE_CODEC,
  person: PERSON_CODEC,
  result: RESULT_CODEC,
  server: SERVER_CODEC,
};

const released = Object.entries(KINDS).flatMap(([kind, codec]) =>
  Array.from({ length: codec.schema }, (_, index) => ({ kind, codec, file: `${kind}-${index + 1}.json` })),
);

function json(file: string): Record<string, unknown> {
  // as: every record is an object
  return JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Record<string, unknown>;
}

describe('records beside the tables', () => {
  it('GIVEN every schema up to the present THEN each kind has a record of it here', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(released.map(({ file }) => file).sort());
  });

  it.each(released)('GIVEN $file THEN it is read with all that it had', ({ codec, file }) => {
    expect(decode(codec, json(file))).toEqual({ ok: true, value: { ...json(file), schema: codec.schema } });
  });

  it.each(released)('GIVEN $file as a newer bot would write it THEN it is refused', ({ codec, file }) => {
    const newer = decode(codec, { ...json(file), schema: codec.schema + 1 });
    expect(newer.ok ? '' : newer.error).toContain('newer version of the bot');
  });
});

import { isPlainJson } from './plain-json.ts';
import { err, ok, type Result } from './result.ts';

/** How records of one kind are recognised. Every record is an object with the number of its form in `schema`. */
export interface Codec<T> {
  readonly schema: number;
  /** a form's number -> how its records become those of the next one */
  readonly migrations: ReadonlyMap<number, (old: unknown) => unknown>;
  /** whether it is a record of the present form */
  check(json: unknown): Result<T, string>;
}

/** The record, brought to the present form; or why it can't be understood. */
export function decode<T>(codec: Codec<T>, json: unknown): Result<T, string> {
  const schema = schemaOf(json);
  if (schema === undefined) return err('it is no record: its schema number is missing');
  if (schema > codec.schema)
    return err(
      `it was written by a newer version of the bot (schema ${schema}, this one knows ${codec.schema})`,
    );
  let record = json;
  for (let from = schema; from < codec.schema; from += 1) {
    const migrate = codec.migrations.get(from);
    if (migrate === undefined) return err(`there is no way from schema ${from} to ${codec.schema}`);
    try {
      record = migrate(record);
    } catch (cause) {
      return err(`it could not be brought from schema ${from} to ${from + 1}: ${String(cause)}`);
    }
    if (schemaOf(record) !== from + 1) return err(`the step from schema ${from} left no ${from + 1}`);
  }
  // JSON has texts for numbers that it doesn't write: 1e999, -0
  if (!isPlainJson(record)) return err('it is damaged: a number in it is none');
  const checked = codec.check(record);
  return checked.ok ? ok(checked.value) : err(`it is damaged: ${checked.error}`);
}

function schemaOf(json: unknown): number | undefined {
  if (typeof json !== 'object' || json === null || !('schema' in json)) return undefined;
  const { schema } = json;
  return typeof schema === 'number' && Number.isInteger(schema) ? schema : undefined;
}

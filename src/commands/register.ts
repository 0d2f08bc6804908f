import { Routes, type REST } from 'discord.js';
import { canonicalJson } from '../engine/core/json.ts';
import type { CommandDefinition } from './definitions.ts';

/** Pushes the definitions if Discord has others; says whether it did. Pushing costs from a daily allowance. */
export async function registerCommands(
  rest: REST,
  applicationId: string,
  wanted: readonly CommandDefinition[],
): Promise<boolean> {
  const route = Routes.applicationCommands(applicationId);
  const registered = await rest.get(route, { query: new URLSearchParams({ with_localizations: 'true' }) });
  if (Array.isArray(registered) && sameCommands(wanted, registered)) return false;
  await rest.put(route, { body: wanted });
  return true;
}

/** Discord gives definitions back with ids and defaults filled in, in an order of its own. */
export function sameCommands(wanted: readonly unknown[], registered: readonly unknown[]): boolean {
  const texts = (commands: readonly unknown[]): string =>
    commands
      .map((command) => canonicalJson(essence(command, FIELDS)))
      .sort()
      .join('\n');
  return texts(wanted) === texts(registered);
}

const FIELDS = [
  'type',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'required',
  'autocomplete',
  'choices',
  'value',
  'options',
  'contexts',
  'integration_types',
  'min_value',
  'max_value',
  'min_length',
  'max_length',
] as const;

/** Only what we say about a command, with what is empty or false left out. */
function essence(part: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(part)) return part.map((item: unknown) => essence(item, fields));
  if (typeof part !== 'object' || part === null) return part;
  const known = Object.entries(part)
    .filter(([key, value]) => fields.includes(key) && !isEmpty(value))
    .map(([key, value]): [string, unknown] => [
      key,
      key.endsWith('_localizations') ? value : essence(value, fields),
    ]);
  return Object.fromEntries(known);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

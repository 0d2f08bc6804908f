import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame, AnyRulebook, ComponentSet } from './engine/core/contract.ts';
import { err, ok, type Result } from './engine/core/result.ts';

/** A checked file of component data. */
export interface LoadedSet {
  readonly rulebook: AnyRulebook;
  readonly set: ComponentSet<unknown>;
  readonly file: string;
}

interface Envelope {
  readonly id: string;
  readonly version: number;
  readonly game: string;
}

/**
 * All sets in these folders (the shipped ones of each game, and the owner's own), or every failure of every file, each
 * a sentence. A folder that does not exist holds no sets.
 */
export function readComponentSets(
  rulebooks: readonly AnyRulebook[],
  folders: readonly string[],
): Result<readonly LoadedSet[], readonly string[]> {
  const listed = folders.map(jsonFilesIn);
  const files = listed.flatMap((one) => (one.ok ? one.value : []));
  const read = files.map((file) => ({ file, set: readSet(rulebooks, file) }));
  const failures = [
    ...listed.flatMap((one) => (one.ok ? [] : [one.error])),
    ...read.flatMap(({ file, set }) => (set.ok ? [] : set.error.map((failure) => `${file}: ${failure}`))),
  ];
  const loaded = read.flatMap(({ set }) => (set.ok ? [set.value] : []));
  failures.push(...changedFiles(loaded));
  if (failures.length === 0) failures.push(...missingDefaults(rulebooks, loaded));
  return failures.length === 0 ? ok(onceEach(loaded)) : err(failures);
}

/** Each game with each of its sets: the default set's newest version first, then the others by id, newest first. */
export function gamesWithSets(
  rulebooks: readonly AnyRulebook[],
  loaded: readonly LoadedSet[],
): ReadonlyMap<string, readonly AnyGame[]> {
  return new Map(
    rulebooks.map((rulebook) => {
      const sets = loaded.filter((one) => one.rulebook === rulebook).map(({ set }) => set);
      const isDefault = (set: ComponentSet<unknown>): number => Number(set.id === rulebook.defaultSet);
      sets.sort(
        (a, b) => isDefault(b) - isDefault(a) || a.id.localeCompare(b.id, 'en') || b.version - a.version,
      );
      return [rulebook.id, sets.map((set) => rulebook.using(set))];
    }),
  );
}

/** Links count as what they lead to: a container's mounted sets are links. */
function jsonFilesIn(folder: string): Result<readonly string[], string> {
  try {
    const files = readdirSync(folder)
      .filter((name) => name.toLowerCase().endsWith('.json'))
      .map((name) => join(folder, name))
      .filter((file) => !statSync(file).isDirectory());
    return ok(files.sort());
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'ENOENT' && !isLink(folder)) return ok([]);
    const why = cause instanceof Error ? cause.message : String(cause);
    return err(`${folder}: is no folder of component sets that can be read (${why})`);
  }
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

export function readSet(
  rulebooks: readonly AnyRulebook[],
  file: string,
): Result<LoadedSet, readonly string[]> {
  let text: string;
  let json: unknown;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    return err([`cannot be read (${cause instanceof Error ? cause.message : String(cause)})`]);
  }
  try {
    json = JSON.parse(text);
  } catch (cause) {
    return err([`is not JSON (${cause instanceof Error ? cause.message : String(cause)})`]);
  }
  const envelope = envelopeOf(json);
  if (!envelope.ok) return envelope;
  const { id, version, game } = envelope.value;
  const rulebook = rulebooks.find((candidate) => candidate.id === game);
  if (rulebook === undefined)
    return err([`is for the game ${game}, which is none of ${rulebooks.map((one) => one.id).join(', ')}`]);
  const checked = rulebook.checkSet(json);
  if (!checked.ok) return checked;
  const hash = createHash('sha256').update(text).digest('hex');
  return ok({ rulebook, file, set: { id, version, hash, components: checked.value } });
}

/** `id`, `version` and `game` stand at the top of the file, or under `set` (with `game` at either place). */
function envelopeOf(json: unknown): Result<Envelope, readonly string[]> {
  if (!isFields(json)) return err(['is not a JSON object']);
  const under = isFields(json.set) ? json.set : {};
  const { id, version, game } = { ...under, ...json };
  const failures: string[] = [];
  if (typeof id !== 'string' || !/^[a-z0-9][a-z0-9-]{0,39}$/u.test(id))
    failures.push('has no id (small letters, digits and hyphens, at most 40) at its top or under "set"');
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    failures.push('has no version (a whole number from 1) at its top or under "set"');
  if (typeof game !== 'string') failures.push('does not say at its top which game it is for ("game")');
  if (failures.length > 0) return err(failures);
  return ok({ id: String(id), version: Number(version), game: String(game) });
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const nameOf = ({ rulebook, set }: LoadedSet): string => `${rulebook.id}/${set.id} version ${set.version}`;

/** A released file never changes: the same id and version with another content would break running tables. */
function changedFiles(loaded: readonly LoadedSet[]): readonly string[] {
  return loaded.flatMap((one, at) => {
    const earlier = loaded.slice(0, at).find((other) => nameOf(other) === nameOf(one));
    return earlier === undefined || earlier.set.hash === one.set.hash
      ? []
      : [`${one.file}: ${nameOf(one)} is also in ${earlier.file}, with other content; raise the version`];
  });
}

function onceEach(loaded: readonly LoadedSet[]): readonly LoadedSet[] {
  return loaded.filter((one, at) => loaded.findIndex((other) => nameOf(other) === nameOf(one)) === at);
}

/** What a game found odd about its sets, a sentence each. */
export function warningsOf(loaded: readonly LoadedSet[]): readonly string[] {
  return loaded.flatMap(({ file, set: { components } }) => {
    const found = isFields(components) && Array.isArray(components.warnings) ? components.warnings : [];
    return found.map((warning) => `${file}: ${String(warning)}`);
  });
}

function missingDefaults(rulebooks: readonly AnyRulebook[], loaded: readonly LoadedSet[]): readonly string[] {
  return rulebooks
    .filter(
      (rulebook) => !loaded.some((one) => one.rulebook === rulebook && one.set.id === rulebook.defaultSet),
    )
    .map((rulebook) => `the component set ${rulebook.defaultSet} of the game ${rulebook.id} is not there`);
}

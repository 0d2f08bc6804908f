import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readFileSync } from 'node:fs';
import { gamesWithSets, readSet } from '../src/component-sets.ts';
import type { AnyGame, Options, OptionValue } from '../src/engine/core/contract.ts';
import { shippedSets, WHOLE_GAMES, type GamePackage } from './games.ts';

/** What is wrong with how a script was called, in one sentence. */
export class WrongArgument extends Error {
  override readonly name = 'WrongArgument';
}

export type Arguments = Readonly<Record<string, string | boolean | undefined>>;

export interface Accepted {
  /** `--name value` */
  readonly values: readonly string[];
  /** `--name` */
  readonly flags?: readonly string[];
  /** words without a name, at most so many */
  readonly words?: number;
}

export function readArguments(
  args: readonly string[],
  { values, flags = [], words = 0 }: Accepted,
): { readonly named: Arguments; readonly words: readonly string[] } {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const name of values) options[name] = { type: 'string' };
  for (const name of flags) options[name] = { type: 'boolean' };
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: words > 0, strict: true });
    if (parsed.positionals.length > words)
      throw new WrongArgument(`too many words: ${parsed.positionals.join(' ')}`);
    const given: [string, unknown][] = Object.entries(parsed.values);
    const named = given.filter((entry): entry is [string, string | boolean] => !Array.isArray(entry[1]));
    return { named: Object.fromEntries(named), words: parsed.positionals };
  } catch (cause) {
    if (cause instanceof WrongArgument) throw cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new WrongArgument(message.split('. ')[0] ?? message);
  }
}

export function text(named: Arguments, name: string, byDefault?: string): string {
  const value = named[name] ?? byDefault;
  if (typeof value !== 'string' || value === '') throw new WrongArgument(`--${name} is missing`);
  return value;
}

export function wholeNumber(
  named: Arguments,
  name: string,
  least: number,
  most: number,
  byDefault?: number,
): number {
  const given = text(named, name, byDefault === undefined ? undefined : String(byDefault));
  const number = Number(given);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new WrongArgument(`--${name} ${given} is no whole number from ${least} to ${most}`);
  return number;
}

export function oneOfThese<T extends string>(
  named: Arguments,
  name: string,
  values: readonly T[],
  byDefault: T,
): T {
  const given = text(named, name, byDefault);
  const value = values.find((known) => known === given);
  if (value === undefined) throw new WrongArgument(`--${name} ${given} is none of ${values.join(', ')}`);
  return value;
}

/** The game that `--game` names, with the set of `--set` or its default one. */
export function chosenGame(named: Arguments): GamePackage & { readonly game: AnyGame } {
  const id = text(named, 'game');
  const whole = WHOLE_GAMES.find(({ rulebook }) => rulebook.id === id);
  if (whole === undefined)
    throw new WrongArgument(
      `--game ${id} is none of ${WHOLE_GAMES.map(({ rulebook }) => rulebook.id).join(', ')}`,
    );
  return { ...whole, game: gameOf(whole, named.set) };
}

function gameOf({ rulebook }: GamePackage, file: string | boolean | undefined): AnyGame {
  if (typeof file === 'string') {
    const read = readSet([rulebook], file);
    if (!read.ok) throw new WrongArgument(`--set ${file}: ${read.error.join('; ')}`);
    return rulebook.using(read.value.set);
  }
  const [game] = gamesWithSets([rulebook], shippedSets()).get(rulebook.id) ?? [];
  if (game === undefined) throw new WrongArgument(`${rulebook.id} has no component set`);
  return game;
}

export function chosenSeats(named: Arguments, { seats }: AnyGame): number {
  return wholeNumber(named, 'seats', seats.min, seats.max);
}

/** `--options '{"season":"harsh"}'` */
export function chosenOptions(named: Arguments): Options {
  const given = text(named, 'options', '{}');
  const json = jsonOf(given, `--options ${given}`);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new WrongArgument(`--options ${given} is no JSON object`);
  const options: [string, OptionValue][] = Object.entries(json).map(([key, value]: [string, unknown]) => {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return [key, value];
    throw new WrongArgument(`--options: ${key} is no text, number, true or false`);
  });
  return Object.fromEntries(options);
}

export function jsonOf(source: string, name: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw new WrongArgument(`${name} is not JSON`);
  }
}

export function jsonFile(file: string): unknown {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    throw new WrongArgument(`${file} cannot be read`);
  }
  return jsonOf(source, file);
}

/** Runs a script: a wrong argument is one sentence and exit code 1. */
export function run(script: (args: readonly string[]) => number | Promise<number>): void {
  // who reads our output has had enough: `simulate | head`
  process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EPIPE') throw cause;
    process.exit(0);
  });
  void exitCodeOf(script).then((code) => {
    process.exitCode = code;
  });
}

async function exitCodeOf(script: (args: readonly string[]) => number | Promise<number>): Promise<number> {
  try {
    return await script(process.argv.slice(2));
  } catch (cause) {
    if (!(cause instanceof WrongArgument)) throw cause;
    process.stderr.write(`${cause.message}\n`);
    return 1;
  }
}

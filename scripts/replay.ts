import type { AnyGame, CoreState } from '../src/engine/core/contract.ts';
import { playText, type Decision } from '../src/engine/core/replay.ts';
import {
  checkShape,
  integer,
  list,
  optional,
  record,
  table,
  text,
  type Shape,
} from '../src/engine/core/shape.ts';
import { LOCALES, type Locale } from '../src/i18n/locale.ts';
import type { Say } from '../src/i18n/say.ts';
import { Counts } from '../test/contract/counts.ts';
import { subjectOf } from '../test/contract/subjects.ts';
import { walk } from '../test/contract/walk.ts';
import { chosenGame, jsonFile, oneOfThese, readArguments, run, WrongArgument } from './arguments.ts';
import type { GamePackage } from './games.ts';
import { nameOf, speaker } from './speaker.ts';

/*
 * npm run -s replay -- FILE: plays a failure file, a bot's report of a mistake (DATA_DIR/failures) or a line of `simulate`
 * again, move by move, and says what is wrong.
 */

interface Replayable {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly options: Record<string, unknown>;
  readonly journal: Decision[];
  /** of a bot's report: the state that the journal begins with */
  readonly base?: Readonly<Record<string, unknown>>;
  /** of a bot's report: what was being played when it failed */
  readonly failed?: readonly Decision[];
  readonly componentSet?: { id: string; version: number; hash: string };
  readonly law?: string;
  readonly message?: string;
}

const ANYTHING: Shape<unknown> = { faults: () => [] };
const DECISION = record({ seat: integer(0, 99), text: text() });
const REPLAYABLE: Shape<Replayable> = record(
  {
    game: text(),
    seats: integer(1, 100),
    seed: text(),
    options: table(ANYTHING),
    journal: list(DECISION, 0, 100_000),
    base: optional(table(ANYTHING)),
    failed: optional(list(DECISION, 0, 2)),
    componentSet: optional(
      record({
        id: text(),
        version: integer(1, 1e9),
        hash: text(),
      }),
    ),
    law: optional(text()),
    message: optional(text()),
  },
  'open',
);

run((args) => {
  const { named, words } = readArguments(args, { values: ['set', 'locale'], words: 1 });
  const [file] = words;
  if (file === undefined) throw new WrongArgument('which file? npm run -s replay -- FILE');
  const read = checkShape(REPLAYABLE, jsonFile(file));
  if (!read.ok) throw new WrongArgument(`${file} is no journal: ${read.error.slice(0, 3).join('; ')}`);
  const played = read.value;
  const whole = chosenGame({ game: played.game, set: named.set });
  return replayed(whole, played, oneOfThese(named, 'locale', LOCALES, 'en'));
});

function replayed(
  whole: GamePackage & { readonly game: AnyGame },
  played: Replayable,
  locale: Locale,
): number {
  const { game } = whole;
  warnOfAnotherSet(game, played);
  const say = speaker(whole, game, locale);
  let state = startOf(game, played, say);
  for (const [at, decision] of played.journal.entries()) {
    print(`${at + 1}. ${nameOf(decision.seat)}: ${decision.text}`);
    const after = playedOn(game, say, state, decision);
    if (after === undefined) return 1;
    state = after;
  }
  show(game, say, state);
  const { failed = [] } = played;
  if (failed.length > 0) return failsAgain(game, say, state, failed);
  return played.law === undefined ? 0 : stillFails(whole, played);
}

function startOf(game: AnyGame, played: Replayable, say: Say): CoreState {
  if (played.base !== undefined) {
    const base = game.checkState(played.base);
    if (!base.ok) throw new WrongArgument(`its base is no state of this game: ${base.error}`);
    return base.value;
  }
  const start = game.setup(played.seed, played.seats, optionsOf(played));
  if (!start.ok)
    throw new WrongArgument(`the game cannot be set up: ${start.error.code} ${start.error.about ?? ''}`);
  tell(say, start.value.events);
  return start.value.state;
}

/** The state after a decision; nothing, and the reason printed, if it is refused. */
function playedOn(game: AnyGame, say: Say, state: CoreState, decision: Decision): CoreState | undefined {
  const step = playText(game, state, decision);
  if (step.ok) {
    tell(say, step.value.events);
    return step.value.state;
  }
  const { code, reason } = step.error;
  print(`   refused: ${code}${reason === undefined ? '' : ` (${reason.rule}: ${say.say(reason.why)})`}`);
  return undefined;
}

/** Plays what a bot could not. */
function failsAgain(game: AnyGame, say: Say, state: CoreState, decisions: readonly Decision[]): number {
  let after: CoreState | undefined = state;
  try {
    for (const decision of decisions) {
      print(`what failed: ${nameOf(decision.seat)}: ${decision.text}`);
      after = after && playedOn(game, say, after, decision);
    }
  } catch (cause) {
    print(`it still does: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`);
    return 1;
  }
  print('it does not any more');
  return 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function tell(say: Say, events: readonly { readonly type: string }[]): void {
  for (const event of events) print(`   ${say.event(event)}`);
}

function show(game: AnyGame, say: Say, state: CoreState): void {
  for (const seat of game.activeSeats(state)) {
    const prompt = game.prompt(state, seat);
    if (prompt === undefined) continue;
    print(`${nameOf(seat)}: ${say.say(prompt.question)}`);
    print(`   ${prompt.options.map((option) => option.text).join(' | ')}`);
  }
  for (const { seat, name, total, rank } of game.scores(state)) {
    const who = seat === undefined ? (name === undefined ? '?' : say.say(name)) : nameOf(seat);
    print(`${rank}. ${who} ${total}`);
  }
}

/** Plays the journal, and on from there as the random players did, under the laws again. */
function stillFails(whole: GamePackage, played: Replayable): number {
  print(`it broke: ${played.law ?? ''}\n   ${played.message ?? ''}`);
  const options = optionsOf(played);
  const { seats, seed } = played;
  for (const policy of ['weighed', 'uniform'] as const) {
    const failure = walk(subjectOf(whole), { seats, seed, options }, new Counts(), {
      policy,
      first: played.journal,
    });
    if (failure === undefined || failure.law !== played.law) continue;
    print(`it still does: ${failure.message}`);
    return 1;
  }
  print('it does not any more');
  return 0;
}

function optionsOf({ options }: Replayable): Record<string, string | number | boolean> {
  const known = Object.entries(options).filter(
    (entry): entry is [string, string | number | boolean] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number' || typeof entry[1] === 'boolean',
  );
  return Object.fromEntries(known);
}

function warnOfAnotherSet({ componentSet }: AnyGame, played: Replayable): void {
  const wanted = played.componentSet;
  if (wanted === undefined || wanted.hash === componentSet.hash) return;
  print(
    `(it was played with the set ${wanted.id} version ${wanted.version}; this is ${componentSet.id} version ${componentSet.version}, another file: --set FILE)`,
  );
}

import { setImmediate as breath } from 'node:timers/promises';
import type { AnyGame, CoreState } from '../engine/core/contract.ts';
import { LONGEST_TEXT } from '../engine/core/contract.ts';
import { resolveOptions } from '../engine/core/options.ts';
import { playText, type Decision } from '../engine/core/replay.ts';
import { err, ok, type Result } from '../engine/core/result.ts';
import {
  checkShape,
  integer,
  list,
  oneOf,
  optional,
  record,
  table,
  text,
  type Shape,
} from '../engine/core/shape.ts';
import { AI_ID } from './ai-seats.ts';
import { openLobby, sha256 } from './lobby.ts';
import { gameWith, type LoadedGames } from './loaded-games.ts';
import { LEVELS, OPTION_VALUE } from './record-codec.ts';
import type { Person, Place, TableRecord } from './record.ts';
import { refuse } from './refusal.ts';
import type { TableRefusal } from './tables.ts';

/*
 * A game as a file: what it takes to play it again, and nobody's user id. What comes in is checked and replayed by the
 * rules, decision by decision: a file is never trusted.
 */

/** Longer than any game's file. */
export const MOST_BYTES = 500_000;
const MOST_DECISIONS = 5_000;
const FORM = 1;
/** nobody's: of people who came with a file */
const PERSON_ID = 'file:';
const NAME = /^[^]{0,100}$/u;
const WORD = /^[^]{1,200}$/u;

const FILE = record({
  icebreaker: oneOf<typeof FORM>([FORM]),
  game: text(WORD),
  rules: integer(0),
  set: record({ id: text(WORD), version: integer(0), hash: text(WORD) }),
  seed: text(WORD),
  options: table(OPTION_VALUE),
  players: list(record({ name: text(NAME), ai: optional(oneOf(LEVELS)) }), 1, 8),
  journal: list(record({ seat: integer(0, 7), text: text(WORD) }), 0, MOST_DECISIONS),
});
type GameFile = typeof FILE extends Shape<infer T> ? T : never;

/** The file of a game that is over; none of one that its seed and its decisions don't tell. */
export function gameFile(table: TableRecord): Result<string, TableRefusal> {
  const { componentSet, seed, options, people, journal, baseAfter, continues } = table;
  if (baseAfter !== undefined || continues !== undefined) return refuse('T_NOT_FROM_SEED');
  const file: GameFile = {
    icebreaker: FORM,
    game: table.gameId,
    rules: table.rulesVersion,
    set: { ...componentSet },
    seed,
    options: { ...options },
    players: people.map(({ name, ai }) => ({ name: name.slice(0, 100), ...(ai !== undefined && { ai }) })),
    journal: journal.map(({ seat, text: words }) => ({ seat, text: words })),
  };
  return ok(`${JSON.stringify(file, undefined, 1)}\n`);
}

interface Import {
  readonly place: Place;
  readonly by: Person;
  readonly locale: TableRecord['locale'];
  readonly at: number;
}

/** The record of a file's game, if it is one that can be played so. The same file in the same channel is the same record. */
export async function readGameFile(
  bytes: string,
  games: LoadedGames,
  { place, by, locale, at }: Import,
): Promise<Result<TableRecord, TableRefusal>> {
  const file = parsed(bytes);
  if (!file.ok) return file;
  const { game: gameId, rules, set, seed, players, journal, options: given } = file.value;
  const game = gameWith(games, gameId, set);
  if (game?.rulesVersion !== rules) return refuse('T_FILE_GAME');
  const options = resolveOptions(game.options, players.length, given);
  if (!options.ok || players.every(({ ai }) => ai !== undefined)) return refuse('T_FILE');
  const played = await replayed(game, seed, players.length, given, journal);
  if (!played.ok) return played;
  const { base, state, texts } = played.value;
  const people = players.map(({ name, ai }, seat): Person => {
    const id = `${ai === undefined ? PERSON_ID : AI_ID}${seat + 1}`;
    return { userId: id, name, ...(ai !== undefined && { ai }) };
  });
  const host = people.find(({ ai }) => ai === undefined) ?? by;
  const id = sha256(JSON.stringify([place, file.value])).slice(0, 10);
  const rev = journal.length + 1;
  const everySeat = people.map(() => 0);
  return ok({
    ...openLobby(game, { id, seed, host, place, locale, at }),
    options: given,
    people,
    status: game.isOver(state) ? 'finished' : 'abandoned',
    imported: true,
    rev,
    announcedRev: rev,
    barrier: journal.length,
    askedSince: everySeat,
    calledAt: everySeat,
    toldOf: everySeat,
    acts: [{ act: 'started', by: { userId: host.userId, name: host.name }, at, after: 0 }],
    base,
    state,
    journal: texts.map((decision, index) => ({ ...decision, at, rev: index + 2 })),
  });
}

function parsed(bytes: string): Result<GameFile, TableRefusal> {
  if (bytes.length > MOST_BYTES) return refuse('T_FILE_LARGE');
  try {
    const checked = checkShape(FILE, JSON.parse(bytes));
    return checked.ok ? ok(checked.value) : err({ code: 'T_FILE' });
  } catch {
    return refuse('T_FILE');
  }
}

interface Played {
  readonly base: CoreState;
  readonly state: CoreState;
  /** every decision in its canonical words */
  readonly texts: readonly Decision[];
}

/** How many decisions are played before whoever moves elsewhere is answered. */
const AT_ONCE = 10;

async function replayed(
  game: AnyGame,
  seed: string,
  seats: number,
  options: TableRecord['options'],
  journal: readonly Decision[],
): Promise<Result<Played, TableRefusal>> {
  if (seats < game.seats.min || seats > game.seats.max) return refuse('T_FILE');
  if (journal.length > game.bound(seats)) return refuse('T_FILE_MOVES');
  try {
    const setup = game.setup(seed, seats, options);
    if (!setup.ok) return refuse('T_FILE');
    const base = setup.value.state;
    let state = base;
    const texts: Decision[] = [];
    for (const [at, decision] of journal.entries()) {
      const action = game.parseAction(decision.text);
      const played = playText(game, state, decision);
      if (!action.ok || !played.ok || decision.text.length > LONGEST_TEXT) return refuse('T_FILE_MOVES');
      ({ state } = played.value);
      texts.push({ seat: decision.seat, text: game.formatAction(action.value) });
      if (at % AT_ONCE === AT_ONCE - 1) await breath();
    }
    return ok({ base, state, texts });
  } catch {
    // the rules are made for what players do; a file may hold what nobody could
    return refuse('T_FILE_MOVES');
  }
}

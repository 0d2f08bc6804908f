import { createHash } from 'node:crypto';
import type { AnyGame, CoreState, Options } from '../engine/core/contract.ts';
import { optionsFor, resolveOptions } from '../engine/core/options.ts';
import { err, ok, type Result } from '../engine/core/result.ts';
import { seedRng, shuffle } from '../engine/core/rng.ts';
import type { Locale } from '../i18n/locale.ts';
import { withAct } from './acts.ts';
import { gameWith, type LoadedGames } from './loaded-games.ts';
import type { Pace } from './pace.ts';
import { TABLE_SCHEMA, type MessagePlace, type Person, type Place, type TableRecord } from './record.ts';
import { refuse, refuseByRule } from './refusal.ts';
import { isOver } from './snapshot.ts';
import type { LobbyChange, TableRefusal, TableRefusalCode } from './tables.ts';
import type { Playable } from './hydrate.ts';

type Changed = Result<TableRecord, TableRefusal>;

export interface Opening {
  readonly id: string;
  readonly seed: string;
  readonly host: Person;
  readonly place: Place;
  readonly locale: Locale;
  readonly pace?: Pace | undefined;
  readonly home?: MessagePlace | undefined;
  readonly at: number;
}

export function openLobby(game: AnyGame, opening: Opening): TableRecord {
  const { id, seed, host, place, locale, pace, home, at } = opening;
  return {
    schema: TABLE_SCHEMA,
    id,
    gameId: game.id,
    rulesVersion: game.rulesVersion,
    componentSet: { ...game.componentSet },
    seed,
    seedHash: sha256(seed),
    options: Object.fromEntries(game.options.map((spec) => [spec.key, spec.default])),
    people: [host],
    host: host.userId,
    place,
    locale,
    status: 'lobby',
    openedAt: at,
    rev: 1,
    barrier: 0,
    askedSince: [],
    calledAt: [],
    toldOf: [],
    announcedRev: 0,
    acts: [{ act: 'opened', by: host, at, after: 0, rev: 1 }],
    journal: [],
    interactions: [],
    ...(pace !== undefined && { pace }),
    ...(home !== undefined && { home }),
  };
}

export function join({ record, game }: Playable, person: Person, at: number): Changed {
  if (record.status !== 'lobby') return refuse(noLobby(record));
  if (isSeated(record, person)) return refuse('T_SEATED');
  if (record.people.length >= seatsOf(record, game).max) return refuse('T_FULL');
  return ok(withAct({ ...record, people: [...record.people, person] }, 'joined', person, at));
}

/** When the host leaves, whoever joined next becomes the host; when the last person leaves, the lobby closes. */
export function leave({ record }: Playable, person: Person, at: number): Changed {
  if (record.status !== 'lobby') return refuse(noLobby(record));
  if (!isSeated(record, person)) return refuse('T_NOT_SEATED');
  const people = record.people.filter(({ userId }) => userId !== person.userId);
  const first = people.find(({ ai }) => ai === undefined);
  if (first === undefined) return ok(withAct({ ...record, status: 'cancelled' }, 'cancelled', person, at));
  const host = record.host === person.userId ? first.userId : record.host;
  return ok(withAct({ ...record, people, host }, 'left', person, at));
}

export function cancel({ record }: Playable, person: Person, at: number): Changed {
  if (record.status !== 'lobby') return refuse(noLobby(record));
  if (record.host !== person.userId) return refuse('T_NOT_HOST');
  return ok(withAct({ ...record, status: 'cancelled' }, 'cancelled', person, at));
}

/** Closes a lobby whose host has gone. */
export function abandonLobby(
  { record }: Playable,
  person: Person,
  managesChannel: boolean,
  at: number,
): Changed {
  if (record.host !== person.userId && !managesChannel) return refuse('T_NOT_IN_CHARGE');
  return ok(withAct({ ...record, status: 'cancelled' }, 'cancelled', person, at));
}

export function configure(
  { record, game }: Playable,
  person: Person,
  change: LobbyChange,
  games: LoadedGames,
): Changed {
  if (record.status !== 'lobby') return refuse(noLobby(record));
  if (record.host !== person.userId) return refuse('T_NOT_HOST');
  if ('locale' in change) return ok({ ...record, locale: change.locale });
  if ('pace' in change) return ok({ ...record, pace: change.pace });
  if ('hints' in change) return ok({ ...record, hints: change.hints });
  // a position is played on as it was begun
  if (record.continues !== undefined) return refuseByRule({ code: 'E_OPTION' });
  if ('componentSet' in change) {
    const { id, version } = change.componentSet;
    const other = gameWith(games, record.gameId, change.componentSet);
    if (other === undefined) return refuseByRule({ code: 'E_OPTION', about: `set=${id}-${version}` });
    return ok({ ...record, componentSet: { ...other.componentSet }, rulesVersion: other.rulesVersion });
  }
  const { option, value } = change;
  const possible = seatNumbers(game).some(
    (seats) => resolveOptions(game.options, seats, { [option]: value }).ok,
  );
  if (!possible) return refuseByRule({ code: 'E_OPTION', about: `${option}=${String(value)}` });
  return ok({ ...record, options: { ...record.options, [option]: value } });
}

/** Why there is no lobby here: its game runs, or is over and another table can be opened. */
export function noLobby(record: TableRecord): TableRefusalCode {
  return isOver(record) ? 'T_NO_TABLE' : 'T_NOT_LOBBY';
}

/** Seats and setup come from the one stored seed, so that anybody can check both when it is shown at the end. */
export function start({ record, game }: Playable, person: Person, at: number): Changed {
  if (record.status !== 'lobby') return refuse(noLobby(record));
  if (record.host !== person.userId) return refuse('T_NOT_HOST');
  const seats = record.people.length;
  const range = seatsOf(record, game);
  if (seats < range.min) return refuse('T_TOO_FEW');
  if (seats > range.max) return refuse('T_FULL');
  const options = record.continues === undefined ? askedOptions(game, seats, record.options) : record.options;
  const begun = beginning(record, game, options);
  if (!begun.ok) return begun;
  const state = begun.value;
  const called = game.activeSeats(state);
  const started: TableRecord = {
    ...record,
    people: seatOrder(record),
    options,
    status: game.isOver(state) ? 'finished' : 'playing',
    base: state,
    state,
    askedSince: record.people.map(() => record.rev),
    calledAt: record.people.map((_, seat) => (called.includes(seat) ? record.rev : 0)),
    toldOf: record.people.map(() => 0),
  };
  return ok(withAct(started, 'started', person, at));
}

/** How many can play: at a table that goes on from a position, as many as sat there. */
export function seatsOf({ continues }: TableRecord, game: AnyGame): AnyGame['seats'] {
  return continues === undefined ? game.seats : { min: continues.seats, max: continues.seats };
}

function beginning(record: TableRecord, game: AnyGame, options: Options): Result<CoreState, TableRefusal> {
  if (record.continues !== undefined) {
    const checked = game.checkState(record.continues.state);
    return checked.ok ? checked : err({ code: 'T_FROZEN', about: checked.error });
  }
  const setup = game.setup(record.seed, record.people.length, options);
  return setup.ok ? ok(setup.value.state) : refuseByRule(setup.error);
}

/** Drawn from the seed; whoever is to sit first does, and the others follow them round the table. */
function seatOrder({ seed, people, first }: TableRecord): readonly Person[] {
  const drawn = shuffle(seedRng(`${seed}/seats`), [...people]);
  const at = Math.max(
    0,
    drawn.findIndex(({ userId }) => userId === first),
  );
  return [...drawn.slice(at), ...drawn.slice(0, at)];
}

/** Those asked at this number of seats, at their defaults where the lobby chose nothing that exists. */
function askedOptions(game: AnyGame, seats: number, chosen: Options): Options {
  const asked = optionsFor(game.options, seats).map((spec) => {
    const value = chosen[spec.key];
    return [spec.key, value !== undefined && spec.values.includes(value) ? value : spec.default] as const;
  });
  return Object.fromEntries(asked);
}

function seatNumbers({ seats: { min, max } }: AnyGame): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

function isSeated(record: TableRecord, person: Person): boolean {
  return record.people.some(({ userId }) => userId === person.userId);
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

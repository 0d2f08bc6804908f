import type { Level } from '../ai/levels.ts';
import { ok, type Result } from '../engine/core/result.ts';
import type { Playable } from './hydrate.ts';
import { withAct } from './acts.ts';
import { noLobby, seatsOf, start } from './lobby.ts';
import type { Person, TableRecord } from './record.ts';
import { refuse } from './refusal.ts';
import type { Against, TableRefusal } from './tables.ts';

/* Seats at which a computer plays. In a record they are people like others, with the level at which they play. */

/** Discord's ids are digits, so nobody can act for one of these. */
export const AI_ID = 'ai:';
/** The same in every language: the catalogue puts its mark to them. */
const NAMES = ['Ada', 'Hugo', 'Nina', 'Leo', 'Iris', 'Max'];

export function isAi(record: TableRecord, seat: number): boolean {
  return record.people[seat]?.ai !== undefined;
}

/** Whether its players may ask what a computer would do. Unless the host has said so: if they play against AI seats only. */
export function allowsHints({ hints, people }: TableRecord): boolean {
  return hints ?? people.filter(({ ai }) => ai === undefined).length === 1;
}

export function addAi({ record, game }: Playable, host: Person, level: Level, at: number): Changed {
  if (record.status !== 'lobby') return refuse(noLobby(record));
  if (record.host !== host.userId) return refuse('T_NOT_HOST');
  if (record.people.length >= seatsOf(record, game).max) return refuse('T_FULL');
  const ai = newcomer(record, level);
  return ok(withAct({ ...record, people: [...record.people, ai] }, 'joined', ai, at));
}

export function removeAi({ record }: Playable, host: Person, aiId: string, at: number): Changed {
  if (record.status !== 'lobby') return refuse(noLobby(record));
  if (record.host !== host.userId) return refuse('T_NOT_HOST');
  const ai = record.people.find((person) => person.userId === aiId && person.ai !== undefined);
  // somebody else's screen still showed it
  if (ai === undefined) return refuse('T_REPEATED');
  const people = record.people.filter((person) => person !== ai);
  return ok(withAct({ ...record, people }, 'left', ai, at));
}

/** A lobby in which nobody else is waited for. */
export function startAgainst(lobby: Playable, { count, level }: Against, host: Person, at: number): Changed {
  let { record } = lobby;
  for (let added = 0; added < count; added += 1) {
    const changed = addAi({ ...lobby, record }, host, level, at);
    if (!changed.ok) return changed;
    record = changed.value;
  }
  return start({ ...lobby, record }, host, at);
}

type Changed = Result<TableRecord, TableRefusal>;

export function newcomer({ people }: TableRecord, level: Level): Person {
  let number = 1;
  while (people.some(({ userId }) => userId === `${AI_ID}${number}`)) number += 1;
  return { userId: `${AI_ID}${number}`, name: NAMES[number - 1] ?? `AI ${number}`, ai: level };
}

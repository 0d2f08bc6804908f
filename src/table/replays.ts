import type { CoreState, GameEvent } from '../engine/core/contract.ts';
import { InvariantError } from '../engine/core/invariant-error.ts';
import { playText, type Decision } from '../engine/core/replay.ts';
import type { Playable } from './thaw.ts';

/** A state is kept after every so many decisions; those between are played again from it. */
const KEPT_EVERY = 25;
/** Tables that are kept in memory; the others' journals are replayed when somebody asks. */
const KEPT_TABLES = 20;

/** States and events of a table after each of its decisions: replayed from the journal, and kept as far as it pays. */
export interface Replays {
  /** `decisions` counts the whole journal; before `baseAfter` there is only the base */
  stateAfter(table: Playable, decisions: number): CoreState;
  /** what followed from the decision of this number, counted from 0; nothing before the base */
  eventsOf(table: Playable, decision: number): readonly GameEvent[];
  /** what followed from the setup; nothing where newer rules took the table over */
  setupEvents(table: Playable): readonly GameEvent[];
}

/** One table's decisions since its base, as far as they have been replayed. */
interface Line {
  readonly first: number;
  readonly decisions: Decision[];
  readonly events: (readonly GameEvent[])[];
  readonly states: Map<number, CoreState>;
  newest: { readonly after: number; readonly state: CoreState };
  setup?: readonly GameEvent[];
}

export function createReplays(): Replays {
  const lines = new Map<string, Line>();

  const lineOf = (table: Playable): Line => {
    const { id } = table.record;
    const known = lines.get(id);
    lines.delete(id);
    const line = known ?? freshLine(table);
    lines.set(id, line);
    for (const oldest of lines.keys()) if (lines.size > KEPT_TABLES) lines.delete(oldest);
    dropUndone(line, table);
    return line;
  };

  const stateAfter = (table: Playable, decisions: number): CoreState => {
    const line = lineOf(table);
    const wanted = Math.min(Math.max(decisions, line.first), table.record.journal.length);
    let { after, state } = nearest(line, wanted);
    for (; after < wanted; after += 1) {
      const played = play(table, state, after);
      state = played.state;
      line.decisions[after - line.first] ??= decisionAt(table, after);
      line.events[after - line.first] ??= played.events;
      if ((after + 1) % KEPT_EVERY === 0) line.states.set(after + 1, state);
    }
    if (wanted >= line.newest.after) line.newest = { after: wanted, state };
    return state;
  };

  return {
    stateAfter,
    eventsOf: (table, decision) => {
      const line = lineOf(table);
      if (decision >= line.first + line.events.length) stateAfter(table, decision + 1);
      return line.events[decision - line.first] ?? [];
    },
    setupEvents: (table) => {
      const line = lineOf(table);
      line.setup ??= line.first === 0 ? setupEvents(table) : [];
      return line.setup;
    },
  };
}

function freshLine({ record }: Playable): Line {
  const { id, base, baseAfter: first = 0 } = record;
  if (base === undefined) throw new Error(`table ${id} has no base to replay from`);
  return {
    first,
    decisions: [],
    events: [],
    states: new Map([[first, base]]),
    newest: { after: first, state: base },
  };
}

/** Forgets what was replayed of decisions that are no longer in the journal. A shorter journal alone proves nothing: it may be an older snapshot. */
function dropUndone(line: Line, { record }: Playable): void {
  const differing = line.decisions.findIndex(({ seat, text }, index) => {
    const entry = record.journal[line.first + index];
    return entry !== undefined && (entry.seat !== seat || entry.text !== text);
  });
  if (differing === -1) return;
  line.decisions.length = differing;
  line.events.length = differing;
  const kept = line.first + differing;
  for (const after of line.states.keys()) if (after > kept) line.states.delete(after);
  if (line.newest.after > kept) line.newest = nearest(line, kept);
}

function nearest(line: Line, wanted: number): { after: number; state: CoreState } {
  if (line.newest.after <= wanted) return { ...line.newest };
  const after = Math.max(...[...line.states.keys()].filter((kept) => kept <= wanted));
  const state = line.states.get(after);
  if (state === undefined) throw new Error(`no state is kept at or before decision ${wanted}`);
  return { after, state };
}

function decisionAt({ record }: Playable, index: number): Decision {
  const entry = record.journal[index];
  if (entry === undefined) throw new Error(`table ${record.id} has no decision ${index}`);
  return { seat: entry.seat, text: entry.text };
}

function play(
  table: Playable,
  state: CoreState,
  index: number,
): { readonly state: CoreState; readonly events: readonly GameEvent[] } {
  const decision = decisionAt(table, index);
  const played = playText(table.game, state, decision);
  if (played.ok) return played.value;
  throw new InvariantError(`the journal's decision ${index} no longer plays: ${played.error.code}`, {
    seat: decision.seat,
    text: decision.text,
  });
}

function setupEvents({ record, game }: Playable): readonly GameEvent[] {
  const setup = game.setup(record.seed, record.people.length, record.options);
  if (!setup.ok) throw new InvariantError(`the setup no longer plays: ${setup.error.code}`, {});
  return setup.value.events;
}

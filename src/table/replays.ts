import { LRUCache } from 'lru-cache';
import type { CoreState, GameEvent } from '../engine/core/contract.ts';
import { InvariantError } from '../engine/core/invariant-error.ts';
import { canonicalJson } from '../engine/core/json.ts';
import { playText, type Decision } from '../engine/core/replay.ts';
import type { Playable } from './hydrate.ts';

/** Of a long replay a state is kept after every so many decisions. */
const KEPT_EVERY = 25;
/** States of all tables together; those that are gone are replayed from the nearest one before. */
const KEPT_STATES = 600;
/** Tables whose events are kept. */
const KEPT_JOURNALS = 500;

/** States and events of a table after each of its decisions: replayed from the journal, or remembered as they were played. */
export interface Replays {
  /** `decisions` counts the whole journal; before `baseAfter` there is only the base */
  stateAfter(table: Playable, decisions: number): CoreState;
  /** what followed from the decision of this number, counted from 0; nothing before the base */
  eventsOf(table: Playable, decision: number): readonly GameEvent[];
  /** what followed from the setup; nothing where newer rules took the table over */
  setupEvents(table: Playable): readonly GameEvent[];
  /** the record's last decision was played on `before`, and this followed */
  remember(table: Playable, before: CoreState, events: readonly GameEvent[]): void;
  /** plays the whole journal; throws where it no longer plays */
  check(table: Playable): void;
}

/** One table's decisions since its base, as far as they have been replayed, with what followed from each. */
interface Line {
  readonly id: string;
  readonly first: number;
  readonly base: CoreState;
  readonly decisions: Decision[];
  readonly events: (readonly GameEvent[])[];
  setup?: readonly GameEvent[];
}

export function createReplays(): Replays {
  const lines = new LRUCache<string, Line>({ max: KEPT_JOURNALS });
  const states = new LRUCache<string, CoreState>({ max: KEPT_STATES });
  const keyOf = ({ id, first }: Line, after: number): string => `${id}:${first}:${after}`;
  const kept = (line: Line, after: number): CoreState | undefined =>
    states.get(keyOf(line, after)) ?? (after <= line.first ? line.base : undefined);
  const truncate = (line: Line, decisions: number): void => {
    for (let index = decisions; index < line.decisions.length; index += 1)
      states.delete(keyOf(line, line.first + index + 1));
    line.decisions.length = Math.min(line.decisions.length, decisions);
    line.events.length = line.decisions.length;
  };

  const lineOf = (table: Playable): Line => {
    const line = lines.get(table.record.id);
    const current = line?.first === (table.record.baseAfter ?? 0) ? line : freshLine(table);
    lines.set(table.record.id, current);
    truncate(current, agreeing(current, table));
    return current;
  };

  const stateAfter = (table: Playable, decisions: number): CoreState => {
    const line = lineOf(table);
    const wanted = Math.min(Math.max(decisions, line.first), table.record.journal.length);
    let after = wanted;
    while (kept(line, after) === undefined) after -= 1;
    let state = kept(line, after) ?? line.base;
    for (; after < wanted; after += 1) {
      const played = play(table, state, after);
      state = played.state;
      line.decisions[after - line.first] ??= decisionAt(table, after);
      line.events[after - line.first] ??= played.events;
      if (after + 1 === wanted || (after + 1) % KEPT_EVERY === 0) states.set(keyOf(line, after + 1), state);
    }
    return state;
  };

  const setupEvents = (table: Playable): readonly GameEvent[] => {
    const line = lineOf(table);
    const isSetUp = line.first === 0 && table.record.continues === undefined;
    line.setup ??= isSetUp ? eventsOfSetup(table) : [];
    return line.setup;
  };

  return {
    stateAfter,
    setupEvents,
    eventsOf: (table, decision) => {
      const line = lineOf(table);
      if (decision >= line.first + line.events.length) stateAfter(table, decision + 1);
      return line.events[decision - line.first] ?? [];
    },
    remember: (table, before, events) => {
      const { journal, state } = table.record;
      const last = journal.length - 1;
      const line = lineOf(table);
      const index = last - line.first;
      if (state === undefined || line.events.length < index || kept(line, last) !== before) return;
      // a step that was played and could not be saved may be played once more
      truncate(line, index);
      line.decisions.push(decisionAt(table, last));
      line.events.push(events);
      states.set(keyOf(line, journal.length), state);
    },
    check: (table) => {
      const { journal, state } = table.record;
      setupEvents(table);
      const replayed = stateAfter(table, journal.length);
      // the same state in one object, so that what is played on it can be remembered
      if (state !== undefined && canonicalJson(replayed) === canonicalJson(state))
        states.set(keyOf(lineOf(table), journal.length), state);
    },
  };
}

function freshLine({ record }: Playable): Line {
  const { id, base, baseAfter: first = 0 } = record;
  if (base === undefined) throw new Error(`table ${id} has no base to replay from`);
  return { id, first, base, decisions: [], events: [] };
}

/** How many replayed decisions are still those of the journal. A shorter journal alone proves nothing: it may be an older snapshot. */
function agreeing(line: Line, { record }: Playable): number {
  const differing = line.decisions.findIndex(({ seat, text }, index) => {
    const entry = record.journal[line.first + index];
    return entry !== undefined && (entry.seat !== seat || entry.text !== text);
  });
  return differing === -1 ? line.decisions.length : differing;
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

function eventsOfSetup({ record, game }: Playable): readonly GameEvent[] {
  const setup = game.setup(record.seed, record.people.length, record.options);
  if (!setup.ok) throw new InvariantError(`the setup no longer plays: ${setup.error.code}`, {});
  return setup.value.events;
}

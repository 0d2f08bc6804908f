import { leavesBarrier } from '../engine/core/barrier.ts';
import type { CoreState, Seat } from '../engine/core/contract.ts';
import { InvariantError } from '../engine/core/invariant-error.ts';
import { canonicalJson } from '../engine/core/json.ts';
import { ok, type Result } from '../engine/core/result.ts';
import { canonicalText } from '../engine/core/typed-text.ts';
import { askedSince, calledAt } from './asked.ts';
import type { JournalEntry, Person, TableRecord } from './record.ts';
import { refuse, refuseByRule } from './refusal.ts';
import type { Replays } from './replays.ts';
import type { TableRefusal } from './tables.ts';
import type { Playable } from './thaw.ts';

type Played = Result<TableRecord, TableRefusal>;

/** The record after a seat's decision, and maybe the one that was offered together with it. Its revision has been raised already. */
export function act(table: Playable, seat: Seat, text: string, next: string | undefined, at: number): Played {
  const first = decide(table, seat, text, at);
  if (!first.ok || next === undefined) return first;
  if (!isOffered(table, seat, text, next)) return refuse('T_NOT_TOGETHER');
  return decide({ ...table, record: first.value }, seat, next, at);
}

/** Nothing else is played in one go: whether the second step is legal would tell what the first one turns up. */
function isOffered({ game, record }: Playable, seat: Seat, text: string, next: string): boolean {
  const options = record.state === undefined ? [] : (game.prompt(record.state, seat)?.options ?? []);
  return options.some((option) => option.text === text && option.together?.next === next);
}

function decide(table: Playable, seat: Seat, typed: string, at: number): Played {
  const { record, game } = table;
  const { state: before } = record;
  if (before === undefined) return refuse('T_NOT_PLAYING');
  // before it is read: whoever isn't asked hears so, whatever he wrote
  if (!game.activeSeats(before).includes(seat)) return refuseByRule({ code: 'E_NOT_ACTIVE' });
  const step = applyTyped(table, before, seat, typed);
  if (!step.ok) return refuseByRule(step.error);
  const { state, events, text } = step.value;
  const journal = [...record.journal, { seat, text, at, rev: record.rev }];
  return ok({
    ...record,
    state,
    journal,
    status: game.isOver(state) ? 'finished' : 'playing',
    barrier: leavesBarrier(game, before, state, events) ? journal.length : record.barrier,
    askedSince: askedSince(game, before, state, record, seat),
    calledAt: calledAt(game, before, state, record),
  });
}

function applyTyped({ game }: Playable, state: CoreState, seat: Seat, typed: string) {
  const legal = game.legalActions(state, seat).map((action) => game.formatAction(action));
  const action = game.parseAction(canonicalText(game.actions, legal, typed));
  if (!action.ok) return action;
  const step = game.apply(state, seat, action.value);
  return step.ok ? ok({ ...step.value, text: game.formatAction(action.value) }) : step;
}

/** The step that undo takes back for this seat: its own, the last one, and before any barrier. */
export function undoableStep(record: TableRecord, seat: Seat): Result<JournalEntry, TableRefusal> {
  if (record.status !== 'playing') return refuse('T_NOT_PLAYING');
  const last = record.journal.at(-1);
  if (last === undefined) return refuse('T_NOTHING_TO_UNDO');
  if (last.seat !== seat) return refuse('T_NOT_YOUR_STEP');
  return record.journal.length > record.barrier ? ok(last) : refuse('T_BARRIER');
}

/** The record without its last step: the state is the journal's, replayed. */
export function undo(table: Playable, seat: Seat, by: Person, at: number, replays: Replays): Played {
  const { record, game } = table;
  const step = undoableStep(record, seat);
  if (!step.ok || record.state === undefined) return step.ok ? refuse('T_NOT_PLAYING') : step;
  const decisions = record.journal.length;
  // a game whose rules were changed without a new version would jump to another state here
  if (canonicalJson(replays.stateAfter(table, decisions)) !== canonicalJson(record.state))
    throw new InvariantError('the journal leads to another state than the saved one', {});
  const state = replays.stateAfter(table, decisions - 1);
  const journal = record.journal.slice(0, -1);
  const { userId, name } = by;
  return ok({
    ...record,
    state,
    journal,
    askedSince: askedSince(game, record.state, state, record, seat),
    acts: [...record.acts, { act: 'undone', by: { userId, name }, at, after: journal.length }],
  });
}

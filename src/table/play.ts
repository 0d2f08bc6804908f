import { leavesBarrier } from '../engine/core/barrier.ts';
import type { CoreState, GameEvent, PromptOption, RuleError, Seat } from '../engine/core/contract.ts';
import { InvariantError } from '../engine/core/invariant-error.ts';
import { canonicalJson, cloneJson } from '../engine/core/json.ts';
import { err, ok, type Result } from '../engine/core/result.ts';
import { canonicalText } from '../engine/core/typed-text.ts';
import { ended } from './ended.ts';
import type { Playable } from './hydrate.ts';
import { playedOn } from './open-vote.ts';
import { decidedAgain, plansKnowing } from './plan-list.ts';
import { optionsOf } from './questions.ts';
import type { JournalEntry, Person, TableRecord } from './record.ts';
import { refuse, refuseByRule } from './refusal.ts';
import type { Replays } from './replays.ts';
import { askedSince, calledAt } from './seat-revisions.ts';
import type { Move, TableRefusal } from './tables.ts';

type Played = Result<TableRecord, TableRefusal>;

/** A move of a seat, and when and with what it is played. The record's revision has been raised already. */
export interface Turn {
  readonly seat: Seat;
  readonly move: Move;
  readonly at: number;
  readonly replays: Replays;
  /** the seat left it beforehand */
  readonly planned?: boolean;
}

/** The record after a seat's decision, and maybe the one that was offered together with it. */
export function act(table: Playable, turn: Turn): Played {
  const { record, game } = table;
  const { seat, move } = turn;
  if (record.state === undefined) return refuse('T_NOT_PLAYING');
  // before the text is read: whoever isn't asked is told so, whatever they typed
  if (!game.activeSeats(record.state).includes(seat)) return refuseByRule({ code: 'E_NOT_ACTIVE' });
  const option = chosen(table, record.state, seat, move.text);
  if (!option.ok) return refuseByRule(option.error);
  // nothing else is played in one go: whether the second step is legal would tell what the first one turns up
  if (move.next !== undefined && option.value.together?.next !== move.next) return refuse('T_NOT_TOGETHER');
  if (option.value.askTwice === true && move.confirmed !== true)
    return err({ code: 'T_CONFIRM', option: option.value });
  const first = decide(table, record.state, option.value, turn);
  if (move.next === undefined || first.state === undefined) return ok(first);
  const second = chosen({ ...table, record: first }, first.state, seat, move.next);
  if (!second.ok) return refuseByRule(second.error);
  return ok(decide({ ...table, record: first }, first.state, second.value, turn));
}

/** The legal option that was typed or pressed, or the game's word on why it is none. */
function chosen(
  { game }: Playable,
  state: CoreState,
  seat: Seat,
  typed: string,
): Result<PromptOption<unknown>, RuleError> {
  const options = optionsOf(game, state, seat);
  const legal = options.map(({ text }) => text);
  const text = canonicalText(game.actions, legal, typed);
  const option = options.find((one) => one.text === text);
  if (option !== undefined) return ok(option);
  const action = game.parseAction(text);
  if (!action.ok) return action;
  const canonical = game.formatAction(action.value);
  const other = options.find((one) => one.text === canonical);
  if (other !== undefined) return ok(other);
  const played = game.apply(state, seat, action.value);
  if (!played.ok) return played;
  throw new InvariantError('an action is legal that is not offered', { seat, text });
}

export function decide(
  { record, game }: Playable,
  before: CoreState,
  { action, text }: PromptOption<unknown>,
  { seat, at, replays, planned = false }: Omit<Turn, 'move'>,
): TableRecord {
  const state = cloneJson(before);
  const events: GameEvent[] = [];
  game.advance(state, seat, action, (event) => events.push(event));
  const stuck = game.activeSeats(state).find((asked) => optionsOf(game, state, asked).length === 0);
  if (stuck !== undefined) throw new InvariantError(`seat ${stuck} is asked and has no option`, { state });
  const entry = { seat, text, at, rev: record.rev, ...(planned && { planned }) };
  const journal = [...record.journal, entry];
  const after: TableRecord = {
    ...playedOn(decidedAgain(record, seat)),
    state,
    journal,
    status: game.isOver(state) ? 'finished' : 'playing',
    barrier: leavesBarrier(game, before, state, events) ? journal.length : record.barrier,
    askedSince: askedSince(game, before, state, record, seat),
    calledAt: calledAt(game, before, state, record),
  };
  replays.remember({ record: after, game }, before, events);
  return after.status === 'finished' ? ended(after) : after;
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
    ...plansKnowing({ ...playedOn(record), journal }),
    state,
    askedSince: askedSince(game, record.state, state, record, seat),
    acts: [
      ...record.acts,
      { act: 'undone', by: { userId, name }, at, after: journal.length, rev: record.rev },
    ],
  });
}

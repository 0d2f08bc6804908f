import { leavesBarrier } from '../engine/core/barrier.ts';
import type { CoreState, GameEvent, PromptOption, RuleError, Seat } from '../engine/core/contract.ts';
import { InvariantError } from '../engine/core/invariant-error.ts';
import { canonicalJson, cloneJson } from '../engine/core/json.ts';
import { err, ok, type Result } from '../engine/core/result.ts';
import { canonicalText } from '../engine/core/typed-text.ts';
import { ended } from './ended.ts';
import { isPublic, singleAnswer } from './forced.ts';
import type { Playable } from './hydrate.ts';
import { playedOn } from './open-vote.ts';
import { decidedAgain, planOf, plansKnowing } from './plan-list.ts';
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
type Decider = Omit<Turn, 'move'> & { readonly forced?: boolean };

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
  if (move.next === undefined || first.state === undefined)
    return ok(withForced({ ...table, record: first }, turn));
  const second = chosen({ ...table, record: first }, first.state, seat, move.next);
  if (!second.ok) return refuseByRule(second.error);
  const both = decide({ ...table, record: first }, first.state, second.value, turn);
  return ok(withForced({ ...table, record: both }, turn));
}

/**
 * Where a seat has no choice the table answers: asking would teach that person nothing. Not where the step before could
 * then not be taken back any more, nor where it would tell the others what they don't know.
 */
function withForced({ record, game }: Playable, turn: Turn): TableRecord {
  let current = record;
  while (current.state !== undefined) {
    const single = singleAnswer(game, current.state);
    // a plan has its own way
    if (single === undefined || planOf(current, single.seat) !== undefined) break;
    const { seat, option } = single;
    const next = decide({ record: current, game }, current.state, option, { ...turn, seat, forced: true });
    const endsUndo = current.journal.length > current.barrier && next.barrier === next.journal.length;
    if (endsUndo || !isPublic(game, current.state, single)) break;
    current = next;
  }
  return current;
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
  { seat, at, replays, planned = false, forced = false }: Decider,
): TableRecord {
  const state = cloneJson(before);
  const events: GameEvent[] = [];
  game.advance(state, seat, action, (event) => events.push(event));
  const stuck = game.activeSeats(state).find((asked) => optionsOf(game, state, asked).length === 0);
  if (stuck !== undefined) throw new InvariantError(`seat ${stuck} is asked and has no option`, { state });
  const marks = { ...(planned && { planned }), ...(forced && { forced }) };
  const entry: JournalEntry = { seat, text, at, rev: record.rev, ...marks };
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

export interface Undoable {
  readonly step: JournalEntry;
  /** decisions in the journal before it */
  readonly after: number;
}

/** The step that undo takes back for this seat: its own, the last one that was a choice, and before any barrier. */
export function undoableStep(record: TableRecord, seat: Seat): Result<Undoable, TableRefusal> {
  if (record.status !== 'playing') return refuse('T_NOT_PLAYING');
  const after = lastChoice(record);
  const last = record.journal[after];
  if (last === undefined) return refuse('T_NOTHING_TO_UNDO');
  if (last.seat !== seat) return refuse('T_NOT_YOUR_STEP');
  return after >= record.barrier ? ok({ step: last, after }) : refuse('T_BARRIER');
}

/** Where in the journal the last decision stands that was a choice; -1: there is none. */
function lastChoice({ journal }: TableRecord): number {
  return journal.findLastIndex(({ forced }) => forced !== true);
}

/** The record without its last step and what was forced after it: the state is the journal's, replayed. */
export function undo(table: Playable, seat: Seat, by: Person, at: number, replays: Replays): Played {
  const { record, game } = table;
  const step = undoableStep(record, seat);
  if (!step.ok || record.state === undefined) return step.ok ? refuse('T_NOT_PLAYING') : step;
  const decisions = record.journal.length;
  // a game whose rules were changed without a new version would jump to another state here
  if (canonicalJson(replays.stateAfter(table, decisions)) !== canonicalJson(record.state))
    throw new InvariantError('the journal leads to another state than the saved one', {});
  const { after } = step.value;
  const state = replays.stateAfter(table, after);
  const journal = record.journal.slice(0, after);
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

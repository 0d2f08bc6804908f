import {
  AND_THEN,
  type CoreState,
  type GameEvent,
  type PromptOption,
  type Seat,
} from '../engine/core/contract.ts';
import { matchForm } from '../engine/core/forms.ts';
import { canonicalJson } from '../engine/core/json.ts';
import { err, ok, type Result } from '../engine/core/result.ts';
import { sameRng } from '../engine/core/rng.ts';
import { canonicalText } from '../engine/core/typed-text.ts';
import type { Playable } from './hydrate.ts';
import { promptIfAsked } from './if-asked.ts';
import { decide } from './play.ts';
import { planOf, withPlan } from './plan-list.ts';
import { promptOf } from './questions.ts';
import type { Plan, PlannedMove, TableRecord } from './record.ts';
import { refuse, refuseByRule } from './refusal.ts';
import type { Replays } from './replays.ts';
import type { TableRefusal } from './tables.ts';

/*
 * Planning ahead: who isn't asked yet leaves moves, which are played as soon as the seat is asked, in the same save as
 * the step that led there. A plan stops where its player could not have known what would come.
 */

export const MOST_PLANNED = 10;

/** One move more, or two that are offered together. `seen`: the decisions that the player knew of. */
export function addToPlan(
  table: Playable,
  seat: Seat,
  typed: string,
  seen: number,
): Result<TableRecord, TableRefusal> {
  const { record, game } = table;
  const { state } = record;
  if (state === undefined || record.status !== 'playing') return refuse('T_NOT_PLAYING');
  if (game.activeSeats(state).includes(seat)) return refuse('T_ASKED_NOW');
  const last = planOf(record, seat);
  let moves = last?.stopped === undefined ? (last?.moves ?? []) : [];
  for (const text of typed.split(AND_THEN)) {
    const move = plannedMove(table, state, seat, moves, text);
    if (!move.ok) return move;
    moves = [...moves, { ...move.value, seen }];
  }
  return moves.length > MOST_PLANNED ? refuse('T_PLAN_FULL') : ok(withPlan(record, { seat, moves }));
}

/** It need not be legal now, but it must be a move of this game. */
function plannedMove(
  { game }: Playable,
  state: CoreState,
  seat: Seat,
  before: readonly PlannedMove[],
  typed: string,
): Result<Omit<PlannedMove, 'seen'>, TableRefusal> {
  const planned = before.map(({ text }) => text);
  const prompt = promptIfAsked(game, state, seat, planned);
  const legal = prompt?.options.map(({ text }) => text) ?? [];
  const action = game.parseAction(canonicalText(game.actions, legal, typed));
  if (!action.ok) return refuseByRule(action.error);
  const text = game.formatAction(action.value);
  const verbOf = (one: string): string | undefined => matchForm(game.actions, one)?.spec.name;
  const isForThis = legal.some((one) => verbOf(one) === verbOf(text));
  return ok({ text, ...(prompt !== undefined && isForThis && { kind: prompt.kind }) });
}

export interface Playing {
  readonly at: number;
  readonly replays: Replays;
  /** a mistake in the game stopped a plan */
  readonly report: (cause: unknown, seat: Seat, text: string) => void;
}

/** Plays all that is planned for those who are asked now, one seat after the other. */
export function playPlans(table: Playable, playing: Playing): TableRecord {
  let { record } = table;
  for (;;) {
    const due = dueIn({ ...table, record });
    if (due === undefined) return record;
    record = playNext({ ...table, record }, due, playing);
  }
}

/** The first plan for a question that is asked now. */
function dueIn({ record, game }: Playable): Plan | undefined {
  const { state, plans = [] } = record;
  if (state === undefined || record.status !== 'playing') return undefined;
  const asked = game.activeSeats(state);
  return plans.find(({ seat, moves, stopped }) => {
    const [move] = moves;
    if (move === undefined || stopped !== undefined || !asked.includes(seat)) return false;
    // what was foreseen was another question, and is still to come
    return move.kind === undefined || move.kind === promptOf(game, state, seat)?.kind;
  });
}

function playNext(table: Playable, { seat, moves }: Plan, { at, replays, report }: Playing): TableRecord {
  const { record, game } = table;
  const [move, ...rest] = moves;
  if (move === undefined || record.state === undefined) return record;
  const stop = (stopped: Plan['stopped'] & string): TableRecord => withPlan(record, { seat, moves, stopped });
  try {
    const checked = playable(table, record.state, seat, move, replays);
    if (!checked.ok) return stop(checked.error);
    const without = { game, record: withPlan(record, { seat, moves: rest }) };
    return decide(without, record.state, checked.value, { seat, at, replays, planned: true });
  } catch (cause) {
    // the step that led here is none the worse for it
    report(cause, seat, move.text);
    return stop('failed');
  }
}

function playable(
  table: Playable,
  state: CoreState,
  seat: Seat,
  { text, seen }: PlannedMove,
  replays: Replays,
): Result<PromptOption<unknown>, Plan['stopped'] & string> {
  if (revealedTo(table, seat, seen, replays).length > 0) return err('revealed');
  const option = promptOf(table.game, state, seat)?.options.find((one) => one.text === text);
  if (option === undefined) return err('illegal');
  return option.askTwice === true ? err('confirm') : ok(option);
}

/** What was shown to the seat since so many decisions, as it may see it. */
export function revealedTo(
  table: Playable,
  seat: Seat,
  seen: number,
  replays: Replays,
): readonly GameEvent[] {
  const { game, record } = table;
  return record.journal.flatMap((entry, decision) => {
    if (decision < seen) return [];
    const own = entry.seat === seat;
    const drew = (): boolean =>
      !sameRng(replays.stateAfter(table, decision).rng, replays.stateAfter(table, decision + 1).rng);
    return replays.eventsOf(table, decision).flatMap((event) => {
      const view = game.viewEvent(event, seat);
      if (view === undefined) return [];
      // an answer of one's own is known to nobody else, and yet is no news
      const isPrivate = canonicalJson(view) !== canonicalJson(game.viewEvent(event, undefined));
      const isNews = game.reveals(view) || (isPrivate && (!own || drew()));
      return isNews ? [view] : [];
    });
  });
}

import type { GameEvent, Viewer } from '../engine/core/contract.ts';
import type { TableRecord } from './record.ts';
import type { Replays } from './replays.ts';
import type { StoryPart, Table } from './tables.ts';
import type { Playable } from './hydrate.ts';
import { FREE_ID } from './free-seat.ts';
import { promptIfAsked } from './if-asked.ts';
import { planOf } from './plan-list.ts';
import { revealedTo } from './plans.ts';
import { undoableStep } from './play.ts';
import { optionsOf, shownPrompt } from './questions.ts';
import { stayingFor } from './take-back.ts';

/** A record to read from, whatever its table does meanwhile. */
export function snapshot(playable: Playable, replays: Replays): Table {
  const { record, game } = playable;
  const { state } = record;
  return {
    record,
    game,
    seatOf: (userId) => seatOf(record, userId),
    activeSeats: () => (state === undefined || isOver(record) ? [] : game.activeSeats(state)),
    prompt: (seat) => (state === undefined || isOver(record) ? undefined : shownPrompt(game, state, seat)),
    legalTexts: (seat) =>
      state === undefined || isOver(record) ? [] : optionsOf(game, state, seat).map(({ text }) => text),
    view: (viewer) => (state === undefined ? undefined : game.view(state, viewer)),
    viewAfter: (decisions, viewer) =>
      state === undefined ? undefined : game.view(replays.stateAfter(playable, decisions), viewer),
    after: (decisions) => snapshot({ game, record: recordAfter(playable, decisions, replays) }, replays),
    story: (viewer, from = 0) => story(playable, replays, viewer, from),
    standings: () => (state === undefined ? [] : game.scores(state)),
    forecast: () => (state === undefined || isOver(record) ? [] : (game.forecast?.(state) ?? [])),
    undoable: (seat) => {
      const step = undoableStep(record, seat);
      if (!step.ok) return undefined;
      const before = replays.stateAfter(playable, step.value.after);
      return optionsOf(game, before, seat).find(({ text }) => text === step.value.step.text);
    },
    stayingFor: (seat) => {
      const staying = stayingFor(record, seat);
      return staying.ok ? staying.value : undefined;
    },
    plan: (seat) => planOf(record, seat),
    revealedTo: (seat, since) => revealedTo(playable, seat, since, replays),
    ifAsked: (seat, planned) => {
      if (state === undefined || isOver(record)) return undefined;
      const plan = planOf(record, seat);
      const moves = plan?.stopped === undefined ? (plan?.moves ?? []) : [];
      const before = moves.slice(0, planned).map(({ text }) => text);
      return promptIfAsked(game, state, seat, before);
    },
  };
}

export function seatOf(record: TableRecord, userId: string): number | undefined {
  if (userId.startsWith(FREE_ID)) return undefined;
  const index = record.people.findIndex((person) => person.userId === userId);
  return index === -1 ? undefined : index;
}

export function isOver({ status }: TableRecord): boolean {
  return status === 'finished' || status === 'cancelled' || status === 'abandoned';
}

function recordAfter(table: Playable, decisions: number, replays: Replays): TableRecord {
  const { record } = table;
  const after = Math.min(Math.max(decisions, record.baseAfter ?? 0), record.journal.length);
  if (record.state === undefined || after === record.journal.length) return record;
  return {
    ...record,
    status: 'playing',
    journal: record.journal.slice(0, after),
    acts: record.acts.filter((act) => act.after <= after && act.act !== 'abandoned'),
    barrier: Math.min(record.barrier, after),
    state: replays.stateAfter(table, after),
  };
}

/** What the table did stands before the decision that came after it; the setup stands after the start. */
function story(table: Playable, replays: Replays, viewer: Viewer, from: number): readonly StoryPart[] {
  const { record, game } = table;
  const seen = (events: readonly GameEvent[]): readonly GameEvent[] =>
    events.map((event) => game.viewEvent(event, viewer)).filter((event) => event !== undefined);
  const started = record.acts.findIndex(({ act }) => act === 'started');
  const parts: StoryPart[] = [];
  for (const [index, act] of record.acts.entries()) {
    parts.push({ after: act.after, events: [], act });
    if (index === started) parts.push({ after: 0, events: seen(replays.setupEvents(table)) });
  }
  for (const [index, { seat, text, planned }] of record.journal.entries()) {
    if (index < from) continue;
    // the text of an answer given face down is its seat's own; what others may know of it, the events say
    const own = seat === viewer ? { text } : {};
    const events = seen(replays.eventsOf(table, index));
    parts.push({ after: index, seat, ...own, events, ...(planned === true && { planned }) });
  }
  const decided = (part: StoryPart): number => (part.seat === undefined ? 0 : 1);
  return parts
    .filter((part) => part.after >= from)
    .sort((a, b) => a.after - b.after || decided(a) - decided(b));
}

import type { Viewer } from '../engine/core/contract.ts';
import type { TableAct } from '../table/record.ts';
import type { StoryPart, Table } from '../table/tables.ts';
import { turnsOf, type Turn } from '../table/turns.ts';
import { storyLines, type Speech } from './speech.ts';

/** What happened in a turn, or before the first one. */
export interface ToldTurn {
  readonly turn?: Turn;
  readonly heading: string;
  readonly lines: readonly string[];
}

/** The story from that decision on, turn by turn; a turn of which the viewer may know nothing is left out. */
export function toldTurns(table: Table, speech: Speech, viewer: Viewer, from = 0): readonly ToldTurn[] {
  const turns = turnsOf(table.record.journal);
  const parts = new Map<Turn | undefined, StoryPart[]>();
  let current = turns.findLast((turn) => turn.from < from);
  for (const part of table.story(viewer, from)) {
    // what the table itself did belongs to the turn that it came after
    if (part.seat !== undefined) current = turns.find(({ to }) => part.after < to);
    parts.set(current, [...(parts.get(current) ?? []), part]);
  }
  return Array.from(parts, ([turn, told]): ToldTurn => {
    const lines = storyLines(speech, told);
    return turn === undefined
      ? { heading: speech.texts.records.start, lines }
      : { turn, heading: headingOf(turn, speech), lines };
  }).filter(({ lines }) => lines.length > 0);
}

export function headingOf({ number, seat }: Turn, { texts, nameOf }: Speech): string {
  return texts.records.turn(number, nameOf(seat));
}

/** Ready for pages: a heading never stands alone at the foot of one. */
export function turnLines(turns: readonly ToldTurn[]): readonly string[] {
  return turns.flatMap(({ heading, lines: [first = '', ...others] }) => [
    `**${heading}**\n${first}`,
    ...others,
  ]);
}

/** Who came and who started is no news to anybody who sits there. */
export function newsSince(table: Table, speech: Speech, viewer: Viewer, from: number): readonly ToldTurn[] {
  const gathering = new Set<TableAct['act']>(['opened', 'joined', 'left', 'started']);
  const late: Table = {
    ...table,
    story: (seat, since) =>
      table.story(seat, since).filter(({ act }) => act === undefined || !gathering.has(act.act)),
  };
  return toldTurns(late, speech, viewer, from);
}

import type { Table, TableRefusal } from '../table/tables.ts';
import type { Result } from '../engine/core/result.ts';
import {
  outcomeAfterSave,
  speechTo,
  tableAt,
  textsFor,
  type CommandContext,
  type Outcome,
} from './command-context.ts';
import type { CustomId } from './custom-id.ts';
import type { InteractionContext } from './interaction-context.ts';
import { undoneLines } from './open-questions.ts';
import type { Page } from './page.ts';
import { idFor } from './id-for.ts';
import { panelPage } from './panel.ts';
import { refusalLine } from './refusal.ts';
import { button, buttonRows } from './rows.ts';

/* Asking the others, and their answers. */

/** Before the others are asked to agree to an undo: what it would take back. */
export function undoRequestPage(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  { seat, staying }: { seat: number; staying: number },
): Page {
  const { votes } = textsFor(interaction).beside;
  const { panel } = textsFor(interaction);
  const speech = speechTo(context, interaction, table);
  const id = idFor(table);
  return {
    content: [votes.undoQuestion, ...undoneLines(table, speech, staying, seat)].join('\n'),
    rows: buttonRows([button(id('undo-ask'), votes.askOthers, 'main'), button(id('fresh'), panel.undoNo)]),
  };
}

export async function askOthersToUndo(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): Promise<Outcome> {
  const where = { channelId: interaction.channelId, tableId: id.tableId };
  // somebody who has played since this page was drawn would lose another step than the one that it names
  const at = await tableAt(context, interaction.channelId);
  const seat = at.ok ? at.table.seatOf(interaction.actor.userId) : undefined;
  const rev = at.ok && seat !== undefined ? lastDecisionRev(at.table, seat) : 0;
  if (at.ok && rev > id.rev)
    return { page: { content: refusalLine(context, interaction, { code: 'T_SETTLED', table: at.table }) } };
  const asked = await context.tables.askUndo(interaction.actor, where);
  const { votes } = textsFor(interaction).beside;
  return said(context, interaction, asked, ({ record }) =>
    record.vote === undefined ? votes.takenBack : votes.undoAsked,
  );
}

function lastDecisionRev({ record }: Table, seat: number): number {
  return record.journal.findLast((entry) => entry.seat === seat)?.rev ?? 0;
}

/** A button below the board: whoever sits there answers. */
export async function answerVote(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): Promise<Outcome> {
  const at = await tableAt(context, interaction.channelId);
  const isClosing = at.ok && at.table.record.vote?.kind === 'close' && id.verb === 'vote-yes';
  if (isClosing && at.table.seatOf(interaction.actor.userId) !== undefined)
    return askClosing(interaction, id);
  const says = id.verb !== 'vote-no';
  const where = { channelId: interaction.channelId, tableId: id.tableId };
  const answered = await context.tables.answerVote(interaction.actor, where, Number(id.argument), says);
  const { votes } = textsFor(interaction).beside;
  return said(context, interaction, answered, () => (says ? votes.agreed : votes.refused));
}

/** One who says yes to closing ends the game for everybody, so they are asked once more. */
function askClosing(interaction: InteractionContext, id: CustomId): Outcome {
  const { beside, bot } = textsFor(interaction);
  const idOf = idFor({ record: { id: id.tableId, rev: id.rev } });
  return {
    page: {
      content: beside.votes.closeQuestion,
      rows: buttonRows([
        button(idOf('vote-sure', id.argument), beside.votes.closeYes, 'grave'),
        button(idOf('abandon-no'), bot.keepPlaying),
      ]),
    },
  };
}

/** A sentence, and for who sits there how things stand. */
export function said(
  context: CommandContext,
  interaction: InteractionContext,
  result: Result<Table, TableRefusal>,
  say: (table: Table) => string,
): Outcome {
  if (!result.ok) return { page: { content: refusalLine(context, interaction, result.error) } };
  const table = result.value;
  const shown = context.announcer.notify(table);
  return outcomeAfterSave(context, interaction, shown, () => {
    const seat = table.seatOf(interaction.actor.userId);
    const notes = [say(table)];
    return seat === undefined || table.record.status !== 'playing'
      ? { content: notes.join('\n') }
      : panelPage(context, interaction, table, seat, { notes });
  });
}

import { deadlineOf } from '../table/due.ts';
import { parsePace, type Pace } from '../table/pace.ts';
import { votesNeeded, type Ballot } from '../table/pacing.ts';
import type { Table, TableRefusal } from '../table/tables.ts';
import { turnOf, VOTES, waitOf, type Wait } from '../table/waits.ts';
import { moment, pauseMessage, voteMessage } from './clock-messages.ts';
import { speechTo, tableAt, textsFor, type CommandContext, type Outcome } from './command-context.ts';
import type { CustomId } from './custom-id.ts';
import { escapeMarkdown } from './escape.ts';
import type { Asker, InteractionContext } from './interaction-context.ts';
import { paceWords } from './pace-words.ts';
import { idFor } from './id-for.ts';
import { refusalLine } from './refusal.ts';
import { button, buttonRows } from './rows.ts';

/* `/game pace`, and the buttons under what the bot says about time. */

export async function showPace(
  context: CommandContext,
  interaction: InteractionContext,
  chosen: string | undefined,
): Promise<Outcome> {
  const at = await tableAt(context, interaction.channelId);
  if (!at.ok) return refused(context, interaction, at.refusal);
  const pace = chosen === undefined ? undefined : parsePace(chosen);
  if (pace !== undefined) return setPace(context, interaction, at.table, pace);
  return { page: pacePage(context, interaction, at.table) };
}

async function setPace(
  context: CommandContext,
  interaction: InteractionContext,
  { record }: Table,
  pace: Pace,
): Promise<Outcome> {
  const where = { channelId: interaction.channelId, tableId: record.id };
  const changed = await context.tables.configure(interaction.actor, where, { pace });
  if (!changed.ok) return refused(context, interaction, changed.error);
  const { lobby } = textsFor(interaction);
  return { page: { content: lobby.saved }, shown: context.announcer.notify(changed.value) };
}

function pacePage(context: CommandContext, interaction: InteractionContext, table: Table) {
  const { clock } = textsFor(interaction);
  const { record } = table;
  const { nameOf } = speechTo(context, interaction, table);
  const left = (record.waits ?? []).flatMap((wait) => {
    const deadline = deadlineOf(record, wait);
    return deadline === undefined || record.paused !== undefined
      ? []
      : [`- ${clock.timeUntil(nameOf(wait.seat), moment(deadline, 'f'))}`];
  });
  const lines = [
    `${clock.pace}: **${paceWords(record.pace, textsFor(interaction))}**`,
    ...(record.paused === undefined ? left : [clock.isPaused]),
    ...(record.status === 'lobby' ? [clock.setInLobby] : []),
  ];
  const [verb, label] =
    record.paused === undefined ? (['pause', clock.pause] as const) : (['resume', clock.resume] as const);
  const rows =
    record.status === 'playing' ? buttonRows([button(idFor(table)('pause-wish', verb), label)]) : [];
  return { content: lines.join('\n'), rows };
}

/** Asks the others, or agrees; the message in the channel says how far it is. */
export async function wishPause(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): Promise<Outcome> {
  const { channelId, actor } = interaction;
  const where = { channelId, tableId: id.tableId };
  const before = await context.tables.at(channelId);
  const asked = before.ok ? before.value?.record.pauseWish : undefined;
  const agrees = id.verb !== 'pause-no';
  const wished = await context.tables.wishPause(actor, where, id.argument === 'pause', agrees);
  if (!wished.ok) return refused(context, interaction, wished.error);
  const table = wished.value;
  const { clock } = textsFor(interaction);
  const { pauseWish } = table.record;
  if (pauseWish === undefined) {
    await closeQuestion(context, channelId, asked?.messageId);
    return {
      page: { content: agrees ? clock.allAgree : clock.youRefused },
      shown: context.announcer.notify(table),
    };
  }
  await askForPause(context, table, escapeMarkdown(actor.name));
  return { page: { content: clock.asked } };
}

async function askForPause(context: CommandContext, table: Table, asker: string): Promise<void> {
  const { id, place, pauseWish } = table.record;
  const message = pauseMessage(context, table, asker);
  try {
    if (pauseWish?.messageId !== undefined) {
      await context.messages.edit(place.channelId, pauseWish.messageId, message);
      return;
    }
    const messageId = await context.messages.post(place.channelId, message, `${id}-p${table.record.rev}`);
    await context.tables.pauseAsked({ channelId: place.channelId, tableId: id }, messageId);
  } catch (cause) {
    context.log.warn({ tableId: id, cause }, 'the others could not be asked');
  }
}

async function closeQuestion(
  { messages, log }: CommandContext,
  channelId: string,
  messageId: string | undefined,
): Promise<void> {
  if (messageId === undefined) return;
  try {
    await messages.takeButtons(channelId, messageId);
  } catch (cause) {
    log.warn({ channelId, cause }, 'an earlier message keeps its buttons');
  }
}

/** A vote about the seat whose time is up. */
export async function castVote(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): Promise<Outcome> {
  const ballot = ballotOf(id.argument);
  if (ballot === undefined) return refused(context, interaction, { code: 'T_STALE' });
  const { channelId } = interaction;
  const before = await context.tables.at(channelId);
  const voted = await context.tables.vote(interaction.actor, { channelId, tableId: id.tableId }, ballot);
  if (!voted.ok) return refused(context, interaction, voted.error);
  const { clock } = textsFor(interaction);
  const now = waitOf(voted.value.record, ballot.seat);
  const isOpen = now?.since === ballot.since;
  if (!isOpen) {
    if (before.ok && before.value !== undefined)
      await tellDecided(context, before.value, interaction, ballot);
    return { page: { content: clock.decided }, shown: context.announcer.notify(voted.value) };
  }
  await retell(context, voted.value, now);
  const needed = votesNeeded(voted.value.record, ballot.seat);
  return { page: { content: clock.counted(needed) } };
}

/** What was decided stays to be read, about whoever sat there then. */
async function tellDecided(
  context: CommandContext,
  table: Table,
  { actor }: InteractionContext,
  { seat, what }: Ballot,
): Promise<void> {
  const wait = waitOf(table.record, seat);
  const by = table.seatOf(actor.userId);
  if (wait === undefined || by === undefined) return;
  const votes = [...(wait.votes ?? []).filter((vote) => vote.by !== by), { by, what }];
  const closed: Table = { ...table, record: { ...table.record, waits: [] } };
  await retell(context, closed, { ...wait, votes });
}

async function retell(context: CommandContext, table: Table, wait: Wait): Promise<void> {
  if (wait.messageId === undefined) return;
  const { id, place } = table.record;
  try {
    await context.messages.edit(place.channelId, wait.messageId, voteMessage(context, table, wait));
  } catch (cause) {
    context.log.warn({ tableId: id, cause }, 'the vote could not be shown');
  }
}

function ballotOf(argument: string): Ballot | undefined {
  const [, word, seat, since] = /^([a-z]+)\.(\d)\.([0-9a-z]+)$/u.exec(argument) ?? [];
  const what = VOTES.find((known) => known === word);
  if (what === undefined || seat === undefined || since === undefined) return undefined;
  return { what, seat: Number(seat), since: Number.parseInt(since, 36) };
}

/** More turns than anybody is waited for in at the same time. */
const HUSHED = 50;

/**
 * On a reminder, also one that came by direct message: the argument says the table's channel, and who is reminded.
 * It is kept with what the person has set, as the table may be another process's.
 */
export async function hushReminders(context: CommandContext, asker: Asker, id: CustomId): Promise<Outcome> {
  const [channelId = '', reminded, ...more] = id.argument.split('.');
  // where it is for several it is for whoever presses it
  const seat = reminded === undefined || more.length > 0 ? undefined : Number.parseInt(reminded, 10);
  const { clock, settings } = textsFor(asker);
  const found = await context.tables.at(channelId);
  const table = found.ok ? found.value : undefined;
  if (table?.record.id !== id.tableId) return { page: { content: clock.settled } };
  const { userId } = asker.actor;
  const own = table.seatOf(userId);
  if (own === undefined || (seat !== undefined && seat !== own)) return { page: { content: clock.notYours } };
  const wait = waitOf(table.record, own);
  if (wait === undefined) return { page: { content: clock.settled } };
  const { hushed = [] } = await context.settings.person(userId);
  const turns = [...hushed, turnOf(table.record, wait)].slice(-HUSHED);
  const saved = await context.settings.setPerson(userId, { hushed: turns });
  return { page: { content: saved ? clock.hushed : settings.lost } };
}

function refused(context: CommandContext, interaction: InteractionContext, refusal: TableRefusal): Outcome {
  return { page: { content: refusalLine(context, interaction, refusal) } };
}

import { LEVELS } from '../ai/levels.ts';
import { freeSeats, isFree, isStandIn, seatsOfPeople } from '../table/free-seat.ts';
import type { Table } from '../table/tables.ts';
import { speechTo, tableAt, textsFor, type CommandContext, type Outcome } from './command-context.ts';
import type { CustomId } from './custom-id.ts';
import type { InteractionContext } from './interaction-context.ts';
import type { Page } from './page.ts';
import { idFor } from './id-for.ts';
import { refusalLine } from './refusal.ts';
import { button, buttonRows, selectRow, type Button } from './rows.ts';
import { seatWord } from './speech.ts';
import { said } from './votes.ts';

/* Leaving a seat of a running game, handing it on, and taking one. */

/** The running game of this channel, and that of the button, if there was one. */
async function running(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId | undefined,
  show: (table: Table, seat: number | undefined) => Page,
): Promise<Outcome> {
  const at = await tableAt(context, interaction.channelId);
  const refuse = (refusal: Parameters<typeof refusalLine>[2]): Outcome => ({
    page: { content: refusalLine(context, interaction, refusal) },
  });
  if (!at.ok) return refuse(at.refusal);
  const { table } = at;
  if (id !== undefined && id.tableId !== table.record.id) return refuse({ code: 'T_OTHER_TABLE', table });
  if (table.record.status !== 'playing') return refuse({ code: 'T_NOT_PLAYING', table });
  return { page: show(table, table.seatOf(interaction.actor.userId)) };
}

export async function askResign(context: CommandContext, interaction: InteractionContext): Promise<Outcome> {
  return running(context, interaction, undefined, (table, seat) => {
    if (seat === undefined)
      return { content: refusalLine(context, interaction, { code: 'T_NOT_SEATED', table }) };
    const { beside, bot } = textsFor(interaction);
    const isLast = seatsOfPeople(table.record).length === 1;
    const id = idFor(table);
    return {
      content: isLast ? beside.seats.resignLast : beside.seats.resignQuestion,
      rows: buttonRows([
        button(id('resign-yes'), beside.seats.resignYes, 'grave'),
        button(id('abandon-no'), bot.keepPlaying),
      ]),
    };
  });
}

export async function resign(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): Promise<Outcome> {
  const left = await context.tables.resign(interaction.actor, whereOf(interaction, id));
  const { beside, bot } = textsFor(interaction);
  return said(context, interaction, left, ({ record }) =>
    record.status === 'playing' ? beside.seats.resigned : bot.abandoned,
  );
}

function whereOf(
  { channelId }: InteractionContext,
  { tableId }: CustomId,
): {
  channelId: string;
  tableId: string;
} {
  return { channelId, tableId };
}

/** /game replace: whom to ask for which seat; without a name, what can be done with the seats. */
export async function askReplace(
  context: CommandContext,
  interaction: InteractionContext,
  userId: string | undefined,
): Promise<Outcome> {
  return running(context, interaction, undefined, (table, seat) => {
    if (userId === undefined) return seatsPage(context, interaction, table, seat);
    if (seat === undefined || table.seatOf(userId) !== undefined)
      return {
        content: refusalLine(context, interaction, {
          code: seat === undefined ? 'T_NOT_SEATED' : 'T_THEY_SIT',
          table,
        }),
      };
    return invitePage(context, interaction, table, { seat, userId });
  });
}

function invitePage(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  { seat, userId }: { seat: number; userId: string },
): Page {
  const { beside, panel } = textsFor(interaction);
  const label = speechTo(context, interaction, table, 'label');
  const id = idFor(table);
  const others = [...table.record.people.keys()].filter(
    (one) => isFree(table.record, one) || isStandIn(table.record, one),
  );
  const choice = (one: number): Button => {
    const word = seatWord(label, one);
    return button(id('invite', `${one}.${userId}`), one === seat ? beside.seats.mySeat(word) : word, 'main');
  };
  return {
    content: beside.seats.inviteQuestion(`<@${userId}>`),
    rows: buttonRows([...[...others, seat].map(choice), button(id('abandon-no'), panel.undoNo)]),
  };
}

/** Whoever sits there may hand a free seat to an AI; everybody else may take one. */
function seatsPage(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  seat: number | undefined,
): Page {
  const { seats } = textsFor(interaction).beside;
  const label = speechTo(context, interaction, table, 'label');
  const { record } = table;
  const id = idFor(table);
  const open = [...record.people.keys()].filter((one) => isFree(record, one) || isStandIn(record, one));
  const buttons =
    seat === undefined
      ? open.map((one) => button(id('take', String(one)), seats.take(seatWord(label, one)), 'good'))
      : freeSeats(record).map((one) => button(id('seat-ai', String(one)), seats.letAi(seatWord(label, one))));
  if (buttons.length === 0) return { content: seats.nothingToTake };
  return { content: seats.whatToDo, rows: buttonRows(buttons) };
}

/** A seat and an id of Discord's: they are written into the table's record, and called in its channel. */
const INVITED = /^(\d)\.(\d{17,20})$/u;

export async function invite(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): Promise<Outcome> {
  const [, seat, userId] = INVITED.exec(id.argument) ?? [];
  const { beside, bot } = textsFor(interaction);
  if (seat === undefined || userId === undefined) return { page: { content: bot.unknown } };
  const asked = await context.tables.invite(
    interaction.actor,
    whereOf(interaction, id),
    Number(seat),
    userId,
  );
  return said(context, interaction, asked, () => beside.seats.asked(`<@${userId}>`));
}

export async function answerInvitation(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): Promise<Outcome> {
  const says = id.verb === 'seat-yes';
  const where = whereOf(interaction, id);
  const answered = await context.tables.answerInvitation(interaction.actor, where, says);
  const { seats } = textsFor(interaction).beside;
  return said(context, interaction, answered, () => (says ? seats.taken : seats.declined));
}

/** Who takes a seat sees its hand, so a slip of the finger must not do it. */
export async function askTake(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): Promise<Outcome> {
  return running(context, interaction, id, (table, seat) => {
    const { record } = table;
    const wanted = Number(id.argument);
    const isOpen = isFree(record, wanted) || isStandIn(record, wanted);
    const code = seat === undefined ? 'T_SEAT_TAKEN' : 'T_SEATED';
    if (seat !== undefined || !isOpen) return { content: refusalLine(context, interaction, { code, table }) };
    const { beside, panel } = textsFor(interaction);
    const idOf = idFor(table);
    return {
      content: beside.seats.takeQuestion(seatWord(speechTo(context, interaction, table), wanted)),
      rows: buttonRows([
        button(idOf('take-yes', id.argument), beside.seats.takeYes, 'good'),
        button(idOf('abandon-no'), panel.undoNo),
      ]),
    };
  });
}

export async function takeSeat(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): Promise<Outcome> {
  const where = whereOf(interaction, id);
  const taken = await context.tables.takeSeat(interaction.actor, where, Number(id.argument));
  return said(context, interaction, taken, () => textsFor(interaction).beside.seats.taken);
}

/** For those who sit there: at which level an AI is to play on at a free seat. */
export async function askAiForSeat(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): Promise<Outcome> {
  return running(context, interaction, id, (table, seat) => {
    if (seat === undefined)
      return { content: refusalLine(context, interaction, { code: 'T_NOT_SEATED', table }) };
    const { choose, levels } = textsFor(interaction).ai;
    const choices = LEVELS.map((level) => ({ label: levels[level], value: level }));
    const word = seatWord(speechTo(context, interaction, table), Number(id.argument));
    return {
      content: textsFor(interaction).beside.seats.letAi(word),
      rows: [selectRow(idFor(table)('seat-level', id.argument), choose, choices)],
    };
  });
}

export async function handToAi(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
  value: string | undefined,
): Promise<Outcome> {
  const level = LEVELS.find((known) => known === value);
  if (level === undefined) return askAiForSeat(context, interaction, id);
  const seat = Number(id.argument);
  const handed = await context.tables.handToAi(interaction.actor, whereOf(interaction, id), seat, level);
  return said(context, interaction, handed, (table) =>
    textsFor(interaction).beside.seats.handed(speechTo(context, interaction, table).nameOf(seat)),
  );
}

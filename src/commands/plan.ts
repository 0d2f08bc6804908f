import type { Prompt } from '../engine/core/contract.ts';
import type { Plan } from '../table/record.ts';
import type { Table } from '../table/tables.ts';
import { speechTo, tableAt, textsFor, type CommandContext, type Outcome } from './command-context.ts';
import type { CustomId } from './custom-id.ts';
import { escapeMarkdown } from './escape.ts';
import { HINT } from './hint.ts';
import type { InteractionContext } from './interaction-context.ts';
import type { Page } from './page.ts';
import { idFor } from './id-for.ts';
import { folded } from './panel-path.ts';
import { NOTHING_ABOUT, refusalLine } from './refusal.ts';
import { button, buttonRows, MAX_CHOICES, selectRow, type Button, type Choice, type Row } from './rows.ts';
import type { Services } from './services.ts';
import { eventLines, type Speech } from './speech.ts';

/* Moves that are left in private for when their player is asked. Nothing of it is ever said to anybody else. */

/** A message has five rows, and the last one is for dropping the plan. */
const MOST_MENUS = 3;

/** /plan show, and the button in the panel. */
export async function showPlan(
  context: CommandContext,
  interaction: InteractionContext,
  id?: CustomId,
): Promise<Outcome> {
  const at = await seated(context, interaction, id);
  return 'outcome' in at ? at.outcome : { page: planPage(context, interaction, at) };
}

/** /plan add: a canonical text or the words of what could be done then. */
export async function addToPlan(
  context: CommandContext,
  interaction: InteractionContext,
  typed: string,
  id?: CustomId,
): Promise<Outcome> {
  const at = await seated(context, interaction, id);
  if ('outcome' in at) return at.outcome;
  if (typed.trim() === HINT) return { page: planPage(context, interaction, at) };
  const label = speechTo(context, interaction, at.table, 'label');
  const worded = wordedOptions(label, at.table.ifAsked(at.seat)).filter(
    (option) => folded(option.label) === folded(typed),
  );
  const text = worded.length === 1 ? (worded[0]?.value ?? typed) : typed;
  const { channelId } = interaction;
  const where = id === undefined ? { channelId } : { channelId, tableId: id.tableId, rev: id.rev };
  const planned = await context.tables.planMove(interaction.actor, where, text);
  if (!planned.ok && planned.error.code !== 'T_REPEATED')
    return { page: { content: refusalLine(context, interaction, planned.error, typed) } };
  const table = planned.ok ? planned.value : (planned.error.table ?? at.table);
  return { page: planPage(context, interaction, { ...at, table }, textsFor(interaction).beside.plan.added) };
}

export async function clearPlan(
  context: CommandContext,
  interaction: InteractionContext,
  id?: CustomId,
): Promise<Outcome> {
  const at = await seated(context, interaction, id);
  if ('outcome' in at) return at.outcome;
  const { channelId } = interaction;
  const cleared = await context.tables.clearPlan(interaction.actor, { channelId });
  const content = cleared.ok
    ? textsFor(interaction).beside.plan.cleared
    : refusalLine(context, interaction, cleared.error);
  return { page: { content } };
}

interface Seated {
  readonly table: Table;
  readonly seat: number;
}

async function seated(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId | undefined,
): Promise<Seated | { readonly outcome: Outcome }> {
  const at = await tableAt(context, interaction.channelId);
  const refuse = (refusal: Parameters<typeof refusalLine>[2]): { readonly outcome: Outcome } => ({
    outcome: { page: { content: refusalLine(context, interaction, refusal) } },
  });
  if (!at.ok) return refuse(at.refusal);
  const { table } = at;
  if (id !== undefined && id.tableId !== table.record.id) return refuse({ code: 'T_OTHER_TABLE', table });
  if (table.record.status !== 'playing') return refuse({ code: 'T_NOT_PLAYING', table });
  const seat = table.seatOf(interaction.actor.userId);
  return seat === undefined ? refuse({ code: 'T_NOT_SEATED', table }) : { table, seat };
}

function planPage(
  context: CommandContext,
  interaction: InteractionContext,
  { table, seat }: Seated,
  note?: string,
): Page {
  const { plan: words } = textsFor(interaction).beside;
  const speech = speechTo(context, interaction, table);
  const plan = table.plan(seat);
  const isAsked = table.activeSeats().includes(seat);
  const prompt = isAsked ? undefined : table.ifAsked(seat);
  const label = speechTo(context, interaction, table, 'label');
  const choices = wordedOptions(label, prompt);
  const hint = choices.length === 0 ? words.unforeseen : words.more;
  const id = idFor(table);
  const drop = plan === undefined ? [] : [button(id('plan-clear'), words.clear)];
  return {
    content: [
      ...(note === undefined ? [] : [note]),
      ...stoppedLines(table, speech, seat),
      ...planLines(table, speech, plan),
      `-# ${words.intro}`,
      isAsked
        ? textsFor(interaction).refusals.T_ASKED_NOW(NOTHING_ABOUT)
        : choices.length > 0 && choices.length <= MOST_MENUS * MAX_CHOICES
          ? ''
          : hint,
    ]
      .filter((line) => line !== '')
      .join('\n'),
    rows: [...menus(table, choices, words.add), ...buttonRows(drop)],
  };
}

function planLines(table: Table, speech: Speech, plan: Plan | undefined): readonly string[] {
  const { plan: words } = speech.texts.beside;
  if (plan === undefined) return [words.empty];
  if (plan.stopped !== undefined) return [];
  const { seat, moves } = plan;
  const lines = moves.map(({ text }, at) => `${at + 1}. ${worded(speech, table.ifAsked(seat, at), text)}`);
  return [`**${words.heading}**`, ...lines];
}

/** The move in the reader's words where it is among those offered, else as it was typed. */
function worded({ say }: Speech, prompt: Prompt<unknown> | undefined, text: string): string {
  const option = prompt?.options.find((one) => one.text === text);
  return option === undefined ? escapeMarkdown(text) : say.say(option.label);
}

function menus(table: Table, choices: readonly Choice[], placeholder: string): readonly Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < choices.length && rows.length < MOST_MENUS; at += MAX_CHOICES)
    rows.push(
      selectRow(
        idFor(table)('plan-add', String(rows.length)),
        placeholder,
        choices.slice(at, at + MAX_CHOICES),
      ),
    );
  return rows;
}

/** What could be done then, in the reader's words, with the canonical text. */
export function wordedOptions({ say }: Speech, prompt: Prompt<unknown> | undefined): readonly Choice[] {
  return (prompt?.options ?? []).map(({ text, label, detail }) => ({
    label: say.say(label),
    value: text,
    ...(detail !== undefined && { description: say.say(detail) }),
  }));
}

/** For the panel of a seat whose plan was not played: why. */
export function stoppedLines(table: Table, speech: Speech, seat: number): readonly string[] {
  const plan = table.plan(seat);
  const [move] = plan?.moves ?? [];
  if (plan?.stopped === undefined || move === undefined) return [];
  const why = speech.texts.beside.plan.stopped[plan.stopped](worded(speech, table.prompt(seat), move.text));
  if (plan.stopped !== 'revealed') return [why];
  const news = eventLines(speech, table.revealedTo(seat, move.seen)).slice(0, 5);
  return [why, ...news.map((line) => `> ${line}`)];
}

/** For the panel of a seat that is not asked. */
export function planButtons(table: Table, { texts }: Speech): readonly Button[] {
  return table.record.status === 'playing' ? [button(idFor(table)('plan'), texts.beside.plan.button)] : [];
}

/** What autocomplete of /plan add offers. */
export function plannable(
  services: Services,
  interaction: InteractionContext,
  table: Table,
  seat: number,
): readonly Choice[] {
  return wordedOptions(speechTo(services, interaction, table, 'label'), table.ifAsked(seat));
}

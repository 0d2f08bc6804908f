import type { Advice, Reason } from '../ai/advice.ts';
import type { NoThought } from '../ai/thinking.ts';
import type { CoreState, Seat } from '../engine/core/contract.ts';
import type { Result } from '../engine/core/result.ts';
import { allowsHints } from '../table/ai-seats.ts';
import type { Table, TableRefusal } from '../table/tables.ts';
import { speechTo, tableAt, textsFor, type CommandContext, type Outcome } from './command-context.ts';
import { MAX_CONTENT } from './fit.ts';
import type { InteractionContext } from './interaction-context.ts';
import { expectedWords, signed } from './points-words.ts';
import { refusalLine } from './refusal.ts';
import { shortened } from './rows.ts';
import { standingName, type Speech } from './speech.ts';

/** One line each: the menu says the rest. */
const MOST_GAINS = 2;

type Thought = Promise<Result<readonly Advice[], NoThought>>;

/** States are never changed once they are made, so each is thought about once for a seat, however often it asks. */
const thoughts = new WeakMap<CoreState, Map<Seat, Thought>>();

/** /hint: the best options of the seat that asks, and what speaks for each. Only they see it. */
export async function showHint(context: CommandContext, interaction: InteractionContext): Promise<Outcome> {
  const at = await tableAt(context, interaction.channelId);
  if (!at.ok) return refused(context, interaction, at.refusal);
  const { table } = at;
  const seat = table.seatOf(interaction.actor.userId);
  const { hint } = textsFor(interaction);
  if (table.record.status !== 'playing')
    return refused(context, interaction, { code: 'T_NOT_PLAYING', table });
  if (seat === undefined) return refused(context, interaction, { code: 'T_NOT_SEATED', table });
  const options = table.legalTexts(seat);
  if (options.length === 0) return refused(context, interaction, { code: 'E_NOT_ACTIVE', table });
  if (!allowsHints(table.record)) return { page: { content: hint.off } };
  if (options.length === 1) return { page: { content: hint.single } };
  const advice = await thoughtOf(context, table, seat);
  if (!advice.ok || advice.value.length === 0) return { page: { content: hint.none } };
  const speech = speechTo(context, interaction, table);
  const lines = advice.value.map((one) => adviceLine(table, speech, seat, one));
  return { page: { content: shortened([hint.heading, ...lines].join('\n'), MAX_CONTENT) } };
}

function refused(context: CommandContext, interaction: InteractionContext, refusal: TableRefusal): Outcome {
  return { page: { content: refusalLine(context, interaction, refusal) } };
}

async function thoughtOf({ thinking }: CommandContext, { record, game }: Table, seat: Seat): Thought {
  const { id, rev, state } = record;
  if (state === undefined) return { ok: false, error: 'no-answer' };
  const known = thoughts.get(state) ?? new Map<Seat, Thought>();
  const seed = `hint ${id} ${rev} ${seat}`;
  const thought = known.get(seat) ?? thinking.advise({ game, state, seat, seed });
  thoughts.set(state, known.set(seat, thought));
  const advice = await thought;
  if (!advice.ok) known.delete(seat);
  return advice;
}

function adviceLine(
  table: Table,
  speech: Speech,
  seat: Seat,
  { text, margin, reasons, gains }: Advice,
): string {
  const option = table.prompt(seat)?.options.find((one) => one.text === text);
  const label = option === undefined ? text : speech.say.say(option.label);
  const outlook = expectedWords(table, speech, margin);
  const why = reasons.map((reason) => reasonWords(table, speech, seat, reason));
  const got = gains.slice(0, MOST_GAINS).map((gain) => speech.texts.hint.gets(speech.say.say(gain)));
  return [`- **${label}** – ${outlook}`, ...got, ...why].join('; ');
}

/** The line of the score that moves, in the words of the game. */
function reasonWords(table: Table, speech: Speech, seat: Seat, { whose, line, points }: Reason): string {
  const { hint } = speech.texts;
  const said = `${speech.say.say({ key: line })} ${signed(speech, points)}`;
  const standing = table.standings()[whose];
  if (whose === seat || standing === undefined) return hint.forYou(said);
  return hint.forOther(said, standingName(speech, standing));
}

import { completions, agreeingTexts } from '../engine/core/typed-text.ts';
import type { Seat } from '../engine/core/contract.ts';
import type { Table } from '../table/tables.ts';
import type { Asker, InteractionContext } from './interaction-context.ts';
import { speechTo, textsFor, type CommandContext } from './command-context.ts';
import { plainName } from './escape.ts';
import { HINT } from './hint.ts';
import { choicesOf, numberedOptions } from './numbered-options.ts';
import { folded, hasLetters, type Narrowable } from './panel-path.ts';
import { pastTable, pastTables, titleOf } from './past-table.ts';
import { plannable } from './plan.ts';
import { NOTHING_ABOUT } from './refusal.ts';
import type { Typing } from './request.ts';
import { topicEntries } from './rules.ts';
import { refusedEntries } from './why.ts';
import { MAX_CHOICE_LABEL, MAX_CHOICES, shortened } from './rows.ts';
import { focusesOf } from './views.ts';
import type { Speech } from './speech.ts';
import { toldTurns } from './turn-story.ts';
import { zoneSuggestions } from './time-zones.ts';

/** What autocomplete offers: words in the person's language, and the canonical words that they stand for. */
interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** Read from the last saved record, without waiting for anybody: Discord allows no deferral here. */
export async function suggestionsFor(
  context: CommandContext,
  interaction: InteractionContext | Asker,
  typing: Typing,
): Promise<readonly Suggestion[]> {
  if ('command' in typing && typing.command === 'settings.me') return zoneSuggestions(typing.fragment);
  if (!('channelId' in interaction)) return [];
  if ('command' in typing) {
    const past = await pastSuggestions(context, interaction, typing);
    if (past !== undefined) return past;
  }
  if ('command' in typing && typing.command === 'rules')
    return offered(
      fitting(await topicEntries(context, interaction), typing.fragment),
      typing.fragment,
      interaction,
    );
  const found = await context.tables.at(interaction.channelId);
  if (!found.ok || found.value === undefined) return [hint(noTable(interaction))];
  const table = found.value;
  if ('command' in typing) {
    if (typing.command === 'board') return focusSuggestions(context, interaction, table, typing.fragment);
    if (typing.command === 'why') return whySuggestions(context, interaction, table, typing.fragment);
    if (typing.command === 'plan.add') return planSuggestions(context, interaction, table, typing.fragment);
    return typing.command === 'move' ? moveSuggestions(context, interaction, table, typing.fragment) : [];
  }
  return wordSuggestions(context, interaction, table, typing);
}

/** A line that says why there is nothing to choose; sent all the same, it is refused with the same words. */
function hint(text: string): Suggestion {
  return { name: shortened(text.replaceAll('`', ''), MAX_CHOICE_LABEL), value: HINT };
}

/** The seat that is asked, or what to say to everybody else. */
function askedSeat(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
): Seat | Suggestion {
  const { refusals } = textsFor(interaction);
  if (table.record.status !== 'playing') return hint(refusals.T_NOT_PLAYING(NOTHING_ABOUT));
  const seat = table.seatOf(interaction.actor.userId);
  if (seat === undefined) return hint(refusals.T_NOT_SEATED(NOTHING_ABOUT));
  const active = table.activeSeats();
  if (active.includes(seat)) return seat;
  const names = speechTo(context, interaction, table, 'label').names(active);
  return hint(refusals.E_NOT_ACTIVE({ ...NOTHING_ABOUT, asked: names }));
}

function noTable(interaction: InteractionContext): string {
  return textsFor(interaction).refusals.T_NO_TABLE(NOTHING_ABOUT);
}

function moveSuggestions(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  fragment: string,
): readonly Suggestion[] {
  const seat = askedSeat(context, interaction, table);
  if (typeof seat !== 'number') return [seat];
  const label = speechTo(context, interaction, table, 'label');
  const choices = choicesOf(numberedOptions(table, seat, label));
  const fitting = choices.filter((option) => hasLetters(option, fragment));
  return offered(
    fitting.map(({ text, label }) => ({ name: label, value: text })),
    fragment,
    interaction,
  );
}

/** Games that are over, and moments of a game. */
async function pastSuggestions(
  context: CommandContext,
  interaction: InteractionContext,
  { command, focused, fragment, parameters }: Extract<Typing, { command: unknown }>,
): Promise<readonly Suggestion[] | undefined> {
  if (command !== 'replay' && command !== 'analysis' && command !== 'export') return undefined;
  const list =
    focused === 'at'
      ? await momentSuggestions(context, interaction, parameters?.table)
      : (await pastTables(context, interaction)).map((table) => ({
          name: titleOf(context, interaction, table),
          value: table.id,
        }));
  if (list.length === 0) return [hint(textsFor(interaction).records.none)];
  const found = list.filter(({ name, value }) => hasLetters({ label: name, text: value }, fragment));
  return offered(focused === 'at' ? spread(found) : found, fragment, interaction);
}

/** The end of every turn, by what happened in it. */
async function momentSuggestions(
  context: CommandContext,
  interaction: InteractionContext,
  tableId: string | undefined,
): Promise<readonly Suggestion[]> {
  const found = await pastTable(context, interaction, tableId);
  if (!found.ok) return [];
  const table = found.value;
  const label = speechTo(context, interaction, table, 'label');
  return [
    { name: label.texts.records.opening, value: '0' },
    ...toldTurns(table, label, undefined).flatMap(({ turn, heading, lines }) =>
      turn === undefined ? [] : [{ name: `${heading}: ${lines[0] ?? ''}`, value: String(turn.to) }],
    ),
  ];
}

/** So many as can be offered, from the first to the last. */
function spread(list: readonly Suggestion[]): readonly Suggestion[] {
  if (list.length <= MAX_CHOICES) return list;
  const step = (list.length - 1) / (MAX_CHOICES - 1);
  return Array.from({ length: MAX_CHOICES }, (_, at) => list[Math.round(at * step)]).filter(
    (one) => one !== undefined,
  );
}

function whySuggestions(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  fragment: string,
): readonly Suggestion[] {
  const seat = askedSeat(context, interaction, table);
  if (typeof seat !== 'number') return [seat];
  return offered(fitting(refusedEntries(context, interaction, table, seat), fragment), fragment, interaction);
}

function fitting(entries: readonly Narrowable[], fragment: string): readonly Suggestion[] {
  return entries
    .filter((entry) => hasLetters(entry, fragment))
    .map(({ text, label }) => ({ name: label, value: text }));
}

/** What would be legal if it were their turn; nothing where that can't be foreseen, and then any text is read. */
function planSuggestions(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  fragment: string,
): readonly Suggestion[] {
  const { refusals } = textsFor(interaction);
  if (table.record.status !== 'playing') return [hint(refusals.T_NOT_PLAYING(NOTHING_ABOUT))];
  const seat = table.seatOf(interaction.actor.userId);
  if (seat === undefined) return [hint(refusals.T_NOT_SEATED(NOTHING_ABOUT))];
  if (table.activeSeats().includes(seat)) return [hint(refusals.T_ASKED_NOW(NOTHING_ABOUT))];
  const fitting = plannable(context, interaction, table, seat)
    .map(({ label, value }) => ({ name: label, value }))
    .filter(({ name, value }) => hasLetters({ label: name, text: value }, fragment));
  return fitting.length === 0 ? [] : offered(fitting, fragment, interaction);
}

type VerbTyping = Extract<Typing, { gameId: string }>;

function wordSuggestions(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  { gameId, verb, parameters, focused, fragment }: VerbTyping,
): readonly Suggestion[] {
  const spec = table.game.actions.find(({ name }) => name === verb);
  const label = speechTo(context, interaction, table, 'label');
  if (spec === undefined || table.record.gameId !== gameId)
    return [hint(textsFor(interaction).bot.otherGame(label.title))];
  const seat = askedSeat(context, interaction, table);
  if (typeof seat !== 'number') return [seat];
  const legal = table.legalTexts(seat);
  const found = completions(spec, legal, parameters, focused).map((words) => ({
    name: namedWords(table, label, focused, words),
    value: words,
  }));
  const fitting = found.filter(({ name, value }) => hasLetters({ label: name, text: value }, fragment));
  const ownCommand = agreeingTexts(spec, legal, {}).length > 0;
  if (found.length === 0 && !ownCommand) return [hint(textsFor(interaction).bot.nothingFits)];
  return offered(fitting, fragment, interaction);
}

/** A word, or each word of a list, by its name in the reader's language. */
function namedWords(table: Table, { say }: Speech, parameter: string, words: string): string {
  return words
    .split(' ')
    .map((word) => {
      const message = table.game.wordFor?.(parameter, word);
      return message === undefined ? word : plainName(say.say(message));
    })
    .join(', ');
}

function focusSuggestions(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  fragment: string,
): readonly Suggestion[] {
  if (table.record.state === undefined)
    return [hint(textsFor(interaction).refusals.T_NOT_PLAYING(NOTHING_ABOUT))];
  const focuses = focusesOf(context, interaction, table, undefined);
  const fitting = focuses.filter(({ id, label }) => hasLetters({ label, text: id }, fragment));
  return offered(
    fitting.map(({ id, label }) => ({ name: label, value: id })),
    fragment,
    interaction,
  );
}

/** What begins as typed comes first; the game's own order decides among the rest. */
function offered(
  fitting: readonly Suggestion[],
  fragment: string,
  interaction: InteractionContext,
): readonly Suggestion[] {
  if (fitting.length === 0) return [hint(textsFor(interaction).bot.nothingFits)];
  const start = folded(fragment);
  const begins = ({ name, value }: Suggestion): boolean =>
    folded(name).startsWith(start) || folded(value).startsWith(start);
  return [...fitting.filter(begins), ...fitting.filter((one) => !begins(one))]
    .slice(0, MAX_CHOICES)
    .map(({ name, value }) => ({ name: shortened(name, MAX_CHOICE_LABEL), value }));
}

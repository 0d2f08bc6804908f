import { AND_THEN, type PromptOption } from '../engine/core/contract.ts';
import { matchForm, type Parameters } from '../engine/core/forms.ts';
import { agreeingTexts, canonicalText, textOf } from '../engine/core/typed-text.ts';
import { TYPED_WORDS } from '../i18n/typed-words.ts';
import type { Table, TableRefusal, Where } from '../table/tables.ts';
import type { InteractionContext } from './interaction-context.ts';
import type { CustomId } from './custom-id.ts';
import {
  speechTo,
  tableAt,
  textsFor,
  outcomeAfterSave,
  type CommandContext,
  type Outcome,
  type Shown,
} from './command-context.ts';
import { withoutCoach } from './coach.ts';
import { escapeMarkdown } from './escape.ts';
import { HINT } from './hint.ts';
import { offeredGame } from './services.ts';
import { idFor } from './id-for.ts';
import { choicesOf, numberedOptions } from './numbered-options.ts';
import { newest, panelPage, stepLines } from './panel.ts';
import { folded, narrowed, parsePath, START, type Only, type PanelPath } from './panel-path.ts';
import type { Page } from './page.ts';
import { NOTHING_ABOUT, refusalLine } from './refusal.ts';
import { button, buttonRows } from './rows.ts';
import { understand, understandParameters, type Understood, type Vocabulary } from './typed-move.ts';
import { formInWords, vocabularyOf } from './vocabulary.ts';
import { whyButton } from './why.ts';
import { undoRequestPage } from './votes.ts';

/* Everything by which a seat decides: the panel, the game's own commands, /move, and undo. They all end in one canonical text. */

/** The Play button, /play, and every look around in the panel. */
export async function showPanel(
  context: CommandContext,
  interaction: InteractionContext,
  where: Where,
  { path = START, notes = [] }: { readonly path?: PanelPath; readonly notes?: readonly string[] } = {},
): Promise<Outcome> {
  const at = await tableAt(context, where.channelId);
  if (!at.ok) return refused(context, interaction, at.refusal);
  const { table } = at;
  if (where.tableId !== undefined && where.tableId !== table.record.id)
    return refused(context, interaction, { code: 'T_OTHER_TABLE', table });
  if (table.record.state === undefined)
    return refused(context, interaction, { code: 'T_NOT_PLAYING', table });
  const seat = table.seatOf(interaction.actor.userId);
  if (seat === undefined) return refused(context, interaction, { code: 'T_NOT_SEATED', table });
  // a question that is no longer the seat's has other places to go to
  const outdated = where.rev !== undefined && where.rev < (table.record.askedSince[seat] ?? 0);
  return { page: panelPage(context, interaction, table, seat, outdated ? { notes } : { path, notes }) };
}

export function whereOf(interaction: InteractionContext, id?: CustomId): Where {
  const { channelId } = interaction;
  return id === undefined ? { channelId } : { channelId, tableId: id.tableId, rev: id.rev };
}

/** A canonical text, or two in one go. */
async function playText(
  context: CommandContext,
  interaction: InteractionContext,
  where: Where,
  choice: string,
  confirmed = false,
): Promise<Outcome> {
  const { text, next } = partsOf(choice);
  const how = { confirmed, ...(next !== undefined && { next }) };
  const played = await context.tables.act(interaction.actor, where, text, how);
  if (played.ok) return changed(context, interaction, played.value);
  const before = doneBefore(played.error);
  if (before !== undefined) return done(context, interaction, before);
  const { code, table, option } = played.error;
  return code === 'T_CONFIRM' && table !== undefined && option !== undefined
    ? { page: confirmPage(context, interaction, table, option, choice) }
    : refused(context, interaction, played.error, choice);
}

/** The table as it is, where this very thing was done already: by another tap, or before its answer got lost. */
function doneBefore({ code, table }: TableRefusal): Table | undefined {
  return code === 'T_REPEATED' && table?.record.state !== undefined ? table : undefined;
}

function partsOf(choice: string): { readonly text: string; readonly next?: string } {
  const at = choice.indexOf(AND_THEN);
  return at === -1
    ? { text: choice }
    : { text: choice.slice(0, at), next: choice.slice(at + AND_THEN.length) };
}

/** For what gives up something for good: what it is, and whether it is meant. */
function confirmPage(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  option: PromptOption<unknown>,
  choice: string,
): Page {
  const { say } = speechTo(context, interaction, table);
  const { panel, refusals } = textsFor(interaction);
  const id = idFor(table);
  const both = partsOf(choice).next === undefined ? undefined : option.together?.label;
  const lines = [
    `**${say.say(both ?? option.label)}**`,
    ...(option.detail === undefined ? [] : [say.say(option.detail)]),
    refusals.T_CONFIRM(NOTHING_ABOUT),
  ];
  return {
    content: lines.join('\n'),
    rows: buttonRows([
      button(id('act-yes', choice), panel.sureYes, 'grave'),
      button(id('fresh'), panel.undoNo),
    ]),
  };
}

/** What was done in words, and the next question at once. */
function changed(context: CommandContext, interaction: InteractionContext, table: Table): Outcome {
  return done(context, interaction, table, context.announcer.notify(table));
}

function done(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  shown?: Promise<Shown>,
): Outcome {
  const seat = table.seatOf(interaction.actor.userId);
  return outcomeAfterSave(context, interaction, shown, () => {
    const { doneBare } = textsFor(interaction).panel;
    if (seat === undefined) return { content: doneBare };
    const speech = speechTo(context, interaction, table);
    const told = stepLines(table, speech, seat);
    const story = told.length === 0 ? [doneBare] : newest(speech, told, STEP_LINES);
    return panelPage(context, interaction, table, seat, { story });
  });
}

/** lines of what one's own step led to */
const STEP_LINES = 6;

/** A sentence that says why not, and the fresh question below it. */
function refused(
  context: CommandContext,
  interaction: InteractionContext,
  refusal: TableRefusal,
  typed = '',
): Outcome {
  const { table, code } = refusal;
  const line = refusalLine(context, interaction, refusal, typed);
  const seat = table?.seatOf(interaction.actor.userId);
  const showsPanel = seat !== undefined && table?.record.state !== undefined;
  const buttons = whyButton(context, interaction, refusal);
  if (!showsPanel || code === 'T_OTHER_TABLE' || code === 'T_OPEN_TABLE')
    return { page: { content: line, rows: buttonRows(buttons) } };
  // the answer of the first delivery may never have arrived, so the second shows how things stand
  const notes = code === 'T_REPEATED' ? [] : [line];
  return { page: panelPage(context, interaction, table, seat, { notes, buttons }) };
}

/** A game's own command: played if it is a whole text, else the panel with what it can still become. */
export async function playVerb(
  context: CommandContext,
  interaction: InteractionContext,
  { gameId, verb, parameters }: { gameId: string; verb: string; parameters: Parameters },
): Promise<Outcome> {
  const at = await tableAt(context, interaction.channelId);
  if (!at.ok) return refused(context, interaction, at.refusal);
  const { table } = at;
  const spec = table.game.actions.find(({ name }) => name === verb);
  if (table.record.gameId !== gameId || spec === undefined) return otherGame(context, interaction, table);
  const seat = table.seatOf(interaction.actor.userId);
  const legal = seat === undefined ? [] : table.legalTexts(seat);
  if (seat !== undefined && legal.length > 0 && Object.values(parameters).includes(HINT))
    return nothingFits(context, interaction, table, seat);
  const typed = wordsFor(context, interaction, table, parameters);
  const text = textOf(spec, legal, typed);
  if (text !== undefined && legal.includes(text))
    return playText(context, interaction, { channelId: interaction.channelId }, text);
  const meant = understandParameters(spec, legal, vocabularyIn(context, interaction, table), parameters);
  if (meant.kind === 'move')
    return playText(context, interaction, { channelId: interaction.channelId }, meant.text);
  if (seat !== undefined && agreeingTexts(spec, legal, typed).length > 0)
    return narrowedPanel(context, interaction, table, seat, { verb, parameters: typed });
  if (seat !== undefined && legal.length > 0 && meant.kind === 'several')
    return narrowedPanel(context, interaction, table, seat, meant);
  const readable = text !== undefined && table.game.parseAction(text).ok;
  if (seat !== undefined && legal.length > 0 && meant.kind === 'strange' && !readable)
    return notUnderstood(context, interaction, table, seat, { ...meant, typed: spelt(verb, typed) });
  const whole = meant.kind === 'not now' && !readable ? meant.text : (text ?? spelt(verb, typed));
  return playText(context, interaction, { channelId: interaction.channelId }, whole);
}

function vocabularyIn(context: CommandContext, interaction: InteractionContext, table: Table): Vocabulary {
  const { say } = speechTo(context, interaction, table, 'label');
  return vocabularyOf(offeredGame(context, table.record.gameId), table.game, say);
}

/** Which word was not understood, and how the verb is typed, with a move that is legal now. */
function notUnderstood(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  seat: number,
  { word, verb, typed }: { readonly word: string; readonly verb?: string; readonly typed: string },
): Outcome {
  const game = offeredGame(context, table.record.gameId);
  const { locale } = interaction;
  const legal = table.legalTexts(seat);
  const specOf = (text: string): string | undefined => matchForm(table.game.actions, text)?.spec.name;
  const example = legal.find((text) => specOf(text) === verb) ?? legal[0] ?? '';
  const shownVerb = verb ?? specOf(example) ?? '';
  const words = TYPED_WORDS[locale];
  const notes = [
    refusalLine(context, interaction, { code: 'E_SYNTAX', table }, typed),
    ...(word === '' || word === typed ? [] : [words.unknown(escapeMarkdown(word.slice(0, 40)))]),
    words.form(formInWords(game, table.game, shownVerb, locale), example),
  ];
  return { page: panelPage(context, interaction, table, seat, { notes }) };
}

function spelt(verb: string, typed: Parameters): string {
  return [verb, ...Object.values(typed)].filter((part) => part !== '').join(' ');
}

function otherGame(context: CommandContext, interaction: InteractionContext, table: Table): Outcome {
  const { title } = offeredGame(context, table.record.gameId).texts[interaction.locale];
  return { page: { content: textsFor(interaction).bot.otherGame(title) } };
}

/** People type a component's name as readily as its word: `Icebreaker` for `c12`. */
function wordsFor(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  parameters: Parameters,
): Parameters {
  const { say } = speechTo(context, interaction, table, 'label');
  const wordFor = table.game.wordFor?.bind(table.game);
  const known = (parameter: string, typed: string): string => {
    const values = table.game.actions.flatMap(({ values: all }) => {
      const own = all[parameter];
      return own === undefined || own === 'integer' ? [] : own;
    });
    if (wordFor === undefined || values.some((word) => folded(word) === folded(typed))) return typed;
    const named = (word: string): boolean => {
      const message = wordFor(parameter, word);
      return message !== undefined && folded(say.say(message)) === folded(typed);
    };
    return values.find(named) ?? typed;
  };
  return Object.fromEntries(Object.entries(parameters).map(([name, typed]) => [name, known(name, typed)]));
}

/** The same words as the line of autocomplete that was sent, and what there is. */
function nothingFits(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  seat: number,
): Outcome {
  const notes = [`${textsFor(interaction).bot.nothingFits}.`];
  return { page: panelPage(context, interaction, table, seat, { notes }) };
}

function narrowedPanel(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  seat: number,
  only: Only,
): Outcome {
  return { page: panelPage(context, interaction, table, seat, { path: { page: 0, only } }) };
}

/** /move: a canonical text, the words of an option, or a part of them, which opens the panel with what fits. */
export async function playTyped(
  context: CommandContext,
  interaction: InteractionContext,
  typed: string,
): Promise<Outcome> {
  const at = await tableAt(context, interaction.channelId);
  if (!at.ok) return refused(context, interaction, at.refusal);
  const { table } = at;
  const where = { channelId: interaction.channelId };
  const seat = table.seatOf(interaction.actor.userId);
  const prompt = seat === undefined ? undefined : table.prompt(seat);
  if (seat === undefined || prompt === undefined) return playText(context, interaction, where, typed);
  if (typed.trim() === HINT) return nothingFits(context, interaction, table, seat);
  const label = speechTo(context, interaction, table, 'label');
  const options = numberedOptions(table, seat, label);
  const choices = choicesOf(options);
  const text = canonicalText(
    table.game.actions,
    choices.map((choice) => choice.text),
    typed,
  );
  if (choices.some((choice) => choice.text === text)) return playText(context, interaction, where, text);
  const worded = choices.filter(({ label }) => folded(label) === folded(typed));
  const [first] = worded;
  if (worded.length === 1 && first !== undefined) return playText(context, interaction, where, first.text);
  const meant = meantBy(context, interaction, table, prompt.options, typed);
  if (meant.kind === 'move') return playText(context, interaction, where, meant.text);
  const readable = table.game.parseAction(text).ok;
  const only = { letters: typed.trim().slice(0, 40) };
  if (!readable && narrowed(table.game, options, only).length > 0)
    return narrowedPanel(context, interaction, table, seat, only);
  if (meant.kind === 'several') return narrowedPanel(context, interaction, table, seat, meant);
  if (readable || meant.kind === 'not now')
    return playText(context, interaction, where, readable || meant.kind !== 'not now' ? text : meant.text);
  return notUnderstood(context, interaction, table, seat, { ...meant, typed });
}

/** What was typed, also with the step after it in one go: `recruit + end`. */
function meantBy(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  options: readonly PromptOption<unknown>[],
  typed: string,
): Understood {
  const vocabulary = vocabularyIn(context, interaction, table);
  const { actions } = table.game;
  const [head = '', tail] = typed.split('+');
  const legal = options.map(({ text }) => text);
  const meant = understand(actions, legal, vocabulary, head);
  if (tail === undefined || meant.kind !== 'move') return meant;
  const next = options.find(({ text }) => text === meant.text)?.together?.next;
  const after = understand(actions, next === undefined ? [] : [next], vocabulary, tail);
  // whether both can be played in one go is the table's to say
  return after.kind === 'move' || after.kind === 'not now'
    ? { kind: 'move', text: `${meant.text}${AND_THEN}${after.text}` }
    : after;
}

/** A press in the panel. */
export async function pressInPanel(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
  value: string | undefined,
): Promise<Outcome> {
  const where = whereOf(interaction, id);
  switch (id.verb) {
    case 'act':
      return playText(context, interaction, where, id.argument);
    case 'act-yes':
      return playText(context, interaction, where, id.argument, true);
    case 'pick':
    case 'pick-both':
      return playText(context, interaction, where, value ?? '');
    case 'group':
      return showPanel(context, interaction, where, { path: parsePath(value ?? '') });
    case 'show':
      return showPanel(context, interaction, where, { path: parsePath(id.argument) });
    case 'coach-off':
      return showPanel(context, await withoutCoach(context, interaction), where, {
        notes: [textsFor(interaction).panel.coachIsOff],
      });
    case 'undo-yes':
      return takeBack(context, interaction, where);
    case 'undo':
      return askUndo(context, interaction);
    default:
      return showPanel(context, interaction, where);
  }
}

/** /undo: says first what it would take back. */
export async function askUndo(context: CommandContext, interaction: InteractionContext): Promise<Outcome> {
  const at = await tableAt(context, interaction.channelId);
  if (!at.ok) return refused(context, interaction, at.refusal);
  const { table } = at;
  const seat = table.seatOf(interaction.actor.userId);
  const step = seat === undefined ? undefined : table.undoable(seat);
  const staying = seat === undefined || step !== undefined ? undefined : table.stayingFor(seat);
  if (seat !== undefined && staying !== undefined)
    return { page: undoRequestPage(context, interaction, table, { seat, staying }) };
  // refused by the table, which knows why: nothing is taken back without the question
  if (step === undefined) return takeBack(context, interaction, { channelId: interaction.channelId });
  const { panel } = textsFor(interaction);
  const { say } = speechTo(context, interaction, table);
  const id = idFor(table);
  return {
    page: {
      content: `${panel.undoQuestion}\n**${say.say(step.label)}**`,
      rows: buttonRows([button(id('undo-yes'), panel.undoYes, 'main'), button(id('fresh'), panel.undoNo)]),
    },
  };
}

async function takeBack(
  context: CommandContext,
  interaction: InteractionContext,
  where: Where,
): Promise<Outcome> {
  const undone = await context.tables.undo(interaction.actor, where);
  if (undone.ok)
    return undoneHere(context, interaction, undone.value, context.announcer.notify(undone.value));
  const before = doneBefore(undone.error);
  return before === undefined
    ? refused(context, interaction, undone.error)
    : undoneHere(context, interaction, before);
}

function undoneHere(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  shown?: Promise<Shown>,
): Outcome {
  const seat = table.seatOf(interaction.actor.userId);
  const { undone: note } = textsFor(interaction).panel;
  return outcomeAfterSave(context, interaction, shown, () =>
    seat === undefined
      ? { content: note }
      : panelPage(context, interaction, table, seat, { notes: [note], story: [] }),
  );
}

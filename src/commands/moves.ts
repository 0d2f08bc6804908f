import { AND_THEN } from '../engine/core/contract.ts';
import type { Parameters } from '../engine/core/forms.ts';
import { agreeingTexts, canonicalText, textOf } from '../engine/core/typed-text.ts';
import type { Table, TableRefusal, Where } from '../table/tables.ts';
import type { Asking } from './asking.ts';
import type { CustomId } from './custom-id.ts';
import { speechTo, tableAt, textsFor, toldOf, type Desk, type Outcome } from './desk.ts';
import { HINT } from './hint.ts';
import { offeredGame } from './house.ts';
import { choicesOf, idFor, newsFor, numberedOptions, panelPage, stepLines } from './panel.ts';
import { folded, narrowed, parsePath, START, type Only, type PanelPath } from './panel-path.ts';
import { refusalLine } from './refusal.ts';
import { button, buttonRows } from './rows.ts';

/* Everything by which a seat decides: the panel, the game's own commands, /move, and undo. They all end in one canonical text. */

/** The Play button, /play, and every look around in the panel. */
export async function showPanel(
  desk: Desk,
  asking: Asking,
  where: Where,
  { path = START, again = false }: { readonly path?: PanelPath; readonly again?: boolean } = {},
): Promise<Outcome> {
  const at = await tableAt(desk, where.channelId);
  if (!at.ok) return refused(desk, asking, at.refusal);
  const { table } = at;
  if (where.tableId !== undefined && where.tableId !== table.record.id)
    return refused(desk, asking, { code: 'T_OTHER_TABLE', table });
  if (table.record.state === undefined) return refused(desk, asking, { code: 'T_NOT_PLAYING', table });
  const seat = table.seatOf(asking.asker.userId);
  if (seat === undefined) return refused(desk, asking, { code: 'T_NOT_SEATED', table });
  // looking again is asking for news; elsewhere only a question that is no longer the seat's makes them worth telling
  const since = again ? table.record.rev : (table.record.askedSince[seat] ?? 0);
  const outdated = where.rev !== undefined && where.rev < since;
  const wish = outdated ? { notes: newsFor(desk, asking, table, seat) } : { path };
  return { page: await panelPage(desk, asking, table, seat, wish) };
}

export function whereOf(asking: Asking, id?: CustomId): Where {
  const { channelId } = asking;
  return id === undefined ? { channelId } : { channelId, tableId: id.tableId, rev: id.rev };
}

/** A canonical text, or two in one go. */
export async function playText(desk: Desk, asking: Asking, where: Where, choice: string): Promise<Outcome> {
  return (await askedTwice(desk, asking, where, choice)) ?? play(desk, asking, where, choice);
}

function apart(choice: string): readonly [text: string, next: string | undefined] {
  const at = choice.indexOf(AND_THEN);
  return at === -1 ? [choice, undefined] : [choice.slice(0, at), choice.slice(at + AND_THEN.length)];
}

/** For what gives up something for good: what it is, and whether it is meant. */
async function askedTwice(
  desk: Desk,
  asking: Asking,
  { channelId, rev }: Where,
  choice: string,
): Promise<Outcome | undefined> {
  const [text, next] = apart(choice);
  const at = await tableAt(desk, channelId);
  const seat = at.ok ? at.table.seatOf(asking.asker.userId) : undefined;
  if (!at.ok || seat === undefined) return undefined;
  const { table } = at;
  const option = table.prompt(seat)?.options.find((one) => one.text === text);
  const outdated = rev !== undefined && rev < (table.record.askedSince[seat] ?? 0);
  if (option?.askTwice !== true || outdated) return undefined;
  const { say } = speechTo(desk, asking, table);
  const { panel } = textsFor(asking);
  const id = idFor(table);
  const lines = [
    `**${say.say((next === undefined ? undefined : option.together?.label) ?? option.label)}**`,
    ...(option.detail === undefined ? [] : [say.say(option.detail)]),
  ];
  return {
    page: {
      content: [...lines, panel.sure].join('\n'),
      rows: buttonRows([
        button(id('act-yes', choice), panel.sureYes, 'grave'),
        button(id('fresh'), panel.undoNo),
      ]),
    },
  };
}

async function play(desk: Desk, asking: Asking, where: Where, choice: string): Promise<Outcome> {
  const played = await desk.tables.act(asking.asker, where, ...apart(choice));
  if (!played.ok) return refused(desk, asking, played.error, choice);
  return changed(desk, asking, played.value);
}

/** What was done in words, and the next question at once. */
async function changed(desk: Desk, asking: Asking, table: Table): Promise<Outcome> {
  const shown = desk.announcer.notify(asking.channelId);
  const seat = table.seatOf(asking.asker.userId);
  return toldOf(desk, asking, shown, async () => {
    const lines = seat === undefined ? [] : stepLines(table, speechTo(desk, asking, table), seat);
    const notes = lines.length === 0 ? [textsFor(asking).panel.doneBare] : lines;
    return seat === undefined
      ? { content: notes.join('\n') }
      : panelPage(desk, asking, table, seat, { notes });
  });
}

/** A sentence that says why not, and the fresh question below it. */
export async function refused(
  desk: Desk,
  asking: Asking,
  refusal: TableRefusal,
  typed = '',
): Promise<Outcome> {
  const { table, code } = refusal;
  const line = refusalLine(desk, asking, refusal, typed);
  const seat = table?.seatOf(asking.asker.userId);
  const showsPanel = seat !== undefined && table?.record.state !== undefined;
  if (!showsPanel || code === 'T_OTHER_TABLE' || code === 'T_OPEN_TABLE') return { page: { content: line } };
  const news = code === 'T_STALE' || code === 'E_NOT_ACTIVE' ? newsFor(desk, asking, table, seat) : [];
  // the answer of the first delivery may never have arrived, so the second shows how things stand
  const notes = code === 'T_REPEATED' ? [] : [line, ...news];
  return { page: await panelPage(desk, asking, table, seat, { notes }) };
}

/** A game's own command: played if it is a whole text, else the panel with what it can still become. */
export async function playVerb(
  desk: Desk,
  asking: Asking,
  { gameId, verb, parameters }: { gameId: string; verb: string; parameters: Parameters },
): Promise<Outcome> {
  const at = await tableAt(desk, asking.channelId);
  if (!at.ok) return refused(desk, asking, at.refusal);
  const { table } = at;
  const spec = table.game.actions.find(({ name }) => name === verb);
  if (table.record.gameId !== gameId || spec === undefined) return otherGame(desk, asking, table);
  const seat = table.seatOf(asking.asker.userId);
  const legal = seat === undefined ? [] : table.legalTexts(seat);
  if (seat !== undefined && legal.length > 0 && Object.values(parameters).includes(HINT))
    return nothingFits(desk, asking, table, seat);
  const typed = wordsFor(desk, asking, table, parameters);
  const text = textOf(spec, legal, typed);
  if (text !== undefined && legal.includes(text))
    return playText(desk, asking, { channelId: asking.channelId }, text);
  if (seat !== undefined && agreeingTexts(spec, legal, typed).length > 0)
    return narrowedPanel(desk, asking, table, seat, { verb, parameters: typed });
  return playText(desk, asking, { channelId: asking.channelId }, text ?? spelt(verb, typed));
}

function spelt(verb: string, typed: Parameters): string {
  return [verb, ...Object.values(typed)].filter((part) => part !== '').join(' ');
}

function otherGame(desk: Desk, asking: Asking, table: Table): Outcome {
  const { title } = offeredGame(desk, table.record.gameId).texts[asking.locale];
  return { page: { content: textsFor(asking).house.otherGame(title) } };
}

/** People type a component's name as readily as its word: `Icebreaker` for `c12`. */
function wordsFor(desk: Desk, asking: Asking, table: Table, parameters: Parameters): Parameters {
  const { say } = speechTo(desk, asking, table, 'label');
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
async function nothingFits(desk: Desk, asking: Asking, table: Table, seat: number): Promise<Outcome> {
  const notes = [`${textsFor(asking).house.nothingFits}.`];
  return { page: await panelPage(desk, asking, table, seat, { notes }) };
}

async function narrowedPanel(
  desk: Desk,
  asking: Asking,
  table: Table,
  seat: number,
  only: Only,
): Promise<Outcome> {
  return { page: await panelPage(desk, asking, table, seat, { path: { page: 0, only } }) };
}

/** /move: a canonical text, the words of an option, or a part of them, which opens the panel with what fits. */
export async function playTyped(desk: Desk, asking: Asking, typed: string): Promise<Outcome> {
  const at = await tableAt(desk, asking.channelId);
  if (!at.ok) return refused(desk, asking, at.refusal);
  const { table } = at;
  const where = { channelId: asking.channelId };
  const seat = table.seatOf(asking.asker.userId);
  const prompt = seat === undefined ? undefined : table.prompt(seat);
  if (seat === undefined || prompt === undefined) return playText(desk, asking, where, typed);
  if (typed.trim() === HINT) return nothingFits(desk, asking, table, seat);
  const label = speechTo(desk, asking, table, 'label');
  const options = numberedOptions(prompt, label, label);
  const choices = choicesOf(options);
  const text = canonicalText(
    table.game.actions,
    choices.map((choice) => choice.text),
    typed,
  );
  if (choices.some((choice) => choice.text === text)) return playText(desk, asking, where, text);
  const worded = choices.filter(({ label }) => folded(label) === folded(typed));
  const [first] = worded;
  if (worded.length === 1 && first !== undefined) return playText(desk, asking, where, first.text);
  const only = { letters: typed.trim().slice(0, 40) };
  if (table.game.parseAction(text).ok || narrowed(table.game, options, only).length === 0)
    return playText(desk, asking, where, text);
  return narrowedPanel(desk, asking, table, seat, only);
}

/** A press in the panel. */
export async function pressInPanel(
  desk: Desk,
  asking: Asking,
  id: CustomId,
  value: string | undefined,
): Promise<Outcome> {
  const where = whereOf(asking, id);
  switch (id.verb) {
    case 'act':
      return playText(desk, asking, where, id.argument);
    case 'act-yes':
      return play(desk, asking, where, id.argument);
    case 'pick':
    case 'pick-both':
      return playText(desk, asking, where, value ?? '');
    case 'group':
      return showPanel(desk, asking, where, { path: parsePath(value ?? '') });
    case 'show':
      return showPanel(desk, asking, where, { path: parsePath(id.argument) });
    case 'undo-yes':
      return takeBack(desk, asking, where);
    case 'undo':
      return askUndo(desk, asking);
    default:
      return showPanel(desk, asking, where, { again: true });
  }
}

/** /undo: says first what it would take back. */
export async function askUndo(desk: Desk, asking: Asking): Promise<Outcome> {
  const at = await tableAt(desk, asking.channelId);
  if (!at.ok) return refused(desk, asking, at.refusal);
  const { table } = at;
  const seat = table.seatOf(asking.asker.userId);
  const step = seat === undefined ? undefined : table.undoable(seat);
  // refused by the table, which knows why: nothing is taken back without the question
  if (step === undefined) return takeBack(desk, asking, { channelId: asking.channelId });
  const { panel } = textsFor(asking);
  const { say } = speechTo(desk, asking, table);
  const id = idFor(table);
  return {
    page: {
      content: `${panel.undoQuestion}\n**${say.say(step.label)}**`,
      rows: buttonRows([button(id('undo-yes'), panel.undoYes, 'main'), button(id('fresh'), panel.undoNo)]),
    },
  };
}

async function takeBack(desk: Desk, asking: Asking, where: Where): Promise<Outcome> {
  const undone = await desk.tables.undo(asking.asker, where);
  if (!undone.ok) return refused(desk, asking, undone.error);
  const table = undone.value;
  const shown = desk.announcer.notify(asking.channelId);
  const seat = table.seatOf(asking.asker.userId);
  const { undone: note } = textsFor(asking).panel;
  return toldOf(desk, asking, shown, () =>
    seat === undefined ? { content: note } : panelPage(desk, asking, table, seat, { notes: [note] }),
  );
}

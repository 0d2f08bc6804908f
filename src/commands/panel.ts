import type { Prompt, Seat } from '../engine/core/contract.ts';
import type { Mark } from '../render/marks.ts';
import { PALETTES } from '../render/palettes.ts';
import type { JournalEntry, TableRecord } from '../table/record.ts';
import type { Table } from '../table/tables.ts';
import { turnsOf } from '../table/turns.ts';
import type { InteractionContext } from './interaction-context.ts';
import { speechTo } from './command-context.ts';
import type { Services } from './services.ts';
import { MAX_CONTENT } from './fit.ts';
import { idFor } from './id-for.ts';
import { coachButtons, coachLines } from './coach.ts';
import { fittedWords, roomForWords, type Words } from './layout.ts';
import { numberedOptions } from './numbered-options.ts';
import type { Page } from './page.ts';
import { howToButton } from './how-to.ts';
import { menuOf } from './panel-menu.ts';
import { narrowed, START, type PanelPath } from './panel-path.ts';
import {
  boardKind,
  paletteFor,
  pictureOf,
  privateSections,
  sizeToCome,
  type PictureOptions,
} from './pictures.ts';
import { planButtons, stoppedLines } from './plan.ts';
import { button, buttonRows, type Button } from './rows.ts';
import { outcomeLines, SCORE_ROOM, scoreTable } from './score-table.ts';
import { eventLines, storyLines, type Speech } from './speech.ts';
import { lastLines } from './text-pages.ts';
import { watchButtons } from './watch-button.ts';
import { missedLines } from './why.ts';

/*
 * The panel: a message that only its player sees, with their private information, their own picture with numbers at what they
 * may choose, the question, and the same numbers to press.
 */

interface PanelOptions {
  readonly path?: PanelPath;
  /** said first: why not, or that it is done */
  readonly notes?: readonly string[];
  /** told in small print; absent: what has happened since the seat's last decision */
  readonly story?: readonly string[];
  /** what else can be pressed, as what explains a note */
  readonly buttons?: readonly Button[];
}

interface Panel {
  readonly services: Services;
  readonly interaction: InteractionContext;
  readonly table: Table;
  readonly seat: Seat;
  readonly notes: readonly string[];
  readonly story: readonly string[];
  readonly buttons: readonly Button[];
}

export function panelPage(
  services: Services,
  interaction: InteractionContext,
  table: Table,
  seat: Seat,
  { path = START, notes = [], story, buttons = [] }: PanelOptions = {},
): Page {
  const told = story ?? newsFor(services, interaction, table, seat);
  const panel = { services, interaction, table, seat, notes, story: told, buttons };
  const prompt = table.prompt(seat);
  return prompt === undefined ? idlePage(panel) : questionPage(panel, prompt, path);
}

/** Decisions up to and with the seat's own last one, and what was forced by it: what came later is new to it. */
export function lastOwnDecision({ record }: Table, seat: Seat): number {
  const last = lastChoiceOf(record, seat);
  return 1 + record.journal.findLastIndex((entry) => entry.seat === seat && entry.rev === last?.rev);
}

function lastChoiceOf({ journal }: TableRecord, seat: Seat): JournalEntry | undefined {
  return journal.findLast((entry) => entry.seat === seat && entry.forced !== true);
}

/** What a seat's last step led to, with all that was decided for it in one go, in its words. */
export function stepLines(table: Table, speech: Speech, seat: Seat): readonly string[] {
  const { journal } = table.record;
  const last = lastChoiceOf(table.record, seat);
  const from = journal.findIndex(({ rev }) => rev === last?.rev);
  return table
    .story(seat, from)
    .flatMap((part) =>
      part.seat === seat && journal[part.after]?.rev === last?.rev ? eventLines(speech, part.events) : [],
    );
}

function questionPage(panel: Panel, prompt: Prompt<unknown>, path: PanelPath): Page {
  const { services, interaction, table, seat } = panel;
  const label = speechTo(services, interaction, table, 'label');
  const speech = speechTo(services, interaction, table);
  const all = numberedOptions(table, seat, label, speech);
  const fitting = narrowed(table.game, all, path.only);
  const kept = fitting.length > 0 ? path : START;
  const menu = menuOf(fitting.length > 0 ? fitting : all, kept, idFor(table), label.texts);
  const { sections } = menu;
  const helped = coachLines(interaction, table, seat, speech);
  const words: readonly Words[] = [
    ...heading(panel),
    { lines: stoppedLines(table, speech, seat) },
    { lines: [`**${speech.say.say(prompt.question)}**`] },
    { lines: helped, spare: 1 },
    { lines: ownLines(services, table, speech, seat, helped), spare: 2 },
    { lines: kept.only === undefined ? [] : [label.texts.panel.fits] },
    { lines: menu.choosingGroup ? [label.texts.panel.chooseGroup] : [] },
    { lines: menu.listing },
  ];
  const last = [
    ...menu.last,
    ...undoButtons(services, interaction, table, seat),
    ...watchButtons(table, seat, label),
    ...howToButton(services, label.texts.teaching.howTo, table.record.gameId),
    ...coachButtons(interaction, table, seat, label),
    ...panel.buttons,
  ];
  const footnote = missedLines(services, interaction, table, seat).join('\n');
  const marks = menu.shown.flatMap(({ target, number }) =>
    target === undefined ? [] : [{ target, number }],
  );
  return withPicture(panel, label, marks, {
    content: fittedWords(words, roomForWords({ sections, footnote })),
    accent: accentOf(seat),
    sections,
    footnote,
    rows: [...menu.menus, ...buttonRows(last)],
  });
}

/** What was done, or why not, and what has happened. */
function heading({ notes, story }: Panel): readonly Words[] {
  return [
    { lines: lastLines(notes, NOTES_ROOM).shown, spare: 1 },
    { lines: story.map((line) => `-# ${line}`), spare: 3 },
  ];
}

function accentOf(seat: Seat): number {
  const colour = Object.entries(PALETTES.default).find(([token]) => token === `seat-${seat}`)?.[1] ?? '';
  return Number.parseInt(colour.slice(1), 16) || 0;
}

/** What only this seat sees, in small print: a line for each kind of thing, without what one has to spend where that is said already. */
function ownLines(
  services: Services,
  table: Table,
  speech: Speech,
  seat: Seat,
  above: readonly string[] = [],
): readonly string[] {
  const said = new Set(above.flatMap((line) => line.replace(/^-# /u, '').split(', ')));
  return privateSections(services, table, speech, seat)
    .map(({ title, lines }) => ({ title, lines: lines.filter((line) => !said.has(line)) }))
    .flatMap(({ title, lines }) => (lines.length === 0 ? [] : `-# **${title}:** ${lines.join(' · ')}`));
}

/** Who is asked instead, or how it ended. */
function idlePage(panel: Panel): Page {
  const { services, interaction, table, seat, notes } = panel;
  const label = speechTo(services, interaction, table, 'label');
  const speech = speechTo(services, interaction, table);
  const over = table.record.status !== 'playing';
  const asked = table.activeSeats();
  const waiting =
    asked.length === 0 ? label.texts.board.nobody : label.texts.panel.waitingFor(speech.names(asked));
  const words: readonly Words[] = [
    ...heading(panel),
    { lines: over ? ending(table, speech, label, notes) : [waiting] },
    { lines: over ? [] : [`-# ${label.texts.panel.goesOn}`], spare: 1 },
    { lines: over ? [] : ownLines(services, table, speech, seat), spare: 2 },
  ];
  const last = [
    ...undoButtons(services, interaction, table, seat),
    ...(over ? [] : [button(idFor(table)('fresh'), label.texts.panel.refresh)]),
    ...watchButtons(table, seat, label),
    ...howToButton(services, label.texts.teaching.howTo, table.record.gameId),
    ...panel.buttons,
    ...planButtons(table, label),
  ];
  return withPicture(panel, label, [], {
    content: fittedWords(words, roomForWords({})),
    accent: accentOf(seat),
    rows: buttonRows(last),
    ...(!over && { waiting: { tableId: table.record.id, seat } }),
  });
}

/** How it ended, and the scores in as much detail as there is room for beside the notes. */
function ending(table: Table, speech: Speech, label: Speech, notes: readonly string[]): readonly string[] {
  const outcome = outcomeLines(table, speech);
  const room = MAX_CONTENT - [...lastLines(notes, NOTES_ROOM).shown, ...outcome].join('\n').length - 20;
  return [...outcome, scoreTable(table, label, Math.min(SCORE_ROOM, room))];
}

/** In each channel a user has one panel that counts: the picture of an older one is drawn no more. */
function placeOf(interaction: InteractionContext): Pick<PictureOptions, 'key' | 'palette'> {
  const { actor, channelId } = interaction;
  return {
    key: `panel:${channelId}:${actor.userId}`,
    palette: paletteFor(interaction),
  };
}

/** The words at once, and with the picture when it is drawn. */
function withPicture(
  { services, interaction, table, seat }: Panel,
  label: Speech,
  marks: readonly Mark[],
  page: Page,
): Page {
  if (interaction.settings.textBoard === true)
    return { ...page, content: `${page.content}\n-# ${label.texts.panel.boardAsText}` };
  const since = lastOwnDecision(table, seat);
  const { space, sized } = sizeToCome(boardKind(table));
  const drawing = pictureOf(services, table, label, {
    sized,
    ...placeOf(interaction),
    viewer: seat,
    since,
    // a single turn shows its way; of several, all that they changed
    everyChange: turnsOf(table.record.journal.slice(since)).length > 1,
    marks,
  });
  const later = drawing.then((picture): Page => {
    if (picture === 'replaced') return page;
    if (picture !== 'none') return { ...page, picture };
    return { ...page, content: `${page.content}\n-# ${label.texts.panel.noPicture}` };
  });
  return { ...page, later, space };
}

/** Says beforehand what it takes back. */
function undoButtons(
  services: Services,
  interaction: InteractionContext,
  table: Table,
  seat: Seat,
): readonly Button[] {
  const step = table.undoable(seat);
  if (step === undefined) return [];
  const { say, texts } = speechTo(services, interaction, table, 'label');
  return [button(idFor(table)('undo-yes'), texts.panel.undo(say.say(step.label)))];
}

/** What has happened since this seat's last decision, in at most three lines. */
export function newsFor(
  services: Services,
  interaction: InteractionContext,
  table: Table,
  seat: Seat,
): readonly string[] {
  const speech = speechTo(services, interaction, table);
  return newest(speech, storyLines(speech, table.story(seat, lastOwnDecision(table, seat))), NEWS_LINES);
}

export function newest({ texts }: Speech, lines: readonly string[], most: number): readonly string[] {
  const left = lines.length - most;
  return left <= 0 ? lines : [texts.board.earlierLines(left), ...lines.slice(-most)];
}

const NEWS_LINES = 3;
/** characters of a page that its notes may take */
const NOTES_ROOM = 800;

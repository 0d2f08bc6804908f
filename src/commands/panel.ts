import { AND_THEN, type Prompt, type Seat } from '../engine/core/contract.ts';
import type { Table } from '../table/tables.ts';
import type { InteractionContext } from './interaction-context.ts';
import { speechTo, textsFor } from './command-context.ts';
import type { Services } from './services.ts';
import { MAX_CONTENT } from './fit.ts';
import { idFor } from './id-for.ts';
import { planButtons, stoppedLines } from './plan.ts';
import type { Page } from './page.ts';
import { howToButton } from './how-to.ts';
import { menuOf, numbered, type NumberedOption } from './panel-menu.ts';
import { narrowed, START, type Narrowable, type PanelPath } from './panel-path.ts';
import { paletteFor, pictureOf, privateLines, type Pictured, type PictureOptions } from './pictures.ts';
import { button, buttonRows, type Button } from './rows.ts';
import { outcomeLines, SCORE_ROOM, scoreTable } from './score-table.ts';
import { eventLines, storyLines, type Speech } from './speech.ts';
import { lastLines } from './text-pages.ts';
import { missedLines } from './why.ts';

/*
 * The panel: a message that only its player sees, with their private information, their own picture with numbers at what they
 * may choose, the question, and the same numbers to press.
 */

interface PanelOptions {
  readonly path?: PanelPath;
  /** said first: what was done, or why not */
  readonly notes?: readonly string[];
  /** what else can be pressed, as what explains a note */
  readonly buttons?: readonly Button[];
}

export function panelPage(
  services: Services,
  interaction: InteractionContext,
  table: Table,
  seat: Seat,
  { path = START, notes = [], buttons = [] }: PanelOptions = {},
): Page {
  const prompt = table.prompt(seat);
  return prompt === undefined
    ? idlePage(services, interaction, table, seat, notes, buttons)
    : questionPage(services, interaction, table, seat, { prompt, path, notes, buttons });
}

/** Decisions up to and with the seat's own last one: what came later is new to it. */
export function lastOwnDecision({ record }: Table, seat: Seat): number {
  return 1 + record.journal.findLastIndex((entry) => entry.seat === seat);
}

/** What a seat's last step led to, or both of its steps if they were one choice, in its words. */
export function stepLines(table: Table, speech: Speech, seat: Seat): readonly string[] {
  const { journal } = table.record;
  const last = journal.findLast((entry) => entry.seat === seat);
  const from = journal.findIndex(({ rev }) => rev === last?.rev);
  return table
    .story(seat, from)
    .flatMap((part) =>
      part.seat === seat && journal[part.after]?.rev === last?.rev ? eventLines(speech, part.events) : [],
    );
}

interface Asked {
  readonly prompt: Prompt<unknown>;
  readonly path: PanelPath;
  readonly notes: readonly string[];
  readonly buttons: readonly Button[];
}

function questionPage(
  services: Services,
  interaction: InteractionContext,
  table: Table,
  seat: Seat,
  { prompt, path, notes, buttons }: Asked,
): Page {
  const label = speechTo(services, interaction, table, 'label');
  const speech = speechTo(services, interaction, table);
  const all = numberedOptions(prompt, label, speech);
  const fitting = narrowed(table.game, all, path.only);
  const kept = fitting.length > 0 ? path : START;
  const menu = menuOf(fitting.length > 0 ? fitting : all, kept, idFor(table), label.texts);
  const picture = pictureOf(services, table, label, {
    ...placeOf(interaction),
    viewer: seat,
    since: lastOwnDecision(table, seat),
    marks: menu.shown.flatMap(({ target, number }) => (target === undefined ? [] : [{ target, number }])),
  });
  const navigation = [
    ...menu.navigation,
    ...undoButtons(services, interaction, table, seat),
    ...howToButton(services, label.texts.teaching.howTo, table.record.gameId),
    ...buttons,
  ];
  const question = [
    `**${speech.say.say(prompt.question)}**`,
    ...(kept.only === undefined ? [] : [label.texts.panel.fits]),
    ...(menu.choosingGroup ? [label.texts.panel.chooseGroup] : []),
    ...menu.listing,
    ...missedLines(services, interaction, table, seat),
  ];
  return withPicture(picture, label, {
    content: fitted(
      [...notes, ...stoppedLines(table, speech, seat)],
      privateLines(services, table, speech, seat),
      question,
      speech,
    ),
    rows: [...menu.rows, ...buttonRows(navigation)],
  });
}

export function numberedOptions(
  prompt: Prompt<unknown>,
  label: Speech,
  message: Speech,
): readonly NumberedOption[] {
  return prompt.options.map(({ text, label: words, detail, group, target, together }, index) => {
    const number = index + 1;
    const said = `**${numbered({ number, label: message.say.say(words) })}**`;
    return {
      number,
      text,
      label: label.say.say(words),
      line: detail === undefined ? said : `${said} – ${message.say.say(detail)}`,
      ...(detail !== undefined && { detail: label.say.say(detail) }),
      ...(group !== undefined && { group: label.say.say({ key: group }) }),
      ...(target !== undefined && { target }),
      ...(together !== undefined && {
        together: { text: `${text}${AND_THEN}${together.next}`, label: label.say.say(together.label) },
      }),
    };
  });
}

/** All that can be chosen: every option, then what is offered in one go. */
export function choicesOf(options: readonly NumberedOption[]): readonly Narrowable[] {
  return [...options, ...options.flatMap(({ together }) => together ?? [])];
}

/** Who is asked instead, or how it ended. */
function idlePage(
  services: Services,
  interaction: InteractionContext,
  table: Table,
  seat: Seat,
  notes: readonly string[],
  more: readonly Button[],
): Page {
  const label = speechTo(services, interaction, table, 'label');
  const speech = speechTo(services, interaction, table);
  const asked = table.activeSeats();
  const over = table.record.status !== 'playing';
  const picture = pictureOf(services, table, label, {
    ...placeOf(interaction),
    viewer: seat,
    since: lastOwnDecision(table, seat),
  });
  const state = over
    ? ending(table, speech, label, notes)
    : [asked.length === 0 ? label.texts.board.nobody : label.texts.panel.waitingFor(speech.names(asked))];
  const buttons = [
    ...undoButtons(services, interaction, table, seat),
    ...(over ? [] : [button(idFor(table)('fresh'), label.texts.panel.refresh)]),
    ...howToButton(services, label.texts.teaching.howTo, table.record.gameId),
    ...more,
    ...planButtons(table, label),
  ];
  return withPicture(picture, label, {
    content: fitted(notes, over ? [] : privateLines(services, table, speech, seat), state, speech),
    rows: buttonRows(buttons),
  });
}

/** How it ended, and the scores in as much detail as there is room for beside the notes. */
function ending(table: Table, speech: Speech, label: Speech, notes: readonly string[]): readonly string[] {
  const outcome = outcomeLines(table, speech);
  const room = MAX_CONTENT - [...lastLines(notes, NOTES_ROOM).shown, ...outcome].join('\n').length - 20;
  return [...outcome, scoreTable(table, label, Math.min(SCORE_ROOM, room))];
}

/** In each channel a user has one panel that counts: the picture of an older one is drawn no more. */
function placeOf(interaction: InteractionContext): Pick<PictureOptions, 'key' | 'palette' | 'unwanted'> {
  const { actor, channelId, settings } = interaction;
  return {
    key: `panel:${channelId}:${actor.userId}`,
    palette: paletteFor(interaction),
    unwanted: settings.textBoard === true,
  };
}

/** The words at once, and with the picture when it is drawn. */
function withPicture(drawing: Promise<Pictured>, { texts }: Speech, page: Page): Page {
  const later = drawing.then((picture): Page => {
    if (picture === 'replaced') return page;
    if (picture !== 'none') return { ...page, picture };
    return { ...page, content: `${page.content}\n-# ${texts.panel.noPicture}` };
  });
  return { ...page, later };
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

/** What has happened since this seat's last decision, for somebody who comes back to an old panel. */
export function newsFor(
  services: Services,
  interaction: InteractionContext,
  table: Table,
  seat: Seat,
): readonly string[] {
  const speech = speechTo(services, interaction, table);
  const lines = storyLines(speech, table.story(seat, lastOwnDecision(table, seat)));
  if (lines.length === 0) return [];
  return [textsFor(interaction).panel.changed, ...lastLines(lines, 600).shown];
}

/** characters of a page that its notes may take */
const NOTES_ROOM = 800;
const GAP = '\n';

/** Notes and question stand whole; of the private things what there is room for. */
function fitted(
  notes: readonly string[],
  own: readonly string[],
  question: readonly string[],
  speech: Speech,
): string {
  const before = lastLines(notes, NOTES_ROOM).shown;
  const after = question.join('\n');
  const room = MAX_CONTENT - before.join('\n').length - after.length - 120;
  const shown: string[] = [];
  let used = 0;
  for (const line of own) {
    used += line.length + 1;
    if (used > room) break;
    shown.push(line);
  }
  const more = shown.length < own.length ? [speech.texts.panel.moreOfYours] : [];
  return [before.join('\n'), [...shown, ...more].join('\n'), after]
    .filter((part) => part !== '')
    .join(`\n${GAP}`);
}

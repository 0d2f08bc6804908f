import { setTimeout as sleep } from 'node:timers/promises';
import type { Thought } from '../ai/ledger.ts';
import { marginOf } from '../ai/outlook.ts';
import type { TurningPoint } from '../ai/hindsight.ts';
import type { PromptOption, Standing } from '../engine/core/contract.ts';
import { courseChart, type Course } from '../render/course-chart.ts';
import type { Mark } from '../render/marks.ts';
import type { Table } from '../table/tables.ts';
import { analysisOf, type Analysing, type Analysis } from './analysis.ts';
import { speechTo, textsFor, type CommandContext, type Outcome } from './command-context.ts';
import { formatCustomId, type CustomId, type PressVerb } from './custom-id.ts';
import type { InteractionContext } from './interaction-context.ts';
import { inTurn, type Page } from './page.ts';
import { isPast, pastTable } from './past-table.ts';
import { drawn, paletteFor, pictureOf, type Picture } from './pictures.ts';
import { expectedWords, leadAlone } from './points-words.ts';
import { refusalLine } from './refusal.ts';
import { button, buttonRows, type Button, type Row } from './rows.ts';
import { standingName, type Speech } from './speech.ts';

/* /analysis: how the expected result went over a game that is over, and the decisions at which it turned. */

/** How often the wait is told of. */
const TOLD_EVERY_MS = 1_500;
/** A lead is in points, of a few as of hundreds. */
const STEPS = [1, 2, 5, 10, 20, 50, 100];

export async function showAnalysis(
  context: CommandContext,
  interaction: InteractionContext,
  tableId: string | undefined,
): Promise<Outcome> {
  return pageOf(context, interaction, tableId, 0);
}

/** Below the final board. */
export async function pressAnalysis(
  context: CommandContext,
  interaction: InteractionContext,
  { tableId }: CustomId,
): Promise<Outcome> {
  return pageOf(context, interaction, tableId, 0);
}

/** From the chart to a turning point, and back. */
export async function showTurningPoint(
  context: CommandContext,
  interaction: InteractionContext,
  { tableId, argument }: CustomId,
): Promise<Outcome> {
  return pageOf(context, interaction, tableId, Number(argument));
}

async function pageOf(
  context: CommandContext,
  interaction: InteractionContext,
  tableId: string | undefined,
  number: number,
): Promise<Outcome> {
  const found = await pastTable(context, interaction, tableId);
  const { records, analysis } = textsFor(interaction);
  if (!found.ok) {
    const isNone = found.error.code === 'T_NO_RECORD' && tableId === undefined;
    return { page: { content: isNone ? records.none : refusalLine(context, interaction, found.error) } };
  }
  // it thinks about what is hidden and names it
  if (!isPast(found.value)) return { page: { content: analysis.notYet } };
  return { page: await inTurn(analysisPages(context, interaction, found.value, number)) };
}

/** How far it is, again and again, and then what was found. */
async function* analysisPages(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  number: number,
): AsyncGenerator<Page, Page> {
  const { analysis } = textsFor(interaction);
  const analysing = analysisOf(context, table);
  while (!(await isMade(analysing)))
    yield { content: analysis.thinking(analysing.done, analysing.decisions) };
  const made = await analysing.made;
  if (made === undefined) return { content: analysis.none };
  const turn = made.turns[number - 1];
  return turn === undefined
    ? chartPage(context, interaction, table, made)
    : turnPage(context, interaction, table, made, turn);
}

async function isMade({ made }: Analysing): Promise<boolean> {
  return Promise.race([made.then(() => true), sleep(TOLD_EVERY_MS, false, { ref: false })]);
}

function chartPage(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  made: Analysis,
): Page {
  const speech = speechTo(context, interaction, table);
  const { analysis } = speech.texts;
  const content = [
    `**${analysis.title(speech.title)}**`,
    ...(made.turns.length === 0 ? [analysis.even] : []),
    ...made.turns.flatMap((turn, at) => turnLines(table, speech, turn, at + 1)),
    `-# ${analysis.note}`,
  ].join('\n');
  const rows = buttonRows(pageButtons(table, made, speech));
  const later = chartOf(context, interaction, table, made).then((picture): Page => ({
    content,
    rows,
    picture,
  }));
  return { content, rows, later };
}

async function chartOf(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  { game, turns }: Analysis,
): Promise<Picture | undefined> {
  const speech = speechTo(context, interaction, table, 'board');
  const { analysis } = speech.texts;
  const standings = table.standings();
  const courses = standings.flatMap((standing, index): Course[] =>
    standing.seat === undefined
      ? []
      : [{ name: standingName(speech, standing), points: courseOf(table, standings, game, index) }],
  );
  const title = leadAlone(table) ? analysis.scores : analysis.leads;
  const moments = turns.map(({ at }, index) => ({ at, number: index + 1 }));
  const scene = courseChart({ title, base: 0, courses, moments, steps: STEPS });
  const answer = await drawn(context, scene, { palette: paletteFor(interaction) });
  if (!answer.ok) return undefined;
  const ends = courses.map(({ name, points }) => `${name}: ${alongTheWay(points)}`);
  return { png: answer.value, name: 'analysis.png', alt: `${title}. ${ends.join('. ')}` };
}

function courseOf(
  { record }: Table,
  standings: readonly Standing[],
  game: Analysis['game'],
  index: number,
): Course['points'] {
  const expected = game.map(({ at, expected: { all } }) => ({ at, value: marginOf(all.totals, index) }));
  if (record.status !== 'finished') return expected;
  const totals = standings.map(({ total }) => total);
  return [...expected, { at: record.journal.length, value: marginOf(totals, index) }];
}

/** For those who don't see the chart: the beginning, three moments between, and the end. */
function alongTheWay(points: Course['points']): string {
  const values = [0, 0.25, 0.5, 0.75, 1].flatMap(
    (part) => points[Math.round((points.length - 1) * part)]?.value ?? [],
  );
  return values.map((value) => String(Math.round(value))).join(', ');
}

/** What was played there, and what the search would have played. */
function turnLines(table: Table, speech: Speech, turn: TurningPoint, number: number): readonly string[] {
  const { records, analysis } = speech.texts;
  const moment = table.after(turn.at);
  const said = ({ text, margin }: Thought): readonly [string, string] => {
    const label = optionOf(moment, turn, text)?.label;
    return [label === undefined ? text : speech.say.say(label), expectedWords(table, speech, margin)];
  };
  const when = records.moment(turn.at + 1, table.record.journal.length);
  return [
    `**${number} · ${speech.nameOf(turn.seat)}** – ${when}`,
    analysis.played(...said(turn.played)),
    analysis.better(...said(turn.better)),
  ];
}

function optionOf(moment: Table, { seat }: TurningPoint, text: string): PromptOption<unknown> | undefined {
  return moment.prompt(seat)?.options.find((option) => option.text === text);
}

/** The board as it was before the decision. */
function turnPage(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  made: Analysis,
  turn: TurningPoint,
): Page {
  const speech = speechTo(context, interaction, table);
  const label = speechTo(context, interaction, table, 'label');
  const moment = table.after(turn.at);
  const marks = marksOf(moment, turn);
  const number = made.turns.indexOf(turn) + 1;
  const { analysis, panel } = speech.texts;
  const page: Page = {
    content: [
      `**${analysis.title(speech.title)}**`,
      ...turnLines(table, speech, turn, number),
      ...(marks.length === 0 ? [] : [`-# ${analysis.marked}`]),
    ].join('\n'),
    rows: pageRows(table, made, speech, turn),
  };
  const later = pictureOf(context, moment, label, {
    viewer: undefined,
    marks,
    palette: paletteFor(interaction),
  }).then((picture): Page =>
    typeof picture === 'string'
      ? { ...page, content: `${page.content}\n-# ${panel.noPicture}` }
      : { ...page, picture },
  );
  return { ...page, later };
}

/** 1 where it was played, 2 where the search would have played. */
function marksOf(moment: Table, turn: TurningPoint): readonly Mark[] {
  const [played, better] = [turn.played, turn.better].map(({ text }) => optionOf(moment, turn, text)?.target);
  if (played === better) return [];
  return [
    ...(played === undefined ? [] : [{ target: played, number: 1 }]),
    ...(better === undefined ? [] : [{ target: better, number: 2 }]),
  ];
}

function pageRows(table: Table, made: Analysis, speech: Speech, turn: TurningPoint): readonly Row[] {
  const replay = formatCustomId({
    verb: 'replay',
    tableId: table.record.id,
    rev: turn.at,
    argument: 'forward',
  });
  return [
    ...buttonRows(pageButtons(table, made, speech, turn)),
    ...buttonRows([button(replay, speech.texts.analysis.replay)]),
  ];
}

function pageButtons(
  { record: { id: tableId, rev } }: Table,
  { turns }: Analysis,
  { texts: { analysis } }: Speech,
  shown?: TurningPoint,
): readonly Button[] {
  const verb: PressVerb = 'turning';
  const idOf = (argument: number): string =>
    formatCustomId({ verb, tableId, rev, argument: String(argument) });
  if (turns.length === 0) return [];
  return [
    button(idOf(0), analysis.chart, 'quiet', shown === undefined),
    ...turns.map((turn, at) => button(idOf(at + 1), analysis.turn(at + 1), 'quiet', turn === shown)),
  ];
}

import type { Table } from '../table/tables.ts';
import { USUAL_PACE } from '../table/pace.ts';
import { turnsOf } from '../table/turns.ts';
import { troubleOf } from './channel-messages.ts';
import { speechTo, textsFor, type CommandContext, type Outcome } from './command-context.ts';
import { formatCustomId, type CustomId, type PressVerb } from './custom-id.ts';
import { filmed, GAME_FILM, momentsSince } from './film.ts';
import { MAX_CONTENT } from './fit.ts';
import type { InteractionContext } from './interaction-context.ts';
import { notHere } from './lobby-commands.ts';
import { missingSentence } from './missing-permissions.ts';
import { inTurn, type Page } from './page.ts';
import { isPast, pastTable } from './past-table.ts';
import { boardKind, pictureOf, sizeToCome } from './pictures.ts';
import { gifFile, withProgress } from './recap.ts';
import { refusalLine } from './refusal.ts';
import { button, buttonRows, type Button, type Row } from './rows.ts';
import { outcomeLines } from './score-table.ts';
import { storyLines, type Speech } from './speech.ts';
import { lastLines } from './text-pages.ts';
import { headingOf } from './turn-story.ts';

/* Any moment of a game as everybody saw it, with buttons to step through it. */

const STEPS = ['first', 'turn-back', 'back', 'forward', 'turn-forward', 'last'] as const;
type Step = (typeof STEPS)[number];

/** By command: `at` counts decisions. */
export async function showReplay(
  context: CommandContext,
  interaction: InteractionContext,
  tableId: string | undefined,
  at: string | undefined,
): Promise<Outcome> {
  return replayOf(context, interaction, tableId, (table) => {
    const last = table.record.journal.length;
    const wanted = at === undefined ? last : /^\d+$/u.test(at.trim()) ? Number(at) : undefined;
    return wanted === undefined || wanted > last ? undefined : wanted;
  });
}

/** By a button below a moment. */
export async function stepInReplay(
  context: CommandContext,
  interaction: InteractionContext,
  { tableId, rev, argument }: CustomId,
): Promise<Outcome> {
  const step = STEPS.find((known) => known === argument);
  return replayOf(context, interaction, tableId, (table) =>
    step === undefined ? undefined : momentAfter(table, rev, step),
  );
}

async function replayOf(
  context: CommandContext,
  interaction: InteractionContext,
  tableId: string | undefined,
  momentOf: (table: Table) => number | undefined,
): Promise<Outcome> {
  const found = await pastTable(context, interaction, tableId);
  const { records } = textsFor(interaction);
  if (!found.ok) {
    const isNone = found.error.code === 'T_NO_RECORD' && tableId === undefined;
    return { page: { content: isNone ? records.none : refusalLine(context, interaction, found.error) } };
  }
  const moment = momentOf(found.value);
  if (moment === undefined) return { page: { content: records.noMoment } };
  return { page: momentPage(context, interaction, found.value, moment) };
}

/** Decisions after which a step shows the table; nothing beyond the ends. */
function momentAfter({ record: { journal } }: Table, at: number, step: Step): number {
  const last = journal.length;
  const ends = turnsOf(journal).map(({ to }) => to);
  const moments: Readonly<Record<Step, number>> = {
    first: 0,
    'turn-back': ends.findLast((end) => end < at) ?? 0,
    back: at - 1,
    forward: at + 1,
    'turn-forward': ends.find((end) => end > at) ?? last,
    last,
  };
  return Math.min(last, Math.max(0, moments[step]));
}

function momentPage(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  at: number,
): Page {
  const moment = table.after(at);
  const speech = speechTo(context, interaction, table);
  const label = speechTo(context, interaction, table, 'label');
  const { records, panel } = speech.texts;
  const total = table.record.journal.length;
  const turn = turnsOf(table.record.journal).find(({ from, to }) => from < at && at <= to);
  const told = storyLines(speech, moment.story(undefined, Math.max(0, at - 1))).map((line) => `> ${line}`);
  const ended = at === total && table.record.status !== 'playing';
  const page: Page = {
    content: [
      `**${speech.title}** – ${at === 0 ? records.opening : records.moment(at, total)}`,
      ...(turn === undefined ? [] : [`**${headingOf(turn, speech)}**`]),
      ...lastLines(told, MAX_CONTENT - 700).shown,
      ...(ended ? outcomeLines(table, speech) : []),
    ].join('\n'),
    rows: replayRows(table, at, speech),
  };
  const { space, sized } = sizeToCome(boardKind(moment));
  const later = pictureOf(context, moment, label, {
    sized,
    viewer: undefined,
    since: Math.max(0, at - 1),
    key: `replay:${interaction.channelId}:${interaction.actor.userId}`,
  }).then((picture): Page => {
    if (typeof picture !== 'string') return { ...page, picture };
    return picture === 'replaced' ? page : { ...page, content: `${page.content}\n-# ${panel.noPicture}` };
  });
  return { ...page, later, space };
}

function replayRows(table: Table, at: number, { texts: { records } }: Speech): readonly Row[] {
  const { id: tableId, journal } = table.record;
  const idOf = (verb: PressVerb, argument: string): string =>
    formatCustomId({ verb, tableId, rev: at, argument });
  const step = (to: Step, words: string): Button =>
    button(idOf('replay', to), words, 'quiet', momentAfter(table, at, to) === at);
  const isEnd = at === journal.length;
  return [
    ...buttonRows([
      step('turn-back', `◀◀ ${records.turnBack}`),
      step('back', `◀ ${records.back}`),
      step('forward', `${records.forward} ▶`),
      step('turn-forward', `${records.turnForward} ▶▶`),
    ]),
    ...buttonRows([
      step('first', `|◀ ${records.first}`),
      step('last', `${records.last} ▶|`),
      ...(isPast(table)
        ? [
            button(idOf('film', ''), records.film, 'quiet', journal.length === 0),
            button(idOf('play-on', ''), records.playOn, 'quiet', isEnd && table.record.status === 'finished'),
          ]
        : []),
    ]),
  ];
}

/** The whole game as an animation, for everybody in the channel. */
export async function postFilm(
  context: CommandContext,
  interaction: InteractionContext,
  { tableId }: CustomId,
): Promise<Outcome> {
  const found = await pastTable(context, interaction, tableId);
  if (!found.ok) return { page: { content: refusalLine(context, interaction, found.error) } };
  if (!isPast(found.value)) return { page: { content: textsFor(interaction).records.noSuch } };
  return { page: await inTurn(gameFilm(context, interaction, found.value)) };
}

async function* gameFilm(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
): AsyncGenerator<Page, Page> {
  const label = speechTo(context, interaction, table, 'label');
  const speech = speechTo(context, interaction, table);
  const { records, bot } = label.texts;
  const moments = momentsSince(table, 0, GAME_FILM.pictures);
  const film = filmed(context, table, label, { viewer: undefined, moments, ms: GAME_FILM.ms });
  const gif = yield* withProgress(film, moments.length, label);
  if (gif === undefined) return { content: records.noFilm };
  const names = speech.names(table.record.people.map((_, seat) => seat));
  const message = {
    content: records.filmOf(speech.title, names),
    file: gifFile(gif, table, moments.length, label),
    mention: [],
  };
  try {
    await context.messages.post(interaction.channelId, message, interaction.actor.interactionId);
    return { content: records.filmPosted };
  } catch (cause) {
    context.log.warn({ tableId: table.record.id, cause }, 'an animation could not be posted');
    return { content: troubleOf(cause) === 'later' ? bot.notNow : missingSentence(interaction) };
  }
}

/** A table in this channel that goes on from there. */
export async function playOn(
  context: CommandContext,
  interaction: InteractionContext,
  { tableId, rev }: CustomId,
): Promise<Outcome> {
  // who may not look at it may not play it on either
  const found = await pastTable(context, interaction, tableId);
  if (!found.ok) return { page: { content: refusalLine(context, interaction, found.error) } };
  const { actor, guildId, channelId, guildLocale } = interaction;
  const place = { guildId, channelId };
  const server = await context.settings.server(guildId);
  const elsewhere = notHere(interaction, server);
  if (elsewhere !== undefined) return { page: { content: elsewhere } };
  const how = { pace: server.pace ?? USUAL_PACE };
  const locale = server.locale ?? guildLocale;
  const opened = await context.tables.continueFrom(actor, place, locale, tableId, rev, how);
  if (!opened.ok) return { page: { content: refusalLine(context, interaction, opened.error) } };
  return {
    page: { content: textsFor(interaction).records.playedOn },
    shown: context.announcer.notify(opened.value),
  };
}

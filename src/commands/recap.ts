import type { Table } from '../table/tables.ts';
import { turnsOf } from '../table/turns.ts';
import { speechTo, textsFor, type CommandContext, type Outcome } from './command-context.ts';
import type { CustomId } from './custom-id.ts';
import { filmed, momentsSince, RECAP_FILM } from './film.ts';
import { MAX_CONTENT } from './fit.ts';
import { idFor } from './id-for.ts';
import type { InteractionContext } from './interaction-context.ts';
import { inTurn, type Page } from './page.ts';
import { lastOwnDecision } from './panel.ts';
import { boardKind, pictureOf, sizeToCome } from './pictures.ts';
import { button, buttonRows, type Button } from './rows.ts';
import type { Services } from './services.ts';
import type { Speech } from './speech.ts';
import { lastLines } from './text-pages.ts';
import { newsSince, turnLines } from './turn-story.ts';
import { watchButtons } from './watch-button.ts';
import { withTable } from './with-table.ts';

/* What happened since somebody last decided: in words by turn, in the picture, and as an animation. */

/** Turns that somebody who doesn't sit there is told. */
const TURNS_FOR_WATCHERS = 4;

/** Decisions before the first one that is new to them. */
function newSince(table: Table, seat: number | undefined): number {
  if (seat !== undefined) return lastOwnDecision(table, seat);
  return turnsOf(table.record.journal).at(-TURNS_FOR_WATCHERS)?.from ?? 0;
}

export async function showRecap(context: CommandContext, interaction: InteractionContext): Promise<Outcome> {
  return withTable(context, interaction, undefined, (table) => {
    const seat = table.seatOf(interaction.actor.userId);
    const since = newSince(table, seat);
    const { records, board } = textsFor(interaction);
    const speech = speechTo(context, interaction, table);
    const turns = newsSince(table, speech, seat, since);
    const { shown, left } = lastLines(turnLines(turns), MAX_CONTENT - 300);
    const page: Page = {
      content: [
        ...(turns.length === 0
          ? [records.nothingSince]
          : [`**${seat === undefined ? records.lately : records.since}**`]),
        ...(left === 0 ? [] : [board.earlierLines(left)]),
        ...shown,
      ].join('\n'),
      rows: buttonRows([...watchButtons(table, seat, speech), ...playButtons(table, speech, seat)]),
    };
    const label = speechTo(context, interaction, table, 'label');
    const { space, sized } = sizeToCome(boardKind(table));
    const later = pictureOf(context, table, label, {
      sized,
      viewer: seat,
      since,
      everyChange: turns.length > 1,
    }).then((picture): Page => {
      if (typeof picture !== 'string') return { ...page, picture };
      return { ...page, content: `${page.content}\n-# ${speech.texts.panel.noPicture}` };
    });
    return { ...page, later, space };
  });
}

function playButtons(table: Table, { texts }: Speech, seat: number | undefined): readonly Button[] {
  const isAsked = seat !== undefined && table.activeSeats().includes(seat);
  return isAsked ? [button(idFor(table)('play'), texts.board.play, 'good')] : [];
}

/** The turns since somebody's last decision, as only they see them. */
export async function watch(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): Promise<Outcome> {
  return withTable(context, interaction, id, (table) => {
    const seat = table.seatOf(interaction.actor.userId);
    const since = newSince(table, seat);
    if (since >= table.record.journal.length)
      return { content: textsFor(interaction).records.nothingToWatch };
    const label = speechTo(context, interaction, table, 'label');
    return inTurn(recapFilm(context, table, label, seat, since));
  });
}

async function* recapFilm(
  services: Services,
  table: Table,
  label: Speech,
  viewer: number | undefined,
  since: number,
): AsyncGenerator<Page, Page> {
  const moments = momentsSince(table, since, RECAP_FILM.pictures);
  const { records } = label.texts;
  const gif = yield* withProgress(
    filmed(services, table, label, { viewer, moments, ms: RECAP_FILM.ms }),
    moments.length,
    label,
  );
  if (gif === undefined) return { content: records.noFilm };
  return { content: records.watched, file: gifFile(gif, table, moments.length, label) };
}

/** A page for each time that the film tells how far it is. */
export async function* withProgress(
  film: AsyncGenerator<number, Buffer | undefined>,
  pictures: number,
  { texts: { records } }: Speech,
): AsyncGenerator<Page, Buffer | undefined> {
  yield { content: records.drawingTurns(0, pictures) };
  for (;;) {
    const { done, value } = await film.next();
    if (done === true) return value;
    yield { content: value === pictures ? records.joining : records.drawingTurns(value, pictures) };
  }
}

export function gifFile(
  bytes: Buffer,
  { record: { gameId, rev } }: Table,
  pictures: number,
  { texts }: Speech,
): NonNullable<Page['file']> {
  return {
    bytes,
    name: `${gameId}-${rev}.gif`,
    contentType: 'image/gif',
    alt: texts.records.filmAlt(pictures),
  };
}

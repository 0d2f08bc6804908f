import { freeSeats } from '../table/free-seat.ts';
import { undecided } from '../table/open-vote.ts';
import type { Vote } from '../table/record.ts';
import { silentDays } from '../table/stalled.ts';
import type { StoryPart, Table } from '../table/tables.ts';
import { idFor } from './id-for.ts';
import { button, buttonRows, type Row } from './rows.ts';
import { eventLines, seatWord, type Speech } from './speech.ts';

/* What the channel is asked besides the game's own question: free seats, invitations, a vote. */

/** lines and characters of what an undo would take back, and of what that has shown */
const MOST_LINES = 5;
const ROOM = 450;

export function openLines(table: Table, speech: Speech): readonly string[] {
  const { record } = table;
  if (record.status !== 'playing') return [];
  const { seats } = speech.texts.beside;
  const asked = table.activeSeats();
  return [
    ...freeSeats(record).map((seat) => seats.free(seatWord(speech, seat), asked.includes(seat))),
    ...(record.invitations ?? []).map(({ userId, by, seat }) =>
      seats.invited(`<@${userId}>`, speech.nameOfPerson(by), seatWord(speech, seat)),
    ),
    ...(record.vote === undefined ? [] : voteLines(table, speech, record.vote)),
  ];
}

function voteLines(table: Table, speech: Speech, vote: Vote): readonly string[] {
  const { votes } = speech.texts.beside;
  const who = vote.by === undefined ? '' : speech.nameOf(vote.by);
  const asked = (): readonly string[] => {
    if (vote.kind === 'close') return [votes.close(silentDays(table.record))];
    if (vote.kind === 'abandon') return [votes.abandon(who)];
    return [votes.undo(who), ...undoneLines(table, speech, vote.stay ?? 0, undefined)];
  };
  return [...asked(), `-# ${votes.waiting(mentions(table, speech))}`];
}

/** Those whose word is still to come, so that the message calls them when it is new. */
function mentions({ record }: Table, { locale }: Speech): string {
  const called = undecided(record).flatMap((seat) => {
    const person = record.people[seat];
    return person === undefined ? [] : [`<@${person.userId}>`];
  });
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(called);
}

/** What would be undone, and what it has shown, as this viewer may know it. */
export function undoneLines(
  table: Table,
  speech: Speech,
  staying: number,
  viewer: number | undefined,
): readonly string[] {
  const { votes } = speech.texts.beside;
  const parts = table.story(viewer, staying).filter(({ act }) => act === undefined);
  const told = linesOf(parts, speech);
  const revealed = parts.map((part) => ({
    ...part,
    events: part.events.filter((event) => table.game.reveals(event)),
  }));
  const few = (lines: readonly string[]): readonly string[] => {
    const kept = lines.filter((_, at) => at < MOST_LINES && lines.slice(0, at + 1).join('\n').length <= ROOM);
    const left = lines.length - kept.length;
    return [...kept, ...(left === 0 ? [] : [votes.andMore(left)])].map((line) => `> ${line}`);
  };
  const undone = few(told);
  // most steps say themselves what they reveal
  const shown = linesOf(revealed, speech).filter((line) => !undone.includes(`> ${line}`));
  return [...undone, ...(shown.length === 0 ? [] : [votes.seen, ...few(shown)])];
}

function linesOf(parts: readonly StoryPart[], speech: Speech): readonly string[] {
  return parts.flatMap(({ events }) => eventLines(speech, events));
}

export function openRows(table: Table, speech: Speech): readonly Row[] {
  const { record } = table;
  if (record.status !== 'playing') return [];
  const { seats, votes } = speech.texts.beside;
  const id = idFor(table);
  const free = freeSeats(record);
  const word = (seat: number): string => seatWord(speech, seat);
  const { vote } = record;
  const answers = vote?.kind === 'close' ? [votes.closeYes, votes.closeNo] : [votes.agree, votes.refuse];
  return [
    ...buttonRows([
      ...free.map((seat) => button(id('take', String(seat)), seats.take(word(seat)), 'good')),
      ...free.map((seat) => button(id('seat-ai', String(seat)), seats.letAi(word(seat)))),
    ]),
    ...(record.invitations === undefined
      ? []
      : buttonRows([button(id('seat-yes'), seats.accept, 'good'), button(id('seat-no'), seats.decline)])),
    ...(vote === undefined
      ? []
      : buttonRows([
          button(id('vote-yes', String(vote.rev)), answers[0] ?? '', 'main'),
          button(id('vote-no', String(vote.rev)), answers[1] ?? ''),
        ])),
  ];
}

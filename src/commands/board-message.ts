import type { Seat } from '../engine/core/contract.ts';
import { isFree, seatsOfPeople } from '../table/free-seat.ts';
import type { TableAct } from '../table/record.ts';
import type { Table } from '../table/tables.ts';
import { formatCustomId, type PressVerb } from './custom-id.ts';
import { howToButton } from './how-to.ts';
import { offeredGame, type Services } from './services.ts';
import { MAX_CONTENT } from './fit.ts';
import { openLines, openRows } from './open-questions.ts';
import type { ChannelMessage } from './page.ts';
import { boardLines, finalBoard, pictureOf } from './pictures.ts';
import { button, buttonRows, type Button } from './rows.ts';
import { outcomeLines, SCORE_ROOM, scoreTable } from './score-table.ts';
import { speechFor, storyLines, type Speech } from './speech.ts';
import { lastLines } from './text-pages.ts';

/** The board once more, for a channel in which the last one has scrolled away. It calls nobody. */
export async function boardAgain(
  services: Services,
  table: Table,
  focus: string | undefined,
): Promise<ChannelMessage> {
  const offered = offeredGame(services, table.record.gameId);
  const speech = speechFor(offered, table, table.record.locale, 'message');
  const label = speechFor(offered, table, table.record.locale, 'label');
  const picture = await pictureOf(services, table, label, {
    viewer: undefined,
    since: table.record.announcement?.since ?? table.record.announcement?.from,
    ...(focus !== undefined && { focus }),
  });
  const undrawn = typeof picture === 'string';
  const board = undrawn
    ? [speech.texts.board.noPicture, ...boardLines(services, table, speech, undefined)]
    : [];
  // revision 0: when a lost announcement is looked for among our messages, this is none
  const id = formatCustomId({ verb: 'play', tableId: table.record.id, rev: 0, argument: '' });
  return {
    content: composed([], board, endingLines(table, speech, label, []), speech),
    rows: buttonRows([button(id, speech.texts.board.play, 'good')]),
    picture: undrawn ? undefined : picture,
    mention: [],
  };
}

interface BoardMessageOptions {
  /** decisions before the first one that it tells about */
  readonly from: number;
  /** the last revision of which earlier messages told */
  readonly after?: number;
  /** decisions before the first one whose changes are marked, where these are others */
  readonly since?: number;
  /** seats that are called by this message, or were when it was new: an edit notifies nobody again */
  readonly asked: readonly Seat[];
  /** users who are asked for something besides the game's question */
  readonly alsoMention?: readonly string[];
}

/** What the channel sees after a turn: the story of it, the board with what changed, and whose decision it is now. */
export async function boardMessage(
  services: Services,
  table: Table,
  { from, after = from, since = from, asked, alsoMention = [] }: BoardMessageOptions,
): Promise<ChannelMessage> {
  const offered = offeredGame(services, table.record.gameId);
  const { locale, people } = table.record;
  const speech = speechFor(offered, table, locale, 'message');
  const label = speechFor(offered, table, locale, 'label');
  const picture = await pictureOf(services, table, label, {
    viewer: undefined,
    since: since === 0 ? undefined : since,
    key: `channel:${table.record.place.channelId}`,
    forChannel: true,
  });
  const undrawn = typeof picture === 'string';
  const board = undrawn
    ? [speech.texts.board.noPicture, ...boardLines(services, table, speech, undefined)]
    : [];
  const ending = [...endingLines(table, speech, label, asked), ...openLines(table, speech)];
  return {
    content: composed(storyOfTurn(table, speech, { from, after }), board, ending, speech),
    rows: [...buttonRows(boardButtons(services, table, speech)), ...openRows(table, speech)],
    picture: undrawn ? undefined : picture,
    below: await finalBoard(services, table, label),
    mention: [
      ...new Set([
        ...seatsOfPeople(table.record)
          .filter((seat) => table.activeSeats().includes(seat) && asked.includes(seat))
          .flatMap((seat) => people[seat]?.userId ?? []),
        ...alsoMention,
      ]),
    ],
  };
}

/** Who came and who started stands in the lobby's message above. */
function storyOfTurn(
  table: Table,
  speech: Speech,
  { from, after }: { readonly from: number; readonly after: number },
): readonly string[] {
  const isNews = ({ act, rev = Infinity }: TableAct): boolean => !EARLIER_ACTS.has(act) && rev > after;
  const told = table.story(undefined, from).filter(({ act }) => act === undefined || isNews(act));
  return storyLines(speech, told);
}

const EARLIER_ACTS: ReadonlySet<TableAct['act']> = new Set<TableAct['act']>([
  'opened',
  'joined',
  'left',
  'started',
  'cancelled',
]);

function endingLines(table: Table, speech: Speech, label: Speech, asked: readonly Seat[]): readonly string[] {
  if (table.record.status !== 'playing')
    return [...outcomeLines(table, speech), scoreTable(table, label, SCORE_ROOM)];
  const active = table.activeSeats();
  if (active.length === 0) return [speech.texts.board.nobody];
  const called = (seat: Seat): string => {
    const userId = table.record.people[seat]?.userId;
    const isCalled = asked.includes(seat) && userId !== undefined && !isFree(table.record, seat);
    return isCalled ? `<@${userId}>` : speech.nameOf(seat);
  };
  const byQuestion = new Map<string, Seat[]>();
  for (const seat of active) {
    const question = questionOf(table, speech, seat);
    byQuestion.set(question, [...(byQuestion.get(question) ?? []), seat]);
  }
  const list = new Intl.ListFormat(speech.locale, { type: 'conjunction' });
  return Array.from(byQuestion, ([question, seats]) => {
    const who = speech.texts.board.turnOf(list.format(seats.map(called)));
    return question === '' ? `**${who}**` : `**${who}** – ${question}`;
  });
}

/** What the seat is asked: a question is public by the games' contract. */
function questionOf(table: Table, { say }: Speech, seat: Seat): string {
  const prompt = table.prompt(seat);
  return prompt === undefined ? '' : say.say(prompt.question);
}

function boardButtons(services: Services, table: Table, { texts }: Speech): readonly Button[] {
  const { id: tableId, rev, status } = table.record;
  const id = (verb: PressVerb): string => formatCustomId({ verb, tableId, rev, argument: '' });
  return [
    ...(status === 'playing' ? [button(id('play'), texts.board.play, 'good')] : []),
    button(id('board'), texts.board.board),
    button(id('log'), texts.board.log),
    button(id('scores'), texts.board.scores),
    ...(status === 'finished' ? [button(id('analysis'), texts.analysis.button)] : []),
    ...(status === 'finished' || status === 'abandoned'
      ? [button(id('rematch'), texts.records.rematch, 'good')]
      : []),
    ...howToButton(services, texts.teaching.howTo, table.record.gameId),
  ];
}

/** Whose decision it is stands whole; of the story the end, of the text board the beginning, as far as there is room. */
function composed(
  story: readonly string[],
  board: readonly string[],
  ending: readonly string[],
  { texts }: Speech,
): string {
  const after = ending.filter((line) => line !== '').join('\n');
  const room = MAX_CONTENT - after.length - 150;
  const { shown, left } = lastLines(story, board.length === 0 ? room : room * 0.3);
  const rest = room - shown.join('\n').length;
  const drawn = firstLines(board, rest, texts.board.more);
  const earlier = left === 0 ? [] : [texts.board.earlierLines(left)];
  return [[...earlier, ...shown].join('\n'), drawn.join('\n'), after]
    .filter((part) => part !== '')
    .join('\n\n');
}

export function firstLines(
  lines: readonly string[],
  room: number,
  more: (count: number) => string,
): readonly string[] {
  const shown: string[] = [];
  let used = 0;
  for (const line of lines) {
    used += line.length + 1;
    if (used > room) return [...shown, more(lines.length - shown.length)];
    shown.push(line);
  }
  return shown;
}

import { TEXTS } from '../i18n/texts.ts';
import { PALETTE_NAMES } from '../render/palettes.ts';
import type { Table } from '../table/tables.ts';
import type { Asking } from './asking.ts';
import { troubleOf } from './channel-messages.ts';
import { formatCustomId, NO_TABLE, type CustomId } from './custom-id.ts';
import { speechTo, tableAt, textsFor, type Desk, type Outcome } from './desk.ts';
import { offeredGame } from './house.ts';
import { boardAgain, firstLines } from './board-message.ts';
import { escapeMarkdown } from './escape.ts';
import { missingSentence } from './missing.ts';
import { LONGEST_CONTENT, type Page } from './page.ts';
import { idFor, lastOwnDecision } from './panel.ts';
import { folded } from './panel-path.ts';
import { boardLines, pictureOf, privateLines } from './pictures.ts';
import { refusalLine } from './refusal.ts';
import type { CommandOptions } from './request.ts';
import { button, buttonRows, shortened } from './rows.ts';
import { outcomeLines, scorePages } from './score-table.ts';
import { lookOf, storyLines } from './speech.ts';
import { PAGE_ROOM, textPages } from './text-pages.ts';

/* What can be looked at without changing anything. All of it is for the asking person alone. */

async function withTable(
  desk: Desk,
  asking: Asking,
  id: CustomId | undefined,
  show: (table: Table) => Promise<Page> | Page,
): Promise<Outcome> {
  const at = await tableAt(desk, asking.channelId);
  if (!at.ok) return { page: { content: refusalLine(desk, asking, at.refusal) } };
  const { table } = at;
  if (id !== undefined && id.tableId !== table.record.id)
    return { page: { content: refusalLine(desk, asking, { code: 'T_OTHER_TABLE', table }) } };
  if (table.record.state === undefined)
    return { page: { content: refusalLine(desk, asking, { code: 'T_NOT_PLAYING', table }) } };
  return { page: await show(table) };
}

export async function showBoardTo(
  desk: Desk,
  asking: Asking,
  options: CommandOptions,
  id?: CustomId,
): Promise<Outcome> {
  return withTable(desk, asking, id, (table) => {
    const seat = table.seatOf(asking.asker.userId);
    const viewer = options.private === true ? seat : undefined;
    const focuses = focusesOf(desk, asking, table, viewer);
    const focus = focuses.find((one) => [one.id, one.label].some((word) => isWord(word, options.focus)));
    if (options.focus !== undefined && focus === undefined) return unknownFocus(asking, focuses);
    const isPublic = id === undefined && options.private !== true && options.palette === undefined;
    if (isPublic && seat !== undefined && table.record.status === 'playing')
      return postBoardAgain(desk, asking, table, focus?.id);
    return boardFor(desk, asking, table, { viewer, focus: focus?.id, palette: options.palette });
  });
}

function isWord(word: string, typed: string | boolean | undefined): boolean {
  return typeof typed === 'string' && folded(typed) === folded(word);
}

function unknownFocus(asking: Asking, focuses: readonly { label: string }[]): Page {
  const names = focuses.map(({ label }) => escapeMarkdown(label));
  const list = new Intl.ListFormat(asking.locale, { type: 'conjunction' }).format(names);
  return { content: textsFor(asking).house.focuses(shortened(list, LONGEST_CONTENT - 200)) };
}

interface BoardWish {
  readonly viewer: number | undefined;
  readonly focus: string | undefined;
  readonly palette: string | boolean | undefined;
}

/** For the asking person alone. */
async function boardFor(desk: Desk, asking: Asking, table: Table, wish: BoardWish): Promise<Page> {
  const seat = table.seatOf(asking.asker.userId);
  const label = speechTo(desk, asking, table, 'label');
  const { viewer, focus } = wish;
  const picture = await pictureOf(desk, table, label, {
    viewer,
    palette: PALETTE_NAMES.find((name) => name === wish.palette) ?? 'default',
    ...(focus !== undefined && { focus }),
    ...(seat !== undefined && { since: lastOwnDecision(table, seat) }),
  });
  const asked = table.activeSeats();
  const { board } = label.texts;
  const speech = speechTo(desk, asking, table);
  const line = asked.length === 0 ? board.nobody : `**${board.turnOf(speech.names(asked))}**`;
  const heading = table.record.status === 'playing' ? line : outcomeLines(table, speech).join('\n');
  if (typeof picture !== 'string') return { content: heading, picture };
  const room = LONGEST_CONTENT - heading.length - 200;
  const text = firstLines(boardLines(desk, table, speech, viewer), room, board.more);
  return { content: [heading, board.noPicture, ...text].join('\n') };
}

/** For everybody: asked for by somebody who plays, without private things or colours of his own. */
async function postBoardAgain(
  desk: Desk,
  asking: Asking,
  table: Table,
  focus: string | undefined,
): Promise<Page> {
  const message = await boardAgain(desk, table, focus);
  try {
    await desk.messages.post(asking.channelId, message, asking.asker.interactionId);
  } catch (cause) {
    desk.log.warn({ tableId: table.record.id, cause }, 'the board could not be posted again');
    const why = troubleOf(cause) === 'later' ? textsFor(asking).house.notNow : missingSentence(asking);
    return { ...message, content: why, rows: [] };
  }
  return { content: textsFor(asking).board.posted };
}

export function focusesOf(
  desk: Desk,
  asking: Asking,
  table: Table,
  viewer: number | undefined,
): readonly { id: string; label: string }[] {
  const { scene } = offeredGame(desk, table.record.gameId);
  const look = lookOf(speechTo(desk, asking, table, 'label'), table.record.people.length);
  return scene.focuses(table.view(viewer), look);
}

export async function showHand(desk: Desk, asking: Asking): Promise<Outcome> {
  return withTable(desk, asking, undefined, (table) => {
    const seat = table.seatOf(asking.asker.userId);
    if (seat === undefined) return { content: refusalLine(desk, asking, { code: 'T_NOT_SEATED', table }) };
    const speech = speechTo(desk, asking, table);
    const own = privateLines(desk, table, speech, seat);
    if (own.length === 0) return { content: speech.texts.board.nothingHidden };
    return { content: firstLines(own, LONGEST_CONTENT - 100, speech.texts.board.more).join('\n') };
  });
}

export async function showState(desk: Desk, asking: Asking, id?: CustomId): Promise<Outcome> {
  return withTable(desk, asking, id, (table) => {
    const viewer = table.seatOf(asking.asker.userId);
    const lines = boardLines(desk, table, speechTo(desk, asking, table), viewer);
    return paged(asking, (page) => idFor(table)('state', page), textPages(lines), pageIn(id, 0));
  });
}

/** The story; its last page first, that is where the news is. */
export async function showLog(desk: Desk, asking: Asking, id?: CustomId): Promise<Outcome> {
  return withTable(desk, asking, id, (table) => {
    const speech = speechTo(desk, asking, table);
    const lines = storyLines(speech, table.story(table.seatOf(asking.asker.userId)));
    const shown = lines.length === 0 ? [speech.texts.board.emptyLog] : lines;
    const last = Number.MAX_SAFE_INTEGER;
    return paged(asking, (page) => idFor(table)('story', page), textPages(shown), pageIn(id, last));
  });
}

function pageIn(id: CustomId | undefined, otherwise: number): number {
  const page = Number.parseInt(id?.argument ?? '', 10);
  return Number.isInteger(page) ? page : otherwise;
}

function paged(
  asking: Asking,
  idOf: (page: string) => string,
  pages: readonly string[],
  wanted: number,
): Page {
  const at = Math.min(Math.max(0, wanted), pages.length - 1);
  const { board } = textsFor(asking);
  const content = pages[at] ?? '';
  if (pages.length < 2) return { content };
  const turn = (to: number, label: string) =>
    button(idOf(String(to)), label, 'quiet', to < 0 || to >= pages.length);
  return {
    content: `${content}\n\n-# ${board.page(at + 1, pages.length)}`,
    rows: buttonRows([turn(at - 1, `◀ ${board.previous}`), turn(at + 1, `${board.next} ▶`)]),
  };
}

export async function showScores(desk: Desk, asking: Asking, id?: CustomId): Promise<Outcome> {
  return withTable(desk, asking, id, (table) => {
    const label = speechTo(desk, asking, table, 'label');
    const { soFar, final, stopped } = label.texts.scores;
    const { status } = table.record;
    const heading = status === 'playing' ? soFar : status === 'abandoned' ? stopped : final;
    const pages = scorePages(table, label, PAGE_ROOM).map((page) => `**${heading}**\n${page}`);
    return paged(asking, (page) => idFor(table)('score', page), pages, pageIn(id, 0));
  });
}

/** The asking person's tables in this server, those that wait for him first, each with a link to its board. */
export async function showGames(desk: Desk, asking: Asking, id?: CustomId): Promise<Outcome> {
  const tables = await reachable(desk, await desk.tables.of(asking.asker.userId, asking.guildId));
  const texts = textsFor(asking);
  if (tables.length === 0) return { page: { content: texts.games.none } };
  const lines = tables.map((table) => gameLine(desk, asking, table));
  const idOf = (page: string): string =>
    formatCustomId({ verb: 'tables', tableId: NO_TABLE, rev: 0, argument: page });
  return { page: paged(asking, idOf, textPages(lines), pageIn(id, 0)) };
}

/** A channel that was deleted while the bot was away told nobody: its table is put away now. */
async function reachable(desk: Desk, tables: readonly Table[]): Promise<readonly Table[]> {
  const there = await Promise.all(
    tables.map(async (table) => {
      const { channelId } = table.record.place;
      const exists = await desk.messages.exists(channelId);
      if (!exists) await desk.tables.channelGone(channelId);
      return exists;
    }),
  );
  return tables.filter((_, index) => there[index] === true);
}

function gameLine(desk: Desk, asking: Asking, table: Table): string {
  const { place, status, announcement, lobbyMessageId } = table.record;
  const { games } = textsFor(asking);
  const speech = speechTo(desk, asking, table);
  const active = table.activeSeats();
  const seat = table.seatOf(asking.asker.userId);
  const mine = seat !== undefined && active.includes(seat);
  const waiting = mine ? `**${games.yours}**` : games.waiting(speech.names(active));
  const message = announcement?.messageId ?? lobbyMessageId;
  const channel = `https://discord.com/channels/${place.guildId}/${place.channelId}`;
  const link = message === undefined ? channel : `${channel}/${message}`;
  return `- [${speech.title}](${link}) <#${place.channelId}> – ${status === 'lobby' ? games.lobby : waiting}`;
}

export function showAbout(desk: Desk, asking: Asking): Outcome {
  const { house } = textsFor(asking);
  const credits = [...desk.games.values()].flatMap(({ rulebook, texts }) => {
    if (rulebook.credits === undefined) return [];
    const { designer, illustrator, publisher, year } = rulebook.credits;
    const people = house.credits({ designer, illustrator, publisher, year: String(year) });
    return [`- **${texts[asking.locale].title}**: ${people}`];
  });
  return { page: { content: [house.about(gameTitles(desk, asking.locale)), ...credits].join('\n') } };
}

export function gameTitles(desk: Pick<Desk, 'games'>, locale: Asking['locale']): string {
  const titles = [...desk.games.values()].map(({ texts }) => texts[locale].title);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return titles.length === 0 ? TEXTS[locale].house.noGames : list.format(titles);
}

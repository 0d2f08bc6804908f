import { TEXTS } from '../i18n/texts.ts';
import type { Table } from '../table/tables.ts';
import type { Asker, InteractionContext } from './interaction-context.ts';
import { troubleOf } from './channel-messages.ts';
import { formatCustomId, NO_TABLE, type CustomId } from './custom-id.ts';
import { speechTo, tableAt, textsFor, type CommandContext, type Outcome } from './command-context.ts';
import { offeredGame } from './services.ts';
import { boardAgain, firstLines } from './board-message.ts';
import { escapeMarkdown } from './escape.ts';
import { missingSentence } from './missing-permissions.ts';
import { MAX_CONTENT } from './fit.ts';
import type { Page } from './page.ts';
import { idFor } from './id-for.ts';
import { lastOwnDecision } from './panel.ts';
import { folded } from './panel-path.ts';
import { boardLines, LEGEND, paletteFor, pictureOf, privateLines } from './pictures.ts';
import { refusalLine } from './refusal.ts';
import type { CommandOptions } from './request.ts';
import { button, buttonRows, shortened } from './rows.ts';
import { outcomeLines, scorePages } from './score-table.ts';
import { lookOf } from './speech.ts';
import { tableLink } from './table-link.ts';
import { PAGE_ROOM, textPages } from './text-pages.ts';
import { toldTurns, turnLines } from './turn-story.ts';
import { withTable } from './with-table.ts';

/* What can be looked at without changing anything. Only the user who asks sees it. */

export async function showBoardTo(
  context: CommandContext,
  interaction: InteractionContext,
  options: CommandOptions,
  id?: CustomId,
): Promise<Outcome> {
  return withTable(context, interaction, id, (table) => {
    const seat = table.seatOf(interaction.actor.userId);
    const viewer = options.private === true ? seat : undefined;
    const focuses = focusesOf(context, interaction, table, viewer);
    const focus = focuses.find((one) => [one.id, one.label].some((word) => isWord(word, options.focus)));
    if (options.focus !== undefined && focus === undefined) return unknownFocus(interaction, focuses);
    const isPublic = id === undefined && options.private !== true && options.palette === undefined;
    if (isPublic && seat !== undefined && table.record.status === 'playing') {
      const later = postBoardAgain(context, interaction, table, focus?.id);
      return { content: textsFor(interaction).panel.drawing, follows: true, later };
    }
    return boardFor(context, interaction, table, { viewer, focus: focus?.id, palette: options.palette });
  });
}

function isWord(word: string, typed: string | boolean | undefined): boolean {
  return typeof typed === 'string' && folded(typed) === folded(word);
}

function unknownFocus(interaction: InteractionContext, focuses: readonly { label: string }[]): Page {
  const names = focuses.map(({ label }) => escapeMarkdown(label));
  const list = new Intl.ListFormat(interaction.locale, { type: 'conjunction' }).format(names);
  return { content: textsFor(interaction).bot.focuses(shortened(list, MAX_CONTENT - 200)) };
}

interface BoardOptions {
  readonly viewer: number | undefined;
  readonly focus: string | undefined;
  readonly palette: string | boolean | undefined;
}

/** Only the user who asks sees it. */
function boardFor(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  wish: BoardOptions,
): Page {
  const seat = table.seatOf(interaction.actor.userId);
  const label = speechTo(context, interaction, table, 'label');
  const { viewer, focus } = wish;
  const asked = table.activeSeats();
  const { board } = label.texts;
  const speech = speechTo(context, interaction, table);
  const line = asked.length === 0 ? board.nobody : `**${board.turnOf(speech.names(asked))}**`;
  const heading = table.record.status === 'playing' ? line : outcomeLines(table, speech).join('\n');
  const inWords = (...notes: readonly string[]): Page => {
    const room = MAX_CONTENT - heading.length - 200;
    const text = firstLines(boardLines(context, table, speech, viewer), room, board.more);
    return { content: [heading, ...notes, ...text].join('\n') };
  };
  // a part of the board is only a picture
  if (interaction.settings.textBoard === true && focus === undefined) return inWords();
  const later = pictureOf(context, table, label, {
    viewer,
    palette: paletteFor(interaction, wish.palette),
    ...(focus !== undefined && { focus }),
    ...(seat !== undefined && { since: lastOwnDecision(table, seat) }),
  }).then((picture): Page =>
    typeof picture === 'string' ? inWords(board.noPicture) : { content: heading, picture },
  );
  return { content: heading, later };
}

/** For everybody, at the request of a player: without anything private, in the usual colours. */
async function postBoardAgain(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  focus: string | undefined,
): Promise<Page> {
  const message = await boardAgain(context, table, focus);
  try {
    const { channelId, actor } = interaction;
    const messageId = await context.messages.post(channelId, message, actor.interactionId);
    await context.tables.posted({ channelId, tableId: table.record.id }, messageId);
  } catch (cause) {
    context.log.warn({ tableId: table.record.id, cause }, 'the board could not be posted again');
    const why =
      troubleOf(cause) === 'later' ? textsFor(interaction).bot.notNow : missingSentence(interaction);
    return { ...message, content: why, rows: [] };
  }
  return { content: textsFor(interaction).board.posted };
}

export function focusesOf(
  context: CommandContext,
  interaction: InteractionContext,
  table: Table,
  viewer: number | undefined,
): readonly { id: string; label: string }[] {
  const { scene } = offeredGame(context, table.record.gameId);
  const look = lookOf(speechTo(context, interaction, table, 'label'), table.record.people.length);
  const { legend } = textsFor(interaction).bot;
  return [
    ...scene.focuses(table.view(viewer), look),
    ...(scene.legend === undefined ? [] : [{ id: LEGEND, label: legend }]),
  ];
}

export async function showHand(context: CommandContext, interaction: InteractionContext): Promise<Outcome> {
  return withTable(context, interaction, undefined, (table) => {
    const seat = table.seatOf(interaction.actor.userId);
    if (seat === undefined)
      return { content: refusalLine(context, interaction, { code: 'T_NOT_SEATED', table }) };
    const speech = speechTo(context, interaction, table);
    const own = privateLines(context, table, speech, seat);
    if (own.length === 0) return { content: speech.texts.board.nothingHidden };
    return { content: firstLines(own, MAX_CONTENT - 100, speech.texts.board.more).join('\n') };
  });
}

export async function showState(
  context: CommandContext,
  interaction: InteractionContext,
  id?: CustomId,
): Promise<Outcome> {
  return withTable(context, interaction, id, (table) => {
    const viewer = table.seatOf(interaction.actor.userId);
    const lines = boardLines(context, table, speechTo(context, interaction, table), viewer);
    return paged(interaction, (page) => idFor(table)('state', page), textPages(lines), pageIn(id, 0));
  });
}

/** The story turn by turn; its last page first, that is where the news is. */
export async function showLog(
  context: CommandContext,
  interaction: InteractionContext,
  id?: CustomId,
): Promise<Outcome> {
  return withTable(context, interaction, id, (table) => {
    const speech = speechTo(context, interaction, table);
    const lines = turnLines(toldTurns(table, speech, table.seatOf(interaction.actor.userId)));
    const shown = lines.length === 0 ? [speech.texts.board.emptyLog] : lines;
    const last = Number.MAX_SAFE_INTEGER;
    return paged(interaction, (page) => idFor(table)('story', page), textPages(shown), pageIn(id, last));
  });
}

function pageIn(id: CustomId | undefined, otherwise: number): number {
  const page = Number.parseInt(id?.argument ?? '', 10);
  return Number.isInteger(page) ? page : otherwise;
}

function paged(
  interaction: Asker,
  idOf: (page: string) => string,
  pages: readonly string[],
  wanted: number,
): Page {
  const at = Math.min(Math.max(0, wanted), pages.length - 1);
  const { board } = textsFor(interaction);
  const content = pages[at] ?? '';
  if (pages.length < 2) return { content };
  const turn = (to: number, label: string) =>
    button(idOf(String(to)), label, 'quiet', to < 0 || to >= pages.length);
  return {
    content: `${content}\n\n-# ${board.page(at + 1, pages.length)}`,
    rows: buttonRows([turn(at - 1, `◀ ${board.previous}`), turn(at + 1, `${board.next} ▶`)]),
  };
}

export async function showScores(
  context: CommandContext,
  interaction: InteractionContext,
  id?: CustomId,
): Promise<Outcome> {
  return withTable(context, interaction, id, (table) => {
    const label = speechTo(context, interaction, table, 'label');
    const { soFar, final, stopped } = label.texts.scores;
    const { status } = table.record;
    const heading = status === 'playing' ? soFar : status === 'abandoned' ? stopped : final;
    const pages = scorePages(table, label, PAGE_ROOM).map((page) => `**${heading}**\n${page}`);
    return paged(interaction, (page) => idFor(table)('score', page), pages, pageIn(id, 0));
  });
}

/** The user's tables in this server, or where no server is in all, those that wait for them first, each with a link. */
export async function showGames(
  context: CommandContext,
  asker: Asker & { readonly guildId?: string },
  id?: CustomId,
): Promise<Outcome> {
  const { actor, guildId } = asker;
  const tables = await reachable(context, await context.tables.of(actor.userId, guildId));
  const frozen = await context.tables.frozen(actor.userId, guildId);
  const texts = textsFor(asker);
  const lines = [
    ...tables.map((table) => gameLine(context, asker, table)),
    ...frozen.map((channelId) => `- <#${channelId}> – ${texts.games.frozen}`),
  ];
  if (lines.length === 0)
    return { page: { content: guildId === undefined ? texts.private.none : texts.games.none } };
  const idOf = (page: string): string =>
    formatCustomId({ verb: 'tables', tableId: NO_TABLE, rev: 0, argument: page });
  return { page: paged(asker, idOf, textPages(lines), pageIn(id, 0)) };
}

/** A channel that was deleted while the bot was away told nobody: its table is put away now. */
async function reachable(context: CommandContext, tables: readonly Table[]): Promise<readonly Table[]> {
  const there = await Promise.all(
    tables.map(async (table) => {
      const { channelId } = table.record.place;
      const exists = await context.messages.exists(channelId);
      if (!exists) await context.tables.channelGone(channelId);
      return exists;
    }),
  );
  return tables.filter((_, index) => there[index] === true);
}

function gameLine(context: CommandContext, interaction: Asker, table: Table): string {
  const { place, status } = table.record;
  const { games } = textsFor(interaction);
  const speech = speechTo(context, interaction, table);
  const active = table.activeSeats();
  const seat = table.seatOf(interaction.actor.userId);
  const mine = seat !== undefined && active.includes(seat);
  const waiting = mine ? `**${games.yours}**` : games.waiting(speech.names(active));
  return `- [${speech.title}](${tableLink(table)}) <#${place.channelId}> – ${status === 'lobby' ? games.lobby : waiting}`;
}

export async function showAbout(
  context: CommandContext,
  interaction: Asker & { readonly channelId?: string },
): Promise<Outcome> {
  const { bot, lobby } = textsFor(interaction);
  const { channelId } = interaction;
  const at = channelId === undefined ? undefined : await tableAt(context, channelId);
  const credits = [...context.games.values()].flatMap(({ rulebook, texts }) => {
    if (rulebook.credits === undefined) return [];
    const { designer, illustrator, publisher, year } = rulebook.credits;
    const people = bot.credits({ designer, illustrator, publisher, year: String(year) });
    return [`- **${texts[interaction.locale].title}**: ${people}`];
  });
  const fingerprint = at?.ok === true ? [`-# ${lobby.seed(at.table.record.seedHash)}`] : [];
  const about = bot.about(gameTitles(context, interaction.locale));
  return { page: { content: [about, ...credits, ...fingerprint].join('\n') } };
}

export function gameTitles(
  context: Pick<CommandContext, 'games'>,
  locale: InteractionContext['locale'],
): string {
  const titles = [...context.games.values()].map(({ texts }) => texts[locale].title);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return titles.length === 0 ? TEXTS[locale].bot.noGames : list.format(titles);
}

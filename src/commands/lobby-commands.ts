import { LEVELS } from '../ai/levels.ts';
import type { Result } from '../engine/core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import { parsePace, USUAL_PACE } from '../table/pace.ts';
import type { ServerSettings } from '../table/settings.ts';
import { seatsOfPeople } from '../table/free-seat.ts';
import { noLobby } from '../table/lobby.ts';
import type { Table, TableRefusal } from '../table/tables.ts';
import { gameSections } from './game-sections.ts';
import { howToButton } from './how-to.ts';
import type { InteractionContext } from './interaction-context.ts';
import { homeFor } from './table-thread.ts';
import { againstOf, againstValue } from './against.ts';
import { formatCustomId, NO_TABLE, type CustomId } from './custom-id.ts';
import { tableAt, textsFor, type CommandContext, type Outcome } from './command-context.ts';
import { missingForBoard } from './missing-permissions.ts';
import { whereOf } from './moves.ts';
import { NOTHING_ABOUT, refusalLine } from './refusal.ts';
import { button, buttonRows, MAX_CHOICES, selectRow } from './rows.ts';
import { forbiddenByServer } from './who-abandons.ts';
import { offeredGame } from './services.ts';

/* Around a table before and after its game: open, join, leave, start, close, end. */

interface Wish {
  readonly gameId: string | undefined;
  readonly opponents?: string | undefined;
  readonly pace?: string | undefined;
}

/** What a button or an entry of the choice of a game asks for: `antarctica`, `antarctica 1 hard`. */
export function wishIn(text: string): Wish {
  const [gameId, ...opponents] = text.split(' ');
  return { gameId, ...(opponents.length > 0 && { opponents: opponents.join(' ') }) };
}

export async function openTable(
  context: CommandContext,
  interaction: InteractionContext,
  { gameId, opponents, pace }: Wish,
): Promise<Outcome> {
  const [only, ...others] = context.games.keys();
  if (only === undefined) return { page: { content: textsFor(interaction).bot.noGames } };
  const known = gameId !== undefined && context.games.has(gameId) ? gameId : undefined;
  const chosen = known ?? (others.length === 0 ? only : undefined);
  if (chosen === undefined) return { page: gameChoice(context, interaction) };
  const server = await context.settings.server(interaction.guildId);
  const elsewhere = notHere(interaction, server);
  if (elsewhere !== undefined) return { page: { content: elsewhere } };
  const against = opponents === undefined ? undefined : againstOf(opponents);
  const wrongNumber = against && wrongNumberOf(context, interaction, chosen, 1 + against.count);
  if (wrongNumber !== undefined) return { page: { content: wrongNumber } };
  const { actor, guildLocale } = interaction;
  const home = await homeFor(context, interaction, server, chosen);
  const place = { guildId: interaction.guildId, channelId: home?.threadId ?? interaction.channelId };
  const how = {
    pace: (pace === undefined ? undefined : parsePace(pace)) ?? server.pace ?? USUAL_PACE,
    home: home?.message,
  };
  const locale = server.locale ?? guildLocale;
  const opened = await context.tables.open(actor, place, chosen, locale, against, how);
  return answered(context, interaction, opened, ({ lobby, thread }) => {
    const said = against === undefined ? lobby.opened : lobby.startedForYou;
    return home === undefined ? said : thread.opened(`<#${home.threadId}>`);
  });
}

/** Where the server wants its tables, if that is not here. */
export function notHere(
  interaction: InteractionContext,
  { channels = [] }: ServerSettings,
): string | undefined {
  const { channelId, parentId, locale } = interaction;
  if (channels.length === 0 || channels.includes(channelId) || channels.includes(parentId ?? ''))
    return undefined;
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(channels.map((id) => `<#${id}>`));
  return textsFor(interaction).settings.notHere(list);
}

/** Why the game can't be played by so many. */
function wrongNumberOf(
  context: CommandContext,
  interaction: InteractionContext,
  gameId: string,
  seats: number,
): string | undefined {
  const { game, texts } = offeredGame(context, gameId);
  if (seats >= game.seats.min && seats <= game.seats.max) return undefined;
  const about = { ...NOTHING_ABOUT, game: texts[interaction.locale].title, ...game.seats };
  return textsFor(interaction).refusals.E_SEATS(about);
}

function gameChoice(context: CommandContext, interaction: InteractionContext): Outcome['page'] {
  const idFor = (argument: string): string =>
    formatCustomId({ verb: 'open', tableId: NO_TABLE, rev: 0, argument });
  const { lobby, teaching, ai } = textsFor(interaction);
  const atOnce = [...context.games].flatMap(([gameId, { game, texts }]) =>
    LEVELS.filter(() => game.seats.max > 1).map((level) => ({
      label: `${texts[interaction.locale].title} – ${ai.opponents(1, ai.levels[level])}`,
      value: `${gameId} ${againstValue({ count: 1, level })}`,
      description: ai.explained[level],
    })),
  );
  return {
    content: lobby.whichGame,
    sections: gameSections(context, interaction.locale, { idFor }),
    rows: [
      ...buttonRows(howToButton(context, teaching.howTo, undefined)),
      selectRow(idFor('ai'), ai.atOnce, atOnce.slice(0, MAX_CHOICES)),
    ],
  };
}

const STEPS = {
  join: { ask: 'join', said: (texts: Texts) => texts.lobby.joined },
  leave: { ask: 'leave', said: (texts: Texts) => texts.lobby.left },
  start: { ask: 'start', said: (texts: Texts) => texts.lobby.startedForYou },
  cancel: { ask: 'cancel', said: (texts: Texts) => texts.lobby.cancelledForYou },
} as const;

export async function lobbyStep(
  context: CommandContext,
  interaction: InteractionContext,
  step: keyof typeof STEPS,
  id?: CustomId,
): Promise<Outcome> {
  const { ask, said } = STEPS[step];
  // everybody sees the lobby as it is now: its buttons name the table, but are never outdated
  const { channelId, tableId } = whereOf(interaction, id);
  const where = tableId === undefined ? { channelId } : { channelId, tableId };
  return answered(context, interaction, await context.tables[ask](interaction.actor, where), said);
}

function answered(
  context: CommandContext,
  interaction: InteractionContext,
  result: Result<Table, TableRefusal>,
  said: (texts: Texts) => string,
): Outcome {
  if (result.ok) {
    const missing = result.value.record.status === 'lobby' ? missingForBoard(interaction) : undefined;
    const lines = [said(textsFor(interaction)), ...(missing === undefined ? [] : [missing])];
    return { page: { content: lines.join('\n') }, shown: context.announcer.notify(result.value) };
  }
  const repeated = result.error.code === 'T_REPEATED';
  return {
    page: {
      content: repeated ? said(textsFor(interaction)) : refusalLine(context, interaction, result.error),
    },
  };
}

/** Closing a lobby, and ending a game for everybody, is asked once more. */
export async function askCancel(
  context: CommandContext,
  interaction: InteractionContext,
  id?: CustomId,
): Promise<Outcome> {
  return asked(context, interaction, id, 'cancel-yes', (texts) => [
    texts.bot.cancelQuestion,
    texts.bot.cancelYes,
    texts.bot.cancelNo,
  ]);
}

/** A table that can't be read can't be ended either, but it can be put away. */
export async function askAbandon(context: CommandContext, interaction: InteractionContext): Promise<Outcome> {
  const at = await tableAt(context, interaction.channelId);
  if (!at.ok && at.refusal.code === 'T_FROZEN' && mayPutAway(at.refusal, interaction))
    return askPutAway(interaction);
  const asksOthers = at.ok && othersAreAsked(at.table, interaction);
  return asked(context, interaction, undefined, 'abandon-yes', ({ bot, beside: { votes } }) => [
    asksOthers ? votes.abandonQuestion : bot.abandonQuestion,
    asksOthers ? votes.askOthers : bot.abandonYes,
    bot.keepPlaying,
  ]);
}

/** Whether ending the game takes the consent of others. */
function othersAreAsked({ record }: Table, { managesChannel }: InteractionContext): boolean {
  return record.status === 'playing' && !managesChannel && seatsOfPeople(record).length > 1;
}

async function asked(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId | undefined,
  verb: 'cancel-yes' | 'abandon-yes',
  words: (texts: Texts) => readonly [question: string, yes: string, no: string],
): Promise<Outcome> {
  const at = await tableAt(context, interaction.channelId);
  const forbidden =
    at.ok && verb === 'abandon-yes' ? await forbiddenByServer(context, interaction, at.table) : undefined;
  const refusal = at.ok ? (forbidden ?? whyNot(at.table, interaction, verb, id)) : at.refusal;
  if (!at.ok || refusal !== undefined)
    return { page: { content: refusalLine(context, interaction, refusal ?? { code: 'T_NO_TABLE' }) } };
  const { id: tableId, rev } = at.table.record;
  const [question, yes, no] = words(textsFor(interaction));
  const idOf = (which: 'cancel-yes' | 'abandon-yes' | 'abandon-no'): string =>
    formatCustomId({ verb: which, tableId, rev, argument: '' });
  return {
    page: {
      content: question,
      rows: buttonRows([button(idOf(verb), yes, 'grave'), button(idOf('abandon-no'), no)]),
    },
  };
}

/** Nobody is asked to confirm what they may not do; the table has the last word all the same. */
function whyNot(
  table: Table,
  interaction: InteractionContext,
  verb: 'cancel-yes' | 'abandon-yes',
  id: CustomId | undefined,
): TableRefusal | undefined {
  const { record } = table;
  const isHost = record.host === interaction.actor.userId;
  if (id !== undefined && id.tableId !== record.id) return { code: 'T_OTHER_TABLE', table };
  if (verb === 'cancel-yes') {
    if (record.status !== 'lobby') return { code: noLobby(record), table };
    return isHost ? undefined : { code: 'T_NOT_HOST', table };
  }
  if (record.status !== 'playing' && record.status !== 'lobby') return { code: 'T_NOT_PLAYING', table };
  const isIn = record.status === 'playing' && table.seatOf(interaction.actor.userId) !== undefined;
  return isHost || isIn || interaction.managesChannel ? undefined : { code: 'T_NOT_IN_CHARGE', table };
}

function mayPutAway({ host }: TableRefusal, { actor, managesChannel }: InteractionContext): boolean {
  return managesChannel || host === actor.userId;
}

function askPutAway(interaction: InteractionContext): Outcome {
  const { bot, panel } = textsFor(interaction);
  // the table's own id may be what can't be read
  const idOf = (verb: 'away-yes' | 'abandon-no'): string =>
    formatCustomId({ verb, tableId: NO_TABLE, rev: 0, argument: '' });
  return {
    page: {
      content: bot.putAwayQuestion,
      rows: buttonRows([
        button(idOf('away-yes'), bot.putAwayYes, 'grave'),
        button(idOf('abandon-no'), panel.undoNo),
      ]),
    },
  };
}

export async function putTableAway(
  context: CommandContext,
  interaction: InteractionContext,
): Promise<Outcome> {
  const result = await context.tables.putAway(
    interaction.actor,
    interaction.channelId,
    interaction.managesChannel,
  );
  const said = result.ok
    ? textsFor(interaction).bot.putAway
    : refusalLine(context, interaction, result.error);
  return { page: { content: said } };
}

export async function abandonTable(
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
): Promise<Outcome> {
  const at = await tableAt(context, interaction.channelId);
  const forbidden = at.ok ? await forbiddenByServer(context, interaction, at.table) : undefined;
  if (forbidden !== undefined) return { page: { content: refusalLine(context, interaction, forbidden) } };
  const where = { channelId: interaction.channelId, tableId: id.tableId };
  const result = await context.tables.abandon(interaction.actor, where, interaction.managesChannel);
  const isOpen = result.ok && result.value.record.status === 'playing';
  return answered(context, interaction, result, ({ bot, beside }) =>
    isOpen ? beside.votes.abandonAsked : bot.abandoned,
  );
}

import type { Result } from '../engine/core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import { noLobby } from '../table/lobby.ts';
import type { Table, TableRefusal } from '../table/tables.ts';
import type { Asking } from './asking.ts';
import { formatCustomId, NO_TABLE, type CustomId } from './custom-id.ts';
import { tableAt, textsFor, type Desk, type Outcome } from './desk.ts';
import { whereOf } from './moves.ts';
import { refusalLine } from './refusal.ts';
import { button, buttonRows } from './rows.ts';

/* Around a table before and after its game: open, join, leave, start, close, end. */

export async function openTable(desk: Desk, asking: Asking, gameId: string | undefined): Promise<Outcome> {
  const [only, ...others] = desk.games.keys();
  if (only === undefined) return { page: { content: textsFor(asking).house.noGames } };
  const known = gameId !== undefined && desk.games.has(gameId) ? gameId : undefined;
  const chosen = known ?? (others.length === 0 ? only : undefined);
  if (chosen === undefined) return { page: gameChoice(desk, asking) };
  const place = { guildId: asking.guildId, channelId: asking.channelId };
  const opened = await desk.tables.open(asking.asker, place, chosen, asking.guildLocale);
  return answered(desk, asking, opened, (texts) => texts.lobby.opened);
}

function gameChoice(desk: Desk, asking: Asking): Outcome['page'] {
  const buttons = Array.from(desk.games, ([gameId, { texts }]) => {
    const id = formatCustomId({ verb: 'open', tableId: NO_TABLE, rev: 0, argument: gameId });
    return button(id, texts[asking.locale].title, 'main');
  });
  return { content: textsFor(asking).lobby.whichGame, rows: buttonRows(buttons) };
}

const STEPS = {
  join: { ask: 'join', said: (texts: Texts) => texts.lobby.joined },
  leave: { ask: 'leave', said: (texts: Texts) => texts.lobby.left },
  start: { ask: 'start', said: (texts: Texts) => texts.lobby.startedForYou },
  cancel: { ask: 'cancel', said: (texts: Texts) => texts.lobby.cancelledForYou },
} as const;

export async function lobbyStep(
  desk: Desk,
  asking: Asking,
  step: keyof typeof STEPS,
  id?: CustomId,
): Promise<Outcome> {
  const { ask, said } = STEPS[step];
  // everybody sees the lobby as it is now: its buttons name the table, but are never outdated
  const { channelId, tableId } = whereOf(asking, id);
  const where = tableId === undefined ? { channelId } : { channelId, tableId };
  return answered(desk, asking, await desk.tables[ask](asking.asker, where), said);
}

function answered(
  desk: Desk,
  asking: Asking,
  result: Result<Table, TableRefusal>,
  said: (texts: Texts) => string,
): Outcome {
  if (result.ok) {
    return { page: { content: said(textsFor(asking)) }, shown: desk.announcer.notify(asking.channelId) };
  }
  const repeated = result.error.code === 'T_REPEATED';
  return { page: { content: repeated ? said(textsFor(asking)) : refusalLine(desk, asking, result.error) } };
}

/** Closing a lobby, and ending a game for everybody, is asked once more. */
export async function askCancel(desk: Desk, asking: Asking, id?: CustomId): Promise<Outcome> {
  return asked(desk, asking, id, 'cancel-yes', (texts) => [
    texts.house.cancelQuestion,
    texts.house.cancelYes,
    texts.house.cancelNo,
  ]);
}

/** A table that can't be read can't be ended either, but it can be put away. */
export async function askAbandon(desk: Desk, asking: Asking): Promise<Outcome> {
  const at = await tableAt(desk, asking.channelId);
  if (!at.ok && at.refusal.code === 'T_FROZEN' && mayPutAway(at.refusal, asking)) return askPutAway(asking);
  return asked(desk, asking, undefined, 'abandon-yes', (texts) => [
    texts.house.abandonQuestion,
    texts.house.abandonYes,
    texts.house.keepPlaying,
  ]);
}

async function asked(
  desk: Desk,
  asking: Asking,
  id: CustomId | undefined,
  verb: 'cancel-yes' | 'abandon-yes',
  words: (texts: Texts) => readonly [question: string, yes: string, no: string],
): Promise<Outcome> {
  const at = await tableAt(desk, asking.channelId);
  const refusal = at.ok ? whyNot(at.table, asking, verb, id) : at.refusal;
  if (!at.ok || refusal !== undefined)
    return { page: { content: refusalLine(desk, asking, refusal ?? { code: 'T_NO_TABLE' }) } };
  const { id: tableId, rev } = at.table.record;
  const [question, yes, no] = words(textsFor(asking));
  const idOf = (which: 'cancel-yes' | 'abandon-yes' | 'abandon-no'): string =>
    formatCustomId({ verb: which, tableId, rev, argument: '' });
  return {
    page: {
      content: question,
      rows: buttonRows([button(idOf(verb), yes, 'grave'), button(idOf('abandon-no'), no)]),
    },
  };
}

/** Nobody is asked whether he really wants what he may not do; the table has the last word all the same. */
function whyNot(
  table: Table,
  asking: Asking,
  verb: 'cancel-yes' | 'abandon-yes',
  id: CustomId | undefined,
): TableRefusal | undefined {
  const { record } = table;
  const isHost = record.host === asking.asker.userId;
  if (id !== undefined && id.tableId !== record.id) return { code: 'T_OTHER_TABLE', table };
  if (verb === 'cancel-yes') {
    if (record.status !== 'lobby') return { code: noLobby(record), table };
    return isHost ? undefined : { code: 'T_NOT_HOST', table };
  }
  if (record.status !== 'playing' && record.status !== 'lobby') return { code: 'T_NOT_PLAYING', table };
  return isHost || asking.managesChannel ? undefined : { code: 'T_NOT_IN_CHARGE', table };
}

function mayPutAway({ host }: TableRefusal, { asker, managesChannel }: Asking): boolean {
  return managesChannel || host === asker.userId;
}

function askPutAway(asking: Asking): Outcome {
  const { house, panel } = textsFor(asking);
  // the table's own id may be what can't be read
  const idOf = (verb: 'away-yes' | 'abandon-no'): string =>
    formatCustomId({ verb, tableId: NO_TABLE, rev: 0, argument: '' });
  return {
    page: {
      content: house.putAwayQuestion,
      rows: buttonRows([
        button(idOf('away-yes'), house.putAwayYes, 'grave'),
        button(idOf('abandon-no'), panel.undoNo),
      ]),
    },
  };
}

export async function putTableAway(desk: Desk, asking: Asking): Promise<Outcome> {
  const result = await desk.tables.putAway(asking.asker, asking.channelId, asking.managesChannel);
  const said = result.ok ? textsFor(asking).house.putAway : refusalLine(desk, asking, result.error);
  return { page: { content: said } };
}

export async function abandonTable(desk: Desk, asking: Asking, id: CustomId): Promise<Outcome> {
  const where = { channelId: asking.channelId, tableId: id.tableId };
  const result = await desk.tables.abandon(asking.asker, where, asking.managesChannel);
  return answered(desk, asking, result, (texts) => texts.house.abandoned);
}

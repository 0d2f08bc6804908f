import type { Seat } from '../engine/core/contract.ts';
import type { Table } from '../table/tables.ts';
import { allowsHints } from '../table/ai-seats.ts';
import { idFor } from './id-for.ts';
import type { Asker } from './interaction-context.ts';
import { button, type Button } from './rows.ts';
import type { Services } from './services.ts';
import type { Speech } from './speech.ts';

/* The coach: in somebody's first games of a kind, what a turn may aim at and what to watch out for. */

/** Who has played so many to the end is new to a game no more. */
const FIRST_GAMES = 2;

/** What somebody has played in all servers. It is not looked up for who wants the coach always, or never. */
export async function experienceOf(
  { tables }: Pick<Services, 'tables'>,
  { actor, settings }: Asker,
): Promise<Pick<Asker, 'played'>> {
  if (settings.coach !== undefined) return {};
  const found = await tables.finishedBy(actor.userId);
  // a coach too many does no harm
  const games = found.ok
    ? found.value.filter(({ status, imported }) => status === 'finished' && !imported)
    : [];
  return { played: (gameId) => games.filter((game) => game.gameId === gameId).length };
}

function isCoached({ settings, played }: Asker, { record }: Table): boolean {
  return settings.coach ?? (played !== undefined && played(record.gameId) < FIRST_GAMES);
}

/** Small print below the question: what there is to spend, and the coach's sentence. */
export function coachLines(
  asker: Asker,
  table: Table,
  seat: Seat,
  { say, texts }: Speech,
): readonly string[] {
  const view = table.view(seat);
  const purse = table.game.purse?.(view, seat);
  const advice = isCoached(asker, table) ? table.game.coach?.(view, seat) : undefined;
  return [
    ...(purse === undefined ? [] : [`-# ${say.say(purse)}`]),
    ...(advice === undefined ? [] : [`-# **${texts.settings.coach}:** ${say.say(advice)}`]),
  ];
}

/** Beside the coach's sentence: the best moves, where the table allows hints and there is a choice; and no coach any more. */
export function coachButtons(asker: Asker, table: Table, seat: Seat, { texts }: Speech): readonly Button[] {
  if (!isCoached(asker, table)) return [];
  const id = idFor(table);
  const isHelped = allowsHints(table.record) && table.legalTexts(seat).length > 1;
  return [
    ...(isHelped ? [button(id('hint'), texts.hint.button)] : []),
    ...(table.game.coach === undefined ? [] : [button(id('coach-off'), texts.panel.coachOff)]),
  ];
}

/** Off in all games, as by `/settings me`. */
export async function withoutCoach<A extends Asker>(
  { settings }: Pick<Services, 'settings'>,
  asker: A,
): Promise<A> {
  await settings.setPerson(asker.actor.userId, { coach: false });
  return { ...asker, settings: { ...asker.settings, coach: false } };
}

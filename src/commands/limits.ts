import { LRUCache } from 'lru-cache';
import type { Clock } from '../table/clock.ts';
import { moment } from './clock-messages.ts';
import { textsFor, type Outcome } from './command-context.ts';
import type { PressVerb } from './custom-id.ts';
import type { InteractionContext } from './interaction-context.ts';
import type { Request } from './request.ts';

/*
 * Against floods: how often a person, and a whole server, may ask for what costs much. What a game lives on is never
 * held back: moves, the panel, joining and starting. The memory of it is the process's own and forgets at a restart.
 */

type Costly = 'table' | 'lobby' | 'import' | 'film' | 'analysis' | 'drawing';

export const WINDOW_MS = 10 * 60_000;
/** in any ten minutes; far more than anybody wants who plays. docs/reliability.md has them too */
export const LIMITS: Readonly<Record<Costly, { readonly person: number; readonly server: number }>> = {
  table: { person: 30, server: 200 },
  lobby: { person: 200, server: 1_000 },
  import: { person: 10, server: 40 },
  film: { person: 20, server: 80 },
  analysis: { person: 10, server: 40 },
  drawing: { person: 200, server: 1_000 },
};
/** People and servers, each with a list for what they asked for; beyond it whoever asked longest ago is forgotten. */
const REMEMBERED = 10_000;

const BY_COMMAND: ReadonlyMap<string, Costly> = new Map([
  ['game.new', 'table'],
  ['game.leave', 'lobby'],
  ['import', 'import'],
  ['board', 'drawing'],
  ['recap', 'drawing'],
  ['analysis', 'analysis'],
  ['replay', 'drawing'],
]);
const BY_VERB: ReadonlyMap<PressVerb, Costly> = new Map([
  ['open', 'table'],
  ['play-on', 'table'],
  ['rematch-yes', 'table'],
  ['leave', 'lobby'],
  ['option', 'lobby'],
  ['ai-add', 'lobby'],
  ['ai-remove', 'lobby'],
  ['film', 'film'],
  ['watch', 'film'],
  ['analysis', 'analysis'],
  ['turning', 'drawing'],
  ['board', 'drawing'],
  ['replay', 'drawing'],
]);

export interface Limits {
  /** counts what is asked for; where that is too much, a refusal that says when to try again */
  refusal(interaction: InteractionContext, request: Request): Outcome | undefined;
}

export function createLimits(clock: Pick<Clock, 'now'>): Limits {
  /** when it was asked for, within the last ten minutes */
  const asked = new LRUCache<string, readonly number[]>({ max: REMEMBERED });
  const recent = (key: string): readonly number[] =>
    (asked.get(key) ?? []).filter((time) => time > clock.now() - WINDOW_MS);
  return {
    refusal(interaction, request) {
      const costly = costlyIn(request);
      if (costly === undefined) return undefined;
      const { person, server } = LIMITS[costly];
      const counted = [
        { key: `${costly} by ${interaction.actor.userId}`, most: person },
        { key: `${costly} in ${interaction.guildId}`, most: server },
      ].map(({ key, most }) => ({ key, most, times: recent(key) }));
      const full = counted.filter(({ times, most }) => times.length >= most);
      if (full.length === 0) {
        for (const { key, times } of counted) asked.set(key, [...times, clock.now()]);
        return undefined;
      }
      const again = Math.max(...full.map(({ times: [oldest = clock.now()] }) => oldest + WINDOW_MS));
      // Discord counts in whole seconds: rather a moment late than too early
      const when = moment(again + 999, 'R');
      return { page: { content: textsFor(interaction).bot.tooMany(when) } };
    },
  };
}

function costlyIn(request: Request): Costly | undefined {
  if (request.kind === 'command') return BY_COMMAND.get(request.command);
  return request.kind === 'press' ? BY_VERB.get(request.id.verb) : undefined;
}

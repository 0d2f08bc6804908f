import { KeyvSqlite } from '@keyv/sqlite';
import { REST, RequestMethod } from 'discord.js';

/*
 * In the bot's process: it kills itself between two steps of a move. The bot knows nothing of it: what stands here is put
 * around what it calls, Discord's REST and the rows of SQLite, before it starts. `kill.ts` has the other end.
 */

/** The step that is over: acknowledged to Discord, about to be saved, saved, drawn and about to be posted, posted, answered. */
export const POINTS = ['acknowledged', 'queued', 'saved', 'drawn', 'posted', 'answered'] as const;
export type Point = (typeof POINTS)[number];

/** `saved 3`: at the third time. */
export const KILL_AT = 'CHAOS_KILL_AT';

const CALLBACK = /^\/interactions\/[^/]+\/[^/]+\/callback$/u;
const ANSWER = '/webhooks/';
const CHANNEL = /^\/channels\/[^/]+\/messages/u;
const SUGGESTIONS = 8;

export function armed(order = process.env[KILL_AT]): void {
  if (order === undefined) return;
  const [point, times] = order.split(' ');
  let left = Number(times);
  const at = (here: Point): void => {
    if (here !== point) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  };
  const { request } = REST.prototype;
  REST.prototype.request = async function (this: REST, asked) {
    const route: string = asked.fullRoute;
    const isPosted = CHANNEL.test(route) && asked.method !== RequestMethod.Get;
    if (isPosted) at('drawn');
    const answer = await request.call(this, asked);
    if (isPosted) at('posted');
    else if (route.startsWith(ANSWER)) at('answered');
    else if (CALLBACK.test(route) && !isSuggesting(asked.body)) at('acknowledged');
    return answer;
  };
  const { set } = KeyvSqlite.prototype;
  KeyvSqlite.prototype.set = async function (this: KeyvSqlite, key: string, value: unknown) {
    const isTable = this.opts.table === 'tables';
    if (isTable) at('queued');
    const saved: unknown = await set.call(this, key, value);
    if (isTable) at('saved');
    return saved;
  };
}

const isSuggesting = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'type' in body && body.type === SUGGESTIONS;

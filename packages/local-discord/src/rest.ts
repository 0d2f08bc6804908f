/** REST v10 over HTTP: authorization, decoding, routing, rate limits, and faults. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from './body.ts';
import { ChannelPace } from './channel-pace.ts';
import type { Misbehaviour, Fault } from './misbehaviour.ts';
import { refusal, unauthorized, type Answer } from './refusal.ts';
import type { Discord, Route } from './request.ts';
import { ROUTES } from './routes/index.ts';

const API = /^\/api\/v10(\/.*)$/;

interface Matched {
  readonly route: Route;
  readonly params: ReadonlyMap<string, string>;
}

const COMPILED = ROUTES.map((route) => ({ route, parts: route.path.split('/') }));

function match(method: string, path: string): Matched | undefined {
  const given = path.split('/');
  for (const { route, parts } of COMPILED) {
    if (route.method !== method || parts.length !== given.length) continue;
    const params = new Map<string, string>();
    const fits = parts.every((part, index) => {
      const name = /^\{(.*)\}$/.exec(part)?.[1];
      if (name !== undefined) params.set(name, given[index] ?? '');
      return name !== undefined || part === given[index];
    });
    if (fits) return { route, params };
  }
  return undefined;
}

export class Rest {
  readonly #discord: Discord;
  readonly #misbehaviour: Misbehaviour;
  readonly #pace: ChannelPace | undefined;
  /** Every request so far, for tests: `POST /channels/1/messages`. */
  readonly log: string[] = [];
  inFlight = 0;

  constructor(discord: Discord, misbehaviour: Misbehaviour, rateLimits: boolean) {
    this.#discord = discord;
    this.#misbehaviour = misbehaviour;
    this.#pace = rateLimits ? new ChannelPace(discord.world.now) : undefined;
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.inFlight += 1;
    try {
      await this.#serve(request, response);
    } finally {
      this.inFlight -= 1;
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://local');
    const path = decodedPath(API.exec(url.pathname)?.[1]);
    const method = request.method ?? 'GET';
    const body = await readBody(request, this.#discord.attachmentLimit);
    if (path === undefined) {
      send(response, refusal(0));
      return;
    }
    this.log.push(`${method} ${path}`);
    if (this.log.length > 10_000) this.log.splice(0, 5_000);
    const fault = this.#misbehaviour.forRequest(method, path);
    if (fault?.kind === 'hang') return;
    const spoiled = fault === undefined ? undefined : answerOf(fault);
    if (spoiled !== undefined) {
      send(response, spoiled);
      return;
    }
    if (fault?.kind === 'slow') await sleep(fault.ms);
    const given = body.ok
      ? this.#perform(
          { method, path, query: url.searchParams, body: body.value.json, uploads: body.value.uploads },
          request,
        )
      : body.error;
    if (fault?.kind === 'lose-answer') {
      if (fault.ending === 'close') request.socket.destroy();
      else request.socket.resetAndDestroy();
    } else send(response, given);
  }

  #perform(
    asked: {
      method: string;
      path: string;
      query: URLSearchParams;
      body: unknown;
      uploads: Parameters<Route['handle']>[0]['uploads'];
    },
    request: IncomingMessage,
  ): Answer {
    const found = match(asked.method, asked.path);
    if (found === undefined) return refusal(0);
    if (found.route.open !== true && request.headers.authorization !== `Bot ${this.#discord.token}`)
      return unauthorized;
    const channel =
      found.route.path === '/channels/{channel}/messages' && asked.method === 'POST'
        ? found.params.get('channel')
        : undefined;
    const pace = channel === undefined ? undefined : this.#pace?.take(channel);
    if (pace?.refused !== undefined) return pace.refused;
    const param = (name: string): string => found.params.get(name) ?? '';
    const answer = found.route.handle({ ...asked, discord: this.#discord, param });
    return pace === undefined ? answer : { ...answer, headers: { ...answer.headers, ...pace.headers } };
  }
}

/** discord.js encodes `@original`. */
function decodedPath(path: string | undefined): string | undefined {
  try {
    return path === undefined ? undefined : decodeURIComponent(path);
  } catch {
    return undefined; // a broken % sequence: no such path
  }
}

export function send(response: ServerResponse, answer: Answer): void {
  const body = answer.body === undefined ? undefined : JSON.stringify(answer.body);
  response.writeHead(answer.status, {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...answer.headers,
  });
  response.end(body);
}

/** The mishaps that are an answer; the others change how the request is performed. */
function answerOf(fault: Fault): Answer | undefined {
  switch (fault.kind) {
    case 'rate-limited': {
      const seconds = fault.retryAfterMs / 1000;
      return {
        status: 429,
        body: { message: 'You are being rate limited.', retry_after: seconds, global: false },
        headers:
          fault.withoutHeader === true ? {} : { 'retry-after': String(seconds), 'x-ratelimit-scope': 'user' },
      };
    }
    case 'server-error':
      return { status: fault.status ?? 500, body: { message: 'Internal Server Error', code: 0 } };
    case 'unauthorized':
      return unauthorized;
    case 'refuse':
      return {
        status: fault.status,
        body: { message: fault.message ?? 'refused by order', code: fault.code },
      };
    default:
      return undefined;
  }
}

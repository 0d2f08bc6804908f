/** The page: its files, what happens (server-sent events), and what people do (JSON by POST). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Branding } from './branding.ts';
import { parseJson, readBytes } from './body.ts';
import { PageActions, type Maintenance } from './page-actions.ts';
import type { PageFiles } from './page-files.ts';
import { messagesBefore, stream, type StreamHost } from './page-stream.ts';
import type { PersonContext } from './person.ts';
import { send } from './rest.ts';

/** A message and a form of five long texts fit well. */
const BODY_AT_MOST = 128 * 1024;

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export interface PageHost extends Maintenance {
  readonly context: PersonContext;
  readonly files: PageFiles;
  readonly branding: Branding;
  readonly botState: StreamHost['botState'];
  readonly onBotState: (listener: () => void) => () => void;
}

export class PageServer {
  readonly #host: PageHost;
  readonly #actions: PageActions;

  constructor(host: PageHost) {
    this.#host = host;
    this.#actions = new PageActions(host.context, host);
  }

  /** `isLocalRequest` has already let it pass. */
  serve(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://local');
    const requested = (name: string): string | undefined => url.searchParams.get(name) ?? undefined;
    const { world } = this.#host.context;
    if (isFromAnotherPage(request)) send(response, { status: 403 });
    else if (request.method === 'POST') void this.#do(url.pathname, request, response);
    else if (request.method !== 'GET') send(response, { status: 405 });
    else if (url.pathname === '/events')
      stream(
        { world, botState: this.#host.botState, branding: this.#host.branding },
        { as: requested('as'), in: requested('in') },
        response,
        this.#host.onBotState,
      );
    else if (url.pathname === '/messages')
      send(response, this.#earlier(requested('as'), requested('in'), requested('before')));
    else this.#file(url.pathname, response);
  }

  #earlier(as = '', channelId = '', before = ''): { status: number; body?: unknown } {
    const { world } = this.#host.context;
    const channel = world.channel(channelId);
    if (channel === undefined || !/^\d{17,19}$/.test(before) || !world.may(as, 'ViewChannel', channel))
      return { status: 404 };
    return { status: 200, body: messagesBefore(world, as, channelId, before) };
  }

  #file(path: string, response: ServerResponse): void {
    const file = this.#host.files.get(path);
    if (file === undefined) {
      send(response, { status: 404 });
      return;
    }
    response.writeHead(200, {
      'content-type': file.contentType,
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': path.startsWith('/type/') ? 'private, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(file.body);
  }

  async #do(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const action = /^\/do\/([a-z-]+)$/.exec(path)?.[1];
    // A browser always says where a POST comes from; `isLocalRequest` lets only this page's own origin pass.
    if (action === undefined || request.headers.origin === undefined) {
      send(response, { status: action === undefined ? 404 : 403 });
      return;
    }
    const body = await readJson(request);
    if (body === undefined) {
      send(response, { status: 400 });
      return;
    }
    try {
      const done = await this.#actions.perform(action, body);
      send(response, done === undefined ? { status: 400 } : { status: 200, body: done });
    } catch (error) {
      send(response, { status: 500, body: { refused: error instanceof Error ? error.message : 'failed' } });
    }
  }
}

/** Browsers say when another page asks, also one of another port; only following a link to the page is fine. */
const isFromAnotherPage = ({ headers }: IncomingMessage): boolean =>
  (headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site') &&
  headers['sec-fetch-mode'] !== 'navigate';

/** undefined: not JSON, too much of it, or its sender is gone. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  if (request.headers['content-type']?.startsWith('application/json') !== true) return undefined;
  const bytes = await readBytes(request, BODY_AT_MOST);
  const json = bytes === undefined ? undefined : parseJson(bytes.toString('utf8'));
  return json?.ok === true ? json.value : undefined;
}

/** Gateway v10 over WebSocket: identify, heartbeats, resume with replay, and being told to misbehave. */
import type { Duplex } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { shardOf, type Session } from './session.ts';

export const INTENTS = {
  guilds: 1 << 0,
  guildMembers: 1 << 1,
  guildPresences: 1 << 8,
  guildMessages: 1 << 9,
  guildMessageTyping: 1 << 11,
  directMessages: 1 << 12,
  directMessageTyping: 1 << 14,
  messageContent: 1 << 15,
} as const;

const PRIVILEGED = INTENTS.guildMembers | INTENTS.guildPresences | INTENTS.messageContent;

const OP = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  resume: 6,
  reconnect: 7,
  invalid: 9,
  hello: 10,
  beaten: 11,
};

const PAYLOAD_AT_MOST = 4096;
const PAYLOADS_PER_MINUTE = 120;

/** What a disconnected session may miss and still resume. */
const SESSION_LIFE_MS = 120_000;

export interface GatewayEvent {
  readonly name: string;
  readonly guildId?: string | undefined;
  /** What a session with these intents gets; undefined: nothing. */
  readonly dataFor: (intents: number) => unknown;
}

export interface GatewayHost {
  readonly token: string;
  readonly heartbeatMs: number;
  readonly grantedIntents: number;
  readonly now: () => number;
  readonly url: () => string;
  readonly ready: (session: Session) => object;
  readonly afterReady: (session: Session) => readonly GatewayEvent[];
  readonly connectionChanged: () => void;
}

interface Incoming {
  readonly op: number;
  readonly d: unknown;
}

export class Gateway {
  /** A fault: no heartbeat is acknowledged. */
  deaf = false;
  /** A fault: nobody gets in. */
  refusing = false;
  /** A fault: the first identifications are answered with op 9. */
  invalidIdentifies = 0;
  identifies = 0;
  resumes = 0;
  readonly #host: GatewayHost;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 1 << 20 });
  #sessions: Session[] = [];
  #nextSession = 1;

  constructor(host: GatewayHost) {
    this.#host = host;
  }

  get connected(): boolean {
    return this.#sessions.some((session) => session.socket !== undefined);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (this.refusing) {
      socket.destroy();
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (client) => {
      this.#greet(client);
    });
  }

  publish(event: GatewayEvent): void {
    const now = this.#host.now();
    this.#sessions = this.#sessions.filter(
      (session) => session.socket !== undefined || now - session.leftAt < SESSION_LIFE_MS,
    );
    for (const session of this.#sessions) this.#tell(session, event);
  }

  #tell(session: Session, event: GatewayEvent): void {
    if (shardOf(event.guildId, session.shard[1]) !== session.shard[0]) return;
    const data = event.dataFor(session.intents);
    if (data !== undefined) this.#dispatch(session, event.name, data);
  }

  #dispatch(session: Session, name: string, d: unknown): void {
    const s = session.confirmed + session.sent.length + 1;
    const payload = JSON.stringify({ op: OP.dispatch, s, t: name, d });
    session.sent.push(payload);
    session.socket?.send(payload);
  }

  #greet(socket: WebSocket): void {
    send(socket, OP.hello, { heartbeat_interval: this.#host.heartbeatMs });
    let since = this.#host.now();
    let count = 0;
    socket.on('message', (raw: Buffer) => {
      const now = this.#host.now();
      if (now - since > 60_000) {
        since = now;
        count = 0;
      }
      count += 1;
      if (count > PAYLOADS_PER_MINUTE) socket.close(4008, 'Rate limited.');
      else this.#hear(socket, raw);
    });
    socket.on('close', () => {
      this.#left(socket);
    });
    socket.on('error', () => {
      socket.terminate();
    });
  }

  #left(socket: WebSocket): void {
    const session = this.#of(socket);
    if (session === undefined) return;
    session.socket = undefined;
    session.leftAt = this.#host.now();
    this.#host.connectionChanged();
  }

  #of(socket: WebSocket): Session | undefined {
    return this.#sessions.find((session) => session.socket === socket);
  }

  #hear(socket: WebSocket, raw: Buffer): void {
    const message = raw.length > PAYLOAD_AT_MOST ? undefined : readIncoming(raw);
    if (message === undefined) {
      socket.close(4002, 'Error while decoding payload.');
      return;
    }
    if (message.op === OP.heartbeat) {
      if (!this.deaf) send(socket, OP.beaten);
      confirm(this.#of(socket), message.d);
    } else if (message.op === OP.identify) this.#identify(socket, message.d);
    else if (message.op === OP.resume) this.#resume(socket, message.d);
    else if (this.#of(socket) === undefined) socket.close(4003, 'Not authenticated.');
    // Presence, voice and member requests (3, 4, 8) change nothing here.
    else if (![3, 4, 8, 31].includes(message.op)) socket.close(4001, 'Unknown opcode.');
  }

  #identify(socket: WebSocket, data: unknown): void {
    const { token, intents, shard } = readIdentify(data);
    this.identifies += 1;
    if (this.#of(socket) !== undefined) socket.close(4005, 'Already authenticated.');
    else if (token !== this.#host.token) socket.close(4004, 'Authentication failed.');
    else if (shard[0] < 0 || shard[0] >= shard[1]) socket.close(4010, 'Invalid shard.');
    else if (intents < 0 || !Number.isInteger(intents)) socket.close(4013, 'Invalid intent(s).');
    else if ((intents & PRIVILEGED & ~this.#host.grantedIntents) !== 0)
      socket.close(4014, 'Disallowed intent(s).');
    else if (this.invalidIdentifies > 0) {
      this.invalidIdentifies -= 1;
      send(socket, OP.invalid, false);
    } else this.#begin(socket, intents, shard);
  }

  #begin(socket: WebSocket, intents: number, shard: readonly [number, number]): void {
    const id = `session${String(this.#nextSession)}`;
    this.#nextSession += 1;
    const session: Session = { id, intents, shard, confirmed: 0, sent: [], socket, leftAt: 0 };
    this.#sessions.push(session);
    this.#dispatch(session, 'READY', this.#host.ready(session));
    for (const event of this.#host.afterReady(session)) this.#tell(session, event);
    this.#host.connectionChanged();
  }

  #resume(socket: WebSocket, data: unknown): void {
    const { token, sessionId, sequence } = readResume(data);
    this.resumes += 1;
    const session = this.#sessions.find((one) => one.id === sessionId);
    if (token !== this.#host.token) socket.close(4004, 'Authentication failed.');
    else if (session === undefined) send(socket, OP.invalid, false);
    else if (sequence < session.confirmed || sequence > session.confirmed + session.sent.length)
      socket.close(4007, 'Invalid seq.');
    else {
      session.socket?.terminate();
      session.socket = socket;
      for (const missed of session.sent.slice(sequence - session.confirmed)) socket.send(missed);
      this.#dispatch(session, 'RESUMED', { _trace: [] });
      this.#host.connectionChanged();
    }
  }

  /** A fault: closes every connection. 1006 is a connection that just breaks. */
  disconnect(code: number): void {
    for (const { socket } of this.#sessions) {
      if (code === 1006) socket?.terminate();
      else socket?.close(code);
    }
  }

  /** Op 7: the client is asked to connect again. */
  askReconnect(): void {
    for (const { socket } of this.#sessions) if (socket !== undefined) send(socket, OP.reconnect);
  }

  /** Op 9: the session is invalid; if it can be resumed, it is on the same socket. */
  invalidate(resumable: boolean): void {
    const sessions = this.#sessions;
    if (!resumable) this.#sessions = [];
    for (const { socket } of sessions) if (socket !== undefined) send(socket, OP.invalid, resumable);
    if (!resumable) this.#host.connectionChanged();
  }

  close(): void {
    for (const client of this.#server.clients) client.terminate();
    this.#server.close();
    this.#sessions = [];
  }
}

/** A heartbeat says how far the client has come: what is before that need not be kept. */
function confirm(session: Session | undefined, sequence: unknown): void {
  if (session === undefined || typeof sequence !== 'number' || sequence <= session.confirmed) return;
  session.sent.splice(0, sequence - session.confirmed);
  session.confirmed = sequence;
}

const send = (socket: WebSocket, op: number, d: unknown = null): void => {
  socket.send(JSON.stringify({ op, d, s: null, t: null }));
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readIncoming(raw: Buffer): Incoming | undefined {
  try {
    const value: unknown = JSON.parse(raw.toString('utf8'));
    return isRecord(value) && typeof value.op === 'number' ? { op: value.op, d: value.d } : undefined;
  } catch {
    return undefined; // not JSON: 4002
  }
}

const plainToken = (token: unknown): string => String(token).replace(/^Bot /, '');

function readIdentify(data: unknown): { token: string; intents: number; shard: readonly [number, number] } {
  const d = isRecord(data) ? data : {};
  const shard: unknown[] = Array.isArray(d.shard) ? d.shard : [0, 1];
  return {
    token: plainToken(d.token),
    intents: Number(d.intents),
    shard: [Number(shard[0]), Number(shard[1])],
  };
}

function readResume(data: unknown): { token: string; sessionId: string; sequence: number } {
  const d = isRecord(data) ? data : {};
  return { token: plainToken(d.token), sessionId: String(d.session_id), sequence: Number(d.seq) };
}

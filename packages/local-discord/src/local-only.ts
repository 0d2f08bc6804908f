/** Only this machine, and only pages of this server, may talk to the local Discord. */
import type { IncomingMessage } from 'node:http';

const NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

const isOwn = (host: string, port: number): boolean => {
  const [, name, given] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
  return name !== undefined && NAMES.has(name) && Number(given ?? 80) === port;
};

/**
 * A foreign Host is a DNS name rebound to this machine, a foreign Origin is a page of another site:
 * either would let a website drive the bot of whoever visits it.
 */
export function isLocalRequest(request: IncomingMessage, port: number): boolean {
  const { host, origin } = request.headers;
  if (host === undefined || !isOwn(host, port)) return false;
  if (origin === undefined) return true;
  const [, authority] = /^http:\/\/([^/]+)$/.exec(origin) ?? [];
  return authority !== undefined && isOwn(authority, port);
}

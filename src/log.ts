import { pino, type Logger } from 'pino';
import type { LogLevel } from './config.ts';

/** What must not stand in a log, wherever it comes from: the bot's token, and those of interactions in addresses. */
export function masked(text: string, token: string | undefined): string {
  const plain = token === undefined || token === '' ? text : text.replaceAll(token, '[token]');
  return plain.replace(/(\/(?:webhooks|interactions)\/\d+\/)[^/"\s\\]+/gu, '$1[token]');
}

/** One JSON line each, on standard output. */
export function createLog(
  level: LogLevel,
  token: string | undefined,
  write: (line: string) => void = (line) => void process.stdout.write(line),
): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { cause: causeOf },
    },
    {
      write: (line: string) => {
        write(masked(line, token));
      },
    },
  );
}

/** Of an error what helps to find it; not what was sent, where names and texts of players stand. */
function causeOf(cause: unknown): unknown {
  if (!(cause instanceof Error)) return String(cause);
  const field = (name: string): unknown => Object.getOwnPropertyDescriptor(cause, name)?.value;
  const known = ['code', 'status', 'method', 'url'].map((name) => [name, field(name)]);
  return {
    name: cause.name,
    message: cause.message,
    stack: cause.stack,
    ...Object.fromEntries(known.filter(([, value]) => value !== undefined)),
  };
}

/**
 * Two sandboxes in one folder would overwrite each other's world, so the first one locks it, by listening at an address
 * made of the folder's name, which the system takes back however the process ends. Who comes second is told where the first is.
 */
import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { bad, good, type Result } from './result.ts';

export interface FolderLock {
  readonly release: () => Promise<void>;
}

/** The error is where the folder is open already; `whereabouts` is what a later one is told. */
export async function lockFolder(
  folder: string,
  whereabouts: () => string,
): Promise<Result<FolderLock, string>> {
  const address = addressOf(await realpath(folder));
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(whereabouts());
  });
  if (await listens(server, address)) return good(claimOf(server));
  const holder = await askHolder(address);
  if (holder !== undefined) return bad(holder);
  // left behind by one that was killed
  await rm(address, { force: true });
  if (await listens(server, address)) return good(claimOf(server));
  return bad((await askHolder(address)) ?? '');
}

/** Short wherever the folder is: the address of a socket has at most about 100 characters. */
function addressOf(folder: string): string {
  const name = `local-discord-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

const listens = (server: Server, address: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(address, () => {
      server.unref();
      resolve(true);
    });
  });

/** undefined: nobody is there. */
async function askHolder(address: string): Promise<string | undefined> {
  try {
    return await text(createConnection(address));
  } catch {
    return undefined;
  }
}

const claimOf = (server: Server): FolderLock => ({
  release: () =>
    new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
    }),
});

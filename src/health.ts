import { createServer } from 'node:http';
import { err, ok, type Result } from './engine/core/result.ts';

/** Whether the bot hears Discord, for whoever watches over the process. */
interface Health {
  close(): void;
}

/** GET /health: 200 while every connection stands, else 503. */
export async function serveHealth(
  port: number,
  connections: () => Readonly<Record<string, boolean>>,
): Promise<Result<Health, string>> {
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/health') {
      response.writeHead(404).end();
      return;
    }
    const shards = connections();
    const ups = Object.values(shards);
    const healthy = ups.length > 0 && ups.every(Boolean);
    response.writeHead(healthy ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ healthy, shards }));
  });
  return new Promise((resolve) => {
    server.once('error', (cause) => {
      resolve(err(`HEALTH_PORT ${port} can't be used: ${cause.message}.`));
    });
    server.listen(port, () => {
      resolve(
        ok({
          close: () => {
            server.closeAllConnections();
            server.close();
          },
        }),
      );
    });
  });
}

import { createServer, type ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';
import { err, ok, type Result } from './engine/core/result.ts';

/** Whether the bot hears Discord, for whoever watches over the process. */
interface Health {
  close(): void;
}

/** GET /health: 200 while every connection stands, else 503. GET /metrics: what the bot does, for Prometheus. */
export async function serveHealth(
  port: number,
  connections: () => Readonly<Record<string, boolean>>,
  metrics: Pick<Metrics, 'text' | 'contentType'>,
): Promise<Result<Health, string>> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (path === '/metrics') {
      void sendMetrics(metrics, response);
      return;
    }
    if (path !== '/health') {
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

async function sendMetrics(
  { text, contentType }: Pick<Metrics, 'text' | 'contentType'>,
  response: ServerResponse,
): Promise<void> {
  try {
    const body = await text();
    response.writeHead(200, { 'content-type': contentType }).end(body);
  } catch {
    response.writeHead(500).end();
  }
}

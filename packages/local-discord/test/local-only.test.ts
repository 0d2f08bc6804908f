import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startLocalDiscord, type LocalDiscord } from '../src/index.ts';

let discord: LocalDiscord;
let port: number;

beforeAll(async () => {
  discord = await startLocalDiscord();
  port = Number(new URL(discord.url).port);
});

afterAll(async () => {
  await discord.close();
});

const statusOf = (headers: Record<string, string>, path = '/api/v10/gateway'): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const all = { authorization: `Bot ${discord.token}`, ...headers };
    const asked = request({ host: '127.0.0.1', port, path, headers: all }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject);
    asked.end();
  });

describe('who may talk to the local Discord', () => {
  it.each(['127.0.0.1', 'localhost'])('is open to %s and pages from there', async (name) => {
    expect(await statusOf({ host: `${name}:${port}` })).toBe(200);
    expect(await statusOf({ host: `${name}:${port}`, origin: `http://${name}:${port}` })).toBe(200);
  });

  it.each([
    ['a foreign host', { host: 'evil.example' }],
    ['a foreign host with our port', { host: 'evil.example:PORT' }],
    ['a host that only begins like ours', { host: '127.0.0.1.evil.example:PORT' }],
    ['another port', { host: '127.0.0.1:1' }],
    ['a foreign page', { origin: 'http://evil.example' }],
    ['a page of another local server', { origin: 'http://127.0.0.1:1' }],
    ['a page without an origin', { origin: 'null' }],
  ])('is closed to %s', async (_who, headers) => {
    const named = Object.fromEntries(
      Object.entries(headers).map(([key, value]) => [key, value.replace('PORT', String(port))]),
    );
    expect(await statusOf(named)).toBe(403);
    expect(await statusOf(named, '/attachments/1/1/a.png')).toBe(403);
  });

  it('stays open when somebody asks for what is no address, or breaks off while speaking', async () => {
    expect(await statusOf({}, '//')).toBe(400);
    for (const path of ['/api/v10/channels/1/messages', '/gateway'])
      await new Promise<void>((resolve) => {
        const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 100\r\n\r\n{`;
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(head, () => setTimeout(() => socket.resetAndDestroy(), 50));
        });
        socket.on('close', () => {
          resolve();
        });
      });
    expect(await statusOf({})).toBe(200);
  });

  it('lets pages of other sites neither show nor read what it sends', async () => {
    const { headers } = await fetch(`${discord.url}/attachments/1/1/a.png`);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('keeps foreign pages away from the gateway', async () => {
    const status = await new Promise((resolve) => {
      const socket = new WebSocket(discord.gatewayUrl, { origin: 'http://evil.example' });
      socket.on('unexpected-response', (_request, response) => {
        resolve(response.statusCode);
      });
      socket.on('error', () => undefined);
    });
    expect(status).toBe(403);
  });

  it('is on loopback only', async () => {
    const outer = Object.values(networkInterfaces())
      .flat()
      .find((address) => address !== undefined && !address.internal && address.family === 'IPv4');
    const reached = await new Promise((resolve) => {
      // 127.0.0.2 is this machine too, and not the address it listens on.
      const socket = connect(port, outer?.address ?? '127.0.0.2');
      socket.on('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => {
        resolve(false);
      });
    });
    expect(reached).toBe(false);
  });
});

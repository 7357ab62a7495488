import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import type { DevelopmentMessage } from '@lumora/shared-contract/releases';
import { openDevelopmentServer, type DevelopmentServer } from './development-server.ts';

const product = 'http://127.0.0.1:8080';
let out: string;
let server: DevelopmentServer;

beforeEach(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'lumora-built-'));
  await writeFile(path.join(out, 'routes.js'), 'built');
  server = await openDevelopmentServer({ out, port: 0, product });
});
afterEach(async () => {
  await server.close();
  await rm(out, { recursive: true });
});

describe('a development server', () => {
  it('serves built files only to pages of the product', async () => {
    const served = await fetch(`${server.origin}/routes.js`, { headers: { origin: product } });
    const rejected = await fetch(`${server.origin}/routes.js`, { headers: { origin: 'https://elsewhere.example' } });

    expect(await served.text()).toBe('built');
    expect(served.headers.get('access-control-allow-origin')).toBe(product);
    expect(rejected.status).toBe(403);
    expect(await rejected.text()).toContain(product);
  });

  it('sends the latest build result to a page that connects later', async () => {
    server.notify({ state: 'failed', errors: 'a bracket is missing' });

    expect(await firstNews(product)).toEqual({ state: 'failed', errors: 'a bracket is missing' });
    await expect(firstNews('https://elsewhere.example')).rejects.toThrow('401');
  });

  it('names --port when its port is in use', async () => {
    const { port } = new URL(server.origin);

    await expect(openDevelopmentServer({ out, port: Number(port), product })).rejects.toThrow('--port');
  });
});

function firstNews(origin: string): Promise<DevelopmentMessage> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(server.origin.replace('http:', 'ws:'), { origin });
    socket.once('message', (data: Buffer) => {
      socket.close();
      resolve(JSON.parse(data.toString()) as DevelopmentMessage);
    });
    socket.once('error', reject);
  });
}

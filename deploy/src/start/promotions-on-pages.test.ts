import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ensureAdministrator, migrate, openDatabase, openMediaStore, type OpenDatabase } from '@lumora/api';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { releaseFixture, temporaryStore, writeTeams } from '../../testing/fixture-releases.ts';
import { readConfig } from '../config.ts';
import { freePort } from './free-port.ts';
import { createServer } from './server.ts';

/** A storefront whose pages show the ribbon, and when they were rendered. */
const storefrontServer = `
export async function render(url, { apiUrl }) {
  const { data } = await (await fetch(apiUrl + '/promotions/active')).json();
  const texts = data.header_offers.map(({ text }) => text).join(' · ');
  return { status: 200, head: '<title>A sign</title>', state: {}, cacheable: true, body: '<p>[' + texts + '] #' + Math.random() + '</p>' };
}`;

const account = { email: 'owner@test.example', password: 'test-password' };
let place: Awaited<ReturnType<typeof temporaryStore>>;
let dataDir: string;
let database: OpenDatabase;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  place = await temporaryStore();
  dataDir = await mkdtemp(path.join(tmpdir(), 'lumora-test-'));
  database = await openDatabase({ dataDir });
  await migrate(database);
  await ensureAdministrator(database, account);
  await releaseFixture(place.store, 'shell', {
    files: { 'client/console.js': '// console' },
    console: { entry: 'console.js', preload: { scripts: [], styles: [] } },
  });
  await releaseFixture(place.store, 'mf-storefront', { files: { 'server/server.mjs': storefrontServer } });
  const port = await freePort(0, '127.0.0.1');
  const config = readConfig({ STORE_URL: place.folder, DATA_DIR: dataDir, TEAMS_FILE: await writeTeams(dataDir) });
  const embedded = { database, media: openMediaStore({ dataDir }) };
  app = await createServer(config, port, embedded, pino({ level: 'silent' }));
  origin = await app.listen({ port, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await place.remove();
  await rm(dataDir, { recursive: true, force: true });
});

async function page(): Promise<string> {
  const answer = await fetch(origin, { headers: { accept: 'text/html' } });
  return /<p>.*?<\/p>/.exec(await answer.text())?.[0] ?? '';
}

/** The page as soon as it holds `text`; the last one seen after ten seconds. */
async function pageWith(text: string): Promise<string> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const shown = await page();
    if (shown.includes(text) || Date.now() > deadline) return shown;
    await setTimeout(20);
  }
}

async function post(url: string, body: object, token = ''): Promise<{ data: { token: string } }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api${url}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}

it('a scheduled offer appears on a page that is kept already and vanishes at its end, with no write in between', async () => {
  const { token } = (await post('/admin/login', account)).data;
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  const offer = { text: 'Flash sale', is_active: true, starts_at: inMs(3_000), ends_at: inMs(5_000) };
  await post('/admin/header-offers/store', offer, token);
  const before = await pageWith('[]');

  const kept = await page();
  const during = await pageWith('[Flash sale]');
  const after = await pageWith('[]');

  expect(before).toContain('[]');
  expect(kept).toBe(before);
  expect(during).toContain('[Flash sale]');
  expect(after).toContain('[]');
});

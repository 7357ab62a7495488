import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ensureAdministrator, openMediaStore } from '@lumora/api';
import { openTestDatabase, type TestDatabase } from '@lumora/api/test-database';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { releaseFixture, temporaryStore, writeTeams } from '@lumora/releases/testing/fixture-releases';
import { readConfig } from '../config/config.ts';
import { freePort } from './free-port.ts';
import { createServer } from './server.ts';

/** A storefront whose pages contain the header offers and the time of their rendering. */
const storefrontServer = `
export async function render(url, { apiUrl }) {
  const { data } = await (await fetch(apiUrl + '/promotions/active')).json();
  const texts = data.header_offers.map(({ text }) => text).join(' · ');
  return { status: 200, head: '<title>A sign</title>', state: {}, cacheable: true, body: '<p>[' + texts + '] #' + Math.random() + '</p>' };
}`;

const account = { email: 'owner@test.example', password: 'test-password' };
let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let database: TestDatabase;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  workspace = await temporaryStore();
  database = await openTestDatabase();
  const { dataDir } = database;
  await ensureAdministrator(database, account);
  await releaseFixture(workspace.store, 'shell', {
    files: { 'client/console.js': '// console' },
    console: { entry: 'console.js', preload: { scripts: [], styles: [] } },
  });
  await releaseFixture(workspace.store, 'mf-storefront', { files: { 'server/server.mjs': storefrontServer } });
  const port = await freePort(0, '127.0.0.1');
  const config = readConfig({ STORE_URL: workspace.folder, DATA_DIR: dataDir, TEAMS_FILE: await writeTeams(dataDir) });
  const embedded = { database, media: openMediaStore({ dataDir }), pictureEncoders: 0 };
  app = await createServer(config, port, embedded, pino({ level: 'silent' }));
  origin = await app.listen({ port, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await workspace.remove();
});

async function page(): Promise<string> {
  const response = await fetch(origin, { headers: { accept: 'text/html' } });
  return /<p>.*?<\/p>/.exec(await response.text())?.[0] ?? '';
}

const pageWith = (text: string) => pollUntil(page, (shown) => shown.includes(text));

/** Resolves to the page after it is cached: two requests then get the same rendering. */
async function cachedPage(): Promise<string> {
  const [cached] = await pollUntil(
    async () => [await page(), await page()] as const,
    ([first, second]) => first === second,
  );
  return cached;
}

async function post(url: string, body: object, token = ''): Promise<{ data: { token: string } }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api${url}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json();
}

test('a scheduled offer appears on a cached page and disappears at its end without a write', async () => {
  const { token } = (await post('/admin/login', account)).data;
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  const offer = { text: 'Flash sale', is_active: true, starts_at: inMs(2_500), ends_at: inMs(4_000) };
  await post('/admin/header-offers/store', offer, token);
  const before = await cachedPage();

  const during = await pageWith('[Flash sale]');
  const after = await pageWith('[]');

  expect(before).toContain('[]');
  expect(during).toContain('[Flash sale]');
  expect(after).toContain('[]');
});

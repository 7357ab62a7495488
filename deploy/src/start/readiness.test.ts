import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openMediaStore } from '@lumora/api';
import { openTestDatabase, type TestDatabase } from '@lumora/api/test-database';
import { releaseFixture, temporaryStore, writeTeams } from '@lumora/releases/testing/fixture-releases';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../config/config.ts';
import type { EmbeddedApi } from './embedded-api.ts';
import { createServer } from './server.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let database: TestDatabase;

beforeAll(async () => {
  workspace = await temporaryStore();
  database = await openTestDatabase();
  await releaseFixture(workspace.store, 'shell', {
    files: { 'client/console.js': '// console' },
    console: { entry: 'console.js', preload: { scripts: [], styles: [] } },
  });
  await releaseFixture(workspace.store, 'mf-taxonomy', { files: {} });
  await writeFile(path.join(workspace.folder, 'channels/mf-taxonomy/2.json'), '{"n": ');
});
afterAll(async () => {
  await database.close();
  await workspace.remove();
});

async function readyz(env: Record<string, string>, embedded: EmbeddedApi | null) {
  const settings = { STORE_URL: workspace.folder, TEAMS_FILE: await writeTeams(database.dataDir), ...env };
  const app = await createServer(readConfig(settings), 0, embedded, pino({ level: 'silent' }));
  try {
    const response = await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/readyz`);
    return { status: response.status, body: await response.json() };
  } finally {
    await app.close();
  }
}

const readyWithWarning = {
  status: 200,
  body: { status: 'ready', warnings: ['channels/mf-taxonomy/2.json is not JSON.'] },
};

test('/readyz of a gateway with an API elsewhere names an unreadable channel file', async () => {
  expect(await readyz({ API_URL: 'http://127.0.0.1:9/api' }, null)).toEqual(readyWithWarning);
});

test('/readyz of gateway and API in one process names an unreadable channel file', async () => {
  const { dataDir } = database;
  const embedded = { database, media: openMediaStore({ dataDir }), pictureEncoders: 0 };

  expect(await readyz({ DATA_DIR: dataDir }, embedded)).toEqual(readyWithWarning);
});

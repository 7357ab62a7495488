import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { SignedIn } from '@lumora/shared-contract/auth';
import type { ImportReport, ProductRow } from '@lumora/shared-contract/catalog';
import { makeCategory, makeSubCategory } from '../../../testing/make-products.ts';
import { startServer, type ServerProcess } from '../../../testing/server-process.ts';
import { caller, type Caller } from '../../../testing/test-app.ts';
import { prepareTestWorkspace } from '../../../testing/test-database.ts';

const administrator = { email: 'asha@test.example', password: 'secret-enough' };
const root = '/admin/products';
/** The tests import thousands of rows and start the API twice. */
const timeoutMs = 60_000;
let workspace: Awaited<ReturnType<typeof prepareTestWorkspace>>;
let server: ServerProcess;
let admin: Caller;

beforeEach(async () => {
  workspace = await prepareTestWorkspace();
  await start();
});

afterEach(async () => {
  await kill();
  await workspace.remove();
});

async function start(): Promise<void> {
  server = await startServer({
    DATA_DIR: workspace.dataDir,
    DATABASE_URL: workspace.databaseUrl,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
  const { origin } = server;
  const { body } = await caller(() => origin, {}).post<SignedIn>('/admin/login', administrator);
  admin = caller(() => origin, { authorization: `Bearer ${body.data.token}` });
}

async function kill(): Promise<void> {
  server.kill('SIGKILL');
  await server.ended;
}

function importRows(count: number, name: string) {
  const data = new FormData();
  const rows = Array.from({ length: count }, (_, n) => `${name} ${n},Neon,Signs\n`);
  data.append('file', new Blob([`name,category,sub_category\n${rows.join('')}`]), 'products.csv');
  return admin.post<ImportReport>(`${root}/import?dry_run=false`, data);
}

async function listAll(): Promise<ProductRow[]> {
  return (await admin.get<ProductRow[]>(`${root}/list?sort=id`)).body.data;
}

test(
  'a process that is killed during bulk updates has applied each of them completely or not at all',
  async () => {
    await makeSubCategory(admin, 'Signs', await makeCategory(admin, 'Neon'));
    await importRows(1000, 'Mandap');
    const ids = (await listAll()).map(({ id }) => id);
    const calls = Array.from({ length: 10 }, (_, n) => ids.slice(n * 100, n * 100 + 100));

    const running = calls.map((batch) => admin.post(`${root}/bulk-update`, { ids: batch, is_active: true }));
    const settled = Promise.allSettled(running);
    await Promise.any(running);
    await kill();
    const hasResponse = (await settled).map(({ status }) => status === 'fulfilled');
    await start();

    const active = new Set((await listAll()).filter(({ is_active }) => is_active).map(({ id }) => id));
    const done = calls.map((batch) => batch.filter((id) => active.has(id)).length);
    expect(done.every((count, n) => count === 100 || (count === 0 && hasResponse[n] === false))).toBe(true);
    expect(done).toContain(100);
  },
  timeoutMs,
);

test(
  'a process that is killed during an import writes nothing of it, and a later import succeeds',
  async () => {
    await makeSubCategory(admin, 'Signs', await makeCategory(admin, 'Neon'));

    const running = importRows(5000, 'Mandap').catch(() => null);
    // when this request has its response, the import has at least read the file
    await admin.get(`${root}/list?page=1`);
    await kill();
    const response = await running;
    await start();

    expect(await listAll()).toHaveLength(response ? 5000 : 0);
    expect((await importRows(10, 'Stage')).body.data).toMatchObject({ creates: 10, is_saved: true });
  },
  timeoutMs,
);

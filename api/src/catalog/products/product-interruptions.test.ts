import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ImportReport, ProductRow, SignedIn } from '@lumora/shared-contract';
import { makeCategory } from '../../../testing/make-products.ts';
import { startServer, type ServerProcess } from '../../../testing/server-process.ts';
import { caller, type Caller } from '../../../testing/test-app.ts';
import { prepareTestWorkspace } from '../../../testing/test-database.ts';

const administrator = { email: 'asha@test.example', password: 'secret-enough' };
const root = '/admin/products';
/** The tests import thousands of rows and start the API twice. */
const longEnough = 60_000;
let place: Awaited<ReturnType<typeof prepareTestWorkspace>>;
let server: ServerProcess;
let admin: Caller;

beforeEach(async () => {
  place = await prepareTestWorkspace();
  await start();
});

afterEach(async () => {
  await kill();
  await place.remove();
});

async function start(): Promise<void> {
  server = await startServer({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
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
  const rows = Array.from({ length: count }, (_, n) => `${name} ${n},Neon\n`);
  data.append('file', new Blob([`name,category\n${rows.join('')}`]), 'products.csv');
  return admin.post<ImportReport>(`${root}/import?dry_run=false`, data);
}

async function listAll(): Promise<ProductRow[]> {
  return (await admin.get<ProductRow[]>(`${root}/list?sort=id`)).body.data;
}

test(
  'a process killed in the middle of bulk calls leaves each call whole or undone',
  async () => {
    await makeCategory(admin, 'Neon');
    await importRows(1000, 'Mandap');
    const ids = (await listAll()).map(({ id }) => id);
    const calls = Array.from({ length: 10 }, (_, n) => ids.slice(n * 100, n * 100 + 100));

    const running = calls.map((some) => admin.post(`${root}/bulk-update`, { ids: some, is_active: true }));
    const unheard = Promise.allSettled(running);
    await Promise.any(running);
    await kill();
    const answered = (await unheard).map(({ status }) => status === 'fulfilled');
    await start();

    const active = new Set((await listAll()).filter(({ is_active }) => is_active).map(({ id }) => id));
    const done = calls.map((some) => some.filter((id) => active.has(id)).length);
    expect(done.every((count, n) => count === 100 || (count === 0 && answered[n] === false))).toBe(true);
    expect(done).toContain(100);
  },
  longEnough,
);

test(
  'a process killed in the middle of an import leaves nothing of it, and the import works afterwards',
  async () => {
    await makeCategory(admin, 'Neon');

    const running = importRows(5000, 'Mandap').catch(() => null);
    // by the time that another call is answered the file has been read, or the import is being written
    await admin.get(`${root}/list?page=1`);
    await kill();
    const answered = await running;
    await start();

    expect(await listAll()).toHaveLength(answered ? 5000 : 0);
    expect((await importRows(10, 'Stage')).body.data).toMatchObject({ creates: 10, is_saved: true });
  },
  longEnough,
);

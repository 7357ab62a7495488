import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { SignedIn } from '@lumora/shared-contract/auth';
import type { Category } from '@lumora/shared-contract/taxonomy';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startServer, type ServerProcess } from '../testing/server-process.ts';
import { isOnPostgres, prepareTestWorkspace } from '../testing/test-database.ts';

const administrator = { email: 'asha@test.example', password: 'secret-enough' };
const running: ServerProcess[] = [];
let workspace: Awaited<ReturnType<typeof prepareTestWorkspace>>;

beforeEach(async () => {
  workspace = await prepareTestWorkspace();
});

afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
  await workspace.remove();
});

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({
    DATA_DIR: workspace.dataDir,
    DATABASE_URL: workspace.databaseUrl,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...env,
  });
  running.push(server);
  return server;
}

async function signIn({ origin }: ServerProcess): Promise<string> {
  const { data } = await post<SignedIn>(`${origin}/api/admin/login`, administrator, '');
  return data.token;
}

async function post<T>(url: string, body: object, token: string): Promise<{ data: T }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

test('acknowledged writes survive SIGKILL, and the folder lock is released', async () => {
  const first = await start();
  const token = await signIn(first);
  await post(`${first.origin}/api/admin/categories/store`, { title: 'Wedding Neon', priority: 0 }, token);
  first.kill('SIGKILL');
  await first.ended;

  const second = await start();
  const list = await fetch(`${second.origin}/api/admin/categories/list`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data }: { data: Category[] } = await list.json();

  expect(data.map(({ title }) => title)).toEqual(['Wedding Neon']);
});

test('SIGTERM lets a request in flight finish, then the process ends with 0', async () => {
  const server = await start();
  const token = await signIn(server);
  const { port } = new URL(server.origin);
  const body = JSON.stringify({ title: 'Wedding Neon', priority: 0 });
  const head = [
    'POST /api/admin/categories/store HTTP/1.1',
    'host: lumora',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (text) => (received += String(text)));
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
  await fetch(`${server.origin}/healthz`);

  server.kill('SIGTERM');
  await awaitClosedPort(Number(port));
  socket.write(body.slice(10));
  await once(socket, 'close');

  expect(received).toContain('HTTP/1.1 200 OK');
  expect(received).toContain('Category created');
  expect(await server.ended).toBe(0);
});

test('a wrong setting ends the process with 2 and one line', async () => {
  const line = 'SEED must be sample, none, or a number of products up to 1000000, not “all”.\n';

  await expect(start({ SEED: 'all' })).rejects.toMatchObject({ message: line, exitCode: 2 });
});

test('RESET_PASSWORD prints a new password that works, and ends with 2 for an e-mail that nobody has', async () => {
  const before = await start();
  before.kill('SIGTERM');
  await before.ended;

  const server = await start({ RESET_PASSWORD: administrator.email });
  const password = /^new password of asha@test\.example: (\S+) \(shown once; now start without RESET_PASSWORD\)$/m.exec(
    server.output(),
  )?.[1];
  const { data } = await post<SignedIn>(`${server.origin}/api/admin/login`, { ...administrator, password }, '');
  server.kill('SIGTERM');
  await server.ended;

  expect(data.user.email).toBe(administrator.email);
  await expect(start({ RESET_PASSWORD: 'nobody@test.example' })).rejects.toMatchObject({
    message: 'RESET_PASSWORD: there is no administrator with the e-mail “nobody@test.example”.\n',
    exitCode: 2,
  });
});

if (!isOnPostgres) {
  test('a second process on an embedded database ends with one line that names the folder', async () => {
    const first = await start();

    const second = start();

    await expect(second).rejects.toMatchObject({
      message: expect.stringMatching(
        /^The data folder .+database is in use by another Lumora \(process \d+\)\. Stop that one, or set DATA_DIR to another folder\.\n$/,
      ),
      exitCode: 1,
    });
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  });
}

if (!isOnPostgres) {
  test('the process ends with a message when the embedded database cannot write its log, and acknowledged writes survive', async () => {
    const server = await start();
    const token = await signIn(server);
    const category = { title: 'Wedding Neon', priority: 0 };
    const { data } = await post<Category>(`${server.origin}/api/admin/categories/store`, category, token);
    const subCategory = { title: 'Names', priority: 0, category_id: data.id };
    await post(`${server.origin}/api/admin/sub-categories/store`, subCategory, token);
    const log = join(workspace.dataDir, 'database/pg_wal');
    // the log goes on in another file after 16 MB
    await rename(log, `${log}.away`);
    const importing = importRandomText(server, token).then(() => importRandomText(server, token));
    const [outcome] = await Promise.allSettled([importing]);
    const code = await server.ended;
    await rename(`${log}.away`, log);
    const next = await start();

    expect(outcome.status).toBe('rejected');
    expect(code).toBe(1);
    expect(server.output()).toMatch(
      /^The embedded database has stopped: .+ See that its disk has room and can be written to\. .+ start again\.$/m,
    );
    const headers = { authorization: `Bearer ${token}` };
    const categories = await fetch(`${next.origin}/api/admin/categories/list`, { headers });
    expect(await categories.text()).toContain('Wedding Neon');
  });
}

/** Sends 9 MB for the database to write. */
async function importRandomText({ origin }: ServerProcess, token: string): Promise<void> {
  const rows = Array.from(
    { length: 450 },
    (_, n) => `Mandap ${n},Wedding Neon,Names,${randomBytes(7_500).toString('base64')}\n`,
  );
  const form = new FormData();
  form.append('file', new Blob([`name,category,sub_category,description\n${rows.join('')}`]), 'products.csv');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api/admin/products/import?dry_run=false`, {
    method: 'POST',
    headers,
    body: form,
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Resolves when nothing listens at the port any more. */
async function awaitClosedPort(port: number): Promise<void> {
  await pollUntil(
    () => isOpen(port),
    (open) => !open,
  );
}

async function isOpen(port: number): Promise<boolean> {
  const probe = connect(port, '127.0.0.1');
  const connected = await once(probe, 'connect').then(
    () => true,
    () => false,
  );
  probe.destroy();
  return connected;
}

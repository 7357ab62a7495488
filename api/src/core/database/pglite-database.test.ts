import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './open-database.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lumora-pglite-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

interface Ended {
  stdout: string;
  stderr: string;
  /** exit code */
  code: unknown;
}

/** Runs `statements` in a process of its own, with the open database and its pool, until it ends. */
function run(statements: string): Promise<Ended> {
  const program = `
    import { openDatabase } from '${new URL('./open-database.ts', import.meta.url)}';
    const { db, close } = await openDatabase({ dataDir: '${dataDir}' });
    const pool = db.$client;
    ${statements}
    await close();
  `;
  const args = ['--import', 'tsx/esm', '--input-type=module', '--eval', program];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => resolve({ stdout, stderr, code: error?.code ?? 0 }));
  });
}

test('a connection that is closed in a transaction rolls it back, and others go on', async () => {
  const { stdout } = await run(`
    const client = await pool.connect();
    await client.query('create table signs (name text)');
    await client.query('begin');
    await client.query("insert into signs values ('Om')");
    client.release(new Error('broken'));
    console.log((await pool.query('select * from signs')).rows);
  `);

  expect(stdout).toBe('[]\n');
});

test('the process ends with a message when a statement crashes the database', async () => {
  const { stderr, code } = await run(`
    await pool.query("select '" + '['.repeat(1_000_000) + "'::json").catch(() => undefined);
    await pool.query('select 1');
  `);

  expect(stderr).toBe(
    'The embedded database has stopped: A statement crashed. Nothing that was saved is lost; start again.\n',
  );
  expect(code).toBe(1);
});

test('a folder that is no database of this version is named with exit code 1', async () => {
  await mkdir(join(dataDir, 'database'));
  await writeFile(join(dataDir, 'database/PG_VERSION'), '9.6\n');

  await expect(openDatabase({ dataDir })).rejects.toMatchObject({
    message: expect.stringMatching(/^The database in .+database cannot be opened: .+\. Restore a backup\.$/),
    exitCode: 1,
  });
});

import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const installations = '/usr/lib/postgresql';

/**
 * Data must survive a crash of an API process, but not of this server, so fsync is off. Commits stay synchronous: VACUUM
 * does not mark rows of asynchronous commits as visible to all, and the planner would not choose index-only scans.
 */
const settings = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_connections=200',
  // a socket in the server's own folder: another process could take a free port before the server listens on it
  "listen_addresses=''",
];

export interface PostgresServer {
  /** value for `TEST_DATABASE_URL`, with the superuser of an empty cluster */
  url: string;
  stop(): Promise<void>;
}

/** Starts an empty PostgreSQL from Debian's packages in a temporary folder; returns null when none is installed. */
export async function startPostgresServer(): Promise<PostgresServer | null> {
  const binaries = await newestBinaries();
  if (!binaries) return null;
  const folder = await mkdtemp(join(tmpdir(), 'lumora-postgres-'));
  const data = join(folder, 'data');
  if (isRoot) await run('chown', ['postgres', folder]);
  await runUnprivileged(join(binaries, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const options = [`-k ${folder}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
  const control = (...action: string[]) => startUnprivileged(join(binaries, 'pg_ctl'), ['-D', data, '-w', ...action]);
  await control('-l', join(folder, 'log'), '-o', options, 'start');
  return {
    url: `postgres://postgres@localhost/postgres?host=${folder}`,
    async stop() {
      await control('-m', 'fast', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function newestBinaries(): Promise<string | null> {
  const versions = await readdir(installations).catch(() => []);
  const newest = versions.filter((name) => /^\d+$/.test(name)).sort((a, b) => Number(b) - Number(a))[0];
  return newest ? join(installations, newest, 'bin') : null;
}

const isRoot = process.getuid?.() === 0;

/** Returns a command that does not run as root, because PostgreSQL does not start as root. */
function unprivileged(file: string, args: string[]): [file: string, args: string[]] {
  return isRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, args];
}

function runUnprivileged(file: string, args: string[]) {
  return run(...unprivileged(file, args), { cwd: tmpdir() });
}

/** Runs without pipes: the server inherits them, so the promise would wait until the server ends. */
function startUnprivileged(file: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn(...unprivileged(file, args), { cwd: tmpdir(), stdio: 'ignore' })
      .on('error', reject)
      .on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`${file} ${args.join(' ')} ended with ${code}`)),
      );
  });
}

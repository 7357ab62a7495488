import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const installations = '/usr/lib/postgresql';

export interface PostgresServer {
  /** for `TEST_DATABASE_URL`: a superuser of an empty cluster */
  url: string;
  stop(): Promise<void>;
}

/** Starts an empty PostgreSQL in a temporary folder, from Debian's packages; answers null when none is installed. */
export async function startPostgresServer(): Promise<PostgresServer | null> {
  const binaries = await newestBinaries();
  if (!binaries) return null;
  const folder = await mkdtemp(join(tmpdir(), 'lumora-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
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
  const settings = [`-p ${port}`, `-k ${folder}`, '-h 127.0.0.1', '-c fsync=off', '-c max_connections=200'].join(' ');
  const control = (...action: string[]) => startUnprivileged(join(binaries, 'pg_ctl'), ['-D', data, '-w', ...action]);
  await control('-l', join(folder, 'log'), '-o', settings, 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
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

/** PostgreSQL refuses to run as root. */
function unprivileged(file: string, args: string[]): [file: string, args: string[]] {
  return isRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, args];
}

function runUnprivileged(file: string, args: string[]) {
  return run(...unprivileged(file, args), { cwd: tmpdir() });
}

/** Without pipes: the server inherits them, and waiting for their end would wait for the server. */
function startUnprivileged(file: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn(...unprivileged(file, args), { cwd: tmpdir(), stdio: 'ignore' })
      .on('error', reject)
      .on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`${file} ${args.join(' ')} ended with ${code}`)),
      );
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

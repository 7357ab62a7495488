import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { databaseUrl, isCluster } from './cluster-database.ts';

export const workspace = path.resolve(import.meta.dirname, '../../..');

export const admin = { email: 'asha@example.com', password: 'neon-by-night' };

/** A running `npm start`; with PRODUCT=cluster, a running `npm run cluster` of two gateways and two API processes. */
export interface Product {
  url: string;
  dataDir: string;
  /** of the process that leads its group */
  pid: number;
  /** everything it has written so far */
  output(): string;
  /** asks it to end (SIGTERM) and waits until it has */
  stop(): Promise<void>;
  /** ends it as a power cut does (SIGKILL) */
  kill(): Promise<void>;
}

/** Starts the product with its data in `dataDir`, on a free port unless one is given, and waits for its ready line. */
export async function startProduct(
  dataDir: string,
  port = '0',
  settings: Record<string, string> = {},
): Promise<Product> {
  const script = isCluster ? 'scripts/cluster.mjs' : 'scripts/start.mjs';
  const database = isCluster ? { DATABASE_URL: databaseUrl(dataDir) } : {};
  const child = spawn(process.execPath, [path.join(workspace, script)], {
    cwd: workspace,
    env: { ...surroundings(), DATA_DIR: dataDir, PORT: port, ...firstAdministrator, ...database, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    // a group of its own, so that a power cut reaches what it starts too
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));

  return {
    url: await readyAddress(child, () => output),
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

const firstAdministrator = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

/** Settings of whoever runs the tests, and flags of the test runner, are not the product's. */
function surroundings(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, TMPDIR, LANG };
}

function readyAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const address = /^ready (http:\S+) in /m.exec(output())?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', look);
    child.once('error', reject);
    child.once('close', (code) =>
      reject(new Error(`The product ended with ${code} before it was ready:\n${output()}`)),
    );
  });
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
  await closed;
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { databaseUrl, isCluster } from './cluster-database.ts';
import { processOutput } from './process-output.ts';

export const workspace = path.resolve(import.meta.dirname, '../../..');

export const admin = { email: 'asha@example.com', password: 'neon-by-night' };

/** A running `npm start`; with PRODUCT=cluster, a running `npm run cluster` of two gateways and two API processes. */
export interface Product {
  url: string;
  dataDir: string;
  /** of the process that leads its group */
  readonly pid: number;
  /** everything it has written so far */
  output(): string;
  /** asks it to end (SIGTERM) and waits until it has */
  stop(): Promise<void>;
  /** ends it as a power cut does (SIGKILL) */
  kill(): Promise<void>;
  /** starts it again at the same address, on the same data */
  restart(): Promise<void>;
}

/** On empty data it builds every package, and seeds as many products as a benchmark asks for. */
const firstStartTimeoutMs = 15 * 60_000;

/** Starts the product with its data in `dataDir`, on a free port, and waits for its ready line. */
export async function startProduct(
  dataDir: string,
  settings: Record<string, string> = {},
  timeoutMs = firstStartTimeoutMs,
): Promise<Product> {
  let running = launch(dataDir, '0', settings);
  const url = await readyUrl(running, timeoutMs);

  return {
    url,
    dataDir,
    get pid() {
      return running.child.pid ?? 0;
    },
    output: () => running.output.text(),
    stop: () => end(running.child, 'SIGTERM'),
    kill: () => end(running.child, 'SIGKILL'),
    async restart() {
      running = launch(dataDir, new URL(url).port, settings);
      await readyUrl(running, timeoutMs);
    },
  };
}

function launch(dataDir: string, port: string, settings: Record<string, string>) {
  const script = isCluster ? 'scripts/cluster.mjs' : 'scripts/start.mjs';
  const database = isCluster ? { DATABASE_URL: databaseUrl(dataDir) } : {};
  const child = spawn(process.execPath, [path.join(workspace, script)], {
    cwd: workspace,
    env: {
      ...surroundings(),
      DATA_DIR: dataDir,
      PORT: port,
      PICTURE_ENCODERS: '0',
      ...firstAdministrator,
      ...database,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // a group of its own, so that a power cut reaches what it starts too
    detached: true,
  });
  return { child, output: processOutput(child) };
}

const firstAdministrator = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

/** Settings of whoever runs the tests, and flags of the test runner, are not the product's. */
function surroundings(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, TMPDIR, LANG };
}

async function readyUrl({ child, output }: ReturnType<typeof launch>, timeoutMs: number): Promise<string> {
  const ready = /^ready (http:\S+) in /m;
  try {
    await output.untilMatch(ready, timeoutMs);
  } catch (error) {
    await end(child, 'SIGKILL');
    throw error;
  }
  return ready.exec(output.text())?.[1] ?? '';
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
  await closed;
}

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
  /** id of the process and of its group */
  readonly pid: number;
  /** its output so far */
  output(): string;
  /** sends SIGTERM and waits until it has ended */
  stop(): Promise<void>;
  /** sends SIGKILL, like a power cut */
  kill(): Promise<void>;
  /** starts it again on the same port and data */
  restart(): Promise<void>;
}

/** Timeout (ms) of a start on empty data, which builds every module and seeds the products of a benchmark. */
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
    // a process group of its own, so that signals reach its child processes too
    detached: true,
  });
  return { child, output: processOutput(child) };
}

const firstAdministrator = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

/** The product does not inherit settings of the test run or flags of the test runner. */
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

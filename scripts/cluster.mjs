import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';

const help = `npm run cluster starts PostgreSQL, two API processes and two gateways, each pair behind a balancer, to try them.

Settings: PORT (8080, the five ports after it are taken too; 0 takes free ones), DATA_DIR, and those of npm start. With
DATABASE_URL that PostgreSQL is used; else a temporary one of the installed packages, which is empty at each start.
Ctrl+C ends it; to restart one process, send SIGTERM to the number printed beside it: it is started again.`;

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  console.log(help);
  process.exit();
}
const root = path.resolve(import.meta.dirname, '..');
ensureInstalled(root);
const { register } = await import('tsx/esm/api');
register();
const { openBalancer } = await import('../deploy/src/cluster/balancer.ts');
const { stopSignal } = await import('../deploy/src/process/stop-signal.ts');
const { startPostgresServer } = await import('../api/testing/postgres-server.ts');

const port = Number(process.env.PORT || 8080);
const dataDir = path.resolve(root, process.env.DATA_DIR || 'var/cluster');
await mkdir(dataDir, { recursive: true });
const database = process.env.DATABASE_URL ? null : await startPostgresServer();
if (!process.env.DATABASE_URL && !database) {
  console.error('There is no PostgreSQL here. Install one (apt-get install postgresql), or set DATABASE_URL.');
  process.exit(1);
}
const shared = {
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: process.env.DATABASE_URL || database.url,
  PIN_SECRET: process.env.PIN_SECRET || 'one secret for all gateways of a trial',
  LEAVE_SECONDS: '1',
  METRICS_PORT: '', // all processes cannot share one port; METRICS_TOKEN works at each
};
const portAt = (offset) => (port === 0 ? 0 : port + offset);
const running = new Set();
const balancers = [];
let isStopping = false;
void stopSignal().then(() => stop(0));

try {
  const apis = await Promise.all([
    startProcess('api 1', portAt(2), { ROLE: 'api' }),
    startProcess('api 2', portAt(3), { ROLE: 'api' }),
  ]);
  const API_URL = `${await balance(portAt(1), apis)}/api`;
  // the first gateway builds and releases what changed; after a restart it only serves
  const gateways = await Promise.all([
    startProcess('gateway 1', portAt(4), { API_URL }, { ROLE: 'gateway' }),
    startProcess('gateway 2', portAt(5), { API_URL, ROLE: 'gateway' }),
  ]);
  console.log(`ready ${await balance(portAt(0), gateways)} in ${process.uptime().toFixed(1)} s`);
} catch (error) {
  if (!isStopping) console.error(String(error.message ?? error));
  await stop(1);
}

/** Starts a process; resolves to its URL when it is ready. A process that exits with 0, as after SIGTERM, is restarted there. */
async function startProcess(name, ownPort, env, later = {}) {
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    env: { ...shared, ...env, PORT: String(ownPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  return new Promise((resolve, reject) => {
    let origin;
    child.stdout.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text.replace(/^(?=.)/gm, `${name} (${child.pid}): `));
      origin ??= /^ready (http:\S+) /m.exec(text)?.[1];
      if (origin !== undefined) resolve(origin);
    });
    child.once('exit', (code) => {
      running.delete(child);
      reject(new Error(`${name} ended with ${code}.`));
      if (isStopping || code !== 0 || origin === undefined) return;
      const again = startProcess(name, Number(new URL(origin).port), { ...env, ...later }, later);
      again.catch((/** @type {unknown} */ error) => console.error(String(error)));
    });
  });
}

async function balance(ownPort, origins) {
  const balancer = await openBalancer(origins);
  balancers.push(balancer);
  return balancer.listen({ port: ownPort, host: '127.0.0.1' });
}

async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  const ended = [...running].map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ended);
  await Promise.all(balancers.map((balancer) => balancer.close()));
  await database?.stop();
  process.exit(code);
}

import { signInByApi } from '@lumora/e2e/sign-in-by-api';
import { startProduct } from '@lumora/e2e/start-product';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { largestCalls } from './event-loop-calls.ts';

const products = 20_000;
const rounds = 3;

/**
 * How long each upload, bulk call and export with its largest input stops an API process: the longest delay of its event
 * loop during a call, least and greatest of three calls. On the PostgreSQL of `DATABASE_URL`, which has to be empty, or on
 * the embedded database, whose statements run in the process.
 */
export async function eventLoop(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lumora-bench-'));
  const socket = path.join(folder, 'event-loop.sock');
  const probe = pathToFileURL(path.join(import.meta.dirname, 'event-loop-probe.mjs')).href;
  const databaseUrl = process.env['DATABASE_URL'];
  const product = await startProduct(path.join(folder, 'data'), {
    ROLE: 'api',
    SEED: String(products),
    EVENT_LOOP_SOCKET: socket,
    NODE_OPTIONS: `--import=${probe}`,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  try {
    const { token } = await signInByApi(product.url);
    const rows = [];
    for (const { name, send } of await largestCalls(`${product.url}/api`, token)) {
      const delays: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await readDelayMs(socket);
        await send();
        delays.push(await readDelayMs(socket));
      }
      rows.push({ call: name, 'least, ms': Math.min(...delays), 'greatest, ms': Math.max(...delays) });
    }
    console.log(`${databaseUrl === undefined ? 'Embedded database' : 'PostgreSQL'}, load ${loadavg().join(', ')}:`);
    console.table(rows);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function readDelayMs(socket: string): Promise<number> {
  const connection = connect(socket);
  await once(connection, 'connect');
  return Math.round(Number(await text(connection)));
}

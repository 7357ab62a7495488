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
 * Measures how long each upload, bulk call and export with its largest input blocks an API process: the longest delay of
 * its event loop during a call, which includes the time in which the process waits for a core, and the processor time of
 * its main thread between two turns. Prints min and max of three calls. Uses the PostgreSQL of `DATABASE_URL`, which must
 * be empty, or the embedded database, whose statements run in a worker thread.
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
      const blocks: Block[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await readBlock(socket);
        await send();
        blocks.push(await readBlock(socket));
      }
      rows.push({
        call: name,
        'processor, ms': rangeOf(blocks.map(({ processorMs }) => processorMs)),
        'delay, ms': rangeOf(blocks.map(({ delayMs }) => delayMs)),
      });
    }
    console.log(`${databaseUrl === undefined ? 'Embedded database' : 'PostgreSQL'}, load ${loadavg().join(', ')}:`);
    console.table(rows);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Block {
  delayMs: number;
  processorMs: number;
}

async function readBlock(socket: string): Promise<Block> {
  const connection = connect(socket);
  await once(connection, 'connect');
  const block: Block = JSON.parse(await text(connection)); // written by the probe
  return block;
}

function rangeOf(values: number[]): string {
  return `${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))}`;
}

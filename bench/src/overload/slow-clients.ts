import { setTimeout as pause } from 'node:timers/promises';
import type { Socket } from 'node:net';
import type { Product } from '@lumora/e2e/start-product';
import { openSocket } from '@lumora/shared-contract/slow-client';
import { median, times } from '../measurement/figures.ts';
import { residentMegabytes } from '@lumora/e2e/resident-memory';

const connections = 1_000;
/** longer than the server's timeouts for headers and for readers */
const holdSeconds = 45;
const requestCount = 300;

/** The first bytes of a slow client, which then sends one byte every second, or reads nothing. */
interface SlowClient {
  what: string;
  send: string;
  isReader: boolean;
}

const bytes = 100_000;
const page = 'GET /product-display HTTP/1.1\r\nhost: shop\r\naccept: text/html\r\n\r\n';
const slowClients: SlowClient[] = [
  { what: 'slow headers', send: 'GET / HTTP/1.1\r\nhost: shop\r\nx-slow: ', isReader: false },
  {
    what: 'slow bodies, 100 KB sent',
    send:
      'POST /api/admin/login HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n' +
      `content-length: ${2 * bytes}\r\n\r\n${' '.repeat(bytes)}`,
    isReader: false,
  },
  { what: 'slow readers, 50 pages requested', send: page.repeat(50), isReader: true },
];

/** Opens a thousand slow clients of each kind; measures the server's memory and the latency of other clients with and without them. */
export async function slowClientsAtOnce({ url, pid }: Product): Promise<void> {
  await waits(url);
  const alone = median(await waits(url));
  const rows = [{ what: 'none', 'MB before': await residentMegabytes(pid), 'others: median ms': alone.toFixed(1) }];
  for (const client of slowClients) rows.push(await measure({ url, pid }, client, alone));
  console.table(rows);
}

async function measure({ url, pid }: Pick<Product, 'url' | 'pid'>, client: SlowClient, alone: number) {
  const before = await residentMegabytes(pid);
  const sockets: Socket[] = [];
  // in batches, because the accept queue is short
  while (sockets.length < connections) {
    const group = await Promise.all(Array.from({ length: 50 }, () => slowSocket(url, client)));
    sockets.push(...group);
  }
  const trickle = client.isReader
    ? undefined
    : setInterval(() => sockets.filter(({ writable }) => writable).forEach((socket) => socket.write('a')), 1_000);
  const begun = performance.now();
  const meanwhile = median(await waits(url));
  const during = await residentMegabytes(pid);
  await pause(Math.max(0, holdSeconds * 1_000 - (performance.now() - begun)));
  const open = await openConnections(sockets);
  clearInterval(trickle);
  for (const socket of sockets) socket.destroy();
  await pause(2_000);
  return {
    what: client.what,
    'MB before': before,
    during,
    after: await residentMegabytes(pid),
    [`open after ${holdSeconds} s`]: open,
    'others: median ms': meanwhile.toFixed(1),
    'against none': times(meanwhile, alone),
  };
}

async function slowSocket(url: string, { send, isReader }: SlowClient): Promise<Socket> {
  const socket = await openSocket(url);
  socket.on('error', () => undefined);
  if (isReader) socket.pause();
  else socket.resume();
  socket.write(send);
  return socket;
}

/**
 * Returns the number of open connections. Bytes in the kernel's buffers count as read: such a connection is idle,
 * and stays open for the keep-alive time. A paused socket receives `close` only when it reads.
 */
async function openConnections(sockets: Socket[]): Promise<number> {
  for (const socket of sockets) socket.resume();
  await pause(1_000);
  return sockets.filter(({ closed, readableEnded }) => !closed && !readableEnded).length;
}

/** Returns the ms of a request for the home page, on one connection. */
async function waits(url: string): Promise<number[]> {
  const measured: number[] = [];
  for (let n = 0; n < requestCount; n++) {
    const begun = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The home page responded with ${response.status}.`);
    measured.push(performance.now() - begun);
  }
  return measured;
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { times } from '../measurement/figures.ts';
import { load } from './load.ts';

/** Requests per second of the plain server on the machine where other shops were measured: two cores, shared with load and database. */
const plainElsewhere = 60_000;

/** Returns a row of a table. The plain server is measured before and after, because the speed of a machine varies. */
export async function rateRow(what: string, measure: () => Promise<number>) {
  const before = await plainRate();
  const rate = await measure();
  const plain = (before + (await plainRate())) / 2;
  return {
    what,
    'requests/s': Math.round(rate),
    'plain server': Math.round(plain),
    'against it': times(rate, plain),
    'where plain sends 60,000': Math.round((rate / plain) * plainElsewhere),
  };
}

/** Measures `node:http` alone with 10 KB of JSON. */
async function plainRate(): Promise<number> {
  // without the loader that the benchmark itself runs under
  const server = fork(new URL('plain-server.mjs', import.meta.url), { execArgv: [] });
  try {
    const [port] = (await once(server, 'message', { signal: AbortSignal.timeout(10_000) })) as [number];
    return await load({ url: `http://127.0.0.1:${port}` }, 3);
  } finally {
    server.kill();
  }
}

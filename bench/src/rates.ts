import { fork } from 'node:child_process';
import { once } from 'node:events';
import { times } from './figures.ts';
import { load } from './load.ts';

/** What a plain server sent per second on the machine where the peers, and with them the marks, were measured. */
const plainAtTheMarks = 60_000;

/**
 * A row of a table: requests per second, and those of a plain server just before and after, on average, as a machine may
 * be half as quick a minute later. Divided by these the rate means the same elsewhere: last comes what it is where marks
 * were set.
 */
export async function rateRow(what: string, measure: () => Promise<number>) {
  const before = await plainRate();
  const rate = await measure();
  const plain = (before + (await plainRate())) / 2;
  return {
    what,
    'requests/s': Math.round(rate),
    'plain server': Math.round(plain),
    'against it': times(rate, plain),
    'where marks were set': Math.round((rate / plain) * plainAtTheMarks),
  };
}

/** Of `node:http` alone with 10 KB of JSON, the reference that the peers' measurements name. */
async function plainRate(): Promise<number> {
  const server = fork(new URL('plain-server.mjs', import.meta.url), { execArgv: [] });
  try {
    const [port] = (await once(server, 'message')) as [number];
    return await load({ url: `http://127.0.0.1:${port}` }, 3);
  } finally {
    server.kill();
  }
}

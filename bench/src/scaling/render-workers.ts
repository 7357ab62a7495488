import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { renderRate } from '@lumora/deploy/render-rate';
import { copyPreparedData, prepareData } from '@lumora/e2e/prepared-data';
import { startProduct, type Product } from '@lumora/e2e/start-product';
import { eachRendered } from '../load/each-rendered.ts';
import { median, times } from '../measurement/figures.ts';
import { loadEach } from '../load/load.ts';
import { threadTimesMs } from '../measurement/processor-time.ts';

const rounds = 2;
const seconds = 6;
/** until V8 has compiled the code of the pages */
const warmUpSeconds = 15;
const measuredPages = 300;

const run = promisify(execFile);

/**
 * Pages per second, each rendered for its request, with two workers against one: through the whole product, where gateway, API and
 * load also take processor time, and of the pool alone, with the API in a process of its own. One worker leaves its garbage
 * collection, the gateway's thread and the API to the second core, so the pool is also compared on two cores against one.
 * Another table has the processor time of a page, which other work on the machine does not change.
 */
export async function renderWorkers(): Promise<void> {
  await prepareData();
  const { dataDir, remove } = await copyPreparedData();
  const throughProduct = async (workers: number) => {
    const product = await startProduct(dataDir, { RENDER_WORKERS: String(workers) });
    try {
      return await loadEach(product.url, await eachRendered(product.url), seconds, warmUpSeconds);
    } finally {
      await product.stop();
    }
  };
  const ofPool = async (workers: number) => {
    const api = await startProduct(dataDir, { ROLE: 'api' });
    try {
      return await renderRate({
        dataDir,
        apiUrl: `${api.url}/api`,
        workers,
        seconds,
        path: await eachRendered(api.url),
      });
    } finally {
      await api.stop();
    }
  };
  const ofPoolOn = async (cores: number) => {
    await restrictToCores(cores);
    return ofPool(cores);
  };
  try {
    console.table([
      await compare('workers, whole product', throughProduct),
      await compare('workers, pool alone', ofPool),
    ]);
    console.table([await processorTime(dataDir)]);
    // last, because the process stays restricted
    console.table([await compare('cores with a worker each, pool alone', ofPoolOn)]);
  } finally {
    await remove();
  }
}

/** Alternates, because the speed of a machine varies. */
async function compare(what: string, measure: (workers: number) => Promise<number>) {
  const [one, two]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    one.push(await measure(1));
    two.push(await measure(2));
  }
  return {
    what,
    'pages/s with one': Math.round(median(one)),
    'with two': Math.round(median(two)),
    ratio: times(median(two), median(one)),
  };
}

/** Restricts this process, and those that it starts later, to the first cores of the machine; Linux only. */
async function restrictToCores(count: number): Promise<void> {
  await run('taskset', ['--all-tasks', '--pid', '--cpu-list', `0-${count - 1}`, String(process.pid)]);
}

/** Measures the processor time of a page in ms, and the ratio that it allows: two cores share what one worker and the rest take. */
async function processorTime(dataDir: string) {
  const product = await startProduct(dataDir, { RENDER_WORKERS: '1' });
  try {
    return await processorTimeOf(product);
  } finally {
    await product.stop();
  }
}

async function processorTimeOf({ url, pid }: Product) {
  const path = await eachRendered(url);
  const visit = async (count: number) => {
    for (let n = 0; n < count; n++) await (await fetch(url + path())).text();
  };
  await visit(measuredPages);
  const before = await threadTimesMs(pid);
  await visit(measuredPages);
  const used = [...(await threadTimesMs(pid))].map(([thread, ms]) => ({ thread, ms: ms - (before.get(thread) ?? 0) }));
  const worker = Math.max(...used.filter(({ thread }) => thread !== pid).map(({ ms }) => ms)) / measuredPages;
  const all = used.reduce((sum, { ms }) => sum + ms, 0) / measuredPages;
  return {
    'ms of the worker': worker.toFixed(2),
    'of the other threads': (all - worker).toFixed(2),
    'possible ratio': times(2 * worker, all),
  };
}

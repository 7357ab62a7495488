import { renderRate } from '@lumora/deploy/render-rate';
import { copyPreparedData, prepareData } from '@lumora/e2e/prepared-data';
import { startProduct } from '@lumora/e2e/start-product';
import { median, times } from './figures.ts';
import { loadEach } from './load.ts';

const rounds = 2;
const seconds = 6;

/**
 * Pages per second, each rendered anew, with two workers against one: through the whole product, where gateway, API and
 * load also take processor time, and of the pool alone, with the API in a process of its own.
 */
export async function renderWorkers(): Promise<void> {
  await prepareData();
  const { dataDir, remove } = await copyPreparedData();
  let asked = 0;
  const path = () => `/product-display?n=${asked++}`;
  const throughProduct = async (workers: number) => {
    const product = await startProduct(dataDir, { RENDER_WORKERS: String(workers) });
    try {
      return await loadEach(product.url, path, seconds);
    } finally {
      await product.stop();
    }
  };
  const ofPool = async (workers: number) => {
    const api = await startProduct(dataDir, { ROLE: 'api' });
    try {
      return await renderRate({ dataDir, apiUrl: `${api.url}/api`, workers, seconds, path });
    } finally {
      await api.stop();
    }
  };
  try {
    console.table([await compare('whole product', throughProduct), await compare('pool alone', ofPool)]);
  } finally {
    await remove();
  }
}

/** In turns, because a machine may be half as quick a minute later. */
async function compare(what: string, measure: (workers: number) => Promise<number>) {
  const [one, two]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    one.push(await measure(1));
    two.push(await measure(2));
  }
  return {
    what,
    'pages/s, one worker': Math.round(median(one)),
    'two workers': Math.round(median(two)),
    ratio: times(median(two), median(one)),
  };
}

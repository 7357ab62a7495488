import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from '@lumora/e2e/start-product';
import type { ListAnswer } from '@lumora/shared-contract';
import { times } from './figures.ts';
import { load, loadEach } from './load.ts';

/** So many products that no answer of the uncached rounds was given before. */
const products = 20_000;
const listed = 24;

/** Requests per second of the shop's list (24 with facets) and detail, kept and made anew, against `/healthz` of the same process. */
export async function shopApi(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lumora-bench-'));
  const product = await startProduct(dataDir, '0', { SEED: String(products) });
  try {
    console.table(await measure(`${product.url}/api`));
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(api: string) {
  const slugs = await allSlugs(api);
  const slugAt = (n: number) => slugs[n % slugs.length] ?? '';
  const nothing = await load({ url: api.replace('/api', '/healthz') });
  const rates = {
    'list kept': await load({ url: `${api}/products?page_size=${listed}` }),
    // one price more for each request: another selection, and so other facets
    'list made anew': await loadEach(api, (n) => `/api/products?page_size=${listed}&price_min=${900 + n}`),
    'detail kept': await load({ url: `${api}/products/${slugAt(0)}` }),
    'detail made anew': await loadEach(api, (n) => `/api/products/${slugAt(n)}`, 4),
  };
  return Object.entries(rates).map(([what, rate]) => ({
    what,
    'requests/s': rate,
    'against /healthz': times(rate, nothing),
  }));
}

async function allSlugs(api: string): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; slugs.length < products; page++) {
    const answer = await fetch(`${api}/products?page=${page}&page_size=48`);
    const { data } = (await answer.json()) as ListAnswer<{ slug: string }>;
    if (data.length === 0) break;
    slugs.push(...data.map(({ slug }) => slug));
  }
  return slugs;
}

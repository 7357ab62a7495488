import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from '@lumora/e2e/start-product';
import type { ListResponse } from '@lumora/shared-contract/http';
import { load, loadEach } from '../load/load.ts';
import { rateRow } from '../load/rates.ts';

/** Number of products with which other shops were measured. */
const few = 1_000;
/** Number of products, so that no detail repeats in an uncached round, up to 3,000 per second. */
const many = 20_000;
const listed = 24;

/** Measures requests per second of the shop's list (24 with facets) and detail, cached and uncached. */
export async function shopApi(): Promise<void> {
  console.table([
    ...(await withProducts(few, (api) => listRates(api, few))),
    ...(await withProducts(many, async (api) => [...(await listRates(api, many)), ...(await detailRates(api))])),
  ]);
}

async function withProducts<T>(count: number, measure: (api: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lumora-bench-'));
  const product = await startProduct(dataDir, { SEED: String(count) });
  try {
    return await measure(`${product.url}/api`);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function listRates(api: string, count: number) {
  const cached = `${api}/products?page_size=${listed}`;
  // one rupee more for each request: another query that matches all products
  const uncached = (n: number) => `/api/products?page_size=${listed}&price_max=${100_000 + n}`;
  return [
    await rateRow(`list of ${count}, cached`, () => load({ url: cached })),
    await rateRow(`list of ${count}, uncached`, () => loadEach(api, uncached)),
  ];
}

async function detailRates(api: string) {
  const slugs = await allSlugs(api);
  const slugAt = (n: number) => slugs[n % slugs.length] ?? '';
  return [
    await rateRow('detail, cached', () => load({ url: `${api}/products/${slugAt(0)}` })),
    await rateRow('detail, uncached', () => loadEach(api, (n) => `/api/products/${slugAt(n)}`, 4)),
  ];
}

async function allSlugs(api: string): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; slugs.length < many; page++) {
    const response = await fetch(`${api}/products?page=${page}&page_size=48`);
    const { data }: ListResponse<{ slug: string }> = await response.json();
    if (data.length === 0) break;
    slugs.push(...data.map(({ slug }) => slug));
  }
  return slugs;
}

import { signInByApi } from '@lumora/e2e/sign-in-by-api';
import { startProduct, type Product } from '@lumora/e2e/start-product';
import type { ProductRow } from '@lumora/shared-contract/catalog';
import type { ListResponse } from '@lumora/shared-contract/http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, times } from '../measurement/figures.ts';
import { residentMegabytes } from '@lumora/e2e/resident-memory';

const few = 1_000;
const many = 100_000;
const rounds = 30;

type Figures = Record<string, number>;

/** Measures responses of the API with 100,000 and with 1,000 products, in two products one after the other. */
export async function manyProducts(): Promise<void> {
  const small = await measureProduct(few);
  const large = await measureProduct(many);
  console.table(
    Object.keys(small).map((what) => ({
      what,
      [few]: small[what],
      [many]: large[what],
      ratio: times(large[what] ?? Number.NaN, small[what] ?? Number.NaN),
    })),
  );
}

async function measureProduct(count: number): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumora-bench-'));
  const product = await startProduct(dataDir, { SEED: String(count) });
  try {
    return await measure(product, count);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure({ url, pid }: Product, count: number): Promise<Figures> {
  const { token } = await signInByApi(url);
  const get = (path: string) => call(`${url}/api/admin/products/${path}`, token);
  const first = await readList(await get('list?page=1&sort=id'));
  const { id, name, category_id } = first[0] ?? { id: 0, name: '', category_id: 0 };
  const word = name.split(' ').reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  const typo = `${word.slice(0, 2)}${word.slice(3)}`;
  const lastPage = Math.min(9_000, Math.floor(count / 10));
  const paths: Record<string, string> = {
    list: 'list?page=1',
    'list sorted by name': 'list?page=1&sort=name',
    'list sorted by price': 'list?page=1&sort=-min_price',
    'list of a category': `list?page=1&category_id=${category_id}`,
    'list of the inactive': 'list?page=1&is_active=false',
    'page 9,000 (or the last)': `list?page=${lastPage}`,
    search: `list?page=1&q=${encodeURIComponent(word)}`,
    'search, mistyped': `list?page=1&q=${encodeURIComponent(typo)}`,
    edit: `edit/${id}`,
  };
  const figures: Figures = {};
  for (const [what, path] of Object.entries(paths)) {
    const { middle, slowest } = await timeCalls(() => get(path));
    figures[`${what}, ms`] = middle;
    figures[`${what}, ms (p95)`] = slowest;
  }
  return { ...figures, ...(await measureExport(() => get('export.csv'), pid)) };
}

async function measureExport(get: () => Promise<Response>, pid: number): Promise<Figures> {
  const before = await residentMegabytes(pid);
  let maxMegabytes = before;
  let rows = 0;
  const started = performance.now();
  const { body } = await get();
  if (!body) throw new Error('The export has no body.');
  for await (const chunk of body) {
    for (const byte of chunk) if (byte === lineFeed) rows += 1;
    maxMegabytes = Math.max(maxMegabytes, await residentMegabytes(pid));
  }
  const seconds = (performance.now() - started) / 1_000;
  return {
    'export, rows': rows - 1,
    'export, rows/s': Math.round(rows / seconds),
    'memory before the export, MB': before,
    'max memory in the export, MB': maxMegabytes,
  };
}

// generated texts contain no line breaks, so a line is a row
const lineFeed = 10;

async function timeCalls(act: () => Promise<Response>): Promise<{ middle: number; slowest: number }> {
  const durations: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const response = await act();
    await response.arrayBuffer();
    durations.push(performance.now() - started);
  }
  const sorted = durations.toSorted((a, b) => a - b);
  return { middle: rounded(median(durations)), slowest: rounded(sorted[Math.floor(rounds * 0.95)] ?? Number.NaN) };
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}

async function call(url: string, token: string): Promise<Response> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  return response;
}

async function readList(response: Response): Promise<ProductRow[]> {
  const { data }: ListResponse<ProductRow> = await response.json();
  return data;
}

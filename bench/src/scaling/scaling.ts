import { databaseUrl, dropDatabase, makeDatabase, queryDatabase } from '@lumora/e2e/cluster-database';
import { copyPreparedData, prepareData } from '@lumora/e2e/prepared-data';
import { startProduct, type Product } from '@lumora/e2e/start-product';
import autocannon from 'autocannon';
import { orderRate } from './order-rate.ts';
import { processorMs } from '../measurement/processor-time.ts';
import { residentMegabytes } from '@lumora/e2e/resident-memory';

const counts = [1_000, 10_000, 100_000];
const seconds = 5;
/** created for each measurement: fewer than the products of the smallest shop */
const freshPages = 120;

type Figures = Record<string, number>;

/**
 * Measures one API process and one gateway on PostgreSQL with so many products and as many orders, for each count in turn.
 * TEST_DATABASE_URL names the server. `reuse` as first option uses the prepared releases unchanged.
 */
export async function scaling(options: string[]): Promise<void> {
  const [first, ...rest] = options;
  if (first !== 'reuse') await prepareData();
  const requested = (first === 'reuse' ? rest : options).map(Number);
  const columns: [string, Figures][] = [];
  for (const count of requested.length > 0 ? requested : counts)
    columns.push([String(count), await measureShop(count)]);
  const names = Object.keys(columns[0]?.[1] ?? {});
  console.table(
    names.map((what) => ({ what, ...Object.fromEntries(columns.map(([count, of]) => [count, of[what]])) })),
  );
}

async function measureShop(count: number): Promise<Figures> {
  const { dataDir, remove } = await copyPreparedData();
  await makeDatabase(dataDir);
  const open: Product[] = [];
  try {
    const settings = { ROLE: 'api', DATABASE_URL: databaseUrl(dataDir) };
    const seeded = await timed(() => startProduct(dataDir, { ...settings, SEED: String(count) }));
    await seeded.value.stop();
    await queryDatabase(dataDir, ordersOf(count));
    await queryDatabase(dataDir, 'vacuum (analyze)');
    const api = await timed(() => startProduct(dataDir, settings));
    open.push(api.value);
    const forGateway = { ...settings, ROLE: 'gateway', API_URL: `${api.value.url}/api` };
    const gateway = await timed(() => startProduct(dataDir, forGateway));
    open.push(gateway.value);
    const starts = {
      'first start with seed, s': seeded.s,
      'start of the API, s': api.s,
      'start of the gateway, s': gateway.s,
    };
    return { ...starts, ...(await measure(dataDir, api.value, gateway.value)) };
  } finally {
    for (const product of open.reverse()) await product.stop();
    await dropDatabase(dataDir);
    await remove();
  }
}

async function timed<T>(act: () => Promise<T>): Promise<{ value: T; s: number }> {
  const started = performance.now();
  const value = await act();
  return { value, s: Math.round((performance.now() - started) / 100) / 10 };
}

async function measure(dataDir: string, api: Product, gateway: Product): Promise<Figures> {
  const slugs = await queryDatabase<{ slug: string }>(dataDir, slugsByPicture);
  const product = (n: number) => `/products/${slugs[n]?.slug}`;
  const idle = {
    'API at rest, MB': await residentMegabytes(api.pid),
    'gateway at rest, MB': await residentMegabytes(gateway.pid),
  };
  const [both, alone] = [{ gateway, API: api }, { API: api }];
  const list = `${api.url}/api/products?page_size=24`;
  // another price limit for each request, above all prices
  const listPage = (n: number) => `/product-display?price_max=${100_000 + n}`;
  const listPath = (n: number) => `/api/products?page_size=24&price_max=${200_000 + n}`;
  const responses = {
    ...(await rates('home, cached', { gateway }, { url: `${gateway.url}/`, duration: seconds })),
    ...(await rates('product, cached', { gateway }, { url: gateway.url + product(0), duration: seconds })),
    ...(await rates(
      'product, rendered',
      both,
      each(gateway.url, (n) => product(n + 1)),
    )),
    ...(await rates('list page, rendered', both, each(gateway.url, listPage))),
    ...(await rates('API list of 24, cached', alone, { url: list, duration: seconds })),
    ...(await rates('API list of 24, uncached', alone, each(api.url, listPath))),
  };
  const orders = await orderRate(dataDir, api, seconds);
  const [row] = await queryDatabase<{ megabytes: number; connections: number }>(dataDir, sizes);
  return {
    ...idle,
    ...responses,
    ...orders,
    'API after the load, MB': await residentMegabytes(api.pid),
    'gateway after the load, MB': await residentMegabytes(gateway.pid),
    'database, MB': Math.round(row?.megabytes ?? Number.NaN),
    'database connections': row?.connections ?? Number.NaN,
  };
}

/** Returns requests per second, and ms of processor time of each process of `of` for one. */
async function rates(what: string, of: Record<string, Product>, options: autocannon.Options): Promise<Figures> {
  // compiles what is measured and makes the pictures that rendering reads; where one request repeats, fills the cache
  await autocannon({ connections: 10, ...options, ...(options.amount === undefined && { duration: 2 }) });
  const before = await processorTimes(of);
  const { requests, duration, non2xx, errors } = await autocannon({ connections: 10, ...options });
  if (non2xx + errors > 0) throw new Error(`${what}: ${non2xx} rejections and ${errors} errors.`);
  const spent = (await processorTimes(of)).map(([name, ms], n) => {
    const perRequest = (ms - (before[n]?.[1] ?? 0)) / requests.total;
    return [`${what}, ms of the ${name}`, Math.round(perRequest * 100) / 100];
  });
  return { [`${what}/s`]: Math.round(requests.total / duration), ...Object.fromEntries(spent) };
}

function processorTimes(of: Record<string, Product>): Promise<[name: string, ms: number][]> {
  const processes = Object.entries(of);
  return Promise.all(
    processes.map(async ([name, { pid }]): Promise<[string, number]> => [name, await processorMs(pid)]),
  );
}

/** Returns `count` requests with different paths that were not requested before. */
function each(url: string, path: (n: number) => string): autocannon.Options {
  let sent = 0;
  return { url, amount: freshPages, requests: [{ setupRequest: (request) => ({ ...request, path: path(sent++) }) }] };
}

const sizes = `select pg_database_size(current_database())::float8 / 1e6 as megabytes,
  (select count(*)::integer - 1 from pg_stat_activity where datname = current_database()) as connections`;

/** Requests each picture once before the measurement, because it is encoded on the first request. */
const slugsByPicture = `select slug from (
    select slug, id, row_number() over (partition by cover_hash order by id) as n from products where is_active
  ) as numbered order by n, id limit ${3 * freshPages}`;

/** Inserts orders of several years with one line and one event each. */
const ordersOf = (count: number) => `
  with placed as (
    insert into orders (reference, idempotency_key, request_hash, status, payment, name, phone, address, pin_code, pieces,
      subtotal, total, created_at, updated_at, updated_by)
    select 'LUM-' || upper(substr(md5(n::text), 1, 6)) || n, 'key-' || n, md5(n::text),
      case when n % 50 = 0 then 'new' else 'delivered' end, 'cod', 'Shopper ' || n, '91' || (9000000000 + n),
      repeat('12 MG Road, Pune ', 4), '411001', 1, 499900, 499900, now() - n * interval '10 minutes',
      now() - n * interval '10 minutes', 'seed'
    from generate_series(1, ${count}) as n
    returning id
  ), lines as (
    insert into order_lines (order_id, position, variant_id, name, price, quantity, total)
    select id, 1, (select min(id) from product_variants), 'A sign', 499900, 1, 499900 from placed
  )
  insert into order_events (order_id, kind, created_by) select id, 'new', 'seed' from placed`;

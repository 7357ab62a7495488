import { randomUUID } from 'node:crypto';
import type { Design } from '@lumora/shared-contract/designs';
import type { ListResponse } from '@lumora/shared-contract/http';
import type { OrderRow } from '@lumora/shared-contract/orders';
import type { ReviewRow } from '@lumora/shared-contract/reviews';
import { createProductForSale } from '../../product/create-product-for-sale.ts';
import { megabytesBelow } from '../../product/folder-size.ts';
import { shopApi, type ShopApi } from '../../product/shop-api.ts';
import type { Product } from '../../product/start-product.ts';
import { residentMegabytes } from '../../product/resident-memory.ts';
import { isServing } from '../scenario/product-state.ts';
import { hasTime, type SoakOptions, type SoakResult } from '../scenario/soak-scenario.ts';
import { startSoakProduct } from '../scenario/soak-product.ts';

const defaultRequests = 4_000;
const connections = 64;
/** Max growth; orders and reviews are the numbers that one IP address can store in 15 minutes. */
const limits: [size: keyof Sizes, max: number][] = [
  ['orders', 60],
  ['reviews', 5],
  ['memory', 400],
  ['disk', 200],
];

/** Numbers of stored rows, and MB of resident memory and of the data folder. */
type Sizes = Record<'orders' | 'reviews' | 'memory' | 'disk', number>;

interface FloodRequest {
  kind: string;
  path: string;
  body?: object;
}

/** Floods its own product from one IP address with orders, reviews, designs, lookups and unknown URLs. */
export async function floodScenario(options: SoakOptions): Promise<SoakResult> {
  const { product, end } = await startSoakProduct(options.database);
  try {
    return await flood(product, options);
  } finally {
    await end();
  }
}

async function flood(product: Product, options: SoakOptions): Promise<SoakResult> {
  const { count = defaultRequests } = options;
  const api = await shopApi(product);
  const { productId, variantId } = await createProductForSale(api, 'Flooded Neon', 100_000);
  const before = await measure(product, api);
  if (!(await isServing(product))) throw new Error('The product does not serve before the flood.');
  const statuses: Record<string, number> = {};
  const violations: string[] = [];
  const isOver = { now: false };
  const others = watchOthers(product, isOver, violations);
  let sent = 0;

  async function send(): Promise<void> {
    const { kind, path, body } = requestOf((sent += 1), productId, variantId);
    const status = await statusOf(product.url + path, body);
    statuses[`${kind} ${status}`] = (statuses[`${kind} ${status}`] ?? 0) + 1;
    // 429 is allowed for the flooding client
    if (status === 0 || (status >= 500 && status !== 503))
      violations.push(`${kind}: ${path} responded with ${status}.`);
  }

  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (sent < count && hasTime(options)) await send();
    }),
  );
  isOver.now = true;
  const servedOthers = await others;
  const after = await measure(product, api);
  violations.push(...limits.flatMap(([size, max]) => growthBeyond(size, max, { before, after })));
  return {
    figures: {
      requests: sent,
      ...statuses,
      'served to others': servedOthers,
      'memory before MB': before.memory,
      'memory after MB': after.memory,
      'disk growth MB': after.disk - before.disk,
    },
    violations,
  };
}

async function measure({ pid, dataDir }: Product, api: ShopApi): Promise<Sizes> {
  return {
    orders: (await api.call<ListResponse<OrderRow>>('GET', '/admin/orders/list')).data.length,
    reviews: (await api.call<ListResponse<ReviewRow>>('GET', '/admin/reviews/list')).data.length,
    memory: await residentMegabytes(pid),
    disk: await megabytesBelow(dataDir),
  };
}

function growthBeyond(size: keyof Sizes, max: number, { before, after }: Record<'before' | 'after', Sizes>): string[] {
  const growth = after[size] - before[size];
  return growth > max ? [`Growth of ${size}: ${growth}, at most ${max} is allowed.`] : [];
}

/** Returns request `n`: the kinds of floods alternate, and no two requests are equal. */
function requestOf(n: number, productId: number, variantId: number): FloodRequest {
  const order = {
    lines: [{ variant_id: variantId, quantity: 1 }],
    total: 2_500,
    name: 'Asha Rao',
    phone: '9876543210',
    address: '12 MG Road, Pune',
    pin_code: '411001',
    payment: 'cod',
  };
  const kinds: FloodRequest[] = [
    { kind: 'order', path: '/api/orders', body: order },
    {
      kind: 'review',
      path: `/api/products/${productId}/reviews`,
      body: { name: 'Asha', rating: 5, comment: `Bright ${n}` },
    },
    { kind: 'lookup', path: `/api/orders/LUM-${reference(n)}?phone=9876543210` },
    { kind: 'quote', path: '/api/cart/quote', body: { lines: order.lines, voucher: `GUESS${n}` } },
    { kind: 'page with unknown key', path: `/?k${n}=${n}` },
    { kind: 'list with unknown key', path: `/api/products?page_size=1&k${n}=${n}` },
    { kind: 'design', path: '/api/designs', body: designOf(n) },
    { kind: 'page of an unknown design', path: `/custom-neon/${reference(n)}` },
    { kind: 'search', path: `/api/products?page_size=1&q=neon%20${n}` },
  ];
  return kinds[n % kinds.length] ?? { kind: 'page', path: '/' };
}

function designOf(n: number): Design {
  return {
    lines: [{ text: `Chai ${n}`, font: 'comfortaa', tube: 'pink' }],
    width_cm: 90,
    backboard: 'clear',
    dimmer: false,
    outdoor: false,
  };
}

const digits = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const reference = (n: number) => Array.from({ length: 6 }, (_, at) => digits[Math.floor(n / 30 ** at) % 30]).join('');

async function statusOf(url: string, body: object | undefined): Promise<number> {
  const headers = {
    'x-forwarded-for': '203.0.113.7',
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

/** Runs a client at another IP address during the flood; resolves to the number of its successful requests. */
async function watchOthers(product: Product, isOver: { now: boolean }, violations: string[]): Promise<number> {
  let served = 0;
  while (!isOver.now) {
    if (await isServing(product)) served += 1;
    else violations.push('Another client was not served within 20 s.');
  }
  return served;
}

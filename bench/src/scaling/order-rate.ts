import { randomUUID } from 'node:crypto';
import { queryDatabase } from '@lumora/e2e/cluster-database';
import type { Product } from '@lumora/e2e/start-product';
import type { CartQuote } from '@lumora/shared-contract/cart';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { OrderInput } from '@lumora/shared-contract/orders';
import autocannon from 'autocannon';
import { processorMs } from '../measurement/processor-time.ts';

/** Number of variants that are ordered in turn, because an order locks its variant. */
const variants = 100;

/** Returns orders of one sign per second over ten connections, and ms of the API's processor time for one. Throws when an order fails. */
export async function orderRate(dataDir: string, { url, pid }: Product, seconds: number) {
  const carts = await pricedCarts(dataDir, url);
  let sent = 0;
  const placeOrder = (request: autocannon.Request) => {
    const n = sent++;
    // a phone number places at most 20 orders in 15 minutes
    const phone = String(9_000_000_000 + n);
    const body = JSON.stringify({ ...shopper, phone, ...carts[n % carts.length] });
    return { ...request, path: '/api/orders', body, headers: headersOf(n) };
  };
  const options: autocannon.Options = {
    url,
    method: 'POST',
    connections: 10,
    requests: [{ setupRequest: placeOrder }],
  };
  await autocannon({ ...options, duration: 2 });
  const before = await processorMs(pid);
  const { requests, duration, non2xx, errors } = await autocannon({ ...options, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${non2xx} orders were rejected, ${errors} had no response.`);
  return {
    'orders placed/s': Math.round(requests.total / duration),
    'order placed, ms of the API': Math.round(((await processorMs(pid)) - before) / requests.total),
  };
}

/** Returns a new IP address, because orders are limited by address. */
function headersOf(n: number): Record<string, string> {
  return {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  };
}

/** Returns carts of one variant in stock each, with their present total (paise). */
async function pricedCarts(dataDir: string, apiUrl: string): Promise<Pick<OrderInput, 'lines' | 'total'>[]> {
  const rows = await queryDatabase<{ id: number }>(
    dataDir,
    `update product_variants set stock = 100000 where id in (select v.id from product_variants v
      join products p on p.id = v.product_id where p.is_active and v.is_active order by v.id desc limit ${variants})
    returning id`,
  );
  return Promise.all(
    rows.map(async ({ id }, n) => {
      const lines = [{ variant_id: id, quantity: 1 }];
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.255.0.${n}` };
      const quoted = await fetch(`${apiUrl}/api/cart/quote`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ lines }),
      });
      const { data }: ApiResponse<CartQuote> = await quoted.json();
      return { lines, total: data.total };
    }),
  );
}

const shopper = {
  name: 'Meera Nair',
  address: '4 Fort Kochi Beach Road, Kochi',
  pin_code: '682001',
  payment: 'cod',
};

import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { signInByApi } from '@lumora/e2e/sign-in-by-api';
import type { Product } from '@lumora/e2e/start-product';
import type { Variant } from '@lumora/shared-contract/catalog';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { median, times } from '../measurement/figures.ts';

const changes = 20;
const requestsPerSecond = 500;

/** Measures the delay until a page shows a changed price, with and without a load of 500 pages per second. */
export async function freshness({ url }: Product): Promise<void> {
  const { token } = await signInByApi(url);
  const variant = await anyVariant(url, token);
  const quiet = await changePrices(url, token, variant);
  const end = new AbortController();
  const serving = serve(url, variant.slug, end.signal);
  const busy = await changePrices(url, token, variant);
  end.abort();
  const { served, failed } = await serving;
  console.table(
    Object.entries({ 'nobody else': quiet, [`${requestsPerSecond} requests/s`]: busy }).map(([while_, ms]) => ({
      while: while_,
      'median ms': median(ms),
      'worst ms': Math.max(...ms),
      'against quiet': times(median(ms), median(quiet)),
    })),
  );
  console.log(`${served} pages served meanwhile, ${failed} failed.`);
}

async function anyVariant(url: string, token: string): Promise<Variant & { slug: string }> {
  const list = await fetch(`${url}/api/products?page_size=1&in_stock=true`);
  const cards: ListResponse<{ id: number; slug: string }> = await list.json();
  const [card] = cards.data;
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/admin/product-variants-and-attributes/list/${card?.id}`, { headers });
  const variants: ListResponse<Variant> = await response.json();
  const [variant] = variants.data;
  if (card === undefined || variant === undefined) throw new Error('The shop has no product to measure with.');
  return { ...variant, slug: card.slug };
}

/** Returns the ms from the response of each change until the page contains it. */
async function changePrices(url: string, token: string, variant: Variant & { slug: string }): Promise<number[]> {
  const waits = [];
  for (let n = 1; n <= changes; n++) {
    const price = 5_000 + n + Math.floor(Math.random() * 900) * 10;
    await setPrice(url, token, variant, price);
    const changed = performance.now();
    const isShown = async () =>
      (await (await fetch(`${url}/products/${variant.slug}`)).text()).includes(`"price":${price}`);
    await pollUntil(isShown, Boolean, { intervalMs: 0, message: `₹${price} is not on the page.` });
    waits.push(Math.round(performance.now() - changed));
    await setTimeout(100);
  }
  return waits;
}

async function setPrice(url: string, token: string, { id }: Variant, price: number): Promise<void> {
  const response = await fetch(`${url}/api/admin/product-variants-and-attributes/update-many`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ variants: [{ id, selling_price: price, show_price: price + 1_000 }] }),
  });
  const { message }: ApiResponse<unknown> = await response.json();
  if (!response.ok) throw new Error(message);
}

async function serve(url: string, slug: string, signal: AbortSignal): Promise<{ served: number; failed: number }> {
  let [served, failed] = [0, 0];
  while (!signal.aborted) {
    const round = await autocannon({
      url: `${url}/products/${slug}`,
      connections: 10,
      duration: 2,
      overallRate: requestsPerSecond,
    });
    served += round.requests.total;
    failed += round.non2xx + round.errors;
  }
  return { served, failed };
}

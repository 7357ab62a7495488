import type { Product } from '@lumora/e2e/start-product';
import { eachRendered } from '../load/each-rendered.ts';
import { times } from '../measurement/figures.ts';
import { load, loadEach } from '../load/load.ts';
import { rateRow } from '../load/rates.ts';

/**
 * Requests per second of the shop's pages from the cache, and of a product that is rendered for each request, each against a file of the
 * nearest size from the same process.
 */
export async function shopPages({ url }: Product): Promise<void> {
  const product = await eachRendered(url);
  const rows = [];
  for (const path of ['/', '/product-display', product()]) rows.push(...(await compare(url, path)));
  const rendered = await rateRow('a product, rendered', () => loadEach(url, product));
  console.table([...rows, rendered]);
}

async function compare(url: string, path: string) {
  const html = await (await fetch(url + path)).text();
  const bytes = Buffer.byteLength(html);
  const file = await fileOfSize(url, html, bytes);
  const asset = await rateRow(`static file, ${file.bytes} bytes`, () => load({ url: url + file.path }));
  const cached = await rateRow(`${path} cached, ${bytes} bytes`, () => load({ url: url + path }));
  const column = 'where plain sends 60,000';
  return [asset, cached].map((row) => ({ ...row, 'against the file': times(row[column], asset[column]) }));
}

/** Returns the file of the page whose size is nearest. */
async function fileOfSize(url: string, html: string, bytes: number): Promise<{ path: string; bytes: number }> {
  const paths = new Set(
    Array.from(html.matchAll(/["(](\/assets\/[^")]+\.(?:js|css|woff2))[")]/g), ([, path = '']) => path),
  );
  const files = await Promise.all(
    Array.from(paths, async (path) => ({ path, bytes: (await (await fetch(url + path)).arrayBuffer()).byteLength })),
  );
  const [nearest] = files.toSorted((a, b) => Math.abs(a.bytes - bytes) - Math.abs(b.bytes - bytes));
  if (nearest === undefined) throw new Error('The page names no file.');
  return nearest;
}

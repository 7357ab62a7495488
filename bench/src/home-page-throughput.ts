import autocannon from 'autocannon';
import type { Product } from '@lumora/e2e/start-product';
import { times } from './figures.ts';

/** Requests per second of `/` from the cache and rendered anew, against a file of the nearest size from the same process. */
export async function homePageThroughput({ url }: Product): Promise<void> {
  const page = await fetch(url);
  const html = await page.text();
  const file = await fileOfSize(url, html, Buffer.byteLength(html));
  let misses = 0;

  const asset = await load({ url: `${url}${file.path}` });
  const kept = await load({ url });
  // a query of its own for each request: none of these pages was made before
  const made = await load({
    url,
    requests: [{ setupRequest: (request) => ({ ...request, path: `/?n=${misses++}` }) }],
  });

  console.table([
    { what: `static file, ${file.bytes} bytes`, 'requests/s': asset, 'against the file': times(asset, asset) },
    {
      what: `/ from the cache, ${Buffer.byteLength(html)} bytes`,
      'requests/s': kept,
      'against the file': times(kept, asset),
    },
    { what: '/ rendered anew', 'requests/s': made, 'against the file': times(made, asset) },
  ]);
}

async function load(options: autocannon.Options): Promise<number> {
  await autocannon({ ...options, connections: 10, duration: 2 });
  const { requests, non2xx, errors } = await autocannon({ ...options, connections: 10, duration: 8 });
  if (non2xx + errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors at ${options.url}.`);
  return requests.average;
}

/** Of the files that the home page names, the one whose size is nearest. */
async function fileOfSize(url: string, html: string, bytes: number): Promise<{ path: string; bytes: number }> {
  const paths = new Set(Array.from(html.matchAll(/"(\/assets\/[^"]+\.(?:js|css|woff2))"/g), ([, path = '']) => path));
  const files = await Promise.all(
    Array.from(paths, async (path) => ({ path, bytes: (await (await fetch(url + path)).arrayBuffer()).byteLength })),
  );
  const [nearest] = files.toSorted((a, b) => Math.abs(a.bytes - bytes) - Math.abs(b.bytes - bytes));
  if (nearest === undefined) throw new Error('The home page names no file.');
  return nearest;
}

import type { Product } from '../product/start-product.ts';

/** Resident memory of the product's process, in MB. Throws when it answers no more. */
export async function residentMegabytes({ url }: Pick<Product, 'url'>): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1];
  if (bytes === undefined) throw new Error('The product does not tell its memory.');
  return Math.round(Number(bytes) / 1024 / 1024);
}

/** Whether page and API are served. */
export async function servesOthers({ url }: Pick<Product, 'url'>): Promise<boolean> {
  const statuses = await Promise.all(
    ['/', '/api/products?page_size=1'].map((path) =>
      fetch(url + path, { signal: AbortSignal.timeout(20_000) }).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );
  return statuses.every((status) => status === 200);
}

import type { Product } from '../../product/start-product.ts';

/** Returns whether page and API are served. */
export async function isServing({ url }: Pick<Product, 'url'>): Promise<boolean> {
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

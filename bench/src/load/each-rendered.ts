import type { ListResponse } from '@lumora/shared-contract/http';

/**
 * Returns paths of one product, each with another variant that does not exist: the page reads this query key, so the
 * gateway renders each path, and the API responds from its caches.
 */
export async function eachRendered(url: string): Promise<() => string> {
  const response = await fetch(`${url}/api/products?page_size=1`);
  const { data }: ListResponse<{ slug: string }> = await response.json();
  let rendered = 0;
  return () => `/products/${data[0]?.slug}?variant=x${rendered++}`;
}

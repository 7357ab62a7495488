import { useQuery } from '@tanstack/react-query';
import { listProducts, productQuery } from '../catalog-api.ts';

/** Returns the name of a product: undefined while it loads, `Unknown` if it cannot be loaded. */
export function useProductName(id: number | undefined): string | undefined {
  const { data, isError } = useQuery({ ...productQuery(id ?? 0), enabled: id !== undefined });
  return data?.name ?? (isError ? 'Unknown' : undefined);
}

/** Searches products by name, at most 20, for a filter. */
export async function searchProducts(q: string, signal: AbortSignal) {
  const { rows } = await listProducts({ q, sort: 'name', page: 1, page_size: 20 }, signal);
  return rows.map(({ id, name }) => ({ value: String(id), label: name }));
}

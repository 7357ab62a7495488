import { useQuery } from '@tanstack/react-query';
import { parseWholeNumber } from '@lumora/shared-ui/api';
import type { TableFilters } from '@lumora/shared-ui/data-table';
import { listProducts, productQuery } from '../catalog-api.ts';

/** Returns the filter of a list by one product, which is found by a search; `id` is undefined for all products. */
export function useProductFilter(id: number | undefined, onChange: (id: number | undefined) => void) {
  const chosenLabel = useProductName(id);
  return {
    label: 'Product',
    allLabel: 'All products',
    value: String(id ?? ''),
    chosenLabel,
    search: searchProducts,
    onChange: (chosen: string) => onChange(parseWholeNumber(chosen)),
  } satisfies TableFilters['fields'][number];
}

/** Returns the name of a product: undefined while it loads, `Unknown` if it cannot be loaded. */
function useProductName(id: number | undefined): string | undefined {
  const { data, isError } = useQuery({ ...productQuery(id ?? 0), enabled: id !== undefined });
  return data?.name ?? (isError ? 'Unknown' : undefined);
}

/** Fetches the first products whose name or SKU matches a text. */
export async function searchProducts(q: string, signal: AbortSignal) {
  const { rows } = await listProducts({ q, sort: 'name', page: 1, page_size: 20 }, signal);
  return rows.map(({ id, name }) => ({ value: String(id), label: name }));
}

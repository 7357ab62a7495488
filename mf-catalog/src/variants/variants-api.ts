import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  ApiResponse,
  ListResponse,
  Variant,
  VariantEdit,
  VariantEditsOutcome,
  VariantListQuery,
  VariantMatrix,
  VariantMatrixInput,
  VariantRow,
} from '@lumora/shared-contract';
import { http, type WriteOptions } from '@lumora/shared-auth/core';
import { invalidate, type Change } from '@lumora/shared-ui';

const path = '/admin/product-variants-and-attributes';

/** All variants of one product. */
export function productVariants(productId: number) {
  return queryOptions({
    queryKey: ['catalog', 'variants', productId],
    queryFn: async ({ signal }) =>
      (await http.get<ApiResponse<Variant[]>>(`${path}/list/${productId}`, { signal })).data,
    staleTime: 60_000,
  });
}

/** One page of the variants of all products, and how many match on all pages. */
export function variantPage(query: VariantListQuery) {
  return queryOptions({
    queryKey: ['catalog', 'variants', 'all', query],
    queryFn: async ({ signal }): Promise<VariantPage> => {
      const { data, meta } = await http.get<ListResponse<VariantRow>>(`${path}/list`, { query, signal });
      return { rows: data, total: meta?.total ?? data.length };
    },
    staleTime: 60_000,
  });
}

interface VariantPage {
  rows: VariantRow[];
  total: number;
}

/** Every variant that matches, on all pages. */
export async function readVariants(query: VariantListQuery): Promise<VariantRow[]> {
  const whole = { ...query, page: undefined, page_size: undefined };
  return (await http.get<ListResponse<VariantRow>>(`${path}/list`, { query: whole })).data;
}

/** A variant as it is saved now. */
export async function readVariant(queryClient: QueryClient, { id, product_id }: Variant): Promise<Variant> {
  const variants = await queryClient.query({ ...productVariants(product_id), staleTime: 0 });
  const found = variants.find((variant) => variant.id === id);
  if (!found) throw new Error('This variant does not exist any more.');
  return found;
}

/** Creates a variant, or changes the one of `id`. Resolves to it, and to the words for the user. */
export function saveVariant(
  queryClient: QueryClient,
  id: number | undefined,
  body: FormData,
  sending: WriteOptions,
): Promise<Change<Variant>> {
  const address = id === undefined ? `${path}/store` : `${path}/update/${id}`;
  return refreshing(queryClient, () => http.post<Change<Variant>>(address, body, sending));
}

/** Deletes a variant. */
export function deleteVariant(id: number): Promise<Change<null>> {
  return http.delete(`${path}/delete/${id}`);
}

/** Makes the variants of a matrix that are not there yet. */
export function generateVariants(
  queryClient: QueryClient,
  input: VariantMatrixInput,
  sending: WriteOptions,
): Promise<Change<VariantMatrix>> {
  return refreshing(queryClient, () => http.post<Change<VariantMatrix>>(`${path}/generate`, input, sending));
}

/** Saves at most `maxBulkItems` rows; what was saved is shown at once. The lists are not asked for anew: more may follow. */
export async function updateVariants(queryClient: QueryClient, variants: VariantEdit[]): Promise<VariantEditsOutcome> {
  const { data } = await http.post<ApiResponse<VariantEditsOutcome>>(`${path}/update-many`, { variants });
  showVariants(queryClient, data.saved);
  return data;
}

/** Keys of the queries that show variants; lists of products show their prices and stock. */
export const variantKeys = [
  ['catalog', 'variants'],
  ['catalog', 'products'],
];

/** Reloads the lists of variants and of products. */
export function refreshVariants(queryClient: QueryClient): void {
  void invalidate(queryClient, variantKeys);
}

/** Also after a failure: somebody else may have changed what is shown. */
async function refreshing<T>(queryClient: QueryClient, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } finally {
    refreshVariants(queryClient);
  }
}

function showVariants(queryClient: QueryClient, saved: Variant[]) {
  const byId = new Map(saved.map((variant) => [variant.id, variant]));
  const current = <Row extends Variant>(row: Row): Row => ({ ...row, ...byId.get(row.id) });

  for (const productId of new Set(saved.map(({ product_id }) => product_id))) {
    queryClient.setQueryData(productVariants(productId).queryKey, (rows) => rows?.map(current));
  }
  queryClient.setQueriesData<VariantPage>(
    { queryKey: ['catalog', 'variants', 'all'] },
    (page) => page && { ...page, rows: page.rows.map(current) },
  );
}

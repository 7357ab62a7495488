import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  Variant,
  VariantEdit,
  VariantEditsOutcome,
  VariantListQuery,
  VariantMatrix,
  VariantMatrixInput,
  VariantRow,
} from '@lumora/shared-contract/catalog';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import { http, type WriteOptions } from '@lumora/shared-auth/core';
import { invalidate, listQuery, type WriteResponse } from '@lumora/shared-ui/api';

const path = '/admin/product-variants-and-attributes';

/** Queries all variants of one product. */
export function productVariants(productId: number) {
  return queryOptions({
    queryKey: ['mf-catalog', 'variants', productId],
    queryFn: async ({ signal }) =>
      (await http.get<ApiResponse<Variant[]>>(`${path}/list/${productId}`, { signal })).data,
    staleTime: 60_000,
  });
}

/** Queries one page of the variants of all products, with the number of matches on all pages. */
export function variantPage(query: VariantListQuery) {
  return listQuery<VariantRow>({ http, key: ['mf-catalog', 'variants', 'all'], path: `${path}/list`, query });
}

/** Fetches all matching variants, without paging. */
export async function readVariants(query: VariantListQuery): Promise<VariantRow[]> {
  const unpaged = { ...query, page: undefined, page_size: undefined };
  return (await http.get<ListResponse<VariantRow>>(`${path}/list`, { query: unpaged })).data;
}

/** Fetches the current state of a variant. Throws an `Error` if the variant no longer exists. */
export async function readVariant(queryClient: QueryClient, { id, product_id }: Variant): Promise<Variant> {
  const variants = await queryClient.query({ ...productVariants(product_id), staleTime: 0 });
  const found = variants.find((variant) => variant.id === id);
  if (!found) throw new Error('This variant does not exist any more.');
  return found;
}

/** Creates a variant, or updates the variant `id`. Resolves to the variant and the message for the user. */
export function saveVariant(
  queryClient: QueryClient,
  id: number | undefined,
  body: FormData,
  options: WriteOptions,
): Promise<WriteResponse<Variant>> {
  const url = id === undefined ? `${path}/store` : `${path}/update/${id}`;
  return withRefresh(queryClient, () => http.post<WriteResponse<Variant>>(url, body, options));
}

/** Deletes a variant. */
export function deleteVariant(id: number): Promise<WriteResponse<null>> {
  return http.delete(`${path}/delete/${id}`);
}

/** Creates the variants of a matrix that do not exist yet. */
export function generateVariants(
  queryClient: QueryClient,
  input: VariantMatrixInput,
  options: WriteOptions,
): Promise<WriteResponse<VariantMatrix>> {
  return withRefresh(queryClient, () => http.post<WriteResponse<VariantMatrix>>(`${path}/generate`, input, options));
}

/** Saves at most `maxBulkItems` edits and updates the cached rows. Does not invalidate the lists, because more calls may follow. */
export async function updateVariants(queryClient: QueryClient, variants: VariantEdit[]): Promise<VariantEditsOutcome> {
  const { data } = await http.post<ApiResponse<VariantEditsOutcome>>(`${path}/update-many`, { variants });
  cacheSavedVariants(queryClient, data.saved);
  return data;
}

/** Keys of the queries that show variants; lists of products show their prices and stock. */
export const variantKeys = [
  ['mf-catalog', 'variants'],
  ['mf-catalog', 'products'],
];

/** Reloads the lists of variants and of products. */
export function refreshVariants(queryClient: QueryClient): void {
  void invalidate(queryClient, variantKeys);
}

/** Invalidates the lists after a write, and after a failure too: another user may have changed the variants. */
async function withRefresh<T>(queryClient: QueryClient, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } finally {
    refreshVariants(queryClient);
  }
}

function cacheSavedVariants(queryClient: QueryClient, saved: Variant[]) {
  const byId = new Map(saved.map((variant) => [variant.id, variant]));
  const withSaved = <Row extends Variant>(row: Row): Row => ({ ...row, ...byId.get(row.id) });

  for (const productId of new Set(saved.map(({ product_id }) => product_id))) {
    queryClient.setQueryData(productVariants(productId).queryKey, (rows) => rows?.map(withSaved));
  }
  queryClient.setQueriesData<ListResponse<VariantRow>>(
    { queryKey: ['mf-catalog', 'variants', 'all'] },
    (page) => page && { ...page, data: page.data.map(withSaved) },
  );
}

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
import { crudResource, invalidate, type WriteResponse } from '@lumora/shared-ui/api';

const path = '/admin/product-variants-and-attributes';

/** The variants of all products. Lists of products show their prices and stock. */
export const variantsApi = crudResource<Variant, VariantRow>({
  http,
  path,
  key: ['mf-catalog', 'variants'],
  shownIn: [['mf-catalog', 'products']],
});

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
  return variantsApi.page(query);
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
  return withRefresh(queryClient, () => variantsApi.save(id, body, options));
}

/** Creates the variants of a matrix that do not exist yet. */
export function generateVariants(
  queryClient: QueryClient,
  input: VariantMatrixInput,
  options: WriteOptions,
): Promise<WriteResponse<VariantMatrix>> {
  return withRefresh(queryClient, () => variantsApi.call<VariantMatrix>('generate', input, options));
}

/** Saves at most `maxBulkItems` edits and updates the cached rows. Does not invalidate the lists, because more calls may follow. */
export async function updateVariants(queryClient: QueryClient, variants: VariantEdit[]): Promise<VariantEditsOutcome> {
  const { data } = await variantsApi.call<VariantEditsOutcome>('update-many', { variants });
  cacheSavedVariants(queryClient, data.saved);
  return data;
}

/** Reloads the lists of variants and of products. */
export function refreshVariants(queryClient: QueryClient): void {
  void invalidate(queryClient, variantsApi.changedKeys);
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
    { queryKey: ['mf-catalog', 'variants', 'page'] },
    (page) => page && { ...page, data: page.data.map(withSaved) },
  );
}

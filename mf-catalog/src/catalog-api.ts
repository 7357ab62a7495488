import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  BulkOutcome,
  ImportReport,
  Product,
  ProductBulkUpdate,
  ProductListQuery,
  ProductRow,
} from '@lumora/shared-contract/catalog';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import { http, type WriteOptions } from '@lumora/shared-auth/core';
import { invalidate, listQuery, type WriteResponse } from '@lumora/shared-ui/api';

const path = '/admin/products';

/** First part of the keys of all queries of this module. */
export const catalogKey = ['mf-catalog'] as const;

/** Queries one page of the products. */
export function productsQuery(query: ProductListQuery) {
  return listQuery<ProductRow>({ http, key: ['mf-catalog', 'products'], path: `${path}/list`, query });
}

interface ProductPage {
  rows: ProductRow[];
  /** number of matching rows on all pages */
  total: number;
}

/** Fetches one page of the products that match the query. */
export async function listProducts(query: ProductListQuery, signal: AbortSignal): Promise<ProductPage> {
  const { data, meta } = await http.get<ListResponse<ProductRow>>(`${path}/list`, { query, signal });
  return { rows: data, total: meta?.total ?? data.length };
}

/** Downloads all matching products, on all pages, as CSV. */
export function exportProducts(query: ProductListQuery): Promise<Blob> {
  return http.download(`${path}/export.csv`, { query });
}

/** Queries a product in the form that the edit form reads. */
export function productQuery(id: number) {
  return queryOptions({
    queryKey: ['mf-catalog', 'product', id],
    queryFn: async ({ signal }) => (await http.get<ApiResponse<Product>>(`${path}/edit/${id}`, { signal })).data,
    staleTime: 60_000,
  });
}

/** Creates a product. `input` is valid by `productInput` or `quickAddForm`. Resolves to the product and the message for the user. */
export function createProduct(queryClient: QueryClient, input: object, options?: WriteOptions) {
  return saveProduct(queryClient, `${path}/store`, input, options);
}

/** Updates a product. `change` is valid by `productChange`. Resolves to the product and the message for the user. */
export function updateProduct(queryClient: QueryClient, id: number, change: object, options?: WriteOptions) {
  return saveProduct(queryClient, `${path}/update/${id}`, change, options);
}

/** Creates an inactive copy of a product with its images and variants. Resolves to the copy. */
export function duplicateProduct(id: number): Promise<WriteResponse<Product>> {
  return http.post(`${path}/duplicate/${id}`);
}

/** Deletes the product `id`. */
export function deleteProduct(id: number): Promise<WriteResponse<null>> {
  return http.delete(`${path}/delete/${id}`);
}

export type ProductFlags = Omit<ProductBulkUpdate, 'ids'>;

/** Sets flags on at most `maxBulkItems` products. Does not invalidate the lists, because more calls may follow. */
export async function updateProducts(ids: readonly number[], flags: ProductFlags): Promise<BulkOutcome> {
  return (await http.post<ApiResponse<BulkOutcome>>(`${path}/bulk-update`, { ids, ...flags })).data;
}

/** Deletes at most `maxBulkItems` products. Does not invalidate the lists, because more calls may follow. */
export async function deleteProducts(ids: readonly number[]): Promise<BulkOutcome> {
  return (await http.post<ApiResponse<BulkOutcome>>(`${path}/bulk-delete`, { ids })).data;
}

/** Reports the effect of an import of a CSV file, without importing it. */
export async function checkImport(file: File, options: WriteOptions): Promise<ImportReport> {
  return (await http.post<ApiResponse<ImportReport>>(`${path}/import?dry_run=true`, importBody(file), options)).data;
}

/** Imports the rows of a CSV file that have no problems, in one transaction. */
export async function importProducts(
  queryClient: QueryClient,
  file: File,
  options: WriteOptions,
): Promise<ImportReport> {
  try {
    return (
      await http.post<ApiResponse<ImportReport>>(
        `${path}/import?dry_run=false&skip_rejected=true`,
        importBody(file),
        options,
      )
    ).data;
  } finally {
    refreshProducts(queryClient);
  }
}

/** Invalidates every query of products, and marks those of other modules as out of date. Call it after a failure too: another user may have changed the products. */
export function refreshProducts(queryClient: QueryClient): void {
  void invalidate(queryClient, [catalogKey]);
}

async function saveProduct(queryClient: QueryClient, url: string, body?: object, options?: WriteOptions) {
  try {
    const response = await http.post<WriteResponse<Product>>(url, body, options);
    // A response without the product still reports a successful write.
    if ('data' in response) queryClient.setQueryData(productQuery(response.data.id).queryKey, response.data);
    return response;
  } finally {
    refreshProducts(queryClient);
  }
}

function importBody(file: File): FormData {
  const body = new FormData();
  body.append('file', file);
  return body;
}

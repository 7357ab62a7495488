import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  ApiResponse,
  BulkOutcome,
  ImportReport,
  ListResponse,
  Product,
  ProductBulkUpdate,
  ProductListQuery,
  ProductRow,
} from '@lumora/shared-contract';
import { http, type WriteOptions } from '@lumora/shared-auth/core';
import type { Change } from '@lumora/shared-ui';

const path = '/admin/products';

/** First part of the keys of all queries of this module. */
export const catalogKey = ['catalog'] as const;

/** One page of the products. */
export function productsQuery(query: ProductListQuery) {
  return queryOptions({
    queryKey: ['catalog', 'products', query],
    queryFn: ({ signal }) => listProducts(query, signal),
    staleTime: 60_000,
  });
}

interface ProductPage {
  rows: ProductRow[];
  /** how many match, on all pages */
  total: number;
}

export async function listProducts(query: ProductListQuery, signal: AbortSignal): Promise<ProductPage> {
  const { data, meta } = await http.get<ListResponse<ProductRow>>(`${path}/list`, { query, signal });
  return { rows: data, total: meta?.total ?? data.length };
}

/** The CSV file of all products that match, on all pages. */
export function exportProducts(query: ProductListQuery): Promise<Blob> {
  return http.download(`${path}/export.csv`, { query });
}

/** A product as its form reads it. */
export function productQuery(id: number) {
  return queryOptions({
    queryKey: ['catalog', 'product', id],
    queryFn: async ({ signal }) => (await http.get<ApiResponse<Product>>(`${path}/edit/${id}`, { signal })).data,
    staleTime: 60_000,
  });
}

/** Creates a product of what `productInput` or `quickAddForm` let through. Resolves to it, and to the words for the user. */
export function createProduct(queryClient: QueryClient, input: object, sending?: WriteOptions) {
  return saveProduct(queryClient, `${path}/store`, input, sending);
}

/** Changes the product `id` by what `productChange` let through. */
export function updateProduct(queryClient: QueryClient, id: number, change: object, sending?: WriteOptions) {
  return saveProduct(queryClient, `${path}/update/${id}`, change, sending);
}

/** Makes an inactive copy with the pictures and variants of the product `id`, and resolves to the copy. */
export function duplicateProduct(id: number): Promise<Change<Product>> {
  return http.post(`${path}/duplicate/${id}`);
}

/** Deletes the product `id`. */
export function deleteProduct(id: number): Promise<Change<null>> {
  return http.delete(`${path}/delete/${id}`);
}

export type ProductFlags = Omit<ProductBulkUpdate, 'ids'>;

/** Sets flags on at most `maxBulkItems` products. The lists are not asked for anew: more calls may follow. */
export async function updateProducts(ids: readonly number[], flags: ProductFlags): Promise<BulkOutcome> {
  return (await http.post<ApiResponse<BulkOutcome>>(`${path}/bulk-update`, { ids, ...flags })).data;
}

/** Deletes at most `maxBulkItems` products; as `updateProducts`. */
export async function deleteProducts(ids: readonly number[]): Promise<BulkOutcome> {
  return (await http.post<ApiResponse<BulkOutcome>>(`${path}/bulk-delete`, { ids })).data;
}

/** Says what the import of a CSV file would do. */
export async function checkImport(file: File, sending: WriteOptions): Promise<ImportReport> {
  return (await http.post<ApiResponse<ImportReport>>(`${path}/import?dry_run=true`, importBody(file), sending)).data;
}

/** Imports all rows of a CSV file, or none. */
export async function importProducts(
  queryClient: QueryClient,
  file: File,
  sending: WriteOptions,
): Promise<ImportReport> {
  try {
    return (await http.post<ApiResponse<ImportReport>>(`${path}/import?dry_run=false`, importBody(file), sending)).data;
  } finally {
    refreshProducts(queryClient);
  }
}

/** Asks for everything that shows products anew, also after a failure: somebody else may have changed them. */
export function refreshProducts(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: catalogKey });
}

async function saveProduct(queryClient: QueryClient, address: string, body?: object, sending?: WriteOptions) {
  try {
    const change = await http.post<Change<Product>>(address, body, sending);
    // an answer without the product is no failure: what was to be done is done
    if ('data' in change) queryClient.setQueryData(productQuery(change.data.id).queryKey, change.data);
    return change;
  } finally {
    refreshProducts(queryClient);
  }
}

function importBody(file: File): FormData {
  const body = new FormData();
  body.append('file', file);
  return body;
}

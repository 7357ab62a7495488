import { queryOptions } from '@tanstack/react-query';
import { queryString, type ListResponse, type Query } from '@lumora/shared-contract/http';

/** The key of a query, or its first part. */
export type QueryKey = readonly unknown[];

/** The part of an HTTP client that queries need; `http` of shared-auth fits. */
interface HttpReader {
  get<T>(path: string, options?: { signal?: AbortSignal }): Promise<T>;
}

interface ApiQuery {
  http: HttpReader;
  /** first part of the key; begins with the id of the module */
  key: QueryKey;
  /** below `/api`, such as `/admin/categories/list` */
  path: string;
  query?: object;
}

/**
 * Queries GET `path`. The last part of its key is the URL below `/api` and its data is the whole response, so that the
 * shell can fetch it from the manifest before the code of the module has loaded.
 */
export function apiQuery<Response>({ http, key, path, query = {} }: ApiQuery) {
  const url = `${path}${queryString(query as Query)}`;
  return queryOptions({
    queryKey: [...key, url],
    queryFn: ({ signal }) => http.get<Response>(url, { signal }),
    staleTime: 60_000,
  });
}

/** One page of rows, and how many rows match on all pages. */
export interface PageOfRows<Row> {
  rows: Row[];
  total: number;
}

/** Queries one page of a list. */
export function listQuery<Row>(list: ApiQuery) {
  return queryOptions({ ...apiQuery<ListResponse<Row>>(list), select: toPageOfRows<Row> });
}

/** Converts the response of a list; a list without paging is one page. */
function toPageOfRows<Row>({ data, meta }: ListResponse<Row>): PageOfRows<Row> {
  return { rows: data, total: meta?.total ?? data.length };
}

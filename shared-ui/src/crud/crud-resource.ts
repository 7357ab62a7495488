import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract';
import type { SaveOptions } from '../form/use-saving.ts';

/** The key of a query, or its first part. */
export type QueryKey = readonly unknown[];

/** The part of an HTTP client that a resource needs; `http` of shared-auth fits. */
interface HttpClient {
  get<T>(path: string, options?: { query?: object; signal?: AbortSignal }): Promise<T>;
  post<T>(path: string, body?: object, options?: Partial<SaveOptions>): Promise<T>;
  delete<T>(path: string): Promise<T>;
}

interface CrudResourceOptions<Row> {
  http: HttpClient;
  /** path of the resource below `/api`, such as `/admin/categories` */
  path: string;
  /** first part of the keys of all its queries */
  key: QueryKey;
  /** keys of other queries that show its rows: a change invalidates them too */
  shownIn?: QueryKey[];
  /** ms after which rows that were loaded are out of date; false for never */
  refetchInterval?: (rows: Row[]) => number | false;
}

/** One page of rows, and how many rows match on all pages. */
export interface PageOfRows<Row> {
  rows: Row[];
  total: number;
}

export type CrudResource<Row extends { id: number }> = ReturnType<typeof crudResource<Row>>;

/**
 * Returns the queries and calls of a resource with the routes `list`, `edit/:id`, `store`, `update/:id` and
 * `delete/:id`. Calls do not touch the query cache: the hooks of this folder invalidate `changedKeys` after each.
 * Every call rejects with `HttpError`.
 */
export function crudResource<Row extends { id: number }>(options: CrudResourceOptions<Row>) {
  const { http, path, key, shownIn = [], refetchInterval = () => false } = options;

  async function list(query: object | undefined, signal?: AbortSignal): Promise<PageOfRows<Row>> {
    const { data, meta } = await http.get<ListResponse<Row>>(`${path}/list`, {
      ...(query && { query }),
      ...(signal && { signal }),
    });
    return { rows: data, total: meta?.total ?? data.length };
  }

  return {
    changedKeys: [key, ...shownIn],

    /** The rows of one page. */
    page: (query: object) =>
      queryOptions({
        queryKey: [...key, 'page', query],
        queryFn: ({ signal }) => list(query, signal),
        staleTime: 60_000,
        refetchInterval: ({ state }) => refetchInterval(state.data?.rows ?? []),
      }),

    /** All rows. */
    all: queryOptions({
      queryKey: [...key, 'all'],
      queryFn: async ({ signal }) => (await list(undefined, signal)).rows,
      staleTime: 60_000,
      refetchInterval: ({ state }) => refetchInterval(state.data ?? []),
    }),

    /** Resolves to every row that matches, on all pages. */
    async matching(query: object): Promise<Row[]> {
      return (await list({ ...query, page: undefined, page_size: undefined })).rows;
    },

    /** Resolves to a row as it is saved now. */
    async read(id: number): Promise<Row> {
      return (await http.get<ApiResponse<Row>>(`${path}/edit/${id}`)).data;
    },

    /** Creates a row, or updates the row `id`. */
    save(id: number | undefined, body: object, options?: Partial<SaveOptions>): Promise<WriteResponse<Row>> {
      return http.post(id === undefined ? `${path}/store` : `${path}/update/${id}`, body, options);
    },

    /** Deletes the row `id`. */
    remove(id: number): Promise<WriteResponse<null>> {
      return http.delete(`${path}/delete/${id}`);
    },

    /** Calls a route of this resource alone, such as `duplicate/4`. */
    call<Result = null>(action: string, body?: object, options?: Partial<SaveOptions>): Promise<WriteResponse<Result>> {
      return http.post(`${path}/${action}`, body, options);
    },
  };
}

/** The response to a change: it always has a message for the user. */
export type WriteResponse<Result> = Required<ApiResponse<Result>>;

import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import type { SaveOptions } from '../form/saving/use-saving.ts';
import { apiQuery, listQuery, type QueryKey } from '../api/api-query.ts';

/** The part of an HTTP client that a resource needs; `http` of shared-auth fits. */
interface HttpClient {
  get<T>(path: string, options?: { query?: object; signal?: AbortSignal }): Promise<T>;
  post<T>(path: string, body?: object, options?: Partial<SaveOptions>): Promise<T>;
  delete<T>(path: string): Promise<T>;
}

interface CrudResourceOptions<ListRow> {
  http: HttpClient;
  /** path of the resource below `/api`, such as `/admin/categories` */
  path: string;
  /** first part of the keys of all its queries */
  key: QueryKey;
  /** keys of other queries that show its rows: a change invalidates them too */
  shownIn?: QueryKey[];
  /** ms after which rows that were loaded are out of date; false for never */
  refetchInterval?: (rows: ListRow[]) => number | false;
}

export type CrudResource<Row extends { id: number }, ListRow extends Row = Row> = ReturnType<
  typeof crudResource<Row, ListRow>
>;

/**
 * Returns the queries and calls of a resource with the routes `list`, `edit/:id`, `store`, `update/:id` and
 * `delete/:id`. Calls do not touch the query cache: the hooks of this folder invalidate `changedKeys` after each.
 * Every call rejects with `HttpError`. `ListRow` is a row of `list`, if it has more fields than one of the other routes.
 */
export function crudResource<Row extends { id: number }, ListRow extends Row = Row>(
  options: CrudResourceOptions<ListRow>,
) {
  const { http, path, key, shownIn = [], refetchInterval = () => false } = options;

  const listPath = `${path}/list`;

  return {
    changedKeys: [key, ...shownIn],

    /** The rows of one page. */
    page: (query: object) =>
      queryOptions({
        ...listQuery<ListRow>({ http, key: [...key, 'page'], path: listPath, query }),
        refetchInterval: ({ state }) => refetchInterval(state.data?.data ?? []),
      }),

    /** All rows. */
    all: queryOptions({
      ...apiQuery<ListResponse<ListRow>>({ http, key: [...key, 'all'], path: listPath }),
      select: ({ data }) => data,
      refetchInterval: ({ state }) => refetchInterval(state.data?.data ?? []),
    }),

    /** Resolves to every row that matches, on all pages. */
    async matching(query: object): Promise<ListRow[]> {
      const unpaged = { ...query, page: undefined, page_size: undefined };
      return (await http.get<ListResponse<ListRow>>(listPath, { query: unpaged })).data;
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

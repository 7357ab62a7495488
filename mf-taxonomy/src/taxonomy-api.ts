import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';
import type { SaveOptions } from '@lumora/shared-ui/form';

export type TaxonomyApi<Row extends { id: number }> = ReturnType<typeof taxonomyApi<Row>>;

/**
 * Creates the query and the mutations of one taxonomy resource; mutations update and invalidate the cached lists.
 * `dependents` are the resources whose rows contain titles of this one, so that their lists are invalidated too.
 */
export function taxonomyApi<Row extends { id: number }>(resource: string, dependents: string[] = []) {
  const path = `/admin/${resource}`;

  const list = queryOptions({
    queryKey: ['taxonomy', resource],
    queryFn: async ({ signal }) => (await http.get<ListResponse<Row>>(`${path}/list`, { signal })).data,
    staleTime: 60_000,
  });

  /** Invalidates the lists. Runs after a failure too: another user may have changed the rows. */
  function refresh(queryClient: QueryClient) {
    for (const name of [resource, ...dependents]) {
      void queryClient.invalidateQueries({ queryKey: ['taxonomy', name] });
    }
  }

  return {
    list,

    async read(id: number): Promise<Row> {
      return (await http.get<ApiResponse<Row>>(`${path}/edit/${id}`)).data;
    },

    /** Creates a row, or updates the row `id`, and updates the cached list. Resolves to the message for the user. */
    async save(queryClient: QueryClient, id: number | undefined, body: object, options: SaveOptions): Promise<string> {
      const url = id === undefined ? `${path}/store` : `${path}/update/${id}`;
      try {
        const { data, message } = await http.post<WriteResponse<Row>>(url, body, options);
        queryClient.setQueryData(list.queryKey, (rows) => rows && withRow(rows, data));
        return message;
      } finally {
        refresh(queryClient);
      }
    },

    /** Deletes the row `id` and removes it from the cached list. Resolves to the message for the user. */
    async remove(queryClient: QueryClient, id: number): Promise<string> {
      try {
        const { message } = await http.delete<WriteResponse<null>>(`${path}/delete/${id}`);
        queryClient.setQueryData(list.queryKey, (rows) => rows?.filter((row) => row.id !== id));
        return message;
      } finally {
        refresh(queryClient);
      }
    },
  };
}

/** The response of a write; its message is always set. */
type WriteResponse<T> = Required<ApiResponse<T>>;

function withRow<Row extends { id: number }>(rows: Row[], changed: Row): Row[] {
  const isNew = !rows.some(({ id }) => id === changed.id);
  return isNew ? [...rows, changed] : rows.map((row) => (row.id === changed.id ? changed : row));
}

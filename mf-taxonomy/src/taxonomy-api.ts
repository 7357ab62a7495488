import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';
import type { SaveOptions } from '@lumora/shared-ui/form';

export type TaxonomyApi<Row extends { id: number }> = ReturnType<typeof taxonomyApi<Row>>;

/**
 * The calls of one taxonomy resource, and what they do to the lists that are kept. `shownIn` names the resources whose
 * rows show a title of this one, and so change with it.
 */
export function taxonomyApi<Row extends { id: number }>(resource: string, shownIn: string[] = []) {
  const path = `/admin/${resource}`;

  const list = queryOptions({
    queryKey: ['taxonomy', resource],
    queryFn: async ({ signal }) => (await http.get<ListResponse<Row>>(`${path}/list`, { signal })).data,
    staleTime: 60_000,
  });

  /** Asks for the lists anew, also after a failure: somebody else may have changed them. */
  function refresh(queryClient: QueryClient) {
    for (const changed of [resource, ...shownIn]) {
      void queryClient.invalidateQueries({ queryKey: ['taxonomy', changed] });
    }
  }

  return {
    list,

    async read(id: number): Promise<Row> {
      return (await http.get<ApiResponse<Row>>(`${path}/edit/${id}`)).data;
    },

    /** Creates, or changes the row `id`; the list shows it at once. Resolves to the words for the user. */
    async save(queryClient: QueryClient, id: number | undefined, body: object, sending: SaveOptions): Promise<string> {
      const address = id === undefined ? `${path}/store` : `${path}/update/${id}`;
      try {
        const { data, message } = await http.post<Change<Row>>(address, body, sending);
        queryClient.setQueryData(list.queryKey, (rows) => rows && withRow(rows, data));
        return message;
      } finally {
        refresh(queryClient);
      }
    },

    /** Deletes the row `id`; it leaves the list at once. Resolves to the words for the user. */
    async remove(queryClient: QueryClient, id: number): Promise<string> {
      try {
        const { message } = await http.delete<Change<null>>(`${path}/delete/${id}`);
        queryClient.setQueryData(list.queryKey, (rows) => rows?.filter((row) => row.id !== id));
        return message;
      } finally {
        refresh(queryClient);
      }
    },
  };
}

/** The answer of a change: it always says what was done. */
type Change<T> = Required<ApiResponse<T>>;

function withRow<Row extends { id: number }>(rows: Row[], changed: Row): Row[] {
  const isNew = !rows.some(({ id }) => id === changed.id);
  return isNew ? [...rows, changed] : rows.map((row) => (row.id === changed.id ? changed : row));
}

import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiResponse, ListResponse, PromotionListQuery, VoucherListQuery } from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';
import type { SaveOptions } from '@lumora/shared-ui/form';
import { msUntilNextChange } from './until-next-change.ts';
import type { ScheduledRow } from './promotion-row.ts';

export type PromotionApi<Row extends ScheduledRow> = ReturnType<typeof promotionApi<Row>>;

/** Creates the queries and mutations of one kind of promotion; mutations invalidate its lists. */
export function promotionApi<Row extends ScheduledRow>(resource: string) {
  return { ...createQueries<Row>(resource), ...createMutations<Row>(resource) };
}

/** Creates the queries. Lists reload when the schedule of one of their rows starts or ends. */
function createQueries<Row extends ScheduledRow>(resource: string) {
  const path = `/admin/${resource}`;
  const key = queryKeyOf(resource);

  return {
    /** Queries one page of the rows, with the number of matches on all pages. */
    page: (query: PromotionListQuery | VoucherListQuery) =>
      queryOptions({
        queryKey: [...key, 'page', query],
        queryFn: async ({ signal }) => {
          const { data, meta } = await http.get<ListResponse<Row>>(`${path}/list`, { query, signal });
          return { rows: data, total: meta?.total ?? data.length };
        },
        staleTime: 60_000,
        refetchInterval: ({ state }) => msUntilNextChange(state.data?.rows ?? []),
      }),

    all: queryOptions({
      queryKey: [...key, 'all'],
      queryFn: async ({ signal }) => (await http.get<ListResponse<Row>>(`${path}/list`, { signal })).data,
      staleTime: 60_000,
      refetchInterval: ({ state }) => msUntilNextChange(state.data ?? []),
    }),

    /** Fetches all matching rows, without paging. */
    async matching(query: PromotionListQuery): Promise<Row[]> {
      return (await http.get<ListResponse<Row>>(`${path}/list`, { query })).data;
    },

    async read(id: number): Promise<Row> {
      return (await http.get<ApiResponse<Row>>(`${path}/edit/${id}`)).data;
    },
  };
}

function createMutations<Row extends ScheduledRow>(resource: string) {
  const path = `/admin/${resource}`;

  const refresh = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: queryKeyOf(resource) });

  /** Awaits a write, then the reload of the lists. Reloads after a failure too: another user may have changed the rows. */
  async function withRefresh<T>(queryClient: QueryClient, write: Promise<WriteResponse<T>>): Promise<WriteResponse<T>> {
    try {
      const response = await write;
      await refresh(queryClient);
      return response;
    } catch (error) {
      void refresh(queryClient);
      throw error;
    }
  }

  return {
    /** Creates a row, or updates the row `id`. Resolves to the message for the user. */
    async save(queryClient: QueryClient, id: number | undefined, body: object, options: SaveOptions): Promise<string> {
      const url = id === undefined ? `${path}/store` : `${path}/update/${id}`;
      return (await withRefresh(queryClient, http.post<WriteResponse<Row>>(url, body, options))).message;
    },

    /** Switches the row `id` on or off. Resolves to the updated row. */
    async setActive(queryClient: QueryClient, id: number, is_active: boolean): Promise<Row> {
      return (await withRefresh(queryClient, http.post<WriteResponse<Row>>(`${path}/switch/${id}`, { is_active })))
        .data;
    },

    /** Posts to an endpoint that only this kind has. Resolves to the message for the user. */
    async post(queryClient: QueryClient, endpoint: string, body: object): Promise<string> {
      return (await withRefresh(queryClient, http.post<WriteResponse<null>>(`${path}/${endpoint}`, body))).message;
    },

    /** Creates a copy of the row `id` as a draft. Resolves to the copy and the message for the user. */
    duplicate: (queryClient: QueryClient, id: number) =>
      withRefresh(queryClient, http.post<WriteResponse<Row>>(`${path}/duplicate/${id}`)),

    /** Deletes the row `id`. Resolves to the message for the user. */
    async remove(queryClient: QueryClient, id: number): Promise<string> {
      return (await withRefresh(queryClient, http.delete<WriteResponse<null>>(`${path}/delete/${id}`))).message;
    },
  };
}

const queryKeyOf = (resource: string) => ['promotions', resource] as const;

/** The response of a write; its message is always set. */
type WriteResponse<T> = Required<ApiResponse<T>>;

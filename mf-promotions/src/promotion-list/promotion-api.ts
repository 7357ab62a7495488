import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiResponse, ListResponse, PromotionListQuery, VoucherListQuery } from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';
import type { SaveOptions } from '@lumora/shared-ui/form';
import { msUntilNextChange } from './until-next-change.ts';
import type { ScheduledRow } from './promotion-row.ts';

export type PromotionApi<Row extends ScheduledRow> = ReturnType<typeof promotionApi<Row>>;

/** The calls of one kind of promotion, and what they do to the lists that are kept. */
export function promotionApi<Row extends ScheduledRow>(resource: string) {
  return { ...reads<Row>(resource), ...writes<Row>(resource) };
}

/** Lists ask again by themselves when a row of theirs begins or ends. */
function reads<Row extends ScheduledRow>(resource: string) {
  const path = `/admin/${resource}`;
  const key = keyOf(resource);

  return {
    /** One page of them, and how many match on all pages. */
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

    /** Every row that matches. */
    async matching(query: PromotionListQuery): Promise<Row[]> {
      return (await http.get<ListResponse<Row>>(`${path}/list`, { query })).data;
    },

    async read(id: number): Promise<Row> {
      return (await http.get<ApiResponse<Row>>(`${path}/edit/${id}`)).data;
    },
  };
}

function writes<Row extends ScheduledRow>(resource: string) {
  const path = `/admin/${resource}`;

  const refresh = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: keyOf(resource) });

  /** Done once the lists show it. They are asked anew after a failure, too: somebody else may have changed them. */
  async function change<T>(queryClient: QueryClient, call: Promise<Change<T>>): Promise<Change<T>> {
    try {
      const done = await call;
      await refresh(queryClient);
      return done;
    } catch (error) {
      void refresh(queryClient);
      throw error;
    }
  }

  return {
    /** Creates, or changes the row `id`. Resolves to the words for the user. */
    async save(queryClient: QueryClient, id: number | undefined, body: object, sending: SaveOptions): Promise<string> {
      const address = id === undefined ? `${path}/store` : `${path}/update/${id}`;
      return (await change(queryClient, http.post<Change<Row>>(address, body, sending))).message;
    },

    /** Turns the row `id` on or off, and resolves to it. */
    async turn(queryClient: QueryClient, id: number, is_active: boolean): Promise<Row> {
      return (await change(queryClient, http.post<Change<Row>>(`${path}/switch/${id}`, { is_active }))).data;
    },

    /** Does a call of this kind alone. Resolves to the words for the user. */
    async act(queryClient: QueryClient, action: string, body: object): Promise<string> {
      return (await change(queryClient, http.post<Change<null>>(`${path}/${action}`, body))).message;
    },

    /** Makes a draft with everything else of the row `id`, and resolves to it and the words for the user. */
    duplicate: (queryClient: QueryClient, id: number) =>
      change(queryClient, http.post<Change<Row>>(`${path}/duplicate/${id}`)),

    /** Deletes the row `id`. Resolves to the words for the user. */
    async remove(queryClient: QueryClient, id: number): Promise<string> {
      return (await change(queryClient, http.delete<Change<null>>(`${path}/delete/${id}`))).message;
    },
  };
}

const keyOf = (resource: string) => ['promotions', resource] as const;

/** The answer of a change: it always says what was done. */
type Change<T> = Required<ApiResponse<T>>;

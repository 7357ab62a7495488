import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  ApiResponse,
  Home,
  ListResponse,
  OrderDetail,
  OrderListQuery,
  OrderNoteInput,
  OrderParcelInput,
  OrderRow,
  OrderUpdateInput,
} from '@lumora/shared-contract';
import { http, type WriteOptions } from '@lumora/shared-auth/core';

const path = '/admin/orders';

/** One page of the orders, and how many match on all pages. */
export function ordersQuery(query: OrderListQuery) {
  return queryOptions({
    queryKey: ['orders', 'list', query],
    queryFn: async ({ signal }) => {
      const { data, meta } = await http.get<ListResponse<OrderRow>>(`${path}/list`, { query, signal });
      return { rows: data, total: meta?.total ?? data.length };
    },
    // shoppers order at any time: who comes back to the list wants those of now
    staleTime: 10_000,
  });
}

/** The CSV file of all orders that match, on all pages. */
export function exportOrders(query: OrderListQuery): Promise<Blob> {
  return http.download(`${path}/export.csv`, { query });
}

export function orderQuery(id: number) {
  return queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: async ({ signal }) => (await http.get<ApiResponse<OrderDetail>>(`${path}/edit/${id}`, { signal })).data,
    staleTime: 0,
  });
}

/** What one step sends: the fields that do not belong to it are left out. */
type OrderStep = Pick<OrderUpdateInput, 'status'> & Partial<OrderUpdateInput>;

/** Brings the order `id` into another status. Resolves to the words for the user. */
export function updateOrder(
  queryClient: QueryClient,
  id: number,
  step: OrderStep,
  sending?: WriteOptions,
): Promise<string> {
  return change(queryClient, id, { call: 'update', body: step, sending });
}

/** Says anew who brings the order `id`. Resolves to the words for the user. */
export function updateParcel(
  queryClient: QueryClient,
  id: number,
  parcel: OrderParcelInput,
  sending: WriteOptions,
): Promise<string> {
  return change(queryClient, id, { call: 'parcel', body: parcel, sending });
}

/** Keeps words about the order `id` for the shop. Resolves to the words for the user. */
export function addNote(
  queryClient: QueryClient,
  id: number,
  note: OrderNoteInput,
  sending: WriteOptions,
): Promise<string> {
  return change(queryClient, id, { call: 'note', body: note, sending });
}

interface Change {
  call: string;
  body: object;
  sending?: WriteOptions | undefined;
}

async function change(queryClient: QueryClient, id: number, { call, body, sending }: Change) {
  try {
    const { data, message } = await http.post<Required<ApiResponse<OrderDetail>>>(
      `${path}/${call}/${id}`,
      body,
      sending,
    );
    queryClient.setQueryData(orderQuery(id).queryKey, data);
    return message;
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['orders', 'list'] });
  }
}

/** The name under which the shop sends. */
export const shopNameQuery = queryOptions({
  queryKey: ['shop-name'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<Pick<Home, 'shop'>>>('/home', { signal })).data.shop.name,
});

import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiResponse } from '@lumora/shared-contract/http';
import {
  isDay,
  orderStatuses,
  type OrderDetail,
  type OrderListQuery,
  type OrderNoteInput,
  type OrderParcelInput,
  type OrderRow,
  type OrderUpdateInput,
} from '@lumora/shared-contract/orders';
import type { Home } from '@lumora/shared-contract/storefront';
import { errorMessage, http, type WriteOptions } from '@lumora/shared-auth/core';
import { invalidate, listQuery } from '@lumora/shared-ui/api';

const path = '/admin/orders';

/** Queries one page of the orders, with the number of matches on all pages. */
export function ordersQuery(query: OrderListQuery) {
  return queryOptions({
    ...listQuery<OrderRow>({ http, key: ['mf-sales', 'orders', 'list'], path: `${path}/list`, query }),
    // short, because shoppers place orders at any time
    staleTime: 10_000,
  });
}

/** Queries the number of orders that wait for a confirmation, as the `total` of a page. */
export const newOrdersQuery = ordersQuery({ status: 'new', page: 1, page_size: 1 });

/** Queries the number of orders that wait to be dispatched, as the `total` of a page. */
export const confirmedOrdersQuery = ordersQuery({ status: 'confirmed', page: 1, page_size: 1 });

/** Search parameters of the list of orders. */
export const orderSearchParams = {
  sortable: ['reference', 'name', 'total', 'status', 'created_at'],
  parseFilters: (getParam: (name: string) => string) => ({
    status: orderStatuses.find((status) => status === getParam('status')),
    from: parseDay(getParam('from')),
    to: parseDay(getParam('to')),
  }),
};

function parseDay(text: string): string | undefined {
  return isDay(text) ? text : undefined;
}

/** Downloads all matching orders, on all pages, as CSV. */
export function exportOrders(query: OrderListQuery): Promise<Blob> {
  return http.download(`${path}/export.csv`, { query });
}

/** Queries an order with its lines and events. */
export function orderQuery(id: number) {
  return queryOptions({
    queryKey: ['mf-sales', 'orders', 'one', id],
    queryFn: async ({ signal }) => (await http.get<ApiResponse<OrderDetail>>(`${path}/edit/${id}`, { signal })).data,
    staleTime: 0,
  });
}

/** The fields that a change of the status sends. */
type OrderStep = Pick<OrderUpdateInput, 'status'> & Partial<OrderUpdateInput>;

/** Confirms new orders one by one. Resolves to the number of confirmed ones and the error messages of the others. */
export async function confirmOrders(queryClient: QueryClient, ids: readonly number[]) {
  const failures: string[] = [];
  for (const id of ids) {
    try {
      await updateOrder(queryClient, id, { status: 'confirmed' });
    } catch (error) {
      failures.push(errorMessage(error));
    }
  }
  return { done: ids.length - failures.length, failures };
}

/** Changes the status of an order. Resolves to the message for the user. */
export function updateOrder(
  queryClient: QueryClient,
  id: number,
  step: OrderStep,
  options?: WriteOptions,
): Promise<string> {
  return writeOrder(queryClient, id, { endpoint: 'update', body: step, options });
}

/** Updates courier and tracking of an order. Resolves to the message for the user. */
export function updateParcel(
  queryClient: QueryClient,
  id: number,
  parcel: OrderParcelInput,
  options: WriteOptions,
): Promise<string> {
  return writeOrder(queryClient, id, { endpoint: 'parcel', body: parcel, options });
}

/** Adds an internal note to an order. Resolves to the message for the user. */
export function addNote(
  queryClient: QueryClient,
  id: number,
  note: OrderNoteInput,
  options: WriteOptions,
): Promise<string> {
  return writeOrder(queryClient, id, { endpoint: 'note', body: note, options });
}

interface OrderWrite {
  endpoint: string;
  body: object;
  options?: WriteOptions | undefined;
}

async function writeOrder(queryClient: QueryClient, id: number, { endpoint, body, options }: OrderWrite) {
  try {
    const { data, message } = await http.post<Required<ApiResponse<OrderDetail>>>(
      `${path}/${endpoint}/${id}`,
      body,
      options,
    );
    queryClient.setQueryData(orderQuery(id).queryKey, data);
    return message;
  } finally {
    void invalidate(queryClient, [['mf-sales', 'orders', 'list']]);
  }
}

/** Queries the name of the shop, printed as the sender. */
export const shopNameQuery = queryOptions({
  queryKey: ['mf-sales', 'shop-name'],
  queryFn: async ({ signal }) => (await http.get<ApiResponse<Pick<Home, 'shop'>>>('/home', { signal })).data.shop.name,
});

import { orderStatuses, type OrderRow } from '@lumora/shared-contract';
import { ListPage, orderStatusLabels, type ScreenCode } from '@lumora/shared-ui';
import {
  DataTable,
  SelectFilter,
  parseSearchParams,
  useListSearchParams,
  usePageOfRows,
} from '@lumora/shared-ui/data-table';
import { orderColumns } from './order-columns.tsx';
import { exportOrders, ordersQuery } from './orders-api.ts';

export function OrdersPage() {
  const { query, paging, filter } = useListSearchParams(orderAddress);
  const { total, table } = usePageOfRows(ordersQuery(query));

  return (
    <ListPage title="Orders" description="Confirm, pack and send what shoppers ordered.">
      <DataTable
        tableId="orders"
        label="Orders"
        columns={orderColumns}
        rowKey={keyOf}
        {...table}
        filters={
          <SelectFilter
            label="Status"
            allLabel="Any status"
            value={query.status ?? ''}
            options={orderStatuses.map((status) => ({ value: status, label: orderStatusLabels[status] }))}
            onChange={(value) => filter({ status: orderStatuses.find((status) => status === value) })}
          />
        }
        isFiltered={query.status !== undefined}
        server={{
          ...paging(total),
          loadAll: () => exportOrders({ ...query, page: undefined, page_size: undefined }),
        }}
        empty={{
          title: 'No orders yet',
          description: 'When a shopper places one, it stands here and the bell tells you.',
        }}
      />
    </ListPage>
  );
}

/** The page of the list that an address asks for. */
export const prefetchOrders: ScreenCode['firstQuery'] = (queryClient, address) =>
  queryClient.query(ordersQuery(parseSearchParams(address, orderAddress)));

const orderAddress = {
  sortable: ['reference', 'name', 'total', 'status', 'created_at'],
  parseFilters: (say: (name: string) => string) => ({
    status: orderStatuses.find((status) => status === say('status')),
  }),
};

const keyOf = ({ id }: OrderRow) => id;

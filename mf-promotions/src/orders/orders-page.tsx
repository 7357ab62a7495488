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
  const { query, paging, filter } = useListSearchParams(orderSearchParams);
  const { total, table } = usePageOfRows(ordersQuery(query));

  return (
    <ListPage title="Orders" description="Confirm, pack and send what shoppers ordered.">
      <DataTable
        tableId="orders"
        label="Orders"
        columns={orderColumns}
        rowKey={getRowKey}
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

/** Prefetches the rows that the page shows at a URL. */
export const prefetchOrders: ScreenCode['firstQuery'] = (queryClient, url) =>
  queryClient.query(ordersQuery(parseSearchParams(url, orderSearchParams)));

const orderSearchParams = {
  sortable: ['reference', 'name', 'total', 'status', 'created_at'],
  parseFilters: (getParam: (name: string) => string) => ({
    status: orderStatuses.find((status) => status === getParam('status')),
  }),
};

const getRowKey = ({ id }: OrderRow) => id;

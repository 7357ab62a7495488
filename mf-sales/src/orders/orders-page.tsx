import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { orderStatuses, type OrderRow } from '@lumora/shared-contract/orders';
import { ListPage, orderStatusLabels, SavedViews } from '@lumora/shared-ui';
import { DataTable, useListSearchParams, usePageOfRows } from '@lumora/shared-ui/data-table';
import { orderColumns } from './order-columns.tsx';
import { useOrderSelection } from './use-order-selection.tsx';
import { confirmedOrdersQuery, exportOrders, newOrdersQuery, orderSearchParams, ordersQuery } from './orders-api.ts';

export function OrdersPage() {
  const { query, paging, filter } = useListSearchParams(orderSearchParams);
  const { total, table } = usePageOfRows(ordersQuery(query));
  const navigate = useNavigate();
  const { selection, slips } = useOrderSelection();

  return (
    <ListPage title="Orders" description="Confirm, pack and send what shoppers ordered.">
      <SavedViews tableId="orders" views={useViews()} />
      <DataTable
        tableId="orders"
        label="Orders"
        columns={orderColumns}
        rowKey={getRowKey}
        {...table}
        filters={{
          fields: [
            {
              label: 'From',
              isDay: true,
              value: query.from ?? '',
              onChange: (from) => filter({ from: from || undefined }),
            },
            { label: 'To', isDay: true, value: query.to ?? '', onChange: (to) => filter({ to: to || undefined }) },
            {
              label: 'Status',
              allLabel: 'Any status',
              value: query.status ?? '',
              options: orderStatuses.map((status) => ({ value: status, label: orderStatusLabels[status] })),
              onChange: (value) => filter({ status: orderStatuses.find((status) => status === value) }),
            },
          ],
          onClear: () => filter({ status: undefined, from: undefined, to: undefined }),
        }}
        onOpen={({ id }) => void navigate(String(id))}
        selection={selection}
        server={{
          ...paging(total),
          loadAll: () => exportOrders({ ...query, page: undefined, page_size: undefined }),
        }}
        empty={{
          title: 'No orders yet',
          description: 'New orders appear here and in the notifications.',
        }}
      />
      {slips}
    </ListPage>
  );
}

function useViews() {
  const { data: newOrders } = useQuery(newOrdersQuery);
  const { data: confirmed } = useQuery(confirmedOrdersQuery);
  return [
    { name: 'All', search: '' },
    { name: 'New', search: 'status=new', count: newOrders?.total },
    { name: 'To dispatch', search: 'status=confirmed', count: confirmed?.total },
    { name: 'On the way', search: 'status=dispatched' },
  ];
}

const getRowKey = ({ id }: OrderRow) => id;

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { OrderRow } from '@lumora/shared-contract/orders';
import { rupees } from '@lumora/shared-contract/format';
import { errorMessage } from '@lumora/shared-auth/core';
import { dateTime, EmptyState, OrderStatusChip } from '@lumora/shared-ui';
import { LoadError, timeAgo, visuallyHidden, WidgetLine, WidgetLines } from '@lumora/shared-ui/dashboard';
import { ordersQuery } from '../orders/orders-api.ts';

/** Renders the latest orders. Announces orders that arrive while the page is open to screen readers. */
export function RecentOrders() {
  const { data: page, error, refetch } = useQuery(recentOrders);
  const data = page?.rows;
  const [initialNewestId, setInitialNewestId] = useState<number | null>(null);
  if (data && initialNewestId === null) setInitialNewestId(newestId(data));
  const added = data?.filter(({ id }) => initialNewestId !== null && id > initialNewestId) ?? [];

  return (
    <>
      <Box role="status" aria-label="New orders" sx={visuallyHidden}>
        {newOrdersText(added)}
      </Box>
      {renderBody()}
    </>
  );

  function renderBody() {
    if (!data && error) return <LoadError message={errorMessage(error)} onRetry={() => void refetch()} />;
    if (!data) return <Skeleton variant="rounded" height={176} sx={{ m: 2 }} />;
    if (data.length === 0) return <EmptyState title="No orders yet" description="They show up here as they come." />;
    return (
      <WidgetLines>
        {data.map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </WidgetLines>
    );
  }
}

/** Reloads on every visit of the dashboard, and every minute while its tab is visible. */
const recentOrders = { ...ordersQuery({ page: 1, page_size: 5 }), staleTime: 0, refetchInterval: 60_000 };

function newestId(orders: OrderRow[]): number {
  return Math.max(0, ...orders.map(({ id }) => id));
}

function newOrdersText([last, ...others]: OrderRow[]): string {
  if (last === undefined) return '';
  const prefix = others.length === 0 ? 'New order' : `${others.length + 1} new orders, the last`;
  return `${prefix} by ${last.name}, ${rupees(last.total)}`;
}

function OrderLine({ order: { id, reference, name, total, status, created_at } }: { order: OrderRow }) {
  return (
    <WidgetLine to={`/admin/orders/${id}`}>
      <span>
        {name}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {reference} ·{' '}
          <time dateTime={created_at} title={dateTime(created_at)}>
            {timeAgo(created_at)}
          </time>
        </Typography>
      </span>
      <OrderStatusChip status={status} />
      <Typography component="span" sx={{ minWidth: 72, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
        {rupees(total)}
      </Typography>
    </WidgetLine>
  );
}

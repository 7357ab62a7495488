import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { OrderRow } from '@lumora/shared-contract/orders';
import { rupees } from '@lumora/shared-contract/format';
import { dateTime, EmptyState, OrderStatusChip } from '@lumora/shared-ui';
import { visuallyHidden } from '../notices/visually-hidden.ts';
import { LoadFailure } from '../pages/load-failure.tsx';
import { timeAgo } from '../pages/time-labels.ts';
import { CardLine, CardLines } from './card-line.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { recentOrdersQuery } from './overview-api.ts';

/** Renders the latest orders. Announces orders that arrive while the page is open to screen readers. */
export function RecentOrders() {
  const { data, error, refetch } = useQuery(recentOrdersQuery);
  const [initialNewestId, setInitialNewestId] = useState<number | null>(null);
  if (data && initialNewestId === null) setInitialNewestId(newestId(data));
  const added = data?.filter(({ id }) => initialNewestId !== null && id > initialNewestId) ?? [];

  return (
    <DashboardCard title="Recent orders" all="/admin/orders">
      <Box role="status" aria-label="New orders" sx={visuallyHidden}>
        {newOrdersText(added)}
      </Box>
      {renderBody()}
    </DashboardCard>
  );

  function renderBody() {
    if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
    if (!data) return <Skeleton variant="rounded" height={176} sx={{ m: 2 }} />;
    if (data.length === 0) return <EmptyState title="No orders yet" description="They show up here as they come." />;
    return (
      <CardLines>
        {data.map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </CardLines>
    );
  }
}

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
    <CardLine to={`/admin/orders/${id}`}>
      <span className="text">
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
    </CardLine>
  );
}

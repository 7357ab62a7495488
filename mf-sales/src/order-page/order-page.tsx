import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { errorMessage, isHttpError } from '@lumora/shared-auth/core';
import { EmptyState } from '@lumora/shared-ui';
import { OrderSheet } from './order-sheet.tsx';
import { PageSkeleton } from '../customer-page/page-skeleton.tsx';
import { orderQuery } from '../orders/orders-api.ts';

export function OrderPage() {
  const { id } = useParams();
  const { data, error, refetch } = useQuery(orderQuery(Number(id)));

  async function reload() {
    await refetch({ throwOnError: true });
  }

  if (data) return <OrderSheet key={data.id} order={data} onReload={reload} />;
  if (error) return <OrderLoadError error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}

function OrderLoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isNotFound = isHttpError(error) && error.status === 404;

  return (
    <EmptyState
      title={isNotFound ? 'Order not found' : 'The order could not be loaded'}
      titleElement="h1"
      description={isNotFound ? 'Search for it in the list.' : errorMessage(error)}
      action={
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button variant="outlined" component={Link} to="/admin/orders">
            All orders
          </Button>
          {!isNotFound && <Button onClick={onRetry}>Retry</Button>}
        </Stack>
      }
    />
  );
}

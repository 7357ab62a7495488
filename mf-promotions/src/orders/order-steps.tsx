import { useMutation, useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderDetail, OrderStatus } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import { isHttpError } from '@lumora/shared-auth/core';
import { confirm, toast } from '@lumora/shared-ui';
import { sayFailure } from '../say-failure.ts';
import { OrderStatusChip } from './order-status-chip.tsx';
import { stepWords } from './order-words.ts';
import { updateOrder } from './orders-api.ts';

interface OrderStepsProps {
  order: OrderDetail;
  onReload: () => void;
}

/** Where the order stands, and the buttons that bring it on. */
export function OrderSteps({ order, onReload }: OrderStepsProps) {
  const queryClient = useQueryClient();
  const mayUpdate = useCan('orders.update');
  const step = useMutation({
    mutationFn: (status: OrderStatus) => updateOrder(queryClient, order.id, { status }),
    onSuccess: (message) => void toast.success(message),
    onError: (error) => void sayFailure(error, 'Update failed'),
  });
  const isStale = isHttpError(step.error) && step.error.status === 409;

  async function go(status: OrderStatus) {
    if (step.isPending || (false)) return;
    step.mutate(status);
  }

  function reload() {
    step.reset();
    onReload();
  }

  return (
    <Card component="section" aria-label="Status" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <OrderStatusChip status={order.status} />
        <Typography color="textSecondary" sx={{ flexGrow: 1 }}>
          {nextWords[order.status]}
        </Typography>
        {mayUpdate && (
          <Stack direction="row" sx={{ gap: 1 }}>
            {forwardLast(order.next).map((status) => (
              <Button
                key={status}
                variant={status === 'cancelled' ? 'text' : 'contained'}
                aria-disabled={step.isPending}
                onClick={() => void go(status)}
              >
                {stepWords[status]}
              </Button>
            ))}
          </Stack>
        )}
      </Stack>
      {step.error && isStale && (
        <Alert
          severity="error"
          sx={{ mt: 1.5 }}
          action={
            <Button size="small" color="inherit" onClick={reload}>
              Reload
            </Button>
          }
        >
          {step.error.message}
        </Alert>
      )}
    </Card>
  );
}

const nextWords: Record<OrderStatus, string> = {
  new: 'Waits for you to confirm it.',
  confirmed: 'Pack it and hand it over.',
  dispatched: 'On its way to the customer.',
  delivered: 'With the customer. Nothing is left to do.',
  cancelled: 'Stock and voucher are given back.',
};

/** The step that goes on stands at the far right. */
function forwardLast(next: readonly OrderStatus[]): OrderStatus[] {
  return next.toSorted((a, b) => Number(b === 'cancelled') - Number(a === 'cancelled'));
}

function cancelling({ reference, lines, voucher_code }: OrderDetail) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const stock = pieces === 1 ? 'Its piece goes back into stock' : `Its ${pieces} pieces go back into stock`;
  const voucher = voucher_code === null ? '' : `, and voucher ${voucher_code} may be used once more`;
  return {
    title: `Cancel order ${reference}?`,
    message: `${stock}${voucher}. A cancelled order cannot be taken up again.`,
    action: 'Yes, cancel it',
    danger: true,
  };
}

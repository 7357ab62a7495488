import { useRef, type MouseEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderDetail, OrderStatus, OrderUpdateInput } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import { isHttpError, type HttpError } from '@lumora/shared-auth/core';
import { confirm, OrderStatusChip, toast } from '@lumora/shared-ui';
import { sayFailure } from '../say-failure.ts';
import { stepWords } from './order-words.ts';
import { updateOrder } from './orders-api.ts';

interface OrderStepsProps {
  order: OrderDetail;
  /** rejects when the order cannot be had */
  onReload: () => Promise<void>;
}

/** Where the order stands, and the buttons that bring it on. */
export function OrderSteps({ order, onReload }: OrderStepsProps) {
  const queryClient = useQueryClient();
  const mayUpdate = useCan('orders.update');
  const card = useRef<HTMLElement>(null);
  const step = useMutation({
    mutationFn: (input: OrderUpdateInput) => updateOrder(queryClient, order.id, input),
    onSuccess(message) {
      toast.success(message);
      // the button that was pressed is gone
      card.current?.focus();
    },
    onError: (error) => !isStale(error) && sayFailure(error, 'Update failed'),
  });

  async function go(status: OrderStatus, { detail }: MouseEvent) {
    // the second click of a double click would take the step that has come in the place of this one
    if (step.isPending || detail > 1) return;
    if (status === 'cancelled' && !(await confirm(cancelling(order)))) return;
    // of the order as it was read when the question was asked
    step.mutate({ status, updated_at: order.updated_at });
  }

  async function reload() {
    try {
      await onReload();
      step.reset();
    } catch (error) {
      sayFailure(error, 'Reload failed');
    }
  }

  return (
    <Card component="section" ref={card} tabIndex={-1} aria-label="Status" sx={{ p: 2 }}>
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
                onClick={(event) => void go(status, event)}
              >
                {stepWords[status]}
              </Button>
            ))}
          </Stack>
        )}
      </Stack>
      {isStale(step.error) && (
        <Alert
          severity="error"
          sx={{ mt: 1.5 }}
          action={
            <Button size="small" color="inherit" onClick={() => void reload()}>
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

function isStale(error: unknown): error is HttpError {
  return isHttpError(error) && error.status === 409;
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

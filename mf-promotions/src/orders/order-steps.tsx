import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderDetail, OrderStatus, OrderUpdateInput } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import { isHttpError, type HttpError } from '@lumora/shared-auth/core';
import { OrderStatusChip, toast, toastError } from '@lumora/shared-ui';
import { OrderParcel } from './order-parcel.tsx';
import { stepLabels } from './order-labels.ts';
import { updateOrder } from './orders-api.ts';
import { preloadStepDialog, StepDialog, type OrderStepDialog } from './step-dialog.tsx';

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
  const [asked, setAsked] = useState<{ step: OrderStepDialog; order: OrderDetail } | null>(null);
  const isDone = useRef(false);
  const step = useMutation({
    mutationFn: (input: Pick<OrderUpdateInput, 'status' | 'updated_at'>) => updateOrder(queryClient, order.id, input),
    onSuccess(message) {
      toast.success(message);
      // the button that was pressed is gone
      card.current?.focus();
    },
    onError: (error) => !isStale(error) && toastError(error, 'Update failed'),
  });

  useEffect(() => {
    if (asked !== null || !isDone.current) return;
    isDone.current = false;
    // the button that opened the dialog is gone
    card.current?.focus();
  }, [asked]);

  function go(status: OrderStatus, { detail }: MouseEvent) {
    // the second click of a double click would take the step that has come in the place of this one
    if (step.isPending || detail > 1) return;
    const question = askedSteps[status];
    if (question) ask(question);
    else step.mutate({ status, updated_at: order.updated_at });
  }

  /** Of the order as it is read now: what comes while the question stands is not what was answered. */
  function ask(question: OrderStepDialog) {
    step.reset();
    setAsked({ step: question, order });
  }

  async function reload() {
    try {
      await onReload();
      step.reset();
    } catch (error) {
      toastError(error, 'Reload failed');
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
                onPointerEnter={() => preload(status)}
                onFocus={() => preload(status)}
                onClick={(event) => go(status, event)}
              >
                {stepLabels[status]}
              </Button>
            ))}
          </Stack>
        )}
      </Stack>
      <OrderParcel order={order} onChange={() => ask('parcel')} />
      {order.reason !== '' && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>Reason: {order.reason}</Typography>
      )}
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
      {asked && (
        <StepDialog
          {...asked}
          onDone={() => {
            isDone.current = true;
          }}
          onClose={() => setAsked(null)}
        />
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

const askedSteps: Partial<Record<OrderStatus, OrderStepDialog>> = { dispatched: 'dispatch', cancelled: 'cancel' };

function preload(status: OrderStatus): void {
  const question = askedSteps[status];
  if (question) preloadStepDialog(question);
}

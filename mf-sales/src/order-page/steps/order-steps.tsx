import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderDetail, OrderStatus, OrderUpdateInput } from '@lumora/shared-contract/orders';
import { useCan } from '@lumora/shared-auth';
import { longUndoMs, OrderStatusChip, toast, toastError } from '@lumora/shared-ui';
import { ConflictAlert, toastUnlessConflict } from '../../customer-page/conflict-alert.tsx';
import { isSecondClick } from '../../customer-page/is-second-click.ts';
import { statusButtonsStyles, statusCardStyles } from '../../customer-page/status-styles.ts';
import { OrderParcel } from './order-parcel.tsx';
import { OrderProgress } from './order-progress.tsx';
import { stepLabels } from '../../orders/order-labels.ts';
import { orderQuery, updateOrder } from '../../orders/orders-api.ts';
import { preloadStepDialog, StepDialog, type OrderStepDialog } from './step-dialog.tsx';

interface OrderStepsProps {
  order: OrderDetail;
  /** rejects when the order fails to load */
  onReload: () => Promise<void>;
}

/** Shows the status of an order with the buttons that change it. */
export function OrderSteps({ order, onReload }: OrderStepsProps) {
  const canUpdate = useCan('orders.update');
  const card = useRef<HTMLElement>(null);
  const buttons = useFocusAfterUndo(card, order.status);
  // the button that was clicked is removed, so the focus moves to the card
  const focusCard = () => card.current?.focus();
  const step = useStep(order, focusCard);
  const { dialog, open } = useStepDialog(focusCard);

  function changeStatus(status: OrderStatus, click: MouseEvent) {
    if (step.isPending || isSecondClick(click)) return;
    const name = dialogByStatus[status];
    if (name) openDialog(name);
    else step.mutate({ status, updated_at: order.updated_at });
  }

  /** Passes the current order: the dialog must send the version that the user saw when it opened. */
  function openDialog(name: OrderStepDialog) {
    step.reset();
    open(name, order);
  }

  return (
    <Card component="section" ref={card} tabIndex={-1} aria-label="Status" sx={statusCardStyles}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <OrderStatusChip status={order.status} />
        <Typography color="textSecondary" sx={{ flexGrow: 1 }}>
          {statusHints[order.status]}
        </Typography>
        {canUpdate && (
          <Stack ref={buttons} direction="row" sx={statusButtonsStyles}>
            <StepButtons next={order.next} isPending={step.isPending} onChange={changeStatus} />
            {order.status === 'delivered' && <UndoDeliveryButton id={order.id} />}
          </Stack>
        )}
      </Stack>
      <OrderProgress order={order} />
      <OrderParcel order={order} onChange={() => openDialog('parcel')} />
      {order.reason !== '' && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>Reason: {order.reason}</Typography>
      )}
      <ConflictAlert change={step} onReload={onReload} />
      {dialog}
    </Card>
  );
}

/** Opens the dialog of a step, and calls `onDone` after it has changed the order and is closed. */
function useStepDialog(onDone: () => void) {
  const [opened, setOpened] = useState<{ step: OrderStepDialog; order: OrderDetail } | null>(null);
  const isDone = useRef(false);
  const callOnDone = useEffectEvent(onDone);

  useEffect(() => {
    if (opened !== null || !isDone.current) return;
    isDone.current = false;
    callOnDone();
  }, [opened]);

  return {
    open: (step: OrderStepDialog, order: OrderDetail) => setOpened({ step, order }),
    dialog: opened && (
      <StepDialog
        {...opened}
        onDone={() => {
          isDone.current = true;
        }}
        onClose={() => setOpened(null)}
      />
    ),
  };
}

/** Returns a mutation that sets the status of an order. A conflict is shown in place of a toast. */
function useStep({ id }: OrderDetail, onDone: () => void) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (input: Pick<OrderUpdateInput, 'status' | 'updated_at'>) => updateOrder(queryClient, id, input),
    onSuccess(message, { status }) {
      if (status === 'delivered') toast.undoable(message, () => void undoDelivery(queryClient, id), longUndoMs);
      else toast.success(message);
      onDone();
    },
    onError: toastUnlessConflict,
  });
}

/**
 * Returns a ref for the buttons of the steps. Moves the focus to the last one, the next step, when a delivery is undone,
 * unless the user has moved it out of the card meanwhile.
 */
function useFocusAfterUndo(card: RefObject<HTMLElement | null>, status: OrderStatus) {
  const buttons = useRef<HTMLDivElement>(null);
  const previousStatus = useRef(status);

  useEffect(() => {
    const isUndone = previousStatus.current === 'delivered' && status === 'dispatched';
    previousStatus.current = status;
    const { activeElement } = document;
    if (!isUndone || (activeElement !== document.body && activeElement !== card.current)) return;
    buttons.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [card, status]);

  return buttons;
}

/** Returns a delivered order to `dispatched`, with its courier and tracking. */
async function undoDelivery(queryClient: QueryClient, id: number): Promise<void> {
  try {
    const order = await queryClient.query({ ...orderQuery(id), staleTime: 'static' });
    const { status, courier, tracking, updated_at } = order;
    // the page and the toast both have a button
    if (status !== 'dispatched')
      await updateOrder(queryClient, id, { status: 'dispatched', courier, tracking, updated_at });
    toast.success('Delivery undone');
  } catch (error) {
    toastError(error, 'Update failed');
  }
}

interface StepButtonsProps {
  next: readonly OrderStatus[];
  isPending: boolean;
  onChange: (status: OrderStatus, event: MouseEvent) => void;
}

function StepButtons({ next, isPending, onChange }: StepButtonsProps) {
  return sortSteps(next).map((status) => (
    <Button
      key={status}
      variant={status === 'cancelled' ? 'outlined' : 'contained'}
      aria-disabled={isPending}
      onPointerEnter={() => preload(status)}
      onFocus={() => preload(status)}
      onClick={(event) => onChange(status, event)}
    >
      {stepLabels[status]}
    </Button>
  ));
}

/** Returns an order to `dispatched` that was marked delivered by mistake. */
function UndoDeliveryButton({ id }: { id: number }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({ mutationFn: () => undoDelivery(queryClient, id) });
  return (
    <Button variant="outlined" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      Undo delivery
    </Button>
  );
}

const statusHints: Record<OrderStatus, string> = {
  new: 'Confirm it, so that it can be packed.',
  confirmed: 'Pack it and hand it over.',
  dispatched: 'On its way to the customer.',
  delivered: 'The customer has it.',
  cancelled: 'It cannot be taken up again.',
};

/** Orders the statuses so that “Cancel order” comes first and the next step last. */
function sortSteps(next: readonly OrderStatus[]): OrderStatus[] {
  return next.toSorted((a, b) => Number(b === 'cancelled') - Number(a === 'cancelled'));
}

const dialogByStatus: Partial<Record<OrderStatus, OrderStepDialog>> = { dispatched: 'dispatch', cancelled: 'cancel' };

function preload(status: OrderStatus): void {
  const dialog = dialogByStatus[status];
  if (dialog) preloadStepDialog(dialog);
}

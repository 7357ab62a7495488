import type { OrderStatus } from '@lumora/shared-contract/orders';
import { StatusChip, type StatusTone } from '../status-chip/status-chip.tsx';
import { orderStatusLabels } from './order-status-labels.ts';

/** Renders the status of an order as a chip: amber means that the shop has to act first, green means delivered. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  return <StatusChip tone={tones[status]}>{orderStatusLabels[status]}</StatusChip>;
}

const tones: Record<OrderStatus, StatusTone> = {
  new: 'warning',
  confirmed: 'neutral',
  dispatched: 'neutral',
  delivered: 'success',
  cancelled: 'neutral',
};

import Chip from '@mui/material/Chip';
import type { OrderStatus } from '@lumora/shared-contract';
import { orderStatusLabels } from './order-status-labels.ts';

/** Renders the status of an order as a chip: amber means that somebody has to act, green means delivered. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  return (
    <Chip
      label={orderStatusLabels[status]}
      color={colours[status]}
      variant="outlined"
      size="small"
      sx={{ justifySelf: 'start' }}
    />
  );
}

const colours = {
  new: 'warning',
  confirmed: 'primary',
  dispatched: 'primary',
  delivered: 'success',
  cancelled: 'default',
} as const satisfies Record<OrderStatus, string>;

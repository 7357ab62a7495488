import Chip from '@mui/material/Chip';
import type { OrderStatus } from '@lumora/shared-contract';
import { statusWords } from './order-words.ts';

export function OrderStatusChip({ status }: { status: OrderStatus }) {
  return (
    <Chip
      label={statusWords[status]}
      color={colours[status]}
      variant="outlined"
      size="small"
      sx={{ justifySelf: 'start' }}
    />
  );
}

/** Amber waits for somebody, green is done. */
const colours = {
  new: 'warning',
  confirmed: 'primary',
  dispatched: 'primary',
  delivered: 'success',
  cancelled: 'default',
} as const satisfies Record<OrderStatus, string>;

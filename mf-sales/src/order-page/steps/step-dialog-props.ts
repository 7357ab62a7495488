import type { OrderDetail } from '@lumora/shared-contract/orders';

export interface StepDialogProps {
  /** state of the order when the dialog was opened */
  order: OrderDetail;
  onDone: () => void;
  onClose: () => void;
}

import DialogContentText from '@mui/material/DialogContentText';
import { maxReasonLength, orderCancelInput, type OrderDetail } from '@lumora/shared-contract';
import { FormDialog, TextAreaField, type SaveOptions } from '@lumora/shared-ui/form';
import { updateOrder } from './orders-api.ts';
import type { StepDialogProps } from './step-dialog.tsx';
import { useOrderVersion } from './use-order-version.ts';

/** Asks why an order is cancelled, in words that the shopper reads. */
export function CancelOrderDialog({ order: opened, onDone, onClose }: StepDialogProps) {
  const { queryClient, order, readAnew } = useOrderVersion(opened);

  async function save({ reason }: { reason: string }, _values: unknown, sending: SaveOptions) {
    const { id, updated_at } = order;
    const message = await updateOrder(queryClient, id, { status: 'cancelled', reason, updated_at }, sending);
    onDone();
    return message;
  }

  async function reload() {
    await readAnew();
    return untyped;
  }

  return (
    <FormDialog
      title={`Cancel order ${order.reference}?`}
      action="Cancel the order"
      closeLabel="Keep the order"
      schema={orderCancelInput}
      initialValues={untyped}
      onSave={save}
      onReload={reload}
      fallback="The order was not cancelled"
      onClose={onClose}
    >
      <DialogContentText>{whatFollows(order)}</DialogContentText>
      <TextAreaField name="reason" label="Reason" rows={3} help={helpOf} />
    </FormDialog>
  );
}

const untyped = { reason: '' };

function helpOf(reason: string): string {
  return `The customer reads this on their order page. ${reason.length} / ${maxReasonLength}`;
}

function whatFollows({ lines, voucher_code }: OrderDetail): string {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const stock = pieces === 1 ? 'Its piece goes back into stock' : `Its ${pieces} pieces go back into stock`;
  const voucher = voucher_code === null ? '' : `, and voucher ${voucher_code} may be used once more`;
  return `${stock}${voucher}. A cancelled order cannot be taken up again.`;
}

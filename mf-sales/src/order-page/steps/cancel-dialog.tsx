import DialogContentText from '@mui/material/DialogContentText';
import { maxReasonLength, orderCancelInput, type OrderDetail } from '@lumora/shared-contract/orders';
import { FormDialog, TextAreaField, type SaveOptions } from '@lumora/shared-ui/form';
import { updateOrder } from '../../orders/orders-api.ts';
import type { StepDialogProps } from './step-dialog-props.ts';
import { useOrderVersion } from './use-order-version.ts';

/** Cancels an order with a reason that the customer reads. */
export function CancelOrderDialog({ order: opened, onDone, onClose }: StepDialogProps) {
  const { queryClient, order, reloadOrder } = useOrderVersion(opened);

  async function save({ reason }: { reason: string }, _values: unknown, options: SaveOptions) {
    const { id, updated_at } = order;
    const message = await updateOrder(queryClient, id, { status: 'cancelled', reason, updated_at }, options);
    onDone();
    return message;
  }

  async function reload() {
    await reloadOrder();
    return emptyValues;
  }

  return (
    <FormDialog
      title={`Cancel order ${order.reference}?`}
      action="Cancel the order"
      isDangerous
      closeLabel="Keep the order"
      schema={orderCancelInput}
      initialValues={emptyValues}
      onSave={save}
      onReload={reload}
      fallback="The order was not cancelled"
      onClose={onClose}
    >
      <DialogContentText>{describeConsequences(order)}</DialogContentText>
      <TextAreaField name="reason" label="Reason" rows={3} help={helpText} />
    </FormDialog>
  );
}

const emptyValues = { reason: '' };

function helpText(reason: string): string {
  return `The customer reads this on their order page. ${reason.length} / ${maxReasonLength}`;
}

function describeConsequences({ lines, stocked_pieces, voucher_code }: OrderDetail): string {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const voucher = voucher_code !== null && `Voucher ${voucher_code} may be used once more.`;
  return [describeRestock(pieces, stocked_pieces), voucher, 'A cancelled order cannot be taken up again.']
    .filter(Boolean)
    .join(' ');
}

function describeRestock(pieces: number, stocked: number): string {
  if (stocked === 0) return '';
  if (stocked < pieces) return `${stocked} of its ${pieces} pieces ${stocked === 1 ? 'goes' : 'go'} back into stock.`;
  return pieces === 1 ? 'Its piece goes back into stock.' : `Its ${pieces} pieces go back into stock.`;
}

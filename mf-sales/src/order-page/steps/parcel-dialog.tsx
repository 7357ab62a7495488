import { orderParcelInput, type OrderParcelInput } from '@lumora/shared-contract/orders';
import { FormDialog, TextField, type SaveOptions } from '@lumora/shared-ui/form';
import { updateOrder, updateParcel } from '../../orders/orders-api.ts';
import type { StepDialogProps } from './step-dialog-props.ts';
import { useOrderVersion } from './use-order-version.ts';

/** Marks an order as dispatched, with optional courier and tracking. */
export function DispatchDialog(props: StepDialogProps) {
  return (
    <ParcelForm {...props} title="Dispatch" action="Dispatch" fallback="The order was not dispatched" isDispatch />
  );
}

/** Edits courier and tracking of a dispatched order. */
export function ParcelDialog(props: StepDialogProps) {
  return <ParcelForm {...props} title="Parcel of" action="Save changes" fallback="Update failed" isDispatch={false} />;
}

interface ParcelFormProps extends StepDialogProps {
  title: string;
  action: string;
  fallback: string;
  isDispatch: boolean;
}

function ParcelForm({ order: opened, title, action, fallback, isDispatch, onDone, onClose }: ParcelFormProps) {
  const { queryClient, order, reloadOrder } = useOrderVersion(opened);

  async function save({ courier, tracking }: OrderParcelInput, _values: unknown, options: SaveOptions) {
    const { id, updated_at } = order;
    const parcel = { courier, tracking, updated_at };
    const message = isDispatch
      ? await updateOrder(queryClient, id, { ...parcel, status: 'dispatched' }, options)
      : await updateParcel(queryClient, id, parcel, options);
    onDone();
    return message;
  }

  async function reload() {
    const { courier, tracking } = await reloadOrder();
    return { courier, tracking };
  }

  return (
    <FormDialog
      title={`${title} ${order.reference}`}
      action={action}
      schema={orderParcelInput}
      initialValues={{ courier: opened.courier, tracking: opened.tracking }}
      onSave={save}
      onReload={reload}
      fallback={fallback}
      onClose={onClose}
    >
      <TextField name="courier" label="Courier" help="Optional. Such as Delhivery or India Post." autoFocus />
      <TextField
        name="tracking"
        label="Tracking number or link"
        help="Optional. The customer sees it on their order page."
      />
    </FormDialog>
  );
}

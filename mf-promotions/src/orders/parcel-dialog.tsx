import { orderParcelInput, type OrderParcelInput } from '@lumora/shared-contract';
import { FormDialog, TextField, type SaveOptions } from '@lumora/shared-ui/form';
import { updateOrder, updateParcel } from './orders-api.ts';
import type { StepDialogProps } from './step-dialog.tsx';
import { useOrderVersion } from './use-order-version.ts';

/** Sends an order off, with who brings it where that is known by now. */
export function DispatchDialog(props: StepDialogProps) {
  return <ParcelForm {...props} title="Dispatch" action="Dispatch" fallback="The order was not dispatched" isSending />;
}

/** Says anew who brings an order that is on its way. */
export function ParcelDialog(props: StepDialogProps) {
  return <ParcelForm {...props} title="Parcel of" action="Save changes" fallback="Update failed" isSending={false} />;
}

interface ParcelFormProps extends StepDialogProps {
  title: string;
  action: string;
  fallback: string;
  isSending: boolean;
}

function ParcelForm({ order: opened, title, action, fallback, isSending, onDone, onClose }: ParcelFormProps) {
  const { queryClient, order, readAnew } = useOrderVersion(opened);

  async function save({ courier, tracking }: OrderParcelInput, _values: unknown, sending: SaveOptions) {
    const { id, updated_at } = order;
    const parcel = { courier, tracking, updated_at };
    const message = isSending
      ? await updateOrder(queryClient, id, { ...parcel, status: 'dispatched' }, sending)
      : await updateParcel(queryClient, id, parcel, sending);
    onDone();
    return message;
  }

  async function reload() {
    const { courier, tracking } = await readAnew();
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

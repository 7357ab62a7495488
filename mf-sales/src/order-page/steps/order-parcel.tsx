import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderDetail } from '@lumora/shared-contract/orders';
import { useCan } from '@lumora/shared-auth';
import { ParcelText } from './parcel-text.tsx';
import { preloadStepDialog } from './step-dialog.tsx';

interface OrderParcelProps {
  order: OrderDetail;
  onChange: () => void;
}

/** Shows courier and tracking of a dispatched order; editable until the order is delivered. */
export function OrderParcel({ order: { status, courier, tracking }, onChange }: OrderParcelProps) {
  const canUpdate = useCan('orders.update');
  const isKnown = courier !== '' || tracking !== '';
  if (status !== 'dispatched' && !isKnown) return null;

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {isKnown ? <ParcelText courier={courier} tracking={tracking} /> : 'No courier or tracking number yet.'}
      </Typography>
      {canUpdate && status === 'dispatched' && (
        <Button size="small" onPointerEnter={preload} onFocus={preload} onClick={onChange}>
          {isKnown ? 'Change parcel' : 'Add tracking'}
        </Button>
      )}
    </Stack>
  );
}

const preload = () => preloadStepDialog('parcel');

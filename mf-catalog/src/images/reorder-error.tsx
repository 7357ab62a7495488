import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ImageOrder, ImageOrderProgress } from './use-image-order.ts';

interface BrokenArrangementProps {
  broken: (ImageOrderProgress & { message: string }) | null;
  onRetry: (wanted: ImageOrder) => void;
}

/** How far the saving of an order came, and a way to go on. */
export function ReorderError({ broken, onRetry }: BrokenArrangementProps) {
  if (!broken) return null;

  const { wanted, saved, message } = broken;
  const retry = (
    <Button color="inherit" size="small" onClick={() => onRetry(wanted)}>
      Retry
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      The order was not saved: {message.replace(/\.$/, '')}. {standing(saved, wanted.ids.length)} The grid shows what is
      saved.
    </Alert>
  );
}

function standing(saved: number, total: number): string {
  if (saved === 0) return 'No image has its new place.';
  return saved === 1
    ? `Of ${total} images, only the first has its new place.`
    : `Of ${total} images, the first ${saved} have their new place.`;
}

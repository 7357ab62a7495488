import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ImageOrder, ImageOrderProgress } from './use-image-order.ts';

interface ReorderErrorProps {
  failure: (ImageOrderProgress & { message: string }) | null;
  onRetry: (order: ImageOrder) => void;
}

/** Shows how many positions were saved before saving an order failed, with a button that resumes. */
export function ReorderError({ failure, onRetry }: ReorderErrorProps) {
  if (!failure) return null;

  const { order, savedCount, message } = failure;
  const retryButton = (
    <Button color="inherit" size="small" onClick={() => onRetry(order)}>
      Retry
    </Button>
  );
  return (
    <Alert severity="error" action={retryButton}>
      The order was not saved: {message.replace(/\.$/, '')}. {formatSavedCount(savedCount, order.ids.length)} The grid
      shows what is saved.
    </Alert>
  );
}

function formatSavedCount(savedCount: number, total: number): string {
  if (savedCount === 0) return 'No image has its new place.';
  return savedCount === 1
    ? `Of ${total} images, only the first has its new place.`
    : `Of ${total} images, the first ${savedCount} have their new place.`;
}

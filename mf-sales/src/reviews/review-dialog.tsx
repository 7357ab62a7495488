import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { imageUrl } from '@lumora/shared-contract/images';
import type { ReviewRow } from '@lumora/shared-contract/reviews';
import { shopTime } from '@lumora/shared-ui';
import { approval, hiding, type ReviewChange } from './reviews-api.ts';
import { stateLabels } from './review-columns.tsx';

interface ReviewDialogProps {
  review: ReviewRow;
  canUpdate: boolean;
  canDelete: boolean;
  onChange: (change: ReviewChange) => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Shows the full text of a review with its actions. */
export function ReviewDialog({ review, canUpdate, canDelete, onChange, onDelete, onClose }: ReviewDialogProps) {
  const id = useId();
  const { name, product_name, rating, comment, photo, state, created_at } = review;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{`Review by ${name}`}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">
          {product_name} · {rating} of 5 stars · {stateLabels[state]} · {shopTime(created_at)}
        </Typography>
        <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{comment}</Typography>
        {photo && (
          <Photo src={imageUrl(photo.hash, 640, 'jpg')} width={photo.width} height={photo.height} alt={photo.alt} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {canDelete && <Button onClick={onDelete}>Delete</Button>}
        {canUpdate && state !== 'hidden' && <Button onClick={() => onChange(hiding)}>{hiding.label}</Button>}
        {canUpdate && state !== 'approved' && (
          <Button variant="contained" onClick={() => onChange(approval)}>
            {approval.label}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const Photo = styled('img')({
  display: 'block',
  width: 'auto',
  maxWidth: '100%',
  height: 'auto',
  maxHeight: 480,
  marginTop: 16,
  borderRadius: 8,
});

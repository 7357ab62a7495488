import { Link } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import CloseRounded from '@mui/icons-material/CloseRounded';
import type { Product } from '@lumora/shared-contract/catalog';

interface ProductCreatedAlertProps {
  product: Product;
  onClose: () => void;
}

/** Links to a product that was just created, which may be on another page of the list. */
export function ProductCreatedAlert({ product: { id, name }, onClose }: ProductCreatedAlertProps) {
  return (
    <Alert
      severity="success"
      role="status"
      sx={{ overflowWrap: 'anywhere' }}
      action={
        <>
          <Button size="small" color="inherit" component={Link} to={`${id}/edit`} aria-label={`Edit ${name}`}>
            Edit
          </Button>
          <IconButton size="small" color="inherit" aria-label="Dismiss" onClick={onClose}>
            <CloseRounded fontSize="small" />
          </IconButton>
        </>
      }
    >
      “{name}” is in the catalogue, not active yet.
    </Alert>
  );
}

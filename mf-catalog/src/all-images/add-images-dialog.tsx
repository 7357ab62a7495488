import { useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { SearchFilterField } from '@lumora/shared-ui/data-table';
import { searchProducts } from '../choices/product-choices.ts';
import { mediaTab } from './image-columns.tsx';

const productField = { label: 'Product', value: '', chosenLabel: undefined, allLabel: 'Search products' };

/** Finds a product and goes to the tab where it gets images. */
export function AddImagesDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="add-images">
      <DialogTitle id="add-images">Add images to a product</DialogTitle>
      <DialogContent>
        <SearchFilterField
          id="product-of-images"
          filter={{ ...productField, search: searchProducts, onChange: (id) => void navigate(mediaTab(id)) }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}

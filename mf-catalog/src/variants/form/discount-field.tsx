import { useId } from 'react';
import { useFormikContext } from 'formik';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { discountPercent } from '@lumora/shared-contract/catalog';

interface Prices {
  show_price: number | '';
  selling_price: number | '';
}

/** Shows the discount that results from the prices of the form. */
export function DiscountField() {
  const id = useId();
  const { show_price, selling_price } = useFormikContext<Prices>().values;

  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>Discount %</InputLabel>
      <OutlinedInput
        id={id}
        value={discountPercent(show_price || 0, selling_price || 0)}
        readOnly
        size="small"
        slotProps={{ input: { tabIndex: -1 } }}
        sx={{ bgcolor: 'action.hover' }}
      />
    </FormControl>
  );
}

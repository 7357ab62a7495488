import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

/** Shows the slug of the product URL, which the server generates from the name. */
export function SlugField({ slug }: { slug: string }) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>Slug</InputLabel>
      <OutlinedInput id={id} value={slug} readOnly size="small" aria-describedby={`${id}-help`} sx={readOnlyStyles} />
      <FormHelperText id={`${id}-help`}>
        Made from the name. It stays once the product has been active, so that links keep working.
      </FormHelperText>
    </FormControl>
  );
}

/** Without the border of a field that can be edited, unless it is focused. */
const readOnlyStyles = {
  bgcolor: 'action.hover',
  '&&:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': { borderColor: 'divider' },
};

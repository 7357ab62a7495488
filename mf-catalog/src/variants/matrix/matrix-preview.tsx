import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { maxMatrixVariants, matrixSize, type Variant } from '@lumora/shared-contract/catalog';
import { useFormField } from '@lumora/shared-ui/form';
import type { MatrixChoice } from './matrix-picker.tsx';
import { formatMatrix } from '../form/variant-form-values.ts';

/** Shows the number of combinations of the selected values; `variants` are the existing variants of the product. */
export function MatrixPreview({ variants }: { variants: readonly Variant[] }) {
  const { value: choices, error } = useFormField<MatrixChoice[]>('attributes');
  const isTooLarge = choices.length > 0 && matrixSize(choices) > maxMatrixVariants;
  const validationError = isTooLarge ? `At most ${maxMatrixVariants} variants in one step.` : error;

  return (
    <Box sx={stickyStyles}>
      <Typography role="status" sx={{ fontWeight: 500 }}>
        {formatMatrix(choices, variants) ?? 'Choose the values to combine.'}
      </Typography>
      <FormHelperText error={validationError !== undefined} role="alert" sx={{ m: 0 }}>
        {validationError ?? ' '}
      </FormHelperText>
    </Box>
  );
}

const stickyStyles = {
  position: 'sticky',
  // covers the padding of the dialog, where scrolled values would be visible
  bottom: -24,
  mb: -3,
  pb: 1,
  zIndex: 1,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.raised',
  // on a low screen it would cover the focused field
  '@media (max-height: 500px)': { position: 'static' },
};

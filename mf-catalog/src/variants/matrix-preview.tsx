import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { maxMatrixVariants, matrixSize, type Variant } from '@lumora/shared-contract';
import { useFormField } from '@lumora/shared-ui/form';
import type { MatrixChoice } from './matrix-picker.tsx';
import { formatMatrix } from './variant-form-values.ts';

/** How many combinations the chosen values come to; `variants` are those that the product has already. */
export function MatrixPreview({ variants }: { variants: readonly Variant[] }) {
  const { value: choices, error } = useFormField<MatrixChoice[]>('attributes');
  const isTooLarge = choices.length > 0 && matrixSize(choices) > maxMatrixVariants;
  const refusal = isTooLarge ? `At most ${maxMatrixVariants} variants in one step.` : error;

  return (
    <Box sx={inSight}>
      <Typography role="status" sx={{ fontWeight: 500 }}>
        {formatMatrix(choices, variants) ?? 'Choose the values to combine.'}
      </Typography>
      <FormHelperText error={refusal !== undefined} role="alert" sx={{ m: 0 }}>
        {refusal ?? ' '}
      </FormHelperText>
    </Box>
  );
}

const inSight = {
  position: 'sticky',
  // over the padding of the dialog too, where values would show beneath it
  bottom: -24,
  mb: -3,
  pb: 1,
  zIndex: 1,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.raised',
};

import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { variantMatrixInput, type Variant, type VariantMatrixInput } from '@lumora/shared-contract';
import { CheckboxField, FormDialog, NumberField } from '@lumora/shared-ui/form';
import { MatrixPicker, type MatrixChoice } from './matrix-picker.tsx';
import { MatrixPreview } from './matrix-preview.tsx';
import { valuesOf } from './variant-form-values.ts';
import { generateVariants } from './variants-api.ts';

interface MatrixDialogProps {
  productId: number;
  /** those that the product has already */
  variants: readonly Variant[];
  onClose: () => void;
}

/** Makes a variant for every combination of the chosen values, with the same prices and stock. */
export function MatrixDialog({ productId, variants, onClose }: MatrixDialogProps) {
  const queryClient = useQueryClient();

  return (
    <FormDialog<ReturnType<typeof matrixValues>, VariantMatrixInput>
      title="Generate matrix"
      action="Create variants"
      fallback="Create failed"
      schema={variantMatrixInput}
      initialValues={matrixValues(productId)}
      onSave={async (input, _values, sending) => {
        const { data, message } = await generateVariants(queryClient, input, sending);
        return data.existing > 0 ? `${message}, ${data.existing} existed already` : message;
      }}
      onClose={onClose}
    >
      <Box sx={amounts}>
        <NumberField name="purchase_price" label="Purchase price" step={0.01} />
        <NumberField name="show_price" label="Show price" step={0.01} />
        <NumberField name="selling_price" label="Selling price" step={0.01} help="Shoppers see no variant without it" />
        <NumberField name="stock" label="Stock" help="Of each variant" />
      </Box>
      <CheckboxField name="is_active" label="Active" />
      <MatrixPicker />
      <MatrixPreview variants={variants} />
    </FormDialog>
  );
}

function matrixValues(productId: number) {
  const { product_id, purchase_price, show_price, selling_price, stock, is_active } = valuesOf(productId, null);
  const attributes: MatrixChoice[] = [];
  return { product_id, purchase_price, show_price, selling_price, stock, is_active, attributes };
}

const amounts = { display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', columnGap: 2 };

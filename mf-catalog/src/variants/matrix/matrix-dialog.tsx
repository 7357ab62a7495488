import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { variantMatrixInput, type Variant, type VariantMatrixInput } from '@lumora/shared-contract/catalog';
import { CheckboxField, FormDialog, NumberField } from '@lumora/shared-ui/form';
import { MatrixPicker, type MatrixChoice } from './matrix-picker.tsx';
import { MatrixPreview } from './matrix-preview.tsx';
import { toVariantFormValues } from '../form/variant-form-values.ts';
import { generateVariants } from '../variants-api.ts';

interface MatrixDialogProps {
  productId: number;
  /** existing variants of the product */
  variants: readonly Variant[];
  onClose: () => void;
}

/** Creates a variant for every combination of the selected values, with the same prices and stock. */
export function MatrixDialog({ productId, variants, onClose }: MatrixDialogProps) {
  const queryClient = useQueryClient();

  return (
    <FormDialog<ReturnType<typeof initialMatrixValues>, VariantMatrixInput>
      title="Generate matrix"
      action="Create variants"
      fallback="Create failed"
      schema={variantMatrixInput}
      initialValues={initialMatrixValues(productId)}
      onSave={async (input, _values, options) => {
        const { data, message } = await generateVariants(queryClient, input, options);
        return data.existing > 0 ? `${message}, ${data.existing} existed already` : message;
      }}
      onClose={onClose}
    >
      <Box sx={amountStyles}>
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

function initialMatrixValues(productId: number) {
  const { product_id, purchase_price, show_price, selling_price, stock, is_active } = toVariantFormValues(
    productId,
    null,
  );
  const attributes: MatrixChoice[] = [];
  return { product_id, purchase_price, show_price, selling_price, stock, is_active, attributes };
}

const amountStyles = { display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 2.5 };

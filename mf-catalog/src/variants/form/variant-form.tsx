import { useImperativeHandle, useState, type Ref, type SubmitEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { FormikProvider, useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { variantForm, type Variant, type VariantInput } from '@lumora/shared-contract/catalog';
import { confirmDiscard } from '@lumora/shared-ui';
import {
  CheckboxField,
  FormNotice,
  NumberField,
  SaveButton,
  useFocusOnError,
  useLeaveGuard,
  useSaving,
} from '@lumora/shared-ui/form';
import { AttributePicker } from './attribute-picker.tsx';
import { DiscountField } from './discount-field.tsx';
import { VariantPicturesField } from './variant-pictures-field.tsx';
import { toVariantFormData, toVariantFormValues, type VariantFormValues } from './variant-form-values.ts';
import { readVariant, saveVariant } from '../variants-api.ts';

interface VariantFormProps {
  productId: number;
  /** the variant to edit, null to add one */
  variant: Variant | null;
  onSaved: (variant: Variant) => void;
  onClose: () => void;
  ref: Ref<VariantFormHandle>;
}

export interface VariantFormHandle {
  /** Asks for a confirmation if there are unsaved values; resolves to whether they may be discarded. */
  confirmLeave: () => Promise<boolean>;
}

/** Adds or edits a variant. */
export function VariantForm({ productId, variant, onSaved, onClose, ref }: VariantFormProps) {
  const queryClient = useQueryClient();
  const [stored, setStored] = useState(variant);
  const labels = variant ? editLabels : addLabels;
  const { formik, notice, submit, reload, leave } = useSaving<VariantFormValues, VariantInput>({
    schema: variantForm,
    initialValues: toVariantFormValues(productId, variant),
    fallback: labels.fallback,
    onClose,
    async onSave(input, { variant_images }, options) {
      const { data, message } = await saveVariant(
        queryClient,
        variant?.id,
        toVariantFormData(input, variant_images),
        options,
      );
      onSaved(data);
      return message;
    },
    ...(variant && { onReload: () => reloadVariant(variant) }),
  });
  const form = useFocusOnError(formik);
  useLeaveGuard(formik.dirty);
  useImperativeHandle(ref, () => ({ confirmLeave: async () => !formik.dirty || confirmDiscard() }), [formik.dirty]);

  async function reloadVariant(edited: Variant) {
    const current = await readVariant(queryClient, edited);
    setStored(current);
    return toVariantFormValues(productId, current);
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <FormikProvider value={formik}>
      <Card component="form" ref={form} aria-label={labels.title} noValidate onSubmit={handleSubmit}>
        <Box sx={{ p: { xs: 2, sm: 3 }, pb: 0, display: 'grid', gap: 2.5 }}>
          <Typography variant="h2">{labels.title}</Typography>
          <AmountFields />
          <AttributePicker />
          <VariantPicturesField productId={productId} stored={stored} />
        </Box>
        <FormNotice notice={notice} onReload={() => void reload()} />
        <Box sx={buttonStyles}>
          {variant && <Button onClick={() => void leave()}>Cancel</Button>}
          <SaveButton label={labels.action} savingLabel={labels.saving} isSaving={formik.isSubmitting} />
        </Box>
      </Card>
    </FormikProvider>
  );
}

function AmountFields() {
  const { show_price, selling_price } = useFormikContext<VariantFormValues>().values;
  const isAboveShowPrice = Number(show_price) > 0 && Number(selling_price) > Number(show_price);

  return (
    <Box sx={amountStyles}>
      <NumberField name="purchase_price" label="Purchase price" step={0.01} />
      <NumberField name="show_price" label="Show price" step={0.01} />
      <Box sx={warningStyles}>
        <NumberField
          name="selling_price"
          label="Selling price"
          step={0.01}
          {...(isAboveShowPrice && { help: 'Above the show price, so shoppers see no discount.' })}
        />
      </Box>
      <DiscountField />
      <NumberField name="stock" label="Stock" />
      <Box sx={{ alignSelf: 'end' }}>
        <CheckboxField name="is_active" label="Active" />
      </Box>
    </Box>
  );
}

const addLabels = { title: 'Add Variant', action: 'Create Variant', saving: 'Creating…', fallback: 'Create failed' };
const editLabels = { title: 'Edit Variant', action: 'Update Variant', saving: 'Updating…', fallback: 'Update failed' };

const amountStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(144px, 45%), 1fr))',
  gap: 2.5,
};
/** The help of the field is a warning. */
const warningStyles = { '& .MuiFormHelperText-root:not(.Mui-error)': { color: 'warning.main' } };
const buttonStyles = {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 1,
  px: { xs: 2, sm: 3 },
  pb: { xs: 2, sm: 3 },
};

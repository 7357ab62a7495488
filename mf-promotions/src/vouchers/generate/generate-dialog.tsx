import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { voucherBatchInput, type VoucherBatch, type VoucherBatchInput } from '@lumora/shared-contract/promotions';
import { invalidate } from '@lumora/shared-ui/api';
import { FormDialog, NumberField, TextField, type SaveOptions } from '@lumora/shared-ui/form';
import { RuleFields } from '../rule-fields.tsx';
import { withoutHiddenFields, ruleValues } from '../voucher-values.ts';
import { vouchersApi } from '../vouchers-api.ts';

interface GenerateDialogProps {
  onCreated: (batch: VoucherBatch) => void;
  onClose: () => void;
}

/** Generates many voucher codes with the same rule. */
export function GenerateDialog({ onCreated, onClose }: GenerateDialogProps) {
  const queryClient = useQueryClient();

  async function save(input: VoucherBatchInput, _values: object, options: SaveOptions) {
    try {
      const { data, message } = await vouchersApi.call<VoucherBatch>('generate', withoutHiddenFields(input), options);
      onCreated(data);
      return message;
    } finally {
      void invalidate(queryClient, vouchersApi.changedKeys);
    }
  }

  return (
    <FormDialog<typeof firstValues, VoucherBatchInput>
      title="Generate codes"
      action="Generate"
      fallback="Create failed"
      schema={voucherBatchInput}
      initialValues={firstValues}
      onSave={save}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 }}>
        <TextField name="prefix" label="Prefix" help="Such as DIWALI. May be empty." autoFocus />
        <NumberField name="count" label="Number of codes" help="Each is good for one order." />
      </Box>
      <RuleFields saved={null} isSingleUse />
    </FormDialog>
  );
}

const firstValues = { prefix: '', count: 100, ...ruleValues(null) };

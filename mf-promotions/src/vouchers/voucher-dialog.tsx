import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { voucherInput, type Voucher, type VoucherInput } from '@lumora/shared-contract';
import { FormDialog, TextField } from '@lumora/shared-ui/form';
import { PreviewLayout } from '../promotion-form/preview-layout.tsx';
import { RuleFields } from './rule-fields.tsx';
import { withoutHiddenFields, ruleValues } from './voucher-values.ts';
import { VoucherPreview } from './voucher-preview.tsx';
import { vouchersApi } from './vouchers-api.ts';

interface VoucherDialogProps {
  /** null to create one */
  voucher: Voucher | null;
  onClose: () => void;
}

export function VoucherDialog({ voucher, onClose }: VoucherDialogProps) {
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(voucher);

  async function reload({ id }: Voucher) {
    const current = await vouchersApi.read(id);
    setSaved(current);
    return toValues(current);
  }

  return (
    <FormDialog<ReturnType<typeof toValues>, VoucherInput>
      title={voucher ? `Edit voucher ${voucher.code}` : 'Create voucher'}
      maxWidth="lg"
      action={voucher ? 'Save changes' : 'Create'}
      fallback={voucher ? 'Update failed' : 'Create failed'}
      schema={voucherInput}
      initialValues={toValues(voucher)}
      onSave={(input, _values, sending) =>
        vouchersApi.save(queryClient, voucher?.id, withoutHiddenFields(input), sending)
      }
      {...(voucher && { onReload: () => reload(voucher) })}
      onClose={onClose}
    >
      <PreviewLayout preview={<VoucherPreview />}>
        <TextField
          name="code"
          label="Code"
          help="Letters, digits and hyphens. Shoppers may type it in any case."
          autoFocus
        />
        <RuleFields saved={saved} />
      </PreviewLayout>
    </FormDialog>
  );
}

function toValues(voucher: Voucher | null) {
  return { code: voucher?.code ?? '', ...ruleValues(voucher), updated_at: voucher?.updated_at };
}

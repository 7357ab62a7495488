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
    return toVoucherValues(current);
  }

  return (
    <FormDialog<ReturnType<typeof toVoucherValues>, VoucherInput>
      title={voucher ? `Edit voucher ${voucher.code}` : 'Create voucher'}
      maxWidth="lg"
      action={voucher ? 'Save changes' : 'Create'}
      fallback={voucher ? 'Update failed' : 'Create failed'}
      schema={voucherInput}
      initialValues={toVoucherValues(voucher)}
      onSave={(input, _values, options) =>
        vouchersApi.save(queryClient, voucher?.id, withoutHiddenFields(input), options)
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

function toVoucherValues(voucher: Voucher | null) {
  return { code: voucher?.code ?? '', ...ruleValues(voucher), updated_at: voucher?.updated_at };
}

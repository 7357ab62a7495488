import { voucherInput, type Voucher } from '@lumora/shared-contract/promotions';
import { RowDialog, TextField } from '@lumora/shared-ui/form';
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
  return (
    <RowDialog
      row={voucher}
      onClose={onClose}
      resource={vouchersApi}
      noun={voucher ? `voucher ${voucher.code}` : 'voucher'}
      maxWidth="lg"
      schema={voucherInput}
      toValues={toValues}
      toBody={withoutHiddenFields}
    >
      {(saved) => (
        <PreviewLayout preview={<VoucherPreview />}>
          <TextField
            name="code"
            label="Code"
            help="Letters, digits and hyphens. Shoppers may type it in any case."
            autoFocus
          />
          <RuleFields saved={saved} />
        </PreviewLayout>
      )}
    </RowDialog>
  );
}

function toValues(voucher: Voucher | null) {
  return { code: voucher?.code ?? '', ...ruleValues(voucher), updated_at: voucher?.updated_at };
}

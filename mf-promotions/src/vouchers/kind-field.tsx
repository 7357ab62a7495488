import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { voucherKinds, type VoucherKind } from '@lumora/shared-contract/promotions';
import { touchScreen } from '@lumora/shared-ui';
import { ConflictChoice, useFormField } from '@lumora/shared-ui/form';
import type { RuleValues } from './voucher-values.ts';

/** Selects whether the discount is a percentage or an amount in rupees. */
export function KindField() {
  const { value, input, conflict, isBusy, setValue } = useFormField<VoucherKind>('kind');
  const { errors, setFieldValue } = useFormikContext<RuleValues>();

  function choose(kind: VoucherKind) {
    setValue(kind);
    // its field disappears: a wrong value would prevent the save without a message
    if (errors.max_discount !== undefined) void setFieldValue('max_discount', '');
  }

  return (
    <Choices disabled={isBusy}>
      <legend>Takes off</legend>
      <div>
        {voucherKinds.map((kind) => (
          <label key={kind}>
            <input type="radio" name={input.name} value={kind} checked={value === kind} onChange={() => choose(kind)} />
            {kindLabels[kind]}
          </label>
        ))}
      </div>
      <ConflictChoice
        conflict={conflict}
        label="Takes off"
        name={input.name}
        formatValue={(kind) => kindLabels[kind]}
      />
    </Choices>
  );
}

const kindLabels: Record<VoucherKind, string> = { percent: 'A percentage', fixed: 'A sum in ₹' };

const Choices = styled('fieldset')(({ theme: { vars } }) => ({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBlockEnd: 6, fontSize: '0.8125rem', fontWeight: 500 },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '4px 24px' },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 36, cursor: 'pointer' },
  '& input': { inlineSize: 18, blockSize: 18, margin: 0, accentColor: vars.palette.primary.main },
  '& input:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
  [`@media ${touchScreen}`]: { '& label': { minBlockSize: 44 } },
}));

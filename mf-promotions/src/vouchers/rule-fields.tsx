import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import type { Voucher } from '@lumora/shared-contract';
import { NumberField } from '@lumora/shared-ui/form';
import { ScheduleFields } from '../schedule/schedule-fields.tsx';
import { KindField } from './kind-field.tsx';
import { ScopeFields } from './scope-fields.tsx';
import type { RuleValues } from './voucher-values.ts';

interface RuleFieldsProps {
  /** names what is in the scope; null for a new one */
  saved: Voucher | null;
  /** a code that is good for one order has its limit already */
  isSingleUse?: boolean;
}

/** What is taken off, from when, for whom and for what: every field of `ruleValues`. */
export function RuleFields({ saved, isSingleUse = false }: RuleFieldsProps) {
  const { kind } = useFormikContext<RuleValues>().values;
  const isPercent = kind === 'percent';

  return (
    <>
      <KindField />
      <Box sx={pairs}>
        <NumberField name="amount" label={isPercent ? 'Percent' : 'Amount in ₹'} step={0.01} />
        {isPercent && <NumberField name="max_discount" label="At most, in ₹" step={0.01} help="Empty: no cap." />}
        <NumberField name="min_order" label="From an order of, in ₹" step={0.01} help="0: any order." />
        {!isSingleUse && (
          <>
            <NumberField name="usage_limit" label="Orders in all" help="Empty: no limit." />
            <NumberField
              name="per_customer_limit"
              label="Orders per customer"
              help="By phone number. Empty: no limit."
            />
          </>
        )}
      </Box>
      <ScopeFields saved={saved} />
      <ScheduleFields />
    </>
  );
}

const pairs = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  columnGap: 2,
  rowGap: 1.5,
  alignItems: 'start',
};

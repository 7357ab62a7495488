import { useFormikContext } from 'formik';
import type { Voucher } from '@lumora/shared-contract/promotions';
import { NumberField } from '@lumora/shared-ui/form';
import { FieldRow } from '../fields/field-row.ts';
import { ScheduleFields } from '../schedule/schedule-fields.tsx';
import { KindField } from './kind-field.tsx';
import { ScopeFields } from './scope-fields.tsx';
import type { RuleValues } from './voucher-values.ts';

interface RuleFieldsProps {
  /** saved voucher with the titles of its scope; null for a new one */
  saved: Voucher | null;
  /** hides the usage limits: each code is valid for one order */
  isSingleUse?: boolean;
}

/** Edits the rule of a voucher: every field of `ruleValues`. */
export function RuleFields({ saved, isSingleUse = false }: RuleFieldsProps) {
  const { kind } = useFormikContext<RuleValues>().values;
  const isPercent = kind === 'percent';

  return (
    <>
      <KindField />
      <FieldRow>
        <NumberField name="amount" label={isPercent ? 'Amount in %' : 'Amount in ₹'} step={0.01} />
        {isPercent && (
          <NumberField name="max_discount" label="Maximum discount in ₹" step={0.01} help="Empty: no cap." />
        )}
        <NumberField name="min_order" label="Minimum order in ₹" step={0.01} help="0: any order." />
        {!isSingleUse && (
          <>
            <NumberField name="usage_limit" label="Usage limit" help="Orders in all. Empty: no limit." />
            <NumberField
              name="per_customer_limit"
              label="Limit per customer"
              help="Orders by phone number. Empty: no limit."
            />
          </>
        )}
      </FieldRow>
      <ScopeFields saved={saved} />
      <ScheduleFields />
    </>
  );
}

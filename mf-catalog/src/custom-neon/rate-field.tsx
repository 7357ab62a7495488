import { useState } from 'react';
import { flushSync } from 'react-dom';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { designRateNames, type DesignRules } from '@lumora/shared-contract/designs';
import { formatNumber, rupees } from '@lumora/shared-contract/format';
import { FieldFrame, useFormField } from '@lumora/shared-ui/form';

interface RateFieldProps {
  part: keyof DesignRules;
  /** unit of the rate, such as “per metre” */
  unit: string;
  help?: string;
}

/** Edits one rate in rupees; the value of an empty field is ''. Without the focus its digits are grouped. */
export function RateField({ part, unit, help }: RateFieldProps) {
  const field = useFormField<number | ''>(part);
  const [isFocused, setFocused] = useState(false);

  return (
    <FieldFrame
      field={field}
      label={designRateNames[part]}
      help={help}
      formatValue={(value) => (value === '' ? 'nothing' : rupees(value))}
    >
      <OutlinedInput
        {...field.input}
        value={isFocused ? field.value : groupDigits(field.value)}
        onChange={field.onChange}
        onFocus={({ target }) => {
          // at once, because the change of the value would end the selection that Tab has made
          flushSync(() => setFocused(true));
          target.select();
        }}
        onBlur={(event) => {
          setFocused(false);
          field.input.onBlur(event);
        }}
        // an input of numbers cannot show separators
        type={isFocused ? 'number' : 'text'}
        size="small"
        autoComplete="off"
        startAdornment={<InputAdornment position="start">₹</InputAdornment>}
        endAdornment={<InputAdornment position="end">{unit}</InputAdornment>}
        // The wheel of the mouse must scroll the page, not change the number.
        onWheel={({ target }) => target instanceof HTMLElement && target.blur()}
        slotProps={{ input: { inputMode: 'decimal', step: 0.01, min: 0 } }}
      />
    </FieldFrame>
  );
}

/** Groups the digits before the decimal point. */
function groupDigits(amount: number | ''): string {
  return String(amount).replace(/^\d+/, (whole) => formatNumber(Number(whole)));
}

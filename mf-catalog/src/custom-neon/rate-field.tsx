import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { designRateNames, type DesignRules } from '@lumora/shared-contract';
import { rupees } from '@lumora/shared-ui';
import { FieldFrame, useFormField } from '@lumora/shared-ui/form';

interface RateFieldProps {
  part: keyof DesignRules;
  /** what it is counted by, such as “a metre” */
  unit: string;
  help?: string;
}

/** Rupees for one part of a sign; its value is '' while it is empty. */
export function RateField({ part, unit, help }: RateFieldProps) {
  const field = useFormField<number | ''>(part);

  return (
    <FieldFrame
      field={field}
      label={designRateNames[part]}
      help={help}
      formatValue={(value) => (value === '' ? 'nothing' : rupees(value))}
    >
      <OutlinedInput
        {...field.input}
        value={field.value}
        onChange={field.onChange}
        type="number"
        size="small"
        autoComplete="off"
        startAdornment={<InputAdornment position="start">₹</InputAdornment>}
        endAdornment={<InputAdornment position="end">{unit}</InputAdornment>}
        // Scrolling past must not change the number.
        onWheel={({ target }) => target instanceof HTMLElement && target.blur()}
        slotProps={{ input: { inputMode: 'decimal', step: 0.01, min: 0 } }}
      />
    </FieldFrame>
  );
}

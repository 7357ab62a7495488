import { styled } from '@mui/material/styles';
import { NativeSelect } from './native-select.ts';

interface SelectFilterProps {
  label: string;
  /** of the option that is chosen; empty for all */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** what stands while nothing is chosen, such as “All categories” */
  allLabel: string;
}

/** Narrows a table by one of some options. */
export function SelectFilter({ label, value, options, onChange, allLabel }: SelectFilterProps) {
  return (
    <Filter
      aria-label={label}
      title={label}
      value={value}
      data-chosen={value !== ''}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{allLabel}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Filter>
  );
}

const Filter = styled(NativeSelect)(({ theme: { vars } }) => ({
  flexShrink: 0,
  maxWidth: 190,
  '&[data-chosen="true"]': { borderColor: vars.palette.primary.main, fontWeight: 500 },
}));

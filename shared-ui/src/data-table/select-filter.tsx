import * as styles from './table-parts.module.css';

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
    <select
      className={styles['filter']}
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
    </select>
  );
}

import * as styles from './table-parts.module.css';

interface SelectFilterProps {
  /** accessible name */
  label: string;
  /** value of the selected option; '' for all */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** label of the option that selects all, such as “All categories” */
  allLabel: string;
}

/** Renders a filter of a table: a native select with an option for all. */
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

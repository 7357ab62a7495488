interface PageCheckboxProps {
  isSelected: boolean;
  isIndeterminate: boolean;
  onChange: (isSelected: boolean) => void;
  tabIndex?: number;
}

/** Renders the checkbox that selects all rows of the page. */
export function PageCheckbox({ isSelected, isIndeterminate, onChange, tabIndex }: PageCheckboxProps) {
  return (
    <label>
      <input
        type="checkbox"
        aria-label="Select all rows of this page"
        tabIndex={tabIndex}
        checked={isSelected}
        ref={(checkbox) => {
          if (checkbox) checkbox.indeterminate = isIndeterminate;
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}

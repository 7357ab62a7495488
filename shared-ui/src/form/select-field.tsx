import { useState } from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { choicesPaper } from './choices-paper.ts';
import { FieldFrame } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

export interface SelectOption {
  value: number;
  label: string;
  /** shown, but not to be chosen */
  isDisabled?: boolean;
}

export interface SelectFieldProps {
  name: string;
  label: string;
  help?: string;
  /** in any order; undefined while they are loaded */
  options: SelectOption[] | undefined;
  /** said when there is nothing to choose from */
  emptyText: string;
  autoFocus?: boolean;
  /** nothing can be chosen yet */
  isDisabled?: boolean;
  /** what is wrong, where the form's schema does not say it */
  error?: string | undefined;
  /** told what is chosen, after the field has it */
  onChosen?: (value: number | '') => void;
}

/** A choice from a searchable list, sorted by label; its value is '' while nothing is chosen. */
export function SelectField({
  name,
  label,
  help,
  options,
  emptyText,
  autoFocus = false,
  isDisabled = false,
  error,
  onChosen,
}: SelectFieldProps) {
  const formField = useFormField<number | ''>(name);
  const field = { ...formField, error: error ?? formField.error };
  const [isOpen, setOpen] = useState(false);
  const sorted = options?.toSorted((a, b) => byLabel.compare(a.label, b.label)) ?? [];
  const labelOf = (value: number | '') => sorted.find((option) => option.value === value)?.label ?? '';

  return (
    <FieldFrame field={field} label={label} help={help} formatValue={labelOf}>
      <Autocomplete
        id={field.id}
        options={sorted}
        getOptionKey={({ value }) => value}
        value={sorted.find(({ value }) => value === field.value) ?? null}
        getOptionDisabled={(option) => option.isDisabled ?? false}
        onChange={(_event, chosen) => {
          field.setValue(chosen?.value ?? '');
          onChosen?.(chosen?.value ?? '');
        }}
        filterOptions={firstMatches}
        loading={options === undefined}
        noOptionsText={sorted.length === 0 ? emptyText : 'No matches'}
        autoHighlight
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        // Enter takes a choice; while the list shows none, it must not send the form in its place.
        onKeyDown={(event) => isOpen && event.key === 'Enter' && event.preventDefault()}
        slotProps={{ paper: choicesPaper }}
        readOnly={field.isBusy}
        disabled={isDisabled}
        size="small"
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            {...field.input}
            slotProps={{ input: slotProps.htmlInput }}
            autoFocus={autoFocus}
            size="small"
            fullWidth
          />
        )}
      />
    </FieldFrame>
  );
}

const byLabel = new Intl.Collator('en-IN', { numeric: true });

/** More than these are not looked through by eye; typing narrows them. */
const firstMatches = createFilterOptions<SelectOption>({ limit: 100 });

import { useState } from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import { compareTexts } from '@lumora/shared-contract/format';
import { useIsSlow } from '../../loadable/use-is-slow.ts';
import { choicesPaper } from './choices-paper.ts';
import { FieldFrame } from './field-frame.tsx';
import { useFormField } from '../state/use-form-field.ts';

/** One choice of a `SelectField`; `value` is an id. */
export interface SelectOption {
  value: number;
  label: string;
  /** true if it is shown but cannot be chosen */
  isDisabled?: boolean;
}

/** Props of a `SelectField`; `name` is the formik field. */
export interface SelectFieldProps {
  name: string;
  label: string;
  help?: string;
  /** in any order; undefined while they load */
  options: SelectOption[] | undefined;
  /** shown if there are no options */
  emptyText: string;
  /** shown while nothing is chosen */
  placeholder?: string | undefined;
  autoFocus?: boolean;
  /** true while nothing can be chosen; defaults to false */
  isDisabled?: boolean;
  /** an error that the schema of the form does not report; replaces the field's own */
  error?: string | undefined;
  /** called with the chosen value after the field has changed */
  onChosen?: (value: number | '') => void;
}

/** Renders a searchable select bound to a number formik field, with options sorted by label. The value is '' while nothing is chosen. */
export function SelectField({
  name,
  label,
  help,
  options,
  emptyText,
  placeholder,
  autoFocus = false,
  isDisabled = false,
  error,
  onChosen,
}: SelectFieldProps) {
  const formField = useFormField<number | ''>(name);
  const field = { ...formField, error: error ?? formField.error };
  const [isOpen, setOpen] = useState(false);
  // the chosen value has no label yet
  const isLabelPending = useIsSlow(options === undefined && field.value !== '');
  const sorted = options?.toSorted((a, b) => compareTexts(a.label, b.label)) ?? [];
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
        filterOptions={filterOptions}
        loading={options === undefined}
        noOptionsText={sorted.length === 0 ? emptyText : 'No matches'}
        autoHighlight
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        // Enter selects an option; with an open but empty list it must not submit the form
        onKeyDown={(event) => isOpen && event.key === 'Enter' && event.preventDefault()}
        slotProps={{ paper: choicesPaper }}
        readOnly={field.isBusy}
        disabled={isDisabled}
        size="small"
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            {...field.input}
            disabled={isDisabled}
            slotProps={{ input: { ...slotProps.htmlInput, 'aria-busy': isLabelPending } }}
            {...(isLabelPending && { startAdornment: <Skeleton variant="text" width="50%" sx={{ flex: 'none' }} /> })}
            autoFocus={autoFocus}
            placeholder={placeholder}
            size="small"
            fullWidth
          />
        )}
      />
    </FieldFrame>
  );
}

/** Renders at most 100 options; the user searches for others. */
const filterOptions = createFilterOptions<SelectOption>({ limit: 100 });

import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { choicesPaper, FieldFrame, useFormField } from '@lumora/shared-ui/form';

export interface Titled {
  id: number;
  title: string;
}

interface ScopeFieldProps {
  name: string;
  label: string;
  help: string;
  /** plural noun of the options, such as `categories` */
  plural: string;
  /** rows with their titles, at least those of the selection */
  titled: readonly Titled[];
  /** search results; undefined while they load */
  found: readonly Titled[] | undefined;
  isFailed: boolean;
  searchText: string;
  onSearch: (text: string) => void;
  onChoose?: (rows: Titled[]) => void;
}

/** Selects several rows of a long list by search; the value of the field is their ids. */
export function ScopeField({
  name,
  label,
  help,
  plural,
  titled,
  found,
  isFailed,
  searchText,
  onSearch,
  onChoose,
}: ScopeFieldProps) {
  const field = useFormField<number[]>(name);
  const titleOf = (id: number) => titled.find((row) => row.id === id)?.title ?? `No. ${id}`;

  return (
    <FieldFrame field={field} label={label} help={help} formatValue={(ids) => ids.map(titleOf).join(', ') || 'none'}>
      <Autocomplete
        multiple
        id={field.id}
        options={found ?? noOptions}
        // `found` is filtered already
        filterOptions={(options) => options}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        value={field.value.map((id) => ({ id, title: titleOf(id) }))}
        onChange={(_event, next) => {
          onChoose?.(next);
          field.setValue(next.map(({ id }) => id));
        }}
        inputValue={searchText}
        // a new array of values resets the text, which is still being typed
        onInputChange={(_event, text, reason) => reason !== 'reset' && onSearch(text)}
        loading={found === undefined && !isFailed}
        noOptionsText={isFailed ? `The ${plural} could not be loaded. Type again to retry.` : `No ${plural} found`}
        filterSelectedOptions
        readOnly={field.isBusy}
        size="small"
        slotProps={{ paper: choicesPaper }}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            {...field.input}
            slotProps={{ input: slotProps.htmlInput }}
            size="small"
            fullWidth
          />
        )}
      />
    </FieldFrame>
  );
}

const noOptions: readonly Titled[] = [];

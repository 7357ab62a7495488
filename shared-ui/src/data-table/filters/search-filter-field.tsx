import { useMemo, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useDebounced } from '../../debounce/use-debounced.ts';
import { choicesPaper } from '../../form/fields/choices-paper.ts';
import { filterText } from './filter-text.ts';
import type { FilterOption, SearchFilter } from './table-filter.ts';

/** Renders the field of a filter whose values are found by a search on the server. */
export function SearchFilterField({ id, filter }: { id: string; filter: SearchFilter }) {
  const { label, value, allLabel, search, onChange } = filter;
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), 250);
  const { data, isPending, isLoadingError } = useQuery({
    queryKey: ['search-filter', id, q],
    queryFn: ({ signal }) => search(q, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

  const chosenText = filterText(filter);
  // a new object would reset the text that is being typed
  const chosen = useMemo(() => (value === '' ? null : { value, label: chosenText }), [value, chosenText]);

  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <Autocomplete<FilterOption>
        id={id}
        options={data ?? noOptions}
        // the server has filtered the options
        filterOptions={(options) => options}
        getOptionKey={(option) => option.value}
        isOptionEqualToValue={(option, other) => option.value === other.value}
        value={chosen}
        onChange={(_event, option) => onChange(option?.value ?? '')}
        // the label of the chosen value is not a search
        onInputChange={(_event, next, reason) => setText(reason === 'input' ? next : '')}
        loading={isPending}
        noOptionsText={isLoadingError ? 'The search failed. Type again to retry.' : 'No matches'}
        size="small"
        slotProps={{ paper: choicesPaper }}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            slotProps={{ input: slotProps.htmlInput }}
            placeholder={allLabel}
            size="small"
            fullWidth
          />
        )}
      />
    </FormControl>
  );
}

const noOptions: readonly never[] = [];

import { useState } from 'react';
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
    queryKey: ['search-filter', label, q],
    queryFn: ({ signal }) => search(q, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <Autocomplete<FilterOption>
        id={id}
        options={data ?? noOptions}
        // the server has filtered the options
        filterOptions={(options) => options}
        getOptionKey={(option) => option.value}
        isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
        value={value === '' ? null : { value, label: filterText(filter) }}
        onChange={(_event, chosen) => onChange(chosen?.value ?? '')}
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

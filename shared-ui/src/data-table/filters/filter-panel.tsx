import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { SearchFilterField } from './search-filter-field.tsx';
import { filterText } from './filter-text.ts';
import type { ChoiceFilter, DayFilter, TableFilter, TableFilters } from './table-filter.ts';

interface FilterPanelProps {
  id: string;
  anchor: HTMLElement;
  filters: TableFilters;
  onClose: () => void;
}

/** Renders the fields of the filters below the Filters button. A choice applies at once. */
export function FilterPanel({ id, anchor, filters, onClose }: FilterPanelProps) {
  return (
    <Popover
      open
      id={id}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filters', sx: { mt: 0.5, width: 320 } } }}
    >
      <Stack sx={{ gap: 2, p: 2 }}>
        {filters.fields.map((filter, index) => (
          <Field key={filter.label} filter={filter} id={`${id}-${index}`} />
        ))}
        {filters.notice}
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </Stack>
    </Popover>
  );
}

function Field({ filter, id }: { filter: TableFilter; id: string }) {
  if ('isDay' in filter) return <DayField {...filter} />;
  if ('search' in filter) return <SearchFilterField filter={filter} id={id} />;
  return <ChoiceField filter={filter} id={id} />;
}

function DayField({ label, value, onChange }: DayFilter) {
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

function ChoiceField({ filter, id }: { filter: ChoiceFilter; id: string }) {
  const { label, value, options = [], allLabel, onChange } = filter;
  const isKnown = value === '' || options.some((option) => option.value === value);

  return (
    <FormControl fullWidth>
      <InputLabel id={id}>{label}</InputLabel>
      <Select
        labelId={id}
        value={value}
        displayEmpty
        onChange={({ target }) => onChange(target.value)}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
      >
        <MenuItem value="">{allLabel}</MenuItem>
        {!isKnown && <MenuItem value={value}>{filterText(filter)}</MenuItem>}
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

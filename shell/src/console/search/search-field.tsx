import type { KeyboardEvent } from 'react';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { smallScreen } from '../styles/frame-sizes.ts';

interface SearchFieldProps {
  text: string;
  /** id of the list of results; that of a result ends with its index */
  listId: string;
  /** index of the selected result, -1 without results */
  activeIndex: number;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Renders the combobox of the search dialog. */
export function SearchField({ text, listId, activeIndex, onChange, onKeyDown }: SearchFieldProps) {
  return (
    <Box sx={fieldStyles}>
      <SearchRounded sx={{ color: 'text.secondary' }} />
      <InputBase
        autoFocus
        fullWidth
        value={text}
        placeholder="Search anything…"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        slotProps={{
          input: {
            role: 'combobox',
            maxLength: 200,
            'aria-label': 'Search anything…',
            'aria-expanded': true,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined,
          },
        }}
      />
      <Box component="kbd" sx={keyStyles}>
        Esc
      </Box>
    </Box>
  );
}

const fieldStyles = { display: 'flex', alignItems: 'center', gap: 1.5, flex: 'none', height: 52, px: 2 };

const keyStyles = {
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px',
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '18px',
  color: 'text.secondary',
  [smallScreen]: { display: 'none' },
};

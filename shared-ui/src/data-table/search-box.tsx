import { useEffect, useEffectEvent, useState } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

interface SearchBoxProps {
  value: string;
  onSearch: (text: string) => void;
  /** how long typing must pause before `onSearch` hears of it */
  delayMs: number;
}

/** Shows what is typed at once, and tells of it after the pause. */
export function SearchBox({ value, onSearch, delayMs }: SearchBoxProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value;
  const tell = useEffectEvent(onSearch);

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      tell(typed);
      setTyped(undefined);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [typed, delayMs]);

  return (
    <TextField
      type="search"
      value={text}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
      placeholder="Search table…"
      sx={searchLook}
      slotProps={{
        htmlInput: { 'aria-label': 'Search table…', maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start" sx={{ mr: 0.75 }}>
              <SearchRounded fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text && (
            <IconButton aria-label="Clear search" onClick={() => setTyped('')} edge="end">
              <CloseRounded fontSize="small" />
            </IconButton>
          ),
        },
      }}
    />
  );
}

const searchLook = {
  flex: '1 1 144px',
  maxWidth: 320,
  '& ::-webkit-search-cancel-button': { display: 'none' },
  '& .MuiOutlinedInput-root:not(.Mui-focused, :hover) .MuiOutlinedInput-notchedOutline': { borderColor: 'divider' },
};

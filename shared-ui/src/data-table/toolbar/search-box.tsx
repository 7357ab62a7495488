import { useEffect, useEffectEvent, useState } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { touchScreen } from '../../theme/phone-screen.ts';

interface SearchBoxProps {
  /** the current search text of the table */
  value: string;
  onSearch: (text: string) => void;
  /** delay after the last key before `onSearch` is called, in ms */
  delayMs: number;
}

/** Renders the search input. Shows typed text at once and calls `onSearch` debounced. */
export function SearchBox({ value, onSearch, delayMs }: SearchBoxProps) {
  const [typed, setTyped] = useState<string>();
  const [reported, setReported] = useState<string>();
  const text = typed ?? value;
  const report = useEffectEvent(onSearch);

  // keeps the typed text until `value` equals it: a router updates later, and the user may type on meanwhile
  if (typed !== undefined && typed === reported && typed === value) {
    setTyped(undefined);
    setReported(undefined);
  }

  useEffect(() => {
    if (typed === undefined || typed === reported) return;
    const timer = setTimeout(() => {
      report(typed);
      setReported(typed);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [typed, reported, delayMs]);

  return (
    <SearchField>
      <SearchRounded fontSize="small" />
      <input
        type="search"
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
        placeholder="Search table…"
        aria-label="Search table…"
        maxLength={200}
      />
      {text && (
        <IconButton aria-label="Clear search" onClick={() => setTyped('')}>
          <CloseRounded fontSize="small" />
        </IconButton>
      )}
    </SearchField>
  );
}

/** A native input, because the code of MUI's would be part of the first load of every list. */
const SearchField = styled('div')(({ theme: { vars, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: '1 1 120px',
  minWidth: 0,
  height: 36,
  paddingInline: '10px 2px',
  border: `1px solid ${vars.palette.fieldLine}`,
  borderRadius: vars.shape.borderRadius,
  color: vars.palette.action.active,
  '&:hover': { borderColor: vars.palette.text.secondary },
  '&:focus-within': { borderColor: vars.palette.primary.main, outline: `1px solid ${vars.palette.primary.main}` },
  '& input': {
    flexGrow: 1,
    minWidth: 0,
    height: '100%',
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: vars.palette.text.primary,
    font: 'inherit',
    fontSize: '0.8125rem',
  },
  '& ::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
  '& ::-webkit-search-cancel-button': { display: 'none' },
  [`@media ${touchScreen}`]: { height: 44 },
  // iOS zooms into a focused field whose font is smaller than 16 px
  '@media (pointer: coarse)': { '& input': { fontSize: '1rem' } },
  [breakpoints.up('md')]: { flex: '0 1 280px' },
}));

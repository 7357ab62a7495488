import { useEffect, useEffectEvent, useState } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

interface SearchBoxProps {
  value: string;
  onSearch: (text: string) => void;
  /** how long typing must pause before `onSearch` hears of it */
  delayMs: number;
}

/** Shows what is typed at once, and tells of it after the pause. */
export function SearchBox({ value, onSearch, delayMs }: SearchBoxProps) {
  const [typed, setTyped] = useState<string>();
  const [told, setTold] = useState<string>();
  const text = typed ?? value;
  const tell = useEffectEvent(onSearch);

  // not before `value` has come after it: a router takes its time, and letters may be typed meanwhile
  if (typed !== undefined && typed === told && typed === value) {
    setTyped(undefined);
    setTold(undefined);
  }

  useEffect(() => {
    if (typed === undefined || typed === told) return;
    const timer = setTimeout(() => {
      tell(typed);
      setTold(typed);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [typed, told, delayMs]);

  return (
    <Field>
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
    </Field>
  );
}

const Field = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: '1 1 120px',
  minWidth: 0,
  maxWidth: 320,
  height: 36,
  paddingInline: '10px 2px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  backgroundColor: vars.palette.background.paper,
  color: vars.palette.action.active,
  '&:hover': { borderColor: vars.palette.text.disabled },
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
  },
  '& ::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
  '& ::-webkit-search-cancel-button': { display: 'none' },
  // iOS zooms into smaller type when the field is focused
  '@media (pointer: coarse)': { height: 44, '& input': { fontSize: 16 } },
}));

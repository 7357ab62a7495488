import { useEffect, useState } from 'react';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { loadable } from '@lumora/shared-ui';
import { narrow, wide } from '../frame/frame-sizes.ts';

const SearchPalette = loadable(() => import('./search-palette.tsx').then((module) => module.SearchPalette));

/** Looks like a field, opens the search: by click, `/` or Ctrl+K. */
export function SearchBox() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    function openByKey(event: KeyboardEvent) {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);

  return (
    <>
      <ButtonBase
        aria-label="Search anything…"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onClick={() => setOpen(true)}
        onMouseEnter={() => SearchPalette.preload()}
        onFocus={() => SearchPalette.preload()}
        sx={boxLook}
      >
        <SearchRounded />
        <Box component="span" sx={{ [narrow]: { display: 'none' } }}>
          Search anything…
        </Box>
        <Box component="kbd" sx={keyLook}>
          /
        </Box>
      </ButtonBase>
      {isOpen && <SearchPalette onClose={() => setOpen(false)} />}
    </>
  );
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey) return true;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !takesText(target) && !isDialogOpen();
}

function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]') !== null;
}

const boxLook = {
  height: 36,
  gap: 1,
  px: 1,
  borderRadius: 1,
  font: 'inherit',
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
  [wide]: {
    justifyContent: 'flex-start',
    width: 'min(100%, 26rem)',
    bgcolor: 'background.default',
    border: 1,
    borderColor: 'divider',
    '&:hover': { borderColor: 'text.disabled' },
  },
};

const keyLook = {
  ml: 'auto',
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px',
  bgcolor: 'background.paper',
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '18px',
  [narrow]: { display: 'none' },
};

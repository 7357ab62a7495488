import { useCallback, useEffect, useState } from 'react';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { styled } from '@mui/material/styles';
import { isShortcut, loadable } from '@lumora/shared-ui';
import { smallScreen } from '../styles/frame-sizes.ts';
import { useTypingCapture } from './use-typing-capture.ts';

const SearchPalette = loadable(() => import('./search-palette.tsx').then((module) => module.SearchPalette));

/** Renders a button in the form of a search field. A click, `/` or Ctrl+K opens the search dialog. */
export function SearchBox() {
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [text, setText] = useState('');
  const close = useCallback(() => {
    setOpen(false);
    setText('');
  }, []);
  useTypingCapture({ isActive: isOpen && !isLoaded, onEdit: setText, onCancel: close });

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
      <SearchButton
        type="button"
        aria-label="Search anything…"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onClick={() => setOpen(true)}
        onMouseEnter={() => void SearchPalette.preload()}
        onFocus={() => void SearchPalette.preload()}
      >
        <SearchRounded />
        <span>Search anything…</span>
        <kbd>/</kbd>
      </SearchButton>
      {isOpen && <SearchPalette text={text} onTextChange={setText} onLoad={() => setLoaded(true)} onClose={close} />}
    </>
  );
}

const SearchButton = styled('button')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: 'min(100%, 26rem)',
  height: 36,
  padding: '0 8px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  backgroundColor: vars.palette.background.default,
  color: vars.palette.text.secondary,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { borderColor: vars.palette.text.disabled, color: vars.palette.text.primary },
  '&:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
  '& kbd': {
    marginLeft: 'auto',
    padding: '0 6px',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 4,
    backgroundColor: vars.palette.background.paper,
    font: 'inherit',
    fontSize: '0.75rem',
    lineHeight: '18px',
  },
  [smallScreen]: {
    justifyContent: 'center',
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    '& span, & kbd': { display: 'none' },
  },
}));

function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey) return true;
  return key === '/' && isShortcut(event);
}

import { useEffect, useState } from 'react';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { loadable } from '@lumora/shared-ui';
import * as styles from '../frame/frame.module.css';

const SearchPalette = loadable(() => import('./search-palette.tsx').then((module) => module.SearchPalette));

/** Renders a button in the form of a search field. A click, `/` or Ctrl+K opens the search dialog. */
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
      <button
        type="button"
        className={styles['searchBox']}
        aria-label="Search anything…"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onClick={() => setOpen(true)}
        onMouseEnter={() => SearchPalette.preload()}
        onFocus={() => SearchPalette.preload()}
      >
        <SearchRounded />
        <span>Search anything…</span>
        <kbd>/</kbd>
      </button>
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

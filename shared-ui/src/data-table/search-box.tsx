import { useEffect, useEffectEvent, useState } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './table-parts.module.css';

interface SearchBoxProps {
  /** the current search text of the table */
  value: string;
  onSearch: (text: string) => void;
  /** delay after the last key before `onSearch` is called, in ms */
  delayMs: number;
}

/** Renders the search input. Shows typed text at once and calls `onSearch` after the delay. */
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
    <div className={styles['search']}>
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
    </div>
  );
}

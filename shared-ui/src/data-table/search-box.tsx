import { useEffect, useEffectEvent, useState } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './table-parts.module.css';

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

import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import { smallScreen } from '../styles/frame-sizes.ts';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';

/** Renders the search dialog over pages and rows: arrows select a result, Enter opens it, Esc closes the dialog. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [selectedIndex, setSelectedIndex] = useState(0);
  const { groups, isSearching, error, retry } = useSearch(text);
  const navigate = useNavigate();
  const listId = useId();

  const hits = groups.flatMap((group) => group.hits);
  // the next results may be fewer than the selected index
  const activeIndex = Math.min(selectedIndex, hits.length - 1);

  function open(path: string) {
    onClose();
    void navigate(path);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const hit = hits[activeIndex];
    if (step !== undefined && hits.length > 0) setSelectedIndex((activeIndex + step + hits.length) % hits.length);
    else if (event.key === 'Enter' && hit !== undefined) open(hit.path);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog open onClose={onClose} aria-label="Search" maxWidth="sm" slotProps={{ paper: { sx: paperStyles } }}>
      <SearchField
        text={text}
        listId={listId}
        activeIndex={activeIndex}
        onChange={(typed) => {
          setText(typed);
          setSelectedIndex(0);
        }}
        onKeyDown={handleKeyDown}
      />
      <Box sx={{ height: 2 }}>{isSearching && <LinearProgress sx={{ height: 2 }} />}</Box>
      <SearchResults
        listId={listId}
        text={text.trim()}
        groups={groups}
        activeIndex={activeIndex}
        isSearching={isSearching}
        error={error}
        onRetry={retry}
        onPoint={setSelectedIndex}
        onOpen={open}
      />
    </Dialog>
  );
}

const paperStyles = { alignSelf: 'flex-start', mt: '10vh', maxHeight: '70vh', [smallScreen]: { mt: 1.5 } };

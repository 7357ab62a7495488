import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { toastError } from '@lumora/shared-ui';
import { visuallyHidden } from '@lumora/shared-ui/dashboard';
import type { ReleasedExtension } from '../extensions/use-extensions.ts';
import { loadAction } from '../federation/load-screen.ts';
import { smallScreen } from '../styles/frame-sizes.ts';
import type { PaletteItem } from './palette-item.ts';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';

interface SearchPaletteProps {
  text: string;
  onTextChange: (text: string) => void;
  /** called once the field has the focus */
  onLoad: () => void;
  onClose: () => void;
}

/**
 * Renders the search dialog over actions, pages and rows: arrows select an item, Enter opens or runs it, Esc closes the
 * dialog.
 */
export function SearchPalette({ text, onTextChange, onLoad, onClose }: SearchPaletteProps) {
  const [selectedIndex, setSelectedIndex] = useState(0);
  const { groups, isSearching, error, retry } = useSearch(text);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const listId = useId();

  const reportLoad = useEffectEvent(onLoad);
  useEffect(() => reportLoad(), []);

  const items = groups.flatMap((group) => group.items);
  // the next results may be fewer than the selected index
  const activeIndex = Math.min(selectedIndex, items.length - 1);

  function changeText(next: string) {
    onTextChange(next);
    setSelectedIndex(0);
  }

  function select({ selection }: PaletteItem) {
    if ('text' in selection) return changeText(selection.text);
    onClose();
    if ('path' in selection) void navigate(selection.path);
    else void runAction(queryClient, selection).catch((error: unknown) => toastError(error, 'The action failed'));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = items[activeIndex];
    if (step !== undefined && items.length > 0) setSelectedIndex((activeIndex + step + items.length) % items.length);
    else if (event.key === 'Enter' && item !== undefined) select(item);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" slotProps={{ paper: { sx: paperStyles } }}>
      <DialogTitle sx={visuallyHidden}>Search</DialogTitle>
      <SearchField
        text={text}
        listId={listId}
        activeIndex={activeIndex}
        onChange={changeText}
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
        onSelect={select}
      />
    </Dialog>
  );
}

interface SelectedAction {
  action: ReleasedExtension;
  /** the id of the row */
  id: number;
}

async function runAction(queryClient: QueryClient, { action: { module, extension }, id }: SelectedAction) {
  const run = await loadAction(module, `/extensions/${extension.name}`);
  await run({ id, queryClient });
}

const paperStyles = { alignSelf: 'flex-start', mt: '10vh', maxHeight: '70vh', [smallScreen]: { mt: 1.5 } };

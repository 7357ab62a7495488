import { useEffect, useRef } from 'react';
import SubdirectoryArrowLeftRounded from '@mui/icons-material/SubdirectoryArrowLeftRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@lumora/shared-auth/core';
import { touchScreen } from '@lumora/shared-ui';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

interface SearchResultsProps {
  listId: string;
  text: string;
  groups: PaletteGroup[];
  activeIndex: number;
  isSearching: boolean;
  error: unknown;
  onRetry: () => void;
  onPoint: (index: number) => void;
  onSelect: (item: PaletteItem) => void;
}

export function SearchResults({ groups, text, error, isSearching, onRetry, ...list }: SearchResultsProps) {
  const isEmpty = groups.length === 0 && !isSearching && !error;

  return (
    <Box sx={resultsStyles}>
      {Boolean(error) && (
        <Alert
          severity="error"
          sx={{ m: 1, mb: 0 }}
          action={
            <Button size="small" color="inherit" onClick={onRetry}>
              Retry
            </Button>
          }
        >
          {errorMessage(error)}
        </Alert>
      )}
      {isEmpty && (
        <Typography role="status" sx={{ px: 1.25, py: 3, textAlign: 'center', color: 'text.secondary' }}>
          Nothing found for “{text}”.
        </Typography>
      )}
      <ItemList groups={groups} {...list} />
    </Box>
  );
}

type ItemListProps = Pick<SearchResultsProps, 'listId' | 'groups' | 'activeIndex' | 'onPoint' | 'onSelect'>;

function ItemList({ listId, groups, activeIndex, onPoint, onSelect }: ItemListProps) {
  const items = groups.flatMap((group) => group.items);

  return (
    <Box id={listId} role="listbox" aria-label="Results" sx={{ overflowY: 'auto', p: 1 }}>
      {groups.map((group) => (
        <Box key={group.title} role="group" aria-label={group.title} sx={{ '& + &': { mt: 1 } }}>
          <Typography variant="caption" component="div" aria-hidden sx={{ px: 1.25, py: 0.5, color: 'text.secondary' }}>
            {group.title}
          </Typography>
          {group.items.map((item) => {
            const index = items.indexOf(item);
            return (
              <Item
                key={`${index} ${item.title}`}
                id={`${listId}-${index}`}
                title={item.title}
                isActive={index === activeIndex}
                onPoint={() => onPoint(index)}
                onSelect={() => onSelect(item)}
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

interface ItemProps {
  id: string;
  title: string;
  isActive: boolean;
  onPoint: () => void;
  onSelect: () => void;
}

function Item({ id, title, isActive, onPoint, onSelect }: ItemProps) {
  const option = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <Box
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseMove={onPoint}
      onClick={onSelect}
      sx={[itemStyles, isActive && { bgcolor: 'action.selected' }]}
    >
      <Typography noWrap sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      {isActive && <SubdirectoryArrowLeftRounded fontSize="small" sx={{ color: 'text.secondary' }} />}
    </Box>
  );
}

const resultsStyles = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 96,
  overflow: 'hidden',
  borderTop: 1,
  borderColor: 'divider',
};

const itemStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
  px: 1.25,
  borderRadius: 1,
  cursor: 'pointer',
  [`@media ${touchScreen}`]: { minHeight: 44 },
};

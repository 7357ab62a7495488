import { useEffect, useRef } from 'react';
import SubdirectoryArrowLeftRounded from '@mui/icons-material/SubdirectoryArrowLeftRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@lumora/shared-auth/core';
import type { PageHit, SearchHitGroup } from './use-search.ts';

interface SearchResultsProps {
  listId: string;
  text: string;
  groups: SearchHitGroup[];
  activeIndex: number;
  isSearching: boolean;
  error: unknown;
  onRetry: () => void;
  onPoint: (index: number) => void;
  onOpen: (path: string) => void;
}

export function SearchResults({ groups, text, error, isSearching, onRetry, ...list }: SearchResultsProps) {
  const isEmpty = groups.length === 0 && !isSearching && !error;

  return (
    <Box sx={{ overflowY: 'auto', borderTop: 1, borderColor: 'divider', p: 1, minHeight: 96 }}>
      {Boolean(error) && (
        <Alert
          severity="error"
          sx={{ mb: 1 }}
          action={
            <Button size="small" color="inherit" onClick={onRetry}>
              Try again
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
      <HitList groups={groups} {...list} />
    </Box>
  );
}

type HitListProps = Pick<SearchResultsProps, 'listId' | 'groups' | 'activeIndex' | 'onPoint' | 'onOpen'>;

function HitList({ listId, groups, activeIndex, onPoint, onOpen }: HitListProps) {
  const firstIndexOf = (kind: string) =>
    groups
      .slice(
        0,
        groups.findIndex((group) => group.kind === kind),
      )
      .reduce((sum, { hits }) => sum + hits.length, 0);

  return (
    <div id={listId} role="listbox" aria-label="Results">
      {groups.map(({ kind, hits }) => (
        <Box key={kind} role="group" aria-label={kind} sx={{ '& + &': { mt: 1 } }}>
          <Typography variant="caption" component="div" aria-hidden sx={{ px: 1.25, py: 0.5, color: 'text.secondary' }}>
            {kind}
          </Typography>
          {hits.map((hit, indexInGroup) => {
            const index = firstIndexOf(kind) + indexInGroup;
            return (
              <Hit
                key={`${hit.path} ${hit.title}`}
                id={`${listId}-${index}`}
                hit={hit}
                isActive={index === activeIndex}
                onPoint={() => onPoint(index)}
                onOpen={() => onOpen(hit.path)}
              />
            );
          })}
        </Box>
      ))}
    </div>
  );
}

interface HitProps {
  id: string;
  hit: PageHit;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

function Hit({ id, hit, isActive, onPoint, onOpen }: HitProps) {
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
      onClick={onOpen}
      sx={[hitStyles, isActive && { bgcolor: 'action.selected' }]}
    >
      <Typography noWrap sx={{ flexGrow: 1 }}>
        {hit.title}
      </Typography>
      {isActive && <SubdirectoryArrowLeftRounded fontSize="small" sx={{ color: 'text.secondary' }} />}
    </Box>
  );
}

const hitStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
  px: 1.25,
  borderRadius: 1,
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
};

import { useState } from 'react';
import { useAtom } from 'jotai';
import { Link, useSearchParams } from 'react-router-dom';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { formatNumber } from '@lumora/shared-contract/format';
import { confirm } from '../confirm/confirm.ts';
import { useFocusAfterRemoval } from '../form/focus/use-focus-after-removal.ts';
import { loadable } from '../loadable/loadable.tsx';
import { normalizeSearch, parseViews, storedViews, type SavedView } from './stored-views.ts';

interface ListView extends SavedView {
  /** number of its rows, for a view of rows that wait for the user; undefined while loading */
  count?: number | undefined;
}

interface SavedViewsProps {
  tableId: string;
  /** views that every user has; the first one shows all rows */
  views: readonly ListView[];
}

const SaveViewDialog = loadable(() => import('./save-view-dialog.tsx').then((module) => module.SaveViewDialog));

/** Renders the views of a list as links that set its filters, and a button that saves the current filters as a view. */
export function SavedViews({ tableId, views }: SavedViewsProps) {
  const [params] = useSearchParams();
  const [stored, store] = useAtom(storedViews(tableId));
  const [isSaving, setSaving] = useState(false);
  const own = parseViews(stored);
  const current = normalizeSearch(params.toString());
  const isKnown = [...views, ...own].some(({ search }) => normalizeSearch(search) === current);

  async function remove(view: SavedView) {
    const title = `Delete the view “${view.name}”?`;
    if (await confirm({ title, action: 'Delete', danger: true })) store(own.filter(({ name }) => name !== view.name));
  }

  return (
    <Box component="nav" aria-label="Views" sx={viewsStyles}>
      {views.map((view) => (
        <ViewLink key={view.name} view={view} current={current} />
      ))}
      {own.map((view) => (
        <OwnView key={view.name} view={view} current={current} onDelete={() => void remove(view)} />
      ))}
      {!isKnown && (
        <Button
          onClick={() => setSaving(true)}
          onPointerEnter={SaveViewDialog.preload}
          onFocus={SaveViewDialog.preload}
        >
          Save view
        </Button>
      )}
      {isSaving && (
        <SaveViewDialog
          taken={[...views, ...own].map(({ name }) => name)}
          onSave={(name) => store([...own, { name, search: current }])}
          onClose={() => setSaving(false)}
        />
      )}
    </Box>
  );
}

interface ViewLinkProps {
  view: ListView;
  current: string;
}

/** Renders a view of the user with the button that deletes it. */
function OwnView({ onDelete, ...link }: ViewLinkProps & { onDelete: () => void }) {
  useFocusAfterRemoval();
  return (
    <Box sx={ownStyles}>
      <ViewLink {...link} />
      <IconButton aria-label={`Delete view ${link.view.name}`} onClick={onDelete}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </Box>
  );
}

function ViewLink({ view, current }: ViewLinkProps) {
  const { name, search, count } = view;
  const isCurrent = normalizeSearch(search) === current;

  return (
    <Button
      component={Link}
      to={{ search }}
      color="inherit"
      aria-current={isCurrent ? 'page' : undefined}
      sx={isCurrent ? currentStyles : linkStyles}
    >
      {name}{' '}
      {'count' in view && (
        <Box component="span" sx={countStyles}>
          {count !== undefined && formatNumber(count)}
        </Box>
      )}
    </Button>
  );
}

const viewsStyles = {
  display: 'flex',
  gap: 0.5,
  mb: -1,
  overflowX: 'auto',
  '& > *': { flexShrink: 0 },
  // inside, because the row cuts off what is outside
  '& .Mui-focusVisible': { outlineOffset: '-2px' },
};
const ownStyles = { display: 'flex', alignItems: 'center' };
/** Has the width of one digit before the number is loaded, so that the next views do not move for a small number. */
const countStyles = { ml: 0.75, minWidth: '1ch', color: 'text.secondary', textAlign: 'start' };
const linkStyles = { color: 'text.secondary' };
const currentStyles = { bgcolor: 'action.selected' };

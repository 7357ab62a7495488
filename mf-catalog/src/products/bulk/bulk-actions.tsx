import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import type { ProductQuery } from '../search-params/product-search-params.ts';
import { deletion, flagChanges, type BulkChange } from './bulk-change.ts';
import type { SelectedProducts } from './bulk-run.ts';
import { listMatchingProducts } from './select-all.ts';
import { ChooseAllButton, compactButtonStyles } from '../../choose-all/choose-all-button.tsx';

interface BulkActionsProps {
  /** number of matching products on all pages */
  total: number;
  query: ProductQuery;
  chosenCount: number;
  isBusy: boolean;
  canUpdate: boolean;
  canDelete: boolean;
  onChooseAll: (products: SelectedProducts) => void;
  onChange: (change: BulkChange) => void;
}

/** Renders the bulk actions for the selected products. */
export function BulkActions(props: BulkActionsProps) {
  const { total, query, chosenCount, isBusy, canUpdate, canDelete, onChooseAll, onChange } = props;

  return (
    <>
      {chosenCount < total && (
        <ChooseAllButton
          total={total}
          onSelect={async (onProgress, signal) => onChooseAll(await listMatchingProducts(query, onProgress, signal))}
        />
      )}
      {canUpdate && <FlagMenu isBusy={isBusy} onChange={onChange} />}
      {canDelete && (
        <Button sx={compactButtonStyles} disabled={isBusy} onClick={() => onChange(deletion)}>
          {deletion.label}
        </Button>
      )}
    </>
  );
}

function FlagMenu({ isBusy, onChange }: Pick<BulkActionsProps, 'isBusy' | 'onChange'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function select(change: BulkChange) {
    setAnchor(null);
    onChange(change);
  }

  return (
    <>
      <Button
        sx={compactButtonStyles}
        endIcon={<ExpandMoreRounded />}
        disabled={isBusy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Change
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Change' } }}
      >
        {flagChanges.map((change) => (
          <MenuItem key={change.label} onClick={() => select(change)}>
            {change.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

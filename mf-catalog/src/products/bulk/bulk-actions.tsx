import { useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { maxBulkItems } from '@lumora/shared-contract/catalog';
import type { ProductQuery } from '../search-params/product-search-params.ts';
import { deletion, flagChanges, type BulkChange } from './bulk-change.ts';
import type { SelectedProducts } from './bulk-run.ts';
import { listMatchingProducts } from './select-all.ts';
import { ChooseAllButton, compactButtonStyles } from '../../choose-all/choose-all-button.tsx';

interface BulkActionsProps {
  /** number of matching products on all pages */
  total: number;
  query: ProductQuery;
  selected: SelectedProducts;
  isBusy: boolean;
  canUpdate: boolean;
  canDelete: boolean;
  onChooseAll: (products: SelectedProducts) => void;
  onChange: (change: BulkChange) => void;
}

/** Renders the bulk actions for the selected products. */
export function BulkActions(props: BulkActionsProps) {
  const { total, query, selected, isBusy, canUpdate, canDelete, onChooseAll, onChange } = props;

  return (
    <>
      {selected.size < total && (
        <ChooseAllButton
          total={total}
          onSelect={async (onProgress, signal) => onChooseAll(await listMatchingProducts(query, onProgress, signal))}
        />
      )}
      {canUpdate && <ChangeMenu selected={selected} isBusy={isBusy} onChange={onChange} />}
      {canDelete && (
        <Button sx={compactButtonStyles} disabled={isBusy} onClick={() => onChange(deletion)}>
          {deletion.label}
        </Button>
      )}
    </>
  );
}

/** Offers the flags of the selected products, and a link to the prices of their variants. */
function ChangeMenu({ selected, isBusy, onChange }: Pick<BulkActionsProps, 'selected' | 'isBusy' | 'onChange'>) {
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
        <MenuItem
          component={Link}
          to={`/admin/product-variants?product_ids=${[...selected.keys()].join(',')}`}
          disabled={selected.size > maxBulkItems}
        >
          Change prices{selected.size > maxBulkItems && ` (at most ${maxBulkItems} products)`}
        </MenuItem>
      </Menu>
    </>
  );
}

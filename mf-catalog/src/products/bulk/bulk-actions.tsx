import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import type { ProductPathParams } from '../product-path.ts';
import { deletion, flagChanges, type BulkChange } from './bulk-change.ts';
import type { SelectedProducts } from './bulk-run.ts';
import { ChooseAllButton } from './choose-all-button.tsx';
import { narrow } from './narrow.ts';

interface BulkActionsProps {
  /** how many match, on all pages */
  total: number;
  query: ProductPathParams;
  chosenCount: number;
  isBusy: boolean;
  mayUpdate: boolean;
  mayDelete: boolean;
  onChooseAll: (products: SelectedProducts) => void;
  onChange: (change: BulkChange) => void;
}

/** What can be done with the chosen products. */
export function BulkActions(props: BulkActionsProps) {
  const { total, query, chosenCount, isBusy, mayUpdate, mayDelete, onChooseAll, onChange } = props;

  return (
    <>
      {chosenCount < total && <ChooseAllButton total={total} query={query} onFound={onChooseAll} />}
      {mayUpdate && <FlagMenu isBusy={isBusy} onChange={onChange} />}
      {mayDelete && (
        <Button sx={narrow} disabled={isBusy} onClick={() => onChange(deletion)}>
          {deletion.label}
        </Button>
      )}
    </>
  );
}

function FlagMenu({ isBusy, onChange }: Pick<BulkActionsProps, 'isBusy' | 'onChange'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function take(change: BulkChange) {
    setAnchor(null);
    onChange(change);
  }

  return (
    <>
      <Button
        sx={narrow}
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
          <MenuItem key={change.label} onClick={() => take(change)}>
            {change.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

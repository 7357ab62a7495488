import CloseRounded from '@mui/icons-material/CloseRounded';
import * as styles from './table-parts.module.css';
import type { TableSelection } from './table-selection.ts';
import { ToolButton } from './tool-button.tsx';

/** Renders the number of selected rows, their actions and Clear. Covers the toolbar, so that the layout does not move. */
export function SelectionBar({ selected, onChange, actions }: TableSelection) {
  const count = selected.size;

  return (
    <div className={`lumora-selection ${styles['selection']}`} data-open={count > 0}>
      {/* always rendered, because a live region that is added with its text is not announced */}
      <span role="status">{count > 0 && `${count} selected`}</span>
      {count > 0 && (
        <>
          <div className={styles['selectionActions']}>{actions}</div>
          <ToolButton label="Clear" onClick={() => onChange(new Set())}>
            <CloseRounded />
          </ToolButton>
        </>
      )}
    </div>
  );
}

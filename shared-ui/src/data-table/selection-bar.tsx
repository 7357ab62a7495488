import CloseRounded from '@mui/icons-material/CloseRounded';
import * as styles from './table-parts.module.css';
import type { TableSelection } from './table-selection.ts';
import { ToolButton } from './tool-button.tsx';

/** Lies over the toolbar while rows are selected, so that nothing below it moves: how many, what to do with them, Clear. */
export function SelectionBar({ selected, onChange, actions }: TableSelection) {
  const count = selected.size;

  return (
    <div className={`lumora-selection ${styles['selection']}`} data-open={count > 0}>
      {/* stands there before it speaks, or it would not be heard */}
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

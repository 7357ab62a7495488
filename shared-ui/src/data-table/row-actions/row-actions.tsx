import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RowAction } from '../columns/data-column.ts';
import * as styles from '../styles/grid.module.css';

/** Opens the menu of a row beside the button `anchor`. */
export type OnOpenMenu<Row> = (row: Row, anchor: HTMLElement) => void;

interface RowActionsProps {
  /** the actions that are shown as icons while the pointer or the focus is in the row; the menu has all */
  icons: readonly RowAction[];
  /** the button of the most frequent action */
  button: ReactNode;
  /** name of the row, which makes the accessible name of each button unique, such as “Edit Wedding Neon” */
  rowName: string;
  onOpenMenu: (anchor: HTMLElement) => void;
}

/**
 * Renders the actions of a row. They are not in the Tab order: the keys of the grid lead into the cell. Uses plain elements
 * with `grid.module.css` and `SharedTooltip`, because hundreds of MUI buttons are slow to render.
 */
export function RowActions({ icons, button, rowName, onOpenMenu }: RowActionsProps) {
  return (
    <>
      {icons.length > 0 && (
        <span className={styles.icons}>
          {icons.map((action) => (
            <ActionIcon key={action.label} action={action} rowName={rowName} />
          ))}
        </span>
      )}
      {button}
      <button
        type="button"
        className={styles.action}
        aria-label={`More actions for ${rowName}`}
        aria-haspopup="menu"
        data-tooltip="More"
        tabIndex={-1}
        onClick={({ currentTarget }) => onOpenMenu(currentTarget)}
      >
        <MoreVertRounded />
      </button>
    </>
  );
}

function ActionIcon({ action, rowName }: { action: RowAction; rowName: string }) {
  const { label, icon } = action;
  const commonProps = {
    className: styles.action,
    'aria-label': `${label} ${rowName}`,
    'data-tooltip': label,
    tabIndex: -1,
  };

  return 'href' in action ? (
    <Link to={action.href} {...commonProps} {...(action.isOutside && { reloadDocument: true, target: '_blank' })}>
      {icon}
    </Link>
  ) : (
    // ignores the second click of a double click
    <button type="button" onClick={({ detail }) => detail < 2 && action.onSelect()} {...commonProps}>
      {icon}
    </button>
  );
}

import { Link } from 'react-router-dom';
import type { RowAction } from './data-column.ts';

interface RowActionsProps {
  actions: readonly RowAction[];
  /** name of the row, which makes the accessible name of each button unique, such as “Edit Wedding Neon” */
  rowName: string;
}

/**
 * Renders the actions of a row. They are not in the Tab order: the keys of the grid lead into the cell. Uses plain elements
 * with `grid.module.css` and `SharedTooltip`, because hundreds of MUI buttons are slow to render.
 */
export function RowActions({ actions, rowName }: RowActionsProps) {
  return actions.map((action) => {
    const { label, icon } = action;
    const commonProps = {
      className: 'lumora-action',
      'aria-label': `${label} ${rowName}`,
      'data-tooltip': label,
      tabIndex: -1,
    };

    return 'href' in action ? (
      <Link
        key={label}
        to={action.href}
        {...commonProps}
        {...(action.isOutside && { reloadDocument: true, target: '_blank' })}
      >
        {icon}
      </Link>
    ) : (
      <button
        key={label}
        type="button"
        // ignores the second click of a double click
        onClick={({ detail }) => detail < 2 && action.onSelect()}
        {...commonProps}
      >
        {icon}
      </button>
    );
  });
}

import { Link } from 'react-router-dom';
import type { RowAction } from './data-column.ts';

interface RowActionsProps {
  actions: readonly RowAction[];
  /** what the row is called, so that “Edit” of each row has a name of its own */
  rowName: string;
}

/**
 * The buttons of a row. Outside the Tab order: the grid's keys lead into the cell. Plain elements dressed by `GridLook`
 * and `SharedTooltip`, because a page has hundreds of them and MUI's buttons made it slow to draw.
 */
export function RowActions({ actions, rowName }: RowActionsProps) {
  return actions.map((action) => {
    const { label, icon } = action;
    const common = {
      className: 'lumora-action',
      'aria-label': `${label} ${rowName}`,
      'data-tooltip': label,
      tabIndex: -1,
    };

    return 'href' in action ? (
      <Link
        key={label}
        to={action.href}
        {...common}
        {...(action.isOutside && { reloadDocument: true, target: '_blank' })}
      >
        {icon}
      </Link>
    ) : (
      <button
        key={label}
        type="button"
        // the second click of a double click asks for nothing more
        onClick={({ detail }) => detail < 2 && action.onSelect()}
        {...common}
      >
        {icon}
      </button>
    );
  });
}

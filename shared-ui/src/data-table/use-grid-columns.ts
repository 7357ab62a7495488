import { useMemo } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { nameColumn, type DataColumn } from './columns/data-column.ts';
import type { DataTableProps } from './data-table-props.ts';
import { actionsColumn, chevronColumn, gridColumn, type GridColumn } from './grid/grid-columns.tsx';
import type { OnOpenMenu } from './row-actions/row-actions.tsx';
import { selectColumn } from './grid/select-column.tsx';

interface GridColumnsOptions<Row> extends Pick<
  DataTableProps<Row>,
  'actions' | 'rowButton' | 'menuActions' | 'columns' | 'selection' | 'onOpen'
> {
  /** the columns that are displayed, without hidden ones */
  displayed: readonly DataColumn<Row>[];
  onOpenMenu: OnOpenMenu<Row>;
  isPhone: boolean;
}

/**
 * Returns the columns of react-data-grid: selection, the displayed columns, and the actions of the row, or the chevron of one
 * that opens where its last cell is a field. On a phone, a list whose rows have a menu has checkboxes only while rows are
 * selected; the menu selects the first one.
 */
export function useGridColumns<Row>(options: GridColumnsOptions<Row>): readonly GridColumn<Row>[] {
  const { actions, rowButton, menuActions, columns, selection, displayed, onOpenMenu, isPhone } = options;
  const hasChevron = options.onOpen && !actions && displayed.at(-1)?.edit;
  const hasIcons = !useMediaQuery(menuScreen, { noSsr: true });
  const isBelowWideScreen = useMediaQuery('(max-width: 1199.95px)', { noSsr: true });
  const button = isBelowWideScreen ? undefined : rowButton;
  const isSelectable = selection !== undefined && (!isPhone || !actions || selection.selected.size > 0);

  return useMemo(
    () => [
      ...(isSelectable ? [selectColumn(columns, isPhone)] : []),
      // the stacked column of a phone has styles of its own
      ...displayed.map((column) => gridColumn(column, !isPhone && column === nameColumn(displayed))),
      ...(actions ? [actionsColumn({ actions, button, menuActions, hasIcons, isPhone, columns, onOpenMenu })] : []),
      ...(hasChevron ? [chevronColumn<Row>()] : []),
    ],
    [isSelectable, displayed, hasChevron, actions, button, menuActions, hasIcons, isPhone, columns, onOpenMenu],
  );
}

/** Screens that show the actions of a row in its menu only, not as icons. */
const menuScreen = '(max-width: 1199.95px), (hover: none)';

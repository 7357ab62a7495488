import { useMemo } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { combineCells } from '../columns/combine-cells.tsx';
import type { DataColumn } from '../columns/data-column.ts';
import { phoneColumns, minPhoneRowHeightPx } from '../columns/phone-columns.tsx';
import { densities, threeLineDensities, twoLineDensities } from './table-view.ts';
import { useTableView } from './use-table-view.ts';

/**
 * Returns the stored view of a table with what follows from it: the visible columns, the columns as they are displayed on
 * this screen, and the height of the rows in px, the minimum on a phone.
 */
export function useTableLayout<Row>(tableId: string, columns: readonly DataColumn<Row>[], isPhone: boolean) {
  const [view, changeView] = useTableView(tableId, columns);
  const visible = useMemo(() => columns.filter(({ key }) => !view.hidden.includes(key)), [columns, view.hidden]);
  const isBelowWideScreen = useMediaQuery('(max-width: 1199.95px)', { noSsr: true });
  const displayed = useMemo(() => {
    if (isPhone) return phoneColumns(visible);
    const fitting = isBelowWideScreen ? visible.filter(({ isWideOnly }) => !isWideOnly).map(toCompact) : visible;
    return combineCells(fitting);
  }, [isPhone, isBelowWideScreen, visible]);
  const heights = heightsOf(visible);

  return { view, changeView, visible, displayed, rowHeight: isPhone ? minPhoneRowHeightPx : heights[view.density] };
}

/** Returns the row heights (px) that the column with the most lines needs. */
function heightsOf<Row>(columns: readonly DataColumn<Row>[]) {
  const has = (count: DataColumn<Row>['lines']) => columns.some(({ lines }) => lines === count);
  if (has(3)) return threeLineDensities;
  return has(2) ? twoLineDensities : densities;
}

function toCompact<Row>(column: DataColumn<Row>): DataColumn<Row> {
  const { compactWidth, compactLabel, phoneRender, compactRender = phoneRender, phoneText } = column;
  if (compactWidth === undefined) return column.compactRender ? { ...column, render: column.compactRender } : column;
  return {
    ...column,
    width: compactWidth,
    ...(compactLabel && { label: compactLabel }),
    ...(compactRender && { render: compactRender }),
    ...(phoneText && { text: phoneText }),
  };
}

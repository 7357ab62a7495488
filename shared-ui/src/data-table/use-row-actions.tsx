import { useState } from 'react';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import useMediaQuery from '@mui/material/useMediaQuery';
import { loadable } from '../loadable/loadable.tsx';
import type { RowAction } from './data-column.ts';

interface RowActionsOptions<Row> {
  /** returns the actions of a row */
  actionsOf: (row: Row) => RowAction[];
  /** returns further actions for the top of the sheet, which a wide screen shows in a column */
  onlyInSheet?: (row: Row) => RowAction[];
  /** returns the title of the sheet */
  nameOf: (row: Row) => string;
}

/**
 * Returns the `actions` of a `DataTable`. On a small screen they are one button, which opens `sheet`, a drawer that the page
 * renders beside the table; so the row has more space for its text.
 */
export function useRowActions<Row>({ actionsOf, onlyInSheet, nameOf }: RowActionsOptions<Row>) {
  const isSmallScreen = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const [openRow, setOpenRow] = useState<Row | null>(null);
  const more = (row: Row): RowAction[] => [
    { label: 'More', icon: <MoreVertRounded />, onSelect: () => setOpenRow(row) },
  ];

  return {
    actions: isSmallScreen ? more : actionsOf,
    sheet: openRow !== null && (
      <ActionSheet
        title={nameOf(openRow)}
        actions={[...(onlyInSheet?.(openRow) ?? []), ...actionsOf(openRow)]}
        onClose={() => setOpenRow(null)}
      />
    ),
  };
}

const ActionSheet = loadable(() => import('./action-sheet.tsx').then((module) => module.ActionSheet));

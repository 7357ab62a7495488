import { useState } from 'react';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import useMediaQuery from '@mui/material/useMediaQuery';
import { loadable } from '../loadable/loadable.tsx';
import type { RowAction } from './data-column.ts';

interface RowActionsOptions<Row> {
  actionsOf: (row: Row) => RowAction[];
  /** before the others in the sheet: what a wide screen has in a column of the row */
  onlyInSheet?: (row: Row) => RowAction[];
  /** heads the sheet in which a narrow screen shows them */
  nameOf: (row: Row) => string;
}

/** What may be done with a row; on a narrow screen behind one button, so that the row keeps its words. */
export function useRowActions<Row>({ actionsOf, onlyInSheet, nameOf }: RowActionsOptions<Row>) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const [opened, setOpened] = useState<Row | null>(null);
  const more = (row: Row): RowAction[] => [
    { label: 'More', icon: <MoreVertRounded />, onSelect: () => setOpened(row) },
  ];

  return {
    /** for the table */
    actions: isNarrow ? more : actionsOf,
    /** for the page, beside the table */
    sheet: opened !== null && (
      <ActionSheet
        title={nameOf(opened)}
        actions={[...(onlyInSheet?.(opened) ?? []), ...actionsOf(opened)]}
        onClose={() => setOpened(null)}
      />
    ),
  };
}

const ActionSheet = loadable(() => import('./action-sheet.tsx').then((module) => module.ActionSheet));

import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ListRounded from '@mui/icons-material/ListRounded';
import { Link } from 'react-router-dom';
import type { Permission } from '@lumora/shared-contract/auth';
import { can } from '@lumora/shared-auth';
import type { DataColumn, RowAction } from '@lumora/shared-ui/data-table';

/** A number of rows that refer to a row of the taxonomy, such as the products of a category. */
export interface RowCount<Row> {
  key: string;
  /** text of the header */
  label: string;
  nouns: [singular: string, plural: string];
  /** of the column, in px; defaults to 104 */
  width?: number;
  count: (row: Row) => number;
  /** the list of the counted rows, if there is one */
  list?: { href: (row: Row) => string; permission: Permission };
}

/** Returns the column of a number, which is a link for users who may see the list. */
export function countColumn<Row>(rowCount: RowCount<Row>): DataColumn<Row> {
  const { key, label, width = 104, count } = rowCount;
  return {
    key,
    label,
    value: count,
    render: (row) => <Count rowCount={rowCount} row={row} />,
    searchable: false,
    align: 'end',
    width,
    onPhone: 'detail',
    phoneText: (row) => countText(rowCount, row),
  };
}

/** Returns the actions that open the lists of the counted rows, for keyboards and phones. */
export function listActions<Row>(rowCounts: readonly RowCount<Row>[], row: Row): RowAction[] {
  return rowCounts.flatMap((rowCount) => {
    const href = listHref(rowCount, row);
    return href === null ? [] : { label: `Show ${countText(rowCount, row)}`, icon: <ListRounded />, href };
  });
}

function Count<Row>({ rowCount, row }: { rowCount: RowCount<Row>; row: Row }) {
  const count = rowCount.count(row);
  const href = listHref(rowCount, row);
  if (href !== null) {
    return (
      <MuiLink component={Link} to={href} color="inherit" tabIndex={-1}>
        {count}
      </MuiLink>
    );
  }
  return (
    <Typography component="span" variant="inherit" color={count === 0 ? 'textSecondary' : 'inherit'}>
      {count}
    </Typography>
  );
}

function listHref<Row>({ count, list }: RowCount<Row>, row: Row): string | null {
  return list && count(row) > 0 && can(list.permission) ? list.href(row) : null;
}

function countText<Row>({ nouns: [singular, plural], count }: RowCount<Row>, row: Row): string {
  return `${count(row)} ${count(row) === 1 ? singular : plural}`;
}

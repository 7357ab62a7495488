import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ListRounded from '@mui/icons-material/ListRounded';
import { Link } from 'react-router-dom';
import { countOf } from '@lumora/shared-contract/format';
import type { Permission } from '@lumora/shared-contract/auth';
import { useCan, useSession } from '@lumora/shared-auth';
import type { DataColumn, RowAction } from '@lumora/shared-ui/data-table';

/** A number of rows that refer to a row of the taxonomy, such as the products of a category. */
export interface RowCount<Row> {
  key: string;
  /** text of the header */
  label: string;
  nouns: [singular: string, plural: string];
  /** in px; defaults to 104 */
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

/** Returns those numbers of which the user may see the list. */
export function useListedCounts<Row>(rowCounts: readonly RowCount<Row>[]): RowCount<Row>[] {
  const { user } = useSession();
  return rowCounts.filter(({ list }) => list && user?.permissions.includes(list.permission));
}

/** Returns the actions that open the lists of the counted rows, for keyboards and phones. */
export function listActions<Row>(listedCounts: readonly RowCount<Row>[], row: Row): RowAction[] {
  return listedCounts.flatMap((rowCount) => {
    const { list, count } = rowCount;
    if (!list || count(row) === 0) return [];
    return { label: `Show ${countText(rowCount, row)}`, icon: <ListRounded />, href: list.href(row) };
  });
}

/** Shows a number, as a link for users who may see the list. */
export function Count<Row>({ rowCount: { list, count }, row }: { rowCount: RowCount<Row>; row: Row }) {
  if (count(row) === 0) {
    return (
      <Typography component="span" variant="inherit" color="textSecondary">
        0
      </Typography>
    );
  }
  return list ? <CountLink href={list.href(row)} permission={list.permission} count={count(row)} /> : count(row);
}

function CountLink({ href, permission, count }: { href: string; permission: Permission; count: number }) {
  if (!useCan(permission)) return count;
  return (
    <MuiLink component={Link} to={href} color="inherit" tabIndex={-1}>
      {count}
    </MuiLink>
  );
}

export function countText<Row>({ nouns: [singular, plural], count }: RowCount<Row>, row: Row): string {
  return countOf(count(row), singular, plural);
}

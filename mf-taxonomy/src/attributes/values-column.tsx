import { joinFirst, joinFirstOf } from '@lumora/shared-contract/format';
import type { AttributeRow, AttributeValue } from '@lumora/shared-contract/taxonomy';
import { styled } from '@mui/material/styles';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import { Count, countText, type RowCount } from '../row-counts.tsx';

type ListedAttribute = Required<AttributeRow>;

/** Returns the column with the number of values of an attribute and the first of `values`, which are undefined until they are loaded. */
export function valuesColumn(
  rowCount: RowCount<ListedAttribute>,
  values: readonly AttributeValue[] | undefined,
): DataColumn<ListedAttribute> {
  const titles = new Map<number, string[]>();
  for (const { attribute_id, title } of values ?? [])
    titles.set(attribute_id, [...(titles.get(attribute_id) ?? []), title]);
  const titlesOf = ({ id }: ListedAttribute) => titles.get(id) ?? [];
  const renderWith = (format: (titles: readonly string[]) => string) => (row: ListedAttribute) => (
    <span title={titlesOf(row).join(', ')}>
      <CountText>
        <Count rowCount={rowCount} row={row} />
      </CountText>
      {format(titlesOf(row))}
    </span>
  );

  return {
    key: rowCount.key,
    label: rowCount.label,
    value: rowCount.count,
    text: (row) => titlesOf(row).join(', ') || countText(rowCount, row),
    render: renderWith((all) => joinFirst(all, 72)),
    compactRender: renderWith(joinOnTablet),
    minWidth: 200,
    onPhone: 'detail',
    phoneText: (row) => joinOnPhone(titlesOf(row)) || countText(rowCount, row),
  };
}

/** Joins as many titles as fit a tablet: 48 characters, or 40 before the number of the others. */
function joinOnTablet(titles: readonly string[]): string {
  const all = titles.join(', ');
  return all.length <= 48 ? all : joinFirst(titles, 40);
}

/** Joins the first two titles, or names only the first if both do not fit the line of a phone. */
function joinOnPhone(titles: readonly string[]): string {
  const firstTwo = joinFirstOf(titles, 2);
  return firstTwo.length <= 34 ? firstTwo : joinFirstOf(titles, 1);
}

/** As wide as two digits, so that the titles of all rows begin below each other. */
const CountText = styled('span')({
  display: 'inline-block',
  minWidth: '2ch',
  marginRight: 12,
  fontVariantNumeric: 'tabular-nums',
});

import type { DataColumn } from '../columns/data-column.ts';
import { pageSizes, parseSort, type TableQuery } from '../query/table-query.ts';
import { densities, isDensity, type Density } from '../view/table-view.ts';

/** One item of a `ToolMenu`. */
interface MenuChoice {
  key: string;
  label: string;
  isChosen?: boolean;
  isDisabled?: boolean;
  onSelect: () => void;
}

/** Items of a `ToolMenu` below a heading. `none` closes the menu without a check mark, `multiple` leaves it open. */
export interface MenuGroup {
  label: string;
  selection: 'none' | 'single' | 'multiple';
  choices: readonly MenuChoice[];
}

/** Shows and hides columns; `hidden` has the keys of the hidden ones. The last visible column cannot be hidden. */
export function columnGroup<Row>(
  columns: readonly DataColumn<Row>[],
  hidden: readonly string[],
  onChange: (hidden: readonly string[]) => void,
): MenuGroup {
  const visible = columns.filter((column) => !hidden.includes(column.key));
  const choices = columns.map((column) => {
    const isChosen = visible.includes(column);
    return {
      key: column.key,
      label: column.label,
      isChosen,
      isDisabled: isChosen && visible.length === 1,
      onSelect: () => onChange(isChosen ? [...hidden, column.key] : hidden.filter((key) => key !== column.key)),
    };
  });
  return { label: 'Toggle Columns', selection: 'multiple', choices };
}

/** Sets the height of the rows. */
export function densityGroup(density: Density, onChange: (density: Density) => void): MenuGroup {
  const names = Object.keys(densities).filter(isDensity);
  const choices = names.map((name) => ({
    key: name,
    label: name,
    isChosen: name === density,
    onSelect: () => onChange(name),
  }));
  return { label: 'Density', selection: 'single', choices };
}

/** Sets the number of rows of a page. */
export function pageSizeGroup(pageSize: number, onChange: (pageSize: number) => void): MenuGroup {
  const choices = pageSizes.map((size) => ({
    key: String(size),
    label: String(size),
    isChosen: size === pageSize,
    onSelect: () => onChange(size),
  }));
  return { label: 'Rows per page', selection: 'single', choices };
}

/** Sorts by a column, for screens without column headers. The sorted column reverses its direction. */
export function sortGroup<Row>(
  columns: readonly DataColumn<Row>[],
  sort: TableQuery['sort'],
  onChange: (sort: string) => void,
): MenuGroup {
  const current = sort === null ? null : parseSort(sort);
  const choices = columns
    .filter(({ sortable }) => sortable !== false)
    .map(({ key, label }) => {
      const isChosen = current?.key === key;
      const isAscending = isChosen && !current.isDescending;
      return {
        key,
        label: isChosen ? `${label}, ${isAscending ? 'ascending' : 'descending'}` : label,
        isChosen,
        onSelect: () => onChange(isAscending ? `-${key}` : key),
      };
    });
  return { label: 'Sort by', selection: 'single', choices };
}

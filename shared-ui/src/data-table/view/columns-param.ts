import type { DataColumn } from '../columns/data-column.ts';

/** Name of the search parameter with the visible columns of a list, such as `columns=image,name`. */
export const columnsParam = 'columns';

type Keyed = Pick<DataColumn<never>, 'key'>;

/** Returns the keys of the hidden columns; undefined without the parameter, or if it names no column. */
export function parseColumns(param: string | null, columns: readonly Keyed[]): string[] | undefined {
  if (param === null) return undefined;
  const visible = new Set(param.split(','));
  const hidden = columns.map(({ key }) => key).filter((key) => !visible.has(key));
  return hidden.length < columns.length ? hidden : undefined;
}

/** Returns the value of the parameter; undefined if the hidden columns are those that are hidden at first. */
export function formatColumns(
  hidden: readonly string[],
  columns: readonly Keyed[],
  hiddenAtFirst: readonly string[],
): string | undefined {
  const isHidden = (keys: readonly string[]) => columns.map(({ key }) => keys.includes(key)).join();
  if (isHidden(hidden) === isHidden(hiddenAtFirst)) return undefined;
  return columns.flatMap(({ key }) => (hidden.includes(key) ? [] : [key])).join();
}

import type { TableFilters } from '@lumora/shared-ui/data-table';

export type ParentParam = 'category_id' | 'attribute_id';

/** Restricts a list to the rows of one parent, such as the sub-categories of a category. */
export interface ParentFilter<Row> {
  param: ParentParam;
  label: string;
  allLabel: string;
  parentOf: (row: Row) => { id: number; title: string };
}

/** Returns the filter with the parents of `rows`, undefined while they load. */
export function parentFilter<Row>(
  { label, allLabel, parentOf }: ParentFilter<Row>,
  rows: Row[] | undefined,
  { value, onChange }: { value: number | undefined; onChange: (id: number | undefined) => void },
): TableFilters {
  const titles = new Map(rows?.map((row) => [parentOf(row).id, parentOf(row).title]));
  const options = [...titles].map(([id, title]) => ({ value: String(id), label: title }));
  return {
    fields: [
      {
        label,
        allLabel,
        value: String(value ?? ''),
        options: rows && options,
        onChange: (chosen) => onChange(chosen === '' ? undefined : Number(chosen)),
      },
    ],
    onClear: () => onChange(undefined),
  };
}

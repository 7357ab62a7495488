import { useQuery } from '@tanstack/react-query';
import { useSession } from '@lumora/shared-auth';
import { http } from '@lumora/shared-auth/core';
import { compareTexts } from '@lumora/shared-contract/format';
import type { TableFilters } from '@lumora/shared-ui/data-table';
import { taxonomyRows } from '@lumora/shared-ui/taxonomy';

export type ParentParam = 'category_id' | 'attribute_id';

/** Restricts a list to the rows of one parent, such as the sub-categories of a category. */
export interface ParentFilter<Row> {
  param: ParentParam;
  /** of the parents */
  resource: 'categories' | 'attributes';
  label: string;
  allLabel: string;
  parentOf: (row: Row) => { id: number; title: string };
}

interface ParentFilterState<Row> {
  rows: Row[] | undefined;
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

/**
 * Returns the filter with all parents by title. They are the parents of `rows` only, if the user may not see the others or
 * they fail to load.
 */
export function useParentFilter<Row>(
  parent: ParentFilter<Row> | undefined,
  { rows, value, onChange }: ParentFilterState<Row>,
): TableFilters | undefined {
  const { user } = useSession();
  const canView = parent && user?.permissions.includes(`${parent.resource}.view`);
  const parents = useQuery({ ...taxonomyRows(http, parent?.resource ?? 'categories'), enabled: canView === true });
  if (!parent) return undefined;

  const { label, allLabel, parentOf } = parent;
  const isLoading = rows === undefined || parents.isLoading;
  const found = [...(rows ?? []).map(parentOf), ...(parents.data ?? [])];
  const titles = [...new Map(found.map(({ id, title }) => [id, title]))].toSorted(([, a], [, b]) => compareTexts(a, b));
  return {
    fields: [
      {
        label,
        allLabel,
        value: String(value ?? ''),
        options: isLoading ? undefined : titles.map(([id, title]) => ({ value: String(id), label: title })),
        onChange: (chosen) => onChange(chosen === '' ? undefined : Number(chosen)),
      },
    ],
    onClear: () => onChange(undefined),
  };
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ListResponse } from '@lumora/shared-contract/http';
import type { Attribute, AttributeValue, Category, SubCategory } from '@lumora/shared-contract/taxonomy';
import { http } from '@lumora/shared-auth/core';
import type { SelectOption } from '@lumora/shared-ui/form';

/** Queries all categories. The taxonomy pages use the same query key for the same rows. */
export const categoryChoices = choices<Category>('categories');

/** Queries the sub-categories of all categories. */
export const subCategoryChoices = choices<SubCategory>('sub-categories');

/** Queries all attributes of variants. */
export const attributeChoices = choices<Attribute>('attributes');

/** Queries the values of all attributes. */
export const attributeValueChoices = choices<AttributeValue>('attributes-values');

/** Returns the categories as options, sorted by title; undefined until they are loaded. */
export function useCategoryOptions(): SelectOption[] | undefined {
  return useQuery({ ...categoryChoices, select: toOptions }).data;
}

/** Returns the sub-categories of a category as options, sorted by title; undefined until loaded, empty without a category. */
export function useSubCategoryOptions(categoryId: number | undefined): SelectOption[] | undefined {
  const { data } = useQuery({ ...subCategoryChoices, enabled: categoryId !== undefined });
  if (categoryId === undefined) return [];
  return data && toOptions(data.filter(({ category_id }) => category_id === categoryId));
}

function choices<Row>(resource: string) {
  return queryOptions({
    queryKey: ['mf-taxonomy', resource],
    queryFn: async ({ signal }) => (await http.get<ListResponse<Row>>(`/admin/${resource}/list`, { signal })).data,
    staleTime: 60_000,
  });
}

/** Natural order: 9x9 comes before 16x18. */
export const byTitle = new Intl.Collator('en-IN', { numeric: true });

function toOptions(rows: readonly { id: number; title: string }[]): SelectOption[] {
  return rows
    .toSorted((a, b) => byTitle.compare(a.title, b.title))
    .map(({ id, title }) => ({ value: id, label: title }));
}

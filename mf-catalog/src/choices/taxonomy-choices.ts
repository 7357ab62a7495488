import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Attribute, AttributeValue, Category, ListResponse, SubCategory } from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';
import type { SelectOption } from '@lumora/shared-ui/form';

/** Every category; the pages of the taxonomy keep the same rows under the same key. */
export const categoryChoices = choices<Category>('categories');

/** Every sub-category, of all categories. */
export const subCategoryChoices = choices<SubCategory>('sub-categories');

/** Every attribute of variants. */
export const attributeChoices = choices<Attribute>('attributes');

/** Every value, of all attributes. */
export const attributeValueChoices = choices<AttributeValue>('attributes-values');

/** The categories to choose from, sorted by title; undefined until they are known. */
export function useCategoryOptions(): SelectOption[] | undefined {
  return useQuery({ ...categoryChoices, select: toOptions }).data;
}

/** The sub-categories of one category, sorted by title; undefined until they are known, none without a category. */
export function useSubCategoryOptions(categoryId: number | undefined): SelectOption[] | undefined {
  const { data } = useQuery({ ...subCategoryChoices, enabled: categoryId !== undefined });
  if (categoryId === undefined) return [];
  return data && toOptions(data.filter(({ category_id }) => category_id === categoryId));
}

function choices<Row>(resource: string) {
  return queryOptions({
    queryKey: ['taxonomy', resource],
    queryFn: async ({ signal }) => (await http.get<ListResponse<Row>>(`/admin/${resource}/list`, { signal })).data,
    staleTime: 60_000,
  });
}

/** As people count: 9x9 before 16x18. */
export const byTitle = new Intl.Collator('en-IN', { numeric: true });

function toOptions(rows: readonly { id: number; title: string }[]): SelectOption[] {
  return rows
    .toSorted((a, b) => byTitle.compare(a.title, b.title))
    .map(({ id, title }) => ({ value: id, label: title }));
}

import { useQuery } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import { compareTexts } from '@lumora/shared-contract/format';
import type { SelectOption } from '@lumora/shared-ui/form';
import { taxonomyRows } from '@lumora/shared-ui/taxonomy';

/** Queries all categories. */
export const categoryChoices = taxonomyRows(http, 'categories');

/** Queries the sub-categories of all categories. */
export const subCategoryChoices = taxonomyRows(http, 'sub-categories');

/** Queries all attributes of variants. */
export const attributeChoices = taxonomyRows(http, 'attributes');

/** Queries the values of all attributes. */
export const attributeValueChoices = taxonomyRows(http, 'attributes-values');

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

function toOptions(rows: readonly { id: number; title: string }[]): SelectOption[] {
  return rows.toSorted((a, b) => compareTexts(a.title, b.title)).map(({ id, title }) => ({ value: id, label: title }));
}

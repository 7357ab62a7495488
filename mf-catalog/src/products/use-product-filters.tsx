import { useQuery } from '@tanstack/react-query';
import type { TableFilter, TableFilters } from '@lumora/shared-ui/data-table';
import { stockLevels } from '@lumora/shared-contract/catalog';
import { ChoicesError } from '../choices/choices-error.tsx';
import {
  categoryChoices,
  subCategoryChoices,
  useCategoryOptions,
  useSubCategoryOptions,
} from '../choices/taxonomy-choices.ts';
import type { Filters, Flag } from './search-params/product-search-params.ts';

/** Returns the filters of the list: category, flags and stock. */
export function useProductFilters(filters: Filters, onChange: (change: Filters) => void): TableFilters {
  const { category_id, stock } = filters;
  const categories = useCategoryOptions();
  const subCategories = useSubCategoryOptions(category_id);
  const isInCategory = category_id !== undefined;
  const queries = [useQuery(categoryChoices), useQuery({ ...subCategoryChoices, enabled: isInCategory })];

  const category: TableFilter = {
    label: 'Category',
    allLabel: 'All categories',
    value: String(category_id ?? ''),
    options: toFilterOptions(categories),
    onChange: (id) => onChange({ category_id: parseId(id), sub_category_id: undefined }),
  };
  const subCategory: TableFilter = {
    label: 'Sub-category',
    allLabel: 'All sub-categories',
    value: String(filters.sub_category_id ?? ''),
    options: toFilterOptions(subCategories),
    onChange: (id) => onChange({ sub_category_id: parseId(id) }),
  };
  const stockFilter: TableFilter = {
    label: 'Stock',
    allLabel: 'Any stock',
    value: stock ?? '',
    options: stockLevels.map((level) => ({ value: level, label: stockLabels[level] })),
    onChange: (chosen) => onChange({ stock: stockLevels.find((level) => level === chosen) }),
  };

  return {
    fields: [category, ...(isInCategory ? [subCategory] : []), ...flags.map(flagFilter), stockFilter],
    onClear: () => onChange(noFilters),
    notice: <ChoicesError plural="categories" queries={queries} />,
  };

  function flagFilter({ name, label, allLabel, yes, no }: FlagLabels): TableFilter {
    return {
      label,
      allLabel,
      value: String(filters[name] ?? ''),
      options: [
        { value: 'true', label: yes },
        { value: 'false', label: no },
      ],
      onChange: (chosen) => onChange({ [name]: chosen === '' ? undefined : chosen === 'true' }),
    };
  }
}

const noFilters = {
  category_id: undefined,
  sub_category_id: undefined,
  is_active: undefined,
  best_seller: undefined,
  new_arrival: undefined,
  stock: undefined,
} satisfies Filters;

interface FlagLabels {
  name: Flag;
  label: string;
  allLabel: string;
  yes: string;
  no: string;
}

const flags: FlagLabels[] = [
  { name: 'is_active', label: 'Active', allLabel: 'Active or not', yes: 'Active', no: 'Inactive' },
  { name: 'best_seller', label: 'Best', allLabel: 'Best or not', yes: 'Best', no: 'Not best' },
  { name: 'new_arrival', label: 'New', allLabel: 'New or not', yes: 'New', no: 'Not new' },
];

const stockLabels = { in: 'In stock', low: 'Low stock', out: 'Out of stock' };

function toFilterOptions(options: readonly { value: number; label: string }[] | undefined) {
  return options?.map(({ value, label }) => ({ value: String(value), label }));
}

function parseId(id: string): number | undefined {
  return id === '' ? undefined : Number(id);
}

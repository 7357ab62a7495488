import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { SelectFilter } from '@lumora/shared-ui/data-table';
import type { SelectOption } from '@lumora/shared-ui/form';
import { stockLevels } from '@lumora/shared-contract';
import { ChoicesError } from '../choices/choices-error.tsx';
import {
  categoryChoices,
  subCategoryChoices,
  useCategoryOptions,
  useSubCategoryOptions,
} from '../choices/taxonomy-choices.ts';
import type { Filters, Flag } from './product-path.ts';

interface ProductFiltersProps {
  filters: Filters;
  onChange: (change: Filters) => void;
}

/** Filters the list by category, flags and stock. */
export function ProductFilters({ filters, onChange }: ProductFiltersProps) {
  const { category_id, sub_category_id, stock } = filters;
  const categories = useCategoryOptions();
  const subCategories = useSubCategoryOptions(category_id);
  const isInCategory = category_id !== undefined;
  const queries = [useQuery(categoryChoices), useQuery({ ...subCategoryChoices, enabled: isInCategory })];

  return (
    <>
      <SelectFilter
        label="Category"
        allLabel="All categories"
        value={String(category_id ?? '')}
        options={toFilterOptions(categories, category_id)}
        onChange={(id) => onChange({ category_id: parseId(id), sub_category_id: undefined })}
      />
      {isInCategory && (
        <SelectFilter
          label="Sub-category"
          allLabel="All sub-categories"
          value={String(sub_category_id ?? '')}
          options={toFilterOptions(subCategories, sub_category_id)}
          onChange={(id) => onChange({ sub_category_id: parseId(id) })}
        />
      )}
      <ChoicesError plural="categories" queries={queries} />
      {flags.map(({ name, label, allLabel, yes, no }) => (
        <SelectFilter
          key={name}
          label={label}
          allLabel={allLabel}
          value={String(filters[name] ?? '')}
          options={[
            { value: 'true', label: yes },
            { value: 'false', label: no },
          ]}
          onChange={(chosen) => onChange({ [name]: chosen === '' ? undefined : chosen === 'true' })}
        />
      ))}
      <SelectFilter
        label="Stock"
        allLabel="Any stock"
        value={stock ?? ''}
        options={stockLevels.map((level) => ({ value: level, label: stockLabels[level] }))}
        onChange={(chosen) => onChange({ stock: stockLevels.find((level) => level === chosen) })}
      />
      {hasActiveFilters(filters) && (
        <Button sx={clearButtonStyles} onClick={() => onChange(noFilters)}>
          Clear filters
        </Button>
      )}
    </>
  );
}

/** Sticky on a phone, where the filters scroll horizontally. */
const clearButtonStyles = {
  position: { xs: 'sticky', sm: 'static' },
  right: -4,
  flexShrink: 0,
  borderRadius: 0,
  bgcolor: 'background.paper',
};

const noFilters = {
  category_id: undefined,
  sub_category_id: undefined,
  is_active: undefined,
  best_seller: undefined,
  new_arrival: undefined,
  stock: undefined,
} satisfies Filters;

export function hasActiveFilters({ category_id, is_active, best_seller, new_arrival, stock }: Filters): boolean {
  return [category_id, is_active, best_seller, new_arrival, stock].some((filter) => filter !== undefined);
}

const flags: { name: Flag; label: string; allLabel: string; yes: string; no: string }[] = [
  { name: 'is_active', label: 'Active', allLabel: 'Active or not', yes: 'Active', no: 'Inactive' },
  { name: 'best_seller', label: 'Best', allLabel: 'Best or not', yes: 'Best', no: 'Not best' },
  { name: 'new_arrival', label: 'New', allLabel: 'New or not', yes: 'New', no: 'Not new' },
];

const stockLabels = { in: 'In stock', low: 'Low stock', out: 'Out of stock' };

/** Adds the selected value to the options if it is missing: the options may still load, or the row was deleted. */
function toFilterOptions(options: SelectOption[] | undefined, chosen: number | undefined) {
  const known = options?.map(({ value, label }) => ({ value: String(value), label })) ?? [];
  const isMissing = chosen !== undefined && !known.some(({ value }) => value === String(chosen));
  const placeholder = options ? 'Unknown' : '…';
  return isMissing ? [{ value: String(chosen), label: placeholder }, ...known] : known;
}

function parseId(id: string): number | undefined {
  return id === '' ? undefined : Number(id);
}

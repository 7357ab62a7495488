import Button from '@mui/material/Button';
import { lowStock, stockLevels, type VariantListQuery } from '@lumora/shared-contract';
import { flag, SelectFilter, type ListSearchParams } from '@lumora/shared-ui/data-table';

type Filters = Pick<VariantListQuery, 'is_active' | 'stock'>;

export const variantPath: ListSearchParams<Filters> = {
  sortable: ['sku', 'product_name', 'selling_price', 'stock'],
  parseFilters: (getParam) => ({
    is_active: flag(getParam('is_active')),
    stock: stockLevels.find((level) => level === getParam('stock')),
  }),
};

interface VariantFiltersProps {
  filters: Filters;
  onChange: (change: Filters) => void;
}

/** Filters a list of variants by stock and by their active state. */
export function VariantFilters({ filters, onChange }: VariantFiltersProps) {
  const { is_active, stock } = filters;

  return (
    <>
      <SelectFilter
        label="Stock"
        allLabel="Any stock"
        value={stock ?? ''}
        options={[
          { value: 'out', label: 'Out of stock' },
          { value: 'low', label: `Low stock (1–${lowStock})` },
          { value: 'in', label: 'In stock' },
        ]}
        onChange={(chosen) => onChange({ is_active, stock: stockLevels.find((level) => level === chosen) })}
      />
      <SelectFilter
        label="Active"
        allLabel="Active or not"
        value={String(is_active ?? '')}
        options={[
          { value: 'true', label: 'Active' },
          { value: 'false', label: 'Inactive' },
        ]}
        onChange={(chosen) => onChange({ stock, is_active: chosen === '' ? undefined : chosen === 'true' })}
      />
      {hasActiveFilters(filters) && (
        <Button onClick={() => onChange({ is_active: undefined, stock: undefined })}>Clear filters</Button>
      )}
    </>
  );
}

export function hasActiveFilters({ is_active, stock }: Filters): boolean {
  return is_active !== undefined || stock !== undefined;
}

import { lowStock, stockLevels, type VariantListQuery } from '@lumora/shared-contract';
import { flag, type ListSearchParams, type TableFilters } from '@lumora/shared-ui/data-table';

type Filters = Pick<VariantListQuery, 'is_active' | 'stock'>;

export const variantSearchParams: ListSearchParams<Filters> = {
  sortable: ['sku', 'product_name', 'selling_price', 'stock'],
  parseFilters: (getParam) => ({
    is_active: flag(getParam('is_active')),
    stock: stockLevels.find((level) => level === getParam('stock')),
  }),
};

/** Returns the filters of a list of variants: stock and active state. */
export function variantFilters(
  { is_active, stock }: Filters,
  onChange: (change: Partial<Filters>) => void,
): TableFilters {
  return {
    fields: [
      {
        label: 'Stock',
        allLabel: 'Any stock',
        value: stock ?? '',
        options: [
          { value: 'out', label: 'Out of stock' },
          { value: 'low', label: `Low stock (1–${lowStock})` },
          { value: 'in', label: 'In stock' },
        ],
        onChange: (chosen) => onChange({ stock: stockLevels.find((level) => level === chosen) }),
      },
      {
        label: 'Active',
        allLabel: 'Active or not',
        value: String(is_active ?? ''),
        options: [
          { value: 'true', label: 'Active' },
          { value: 'false', label: 'Inactive' },
        ],
        onChange: (chosen) => onChange({ is_active: flag(chosen) }),
      },
    ],
    onClear: () => onChange({ is_active: undefined, stock: undefined }),
  };
}

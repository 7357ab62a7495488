import { lowStock, stockLevels, type VariantListQuery } from '@lumora/shared-contract/catalog';
import { parseFlag, type ListSearchParams } from '@lumora/shared-ui/api';
import type { TableFilters } from '@lumora/shared-ui/data-table';

export type VariantFilterValues = Pick<VariantListQuery, 'is_active' | 'stock'>;

export const variantSearchParams: ListSearchParams<VariantFilterValues> = {
  sortable: ['sku', 'product_name', 'selling_price', 'stock'],
  parseFilters: (getParam) => ({
    is_active: parseFlag(getParam('is_active')),
    stock: stockLevels.find((level) => level === getParam('stock')),
  }),
};

/** Search parameters of the list of stocks: the lowest stock comes first. */
export const stockSearchParams: ListSearchParams<VariantFilterValues> = {
  ...variantSearchParams,
  defaultSort: 'stock',
};

/** Returns the filters of a list of variants: stock and active state. */
export function variantFilters(
  { is_active, stock }: VariantFilterValues,
  onChange: (change: Partial<VariantFilterValues>) => void,
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
        onChange: (chosen) => onChange({ is_active: parseFlag(chosen) }),
      },
    ],
    onClear: () => onChange({ is_active: undefined, stock: undefined }),
  };
}

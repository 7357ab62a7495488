import { lowStock, maxBulkItems, stockLevels, type VariantListQuery } from '@lumora/shared-contract/catalog';
import { countOf } from '@lumora/shared-contract/format';
import { parseRowIds } from '@lumora/shared-contract/http';
import { parseFlag, parseWholeNumber, type ListSearchParams } from '@lumora/shared-ui/api';
import type { TableFilters } from '@lumora/shared-ui/data-table';
import { useProductFilter } from '../choices/product-choices.ts';

export type VariantFilterValues = Pick<VariantListQuery, 'product_id' | 'product_ids' | 'is_active' | 'stock'>;

export const variantSearchParams: ListSearchParams<VariantFilterValues> = {
  sortable: ['sku', 'product_name', 'selling_price', 'stock'],
  parseFilters: (getParam) => ({
    product_id: parseWholeNumber(getParam('product_id')),
    product_ids: parseIds(getParam('product_ids')),
    is_active: parseFlag(getParam('is_active')),
    stock: stockLevels.find((level) => level === getParam('stock')),
  }),
};

/** Search parameters of the list of stocks: the lowest stock comes first. */
export const stockSearchParams: ListSearchParams<VariantFilterValues> = {
  ...variantSearchParams,
  defaultSort: 'stock',
};

/** Returns the valid ids of a text with ids separated by commas; undefined without a valid one. */
function parseIds(text: string): string | undefined {
  const ids = parseRowIds(text).filter(Number.isInteger);
  return ids.slice(0, maxBulkItems).join(',') || undefined;
}

/** Returns the filters of a list of variants: product, stock and active state. */
export function useVariantFilters(
  { product_id, product_ids, is_active, stock }: VariantFilterValues,
  onChange: (change: Partial<VariantFilterValues>) => void,
): TableFilters {
  const product = useProductFilter(product_id, (id) => onChange({ product_id: id, product_ids: undefined }));
  const products = product_ids !== undefined && {
    value: product_ids,
    chosenLabel: countOf(parseRowIds(product_ids).length, 'product'),
  };

  return {
    fields: [
      { ...product, ...products },
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
    onClear: () => onChange({ product_id: undefined, product_ids: undefined, is_active: undefined, stock: undefined }),
  };
}

import { stockLevels, type ProductListQuery } from '@lumora/shared-contract/catalog';
import { parseFlag, parseWholeNumber, type ParsedListQuery, type ListSearchParams } from '@lumora/shared-ui/api';

export type Flag = 'is_active' | 'best_seller' | 'new_arrival';
export type Filters = Pick<ProductListQuery, 'category_id' | 'sub_category_id' | 'stock' | Flag>;

export type ProductQuery = ParsedListQuery<Filters>;

export const productSearchParams: ListSearchParams<Filters> = {
  sortable: ['name', 'min_price', 'stock_total', 'created_at', 'updated_at'],
  parseFilters(getParam) {
    const category_id = parseWholeNumber(getParam('category_id'));
    const sub_category_id = parseWholeNumber(getParam('sub_category_id'));
    return {
      category_id,
      sub_category_id: category_id && sub_category_id,
      is_active: parseFlag(getParam('is_active')),
      best_seller: parseFlag(getParam('best_seller')),
      new_arrival: parseFlag(getParam('new_arrival')),
      stock: stockLevels.find((level) => level === getParam('stock')),
    };
  },
};

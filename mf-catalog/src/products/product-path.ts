import { stockLevels, type ProductListQuery } from '@lumora/shared-contract';
import { flag, wholeNumber, type ParsedListQuery, type ListSearchParams } from '@lumora/shared-ui/data-table';

export type Flag = 'is_active' | 'best_seller' | 'new_arrival';
export type Filters = Pick<ProductListQuery, 'category_id' | 'sub_category_id' | 'stock' | Flag>;

export type ProductPathParams = ParsedListQuery<Filters>;

export const productPath: ListSearchParams<Filters> = {
  sortable: ['name', 'min_price', 'stock_total', 'created_at', 'updated_at'],
  parseFilters(say) {
    const category_id = wholeNumber(say('category_id'));
    return {
      category_id,
      sub_category_id: category_id && wholeNumber(say('sub_category_id')),
      is_active: flag(say('is_active')),
      best_seller: flag(say('best_seller')),
      new_arrival: flag(say('new_arrival')),
      stock: stockLevels.find((level) => level === say('stock')),
    };
  },
};

/** Columns that an import takes; the titles of category and sub-category stand for their ids. */
export const importColumns = [
  'id',
  'name',
  'category',
  'sub_category',
  'sub_sub_cat_id',
  'tags',
  'short_description',
  'description',
  'meta_title',
  'meta_keywords',
  'meta_description',
  'is_active',
  'best_seller',
  'new_arrival',
  'updated_at',
] as const;

/** Columns that an export shows beside them, and an import ignores. */
const shownColumns = ['slug', 'min_price', 'max_price', 'stock_total', 'variant_count', 'created_at'] as const;

export type ImportColumn = (typeof importColumns)[number];
export const csvColumns = [...importColumns, ...shownColumns];

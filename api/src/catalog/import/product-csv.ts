/** Columns that an import reads; category and sub-category are given by their titles. */
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

/** Columns that an export adds and an import ignores. */
const exportOnlyColumns = ['slug', 'min_price', 'max_price', 'stock_total', 'variant_count', 'created_at'] as const;

/** Name of a column that an import reads. */
export type ImportColumn = (typeof importColumns)[number];

/** All columns of an export, in their order. */
export const csvColumns = [...importColumns, ...exportOnlyColumns];

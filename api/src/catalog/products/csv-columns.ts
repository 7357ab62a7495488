import { productCsvColumns } from '@lumora/shared-contract/catalog';

/** All columns of an export, in their order; an import ignores those that the contract's list does not have. */
export const csvColumns = [
  ...productCsvColumns,
  'slug',
  'min_price',
  'max_price',
  'stock_total',
  'variant_count',
  'created_at',
] as const;

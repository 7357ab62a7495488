import { array, boolean, mixed, number, object, string, type InferType } from '../validation/schema.ts';
import { firstItems } from '../http/first-items.ts';
import { listQuery } from '../http/list-query.ts';
import { expectedVersion } from '../http/expected-version.ts';
import { rowFilter, rowId } from '../http/row-id.ts';
import { maxBulkItems } from './bulk-limits.ts';
import { optionalRowId, productColumnParts } from './product-columns.ts';
import { stockLevels, type StockLevel } from './stock-level.ts';

/** Max length of a product’s name, in characters. */
export const maxProductNameLength = 160;

const name = string()
  .trim()
  .required('Name is required')
  .min(2, 'Min 2 chars')
  .max(maxProductNameLength, `Max ${maxProductNameLength} chars`);

/** Fields of `update` of a product; an absent field is unchanged. The server generates the slug from the name. */
export const productChange = object({
  category_id: rowId('Category is required'),
  sub_category_id: optionalRowId,
  name,
  ...productColumnParts('rule'),
  updated_at: expectedVersion,
});
export type ProductChange = InferType<typeof productChange>;

/** Fields of `store`; an absent field is empty or false. */
export const productInput = productChange.shape({
  sub_category_id: optionalRowId.default(null),
  ...productColumnParts('input'),
});
export type ProductInput = InferType<typeof productInput>;

/** Message for a product without a sub-category. */
export const subCategoryRequired = 'Sub-category is required';

/**
 * Validates the product form and new products of an import; both require a sub-category. `store` and `update` do not, for
 * products created by Quick Add.
 */
export const productForm = productInput.shape({ sub_category_id: rowId(subCategoryRequired) });

/** Validates the Quick Add form. */
export const quickAddForm = object({ name, category_id: rowId('Category is required') });
export type QuickAddForm = InferType<typeof quickAddForm>;

/** Filters of the product list and of its CSV export, besides `q`. */
const productFilters = {
  category_id: rowFilter,
  sub_category_id: rowFilter,
  is_active: boolean(),
  best_seller: boolean(),
  new_arrival: boolean(),
  stock: mixed<StockLevel>().oneOf(stockLevels, `stock is one of: ${stockLevels.join(', ')}`),
};

/** Query of the product list. */
export const productListQuery = listQuery.shape(productFilters);
export type ProductListQuery = InferType<typeof productListQuery>;

const ids = array(number().required().integer().positive())
  .transform(firstItems(maxBulkItems))
  .required('Choose at least one row')
  .min(1, 'Choose at least one row')
  .max(maxBulkItems, `At most ${maxBulkItems} rows in one call`);

/** Body of `POST /admin/products/bulk-update`: sets the flags that are present on every product of `ids`. */
export const productBulkUpdate = object({
  ids,
  is_active: boolean(),
  best_seller: boolean(),
  new_arrival: boolean(),
});
export type ProductBulkUpdate = InferType<typeof productBulkUpdate>;

/** Body of `POST /admin/products/bulk-delete`. */
export const productBulkDelete = object({ ids });
export type ProductBulkDelete = InferType<typeof productBulkDelete>;

/** Query of `POST /admin/products/import`: with `dry_run` nothing is written, with `skip_rejected` only the valid rows. */
export const productImportQuery = object({
  dry_run: boolean().default(true),
  skip_rejected: boolean().default(false),
});

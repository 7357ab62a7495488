import { Type } from '@sinclair/typebox';
import { boolean, number, string } from '../validation/schema.ts';
import { emptyToNull } from '../http/empty-text.ts';
import { nullable } from '../http/nullable.ts';
import { maxId } from '../http/parse-row-ids.ts';

/** The id of another row; `''` and `null` mean none. */
export const optionalRowId = number()
  .transform(emptyToNull)
  .typeError('Choose from the list')
  .integer('Choose from the list')
  .positive('Choose from the list')
  .nullable();

/** Stored without a look-up of the row, so the schema itself checks the max id. */
const subSubCategoryId = optionalRowId.max(maxId, 'Choose from the list');

/**
 * The columns of a product that need no look-up, in the order of the CSV file. Each has its `rule` for an update, in which
 * an absent field is unchanged, the `input` rule for a new product, which adds the default, and the `type` in responses.
 * Table queries, form, CSV export and import use this list. A column of the same name exists in the table `products`.
 */
export const productColumns = {
  sub_sub_cat_id: { rule: subSubCategoryId, input: subSubCategoryId.default(null), type: nullable(Type.Integer()) },
  tags: textColumn(500),
  short_description: textColumn(300),
  description: textColumn(20_000),
  warranty_months: numberColumn('Warranty', { min: 0, max: 120 }),
  meta_title: textColumn(200),
  meta_keywords: textColumn(500),
  meta_description: textColumn(500),
  is_active: flagColumn(),
  best_seller: flagColumn(),
  new_arrival: flagColumn(),
};

/** Name of a column in `productColumns`. */
export type ProductColumn = keyof typeof productColumns;

/** The names of `productColumns`. */
// TypeScript types the keys of an object as string
export const productColumnNames = Object.keys(productColumns) as ProductColumn[];

/**
 * Columns of the CSV file for one variant of the product of the row. `attributes` is text such as
 * `Size: 16x18 | Colour: Pink`.
 */
export const variantCsvColumns = [
  'variant_id',
  'sku',
  'attributes',
  'purchase_price',
  'show_price',
  'selling_price',
  'stock',
  'variant_is_active',
  'variant_updated_at',
] as const;

/** Name of a column for a variant. */
export type VariantCsvColumn = (typeof variantCsvColumns)[number];

/** Columns of the CSV file that an import reads; category and sub-category are given by their titles. */
export const productCsvColumns = [
  'id',
  'name',
  'category',
  'sub_category',
  ...productColumnNames,
  'updated_at',
  ...variantCsvColumns,
] as const;

/** Column of the reasons in a CSV file of rejected rows; an import ignores it. */
export const importProblemsColumn = 'problems';

/** Name of a column that an import reads. */
export type ProductCsvColumn = (typeof productCsvColumns)[number];

type Parts<Part extends 'rule' | 'input' | 'type'> = { [Name in ProductColumn]: (typeof productColumns)[Name][Part] };

/** Returns one part of every column by its name. */
export function productColumnParts<Part extends 'rule' | 'input' | 'type'>(part: Part): Parts<Part> {
  // TypeScript does not infer the type of each entry
  return Object.fromEntries(productColumnNames.map((name) => [name, productColumns[name][part]])) as Parts<Part>;
}

function textColumn(maxLength: number) {
  const rule = string().trim().max(maxLength, `Max ${maxLength} chars`);
  return { rule, input: rule.default(''), type: Type.String() };
}

/** Returns the column of an integer from `min` to `max`; an empty field is null. */
function numberColumn(label: string, { min, max }: { min: number; max: number }) {
  const rule = number()
    .transform(emptyToNull)
    .typeError(`${label} must be a number`)
    .integer(`${label} must be a whole number`)
    .min(min, `${label} is at least ${min}`)
    .max(max, `${label} is at most ${max}`)
    .nullable();
  return { rule, input: rule.default(null), type: nullable(Type.Integer()) };
}

function flagColumn() {
  return { rule: boolean(), input: boolean().default(false), type: Type.Boolean() };
}

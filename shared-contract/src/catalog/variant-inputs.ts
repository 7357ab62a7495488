import { array, boolean, number, object, string, type InferType } from '../validation/schema.ts';
import { plainNumber } from '../format/plain-number.ts';
import { firstItems } from '../http/first-items.ts';
import { listQuery } from '../http/list-query.ts';
import { expectedVersion } from '../http/expected-version.ts';
import { parseRowIds } from '../http/parse-row-ids.ts';
import { rowFilter, rowId } from '../http/row-id.ts';
import { rupeesField } from '../http/rupees-field.ts';
import { maxBulkItems } from './bulk-limits.ts';
import { stockLevels, type StockLevel } from './stock-level.ts';

export const maxVariantImages = 10;
const maxAttributes = 10;

const emptyIsZero = (value: number, original: unknown) => (original === '' || original === null ? 0 : value);

const rupees = rupeesField('Price').transform(emptyIsZero);

const pieces = number()
  .transform(emptyIsZero)
  .typeError('Stock must be a number')
  .integer('Stock must be a whole number')
  .min(0, 'Stock is at least 0')
  .max(1_000_000, 'Stock is at most 1000000');

const sku = string()
  .trim()
  .max(60, 'Max 60 chars')
  .matches(/^[\w./-]*$/, 'SKU may hold letters, digits, and . / _ -');

/** Prices (rupees), stock and state of a variant; an empty price or stock is 0. */
const priceFields = {
  purchase_price: rupees.default(0),
  show_price: rupees.default(0),
  selling_price: rupees.default(0),
  stock: pieces.default(0),
  is_active: boolean().default(true),
};

/** An attribute and its value. The array of values holds exactly one id. */
const attributePair = object({
  attribute_id: rowId('Attribute is required'),
  attribute_values: array(rowId('Select a value'))
    .transform(firstItems(1))
    .required('Select a value')
    .length(1, 'Select a value'),
});

const attributePairs = array(attributePair)
  .transform(fromJson)
  .transform(firstItems(maxAttributes))
  .typeError('Send the attributes as a list.')
  .required('Add at least one attribute.')
  .min(1, 'Add at least one attribute.')
  .max(maxAttributes, `At most ${maxAttributes} attributes`)
  .test('once', 'Each attribute may be chosen once.', (pairs) => new Set(pairs.map(idOf)).size === pairs.length);

/**
 * Fields of `store` and `update` of a variant. In a multipart body `attributes` is JSON, and files are the parts
 * `variant_images[]`, at most `maxVariantImages`. `keep_images` lists the hashes of images of the variant or of its product;
 * without it the variant keeps its images.
 */
export const variantInput = object({
  product_id: rowId('Product not saved yet.'),
  sku,
  ...priceFields,
  attributes: attributePairs,
  keep_images: array(string().required())
    .transform(fromJson)
    .transform(firstItems(maxVariantImages))
    .typeError('Send the images to keep as a list.')
    .max(maxVariantImages, `A variant has at most ${maxVariantImages} images.`),
  updated_at: expectedVersion,
});
export type VariantInput = InferType<typeof variantInput>;

/** Validates the variant form. Rows without an attribute or a value are dropped. */
export const variantForm = variantInput.shape({ attributes: attributePairs.transform(completePairs) });

/** Max variants that one call of `generate` creates. */
export const maxMatrixVariants = 200;

/** Body of `POST …/generate`: creates a variant for every combination of the values; existing ones are unchanged. */
export const variantMatrixInput = object({
  product_id: rowId('Product not saved yet.'),
  attributes: array(
    object({
      attribute_id: rowId('Attribute is required'),
      attribute_values: array(rowId('Select a value'))
        .transform(firstItems(maxMatrixVariants))
        .required('Select a value')
        .min(1, 'Select a value'),
    }),
  )
    .transform(firstItems(maxAttributes))
    .required('Add at least one attribute.')
    .min(1, 'Add at least one attribute.')
    .max(maxAttributes, `At most ${maxAttributes} attributes`)
    .test('once', 'Each attribute may be chosen once.', (rows) => new Set(rows.map(idOf)).size === rows.length)
    .test(
      'size',
      `At most ${maxMatrixVariants} variants in one step.`,
      (rows) => matrixSize(rows) <= maxMatrixVariants,
    ),
  ...priceFields,
});
export type VariantMatrixInput = InferType<typeof variantMatrixInput>;

/** One row of `POST …/update-many`; an absent field is unchanged. */
const variantEdit = object({
  id: rowId('A row without id'),
  purchase_price: rupees,
  show_price: rupees,
  selling_price: rupees,
  stock: pieces,
  is_active: boolean(),
  updated_at: expectedVersion,
});
export type VariantEdit = InferType<typeof variantEdit>;

const fromFormatted = (value: number, original: unknown) =>
  typeof original === 'string' && Number.isNaN(value) ? Number(plainNumber(original) || NaN) : value;

const rupeesCell = rupees.transform(fromFormatted);

/** The cells of a variant in a CSV file, with prices and stock such as `₹1,499`; an absent cell is unchanged, or the default of a new variant. */
export const variantCells = object({
  sku,
  purchase_price: rupeesCell,
  show_price: rupeesCell,
  selling_price: rupeesCell,
  stock: pieces.transform(fromFormatted),
  is_active: boolean(),
});
export type VariantCells = InferType<typeof variantCells>;

/** Body of `POST …/update-many`. */
export const variantEdits = object({
  variants: array(variantEdit)
    .transform(firstItems(maxBulkItems))
    .required('Choose at least one row')
    .min(1, 'Choose at least one row')
    .max(maxBulkItems, `At most ${maxBulkItems} rows in one call`)
    .test('once', 'Each row may be changed once.', (rows) => new Set(rows.map(({ id }) => id)).size === rows.length),
});
export type VariantEdits = InferType<typeof variantEdits>;

/** Query of the lists of variants and of their stock. `parseRowIds` parses `product_ids`. */
export const variantListQuery = listQuery.shape({
  product_id: rowFilter,
  product_ids: string()
    .trim()
    .test('ids', 'Filter by ids, separated by commas', (text = '') => !parseRowIds(text).includes(NaN))
    .test('count', `Filter by at most ${maxBulkItems} ids`, (text = '') => parseRowIds(text).length <= maxBulkItems),
  is_active: boolean(),
  stock: string<StockLevel>().oneOf(stockLevels, `stock is one of: ${stockLevels.join(', ')}`),
});
export type VariantListQuery = InferType<typeof variantListQuery>;

/** Returns the number of combinations of the values. */
export function matrixSize(rows: { attribute_values?: unknown[] | null }[]): number {
  return rows.reduce((product, { attribute_values }) => product * (attribute_values?.length ?? 0), 1);
}

function completePairs(rows: { attribute_id?: unknown; attribute_values: unknown[] }[]) {
  return rows.filter(({ attribute_id, attribute_values: [value] }) => Boolean(attribute_id) && Boolean(value));
}

function idOf({ attribute_id }: { attribute_id: number }): number {
  return attribute_id;
}

/** Parses a string as JSON. Returns a string that is not JSON unchanged: the type check then rejects it. */
function fromJson(value: unknown, original: unknown): unknown {
  if (typeof original !== 'string') return value;
  try {
    return JSON.parse(original);
  } catch {
    return original;
  }
}

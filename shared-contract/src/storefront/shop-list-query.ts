import { array, boolean, number, object, string, type InferType } from '../validation/schema.ts';
import { emptyToUndefined } from '../http/empty-text.ts';
import { firstItems } from '../http/first-items.ts';
import { maxId } from '../http/parse-row-ids.ts';
import { maxPrice } from '../http/rupees-field.ts';

/** `newest` sorts by first publication; a leading `-` is descending order. */
export const shopSorts = ['featured', 'newest', 'price', '-price', 'name'] as const;
export type ShopSort = (typeof shopSorts)[number];

/** Max products of a page of a list. */
export const maxShopPage = 48;

const wholeNumberField = (name: string) =>
  number()
    .transform(emptyToUndefined)
    .typeError(`${name} must be a whole number`)
    .integer(`${name} must be a whole number`)
    .min(1, `${name} starts at 1`);

const rowNumber = (name: string) => wholeNumberField(name).max(maxId, `${name} is too large`);

const rupees = (name: string) =>
  number()
    .transform(emptyToUndefined)
    .typeError(`${name} must be a number of rupees`)
    .min(0, `${name} is at least 0`)
    .max(maxPrice, `${name} is at most ${maxPrice}`);

const maxChoices = 20;

/** Titles of attribute values, as a repeated parameter. Returned in lower case, sorted, without duplicates. */
const choices = (name: string) =>
  array(string().required().max(120, `${name} is the title of a value`))
    .transform((_value, original: unknown) => distinctTitles(original))
    .transform(firstItems(maxChoices))
    .max(maxChoices, `At most ${maxChoices} of ${name}`);

const page = {
  page: wholeNumberField('page').max(100_000, 'page is at most 100000').default(1),
  page_size: wholeNumberField('page_size').max(maxShopPage, `page_size is at most ${maxShopPage}`).default(24),
};

const filters = {
  sub_category_id: rowNumber('sub_category_id'),
  price_min: rupees('price_min'),
  price_max: rupees('price_max').when('price_min', ([min], schema) =>
    typeof min === 'number' ? schema.min(min, 'price_max is at least price_min') : schema,
  ),
  size: choices('size'),
  colour: choices('colour'),
  in_stock: boolean().transform(emptyToUndefined).typeError('in_stock must be true or false'),
  sort: string<ShopSort>()
    .transform(emptyToUndefined)
    .oneOf(shopSorts, `sort is one of: ${shopSorts.join(', ')}`),
};

/**
 * Query of the shop's lists; prices are rupees. A product must match all filters, and one of the values of each filter.
 * Size, colour, price and stock must match on the same variant. An empty parameter counts as absent: a form that is
 * submitted without scripts sends its empty fields too.
 */
export const shopListQuery = object({
  q: string().trim().max(200, 'Search for at most 200 characters'),
  category_id: rowNumber('category_id'),
  ...filters,
  ...page,
});
export type ShopListQuery = InferType<typeof shopListQuery>;

function distinctTitles(original: unknown): unknown {
  if (original === undefined) return undefined;
  const texts: unknown[] = Array.isArray(original) ? original : [original];
  if (!texts.every((text) => typeof text === 'string')) return original;
  const titles = texts.map((text) => text.trim().toLowerCase()).filter((text) => text !== '');
  return titles.length === 0 ? undefined : [...new Set(titles)].sort();
}

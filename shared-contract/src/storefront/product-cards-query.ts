import { array, number, object, type InferType } from '../validation/schema.ts';
import { firstItems } from '../http/first-items.ts';

/** Max ids of one request. */
export const maxProductCards = 24;

/** Query of `GET /product-cards`: `ids`, separated by commas. The response has their order, without products that do not exist. */
export const productCardsQuery = object({
  ids: array(number().required().typeError('ids are numbers').integer('ids are whole numbers').min(1, 'ids start at 1'))
    .transform((_value, original: unknown) => splitIds(original))
    .transform(firstItems(maxProductCards))
    .required('ids are required')
    .min(1, 'ids are required')
    .max(maxProductCards, `At most ${maxProductCards} ids`),
});
export type ProductCardsQuery = InferType<typeof productCardsQuery>;

function splitIds(original: unknown): unknown {
  if (typeof original !== 'string') return original;
  return [...new Set(original.split(',').filter((id) => id.trim() !== ''))].map(Number);
}

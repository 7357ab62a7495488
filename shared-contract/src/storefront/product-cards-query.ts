import { array, number, object, type InferType } from 'yup';
import { firstItems } from '../http/first-items.ts';

/** Most products that are asked for by their ids at once. */
export const maxProductCards = 24;

/** Query of `GET /product-cards`: `ids`, with a comma between them. Answered in this order, without those that are gone. */
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

import { array, number, object, type InferType } from 'yup';
import { rowId } from '../http/row-id.ts';
import { mostCartLines, mostOfOne } from './cart-limits.ts';

const quantity = 'Quantity is a whole number';

const cartLineInput = object({
  variant_id: rowId('Say which variant'),
  quantity: number()
    .typeError(quantity)
    .required(quantity)
    .integer(quantity)
    .min(1, 'Quantity is at least 1')
    .max(mostOfOne, `Quantity is at most ${mostOfOne}`),
});

/** `POST /cart/quote`: what is in a cart. An empty cart costs nothing; a variant that is not there is answered, not refused. */
export const cartQuoteInput = object({
  lines: array(cartLineInput)
    .typeError('Send the lines as a list.')
    .required('Send the lines as a list.')
    .max(mostCartLines, `At most ${mostCartLines} lines`)
    .test('once', 'Each variant may stand in one line.', (lines) => {
      return new Set(lines.map(({ variant_id }) => variant_id)).size === lines.length;
    }),
});
export type CartQuoteInput = InferType<typeof cartQuoteInput>;
/** What a cart remembers of one line; everything else of it is the server's to say. */
export type CartLine = CartQuoteInput['lines'][number];

import { array, number, object, string, type InferType } from 'yup';
import { firstItems } from '../http/first-items.ts';
import { designIdPattern } from '../designs/design-id.ts';
import { phoneField } from '../orders/phone-field.ts';
import { typedVoucherCode } from '../promotions/voucher-inputs.ts';
import { maxCartLines, maxQuantityPerLine } from './cart-limits.ts';
import { lineKey } from './line-key.ts';

const quantity = 'Quantity is a whole number';
const which = 'Say which variant or which design, one of them';

const cartLineInput = object({
  variant_id: number().typeError(which).integer(which).positive(which),
  design_id: string().matches(designIdPattern, which),
  quantity: number()
    .typeError(quantity)
    .required(quantity)
    .integer(quantity)
    .min(1, 'Quantity is at least 1')
    .max(maxQuantityPerLine, `Quantity is at most ${maxQuantityPerLine}`),
}).test('one sign', which, (line) => (line.variant_id === undefined) !== (line.design_id === undefined));

/** The lines of a cart or an order: each a variant or a design, each of them once. */
export const cartLinesInput = array(cartLineInput)
  .transform(firstItems(maxCartLines))
  .typeError('Send the lines as a list.')
  .required('Send the lines as a list.')
  .max(maxCartLines, `At most ${maxCartLines} lines`)
  .test('once', 'Each sign may stand in one line.', (lines) => new Set(lines.map(lineKey)).size === lines.length);

/**
 * `POST /cart/quote`: what is in a cart. An empty cart costs nothing; a sign that is not there is answered, not refused,
 * and so is a `voucher` (a code, in any case) that is none or does not fit. With `phone` its limit per customer counts.
 */
export const cartQuoteInput = object({
  lines: cartLinesInput,
  voucher: typedVoucherCode,
  phone: phoneField.optional(),
});
export type CartQuoteInput = InferType<typeof cartQuoteInput>;
/** What a cart remembers of one line, of `variant_id` and `design_id` exactly one; everything else of it is the server's to say. */
export type CartLine = CartQuoteInput['lines'][number];

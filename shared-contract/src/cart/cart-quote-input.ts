import { array, number, object, string, type InferType } from '../validation/schema.ts';
import { firstItems } from '../http/first-items.ts';
import { designIdPattern } from '../designs/design-id.ts';
import { phoneField } from '../http/phone-field.ts';
import { typedVoucherCode } from '../promotions/voucher-inputs.ts';
import { maxCartLines, maxQuantityPerLine } from './cart-limits.ts';
import { lineKey } from './line-key.ts';

const quantityMessage = 'Quantity is a whole number';
const idMessage = 'Say which variant or which design, one of them';

const cartLineInput = object({
  variant_id: number().typeError(idMessage).integer(idMessage).positive(idMessage),
  design_id: string().matches(designIdPattern, idMessage),
  quantity: number()
    .typeError(quantityMessage)
    .required(quantityMessage)
    .integer(quantityMessage)
    .min(1, 'Quantity is at least 1')
    .max(maxQuantityPerLine, `Quantity is at most ${maxQuantityPerLine}`),
}).test('one id', idMessage, (line) => (line.variant_id === undefined) !== (line.design_id === undefined));

/** The lines of a cart or an order. Each has either a `variant_id` or a `design_id`; no id occurs twice. */
export const cartLinesInput = array(cartLineInput)
  .transform(firstItems(maxCartLines))
  .typeError('Send the lines as a list.')
  .required('Send the lines as a list.')
  .max(maxCartLines, `At most ${maxCartLines} lines`)
  .test('once', 'Each sign may stand in one line.', (lines) => new Set(lines.map(lineKey)).size === lines.length);

/**
 * Body of `POST /cart/quote`. The cart may be empty. A line that is not available and a `voucher` (a code, upper or lower
 * case) that does not apply are reported in the response, not rejected. With `phone` the voucher's limit per customer is
 * checked.
 */
export const cartQuoteInput = object({
  lines: cartLinesInput,
  voucher: typedVoucherCode,
  phone: phoneField.optional(),
});
export type CartQuoteInput = InferType<typeof cartQuoteInput>;
/** A line of the stored cart, with exactly one of `variant_id` and `design_id`. The server quotes all other data. */
export type CartLine = CartQuoteInput['lines'][number];

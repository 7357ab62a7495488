import { Type, type Static } from '@sinclair/typebox';
import { literalUnion } from '../http/literal-union.ts';
import { nullable } from '../http/nullable.ts';
import { design } from '../designs/design.ts';
import { voucherOutcome } from '../promotions/voucher.ts';
import { shopImage } from '../images/shop-image.ts';

/**
 * `gone`: the variant or design does not exist, or its product is not active. `not_for_sale`: the variant is not active.
 * `made_to_order`: out of stock, to be requested on the chat. `fewer`: less in stock than requested.
 */
const cartProblem = Type.Object({
  code: literalUnion(['gone', 'not_for_sale', 'made_to_order', 'fewer']),
  message: Type.String(),
});
export type CartProblem = Static<typeof cartProblem>;

/** Current price (rupees) of a line; `show_price` is the price before the discount, null without a discount. */
const cartOffer = Type.Object({
  sku: Type.String(),
  price: Type.Number(),
  show_price: nullable(Type.Number()),
  attributes: Type.Array(Type.Object({ title: Type.String(), value: Type.String() })),
});

/**
 * A line of a quote. `quantity` is the requested, `max_quantity` the available quantity; `total` is the price (rupees) of
 * the smaller of the two. A line has either `variant_id` and `product` or `design_id` and `design`. `product` and `design`
 * are null when the line is `gone`; `offer` is null when it is `gone` or `not_for_sale`.
 */
const cartQuoteLine = Type.Object({
  variant_id: nullable(Type.Integer()),
  design_id: nullable(Type.String()),
  quantity: Type.Integer(),
  max_quantity: Type.Integer(),
  product: nullable(Type.Object({ slug: Type.String(), name: Type.String(), image: nullable(shopImage) })),
  design: nullable(design),
  offer: nullable(cartOffer),
  total: Type.Number(),
  problem: nullable(cartProblem),
});
export type CartQuoteLine = Static<typeof cartQuoteLine>;

/**
 * Response of `POST /cart/quote`, lines in the order of the request. The sums count available quantities only: `pieces` is
 * their number, `subtotal` their price in rupees, `saved` the rupees saved against the prices before the discount. `total`
 * is the amount to pay: the subtotal minus the discount of the voucher.
 */
export const cartQuote = Type.Object({
  lines: Type.Array(cartQuoteLine),
  pieces: Type.Integer(),
  saved: Type.Number(),
  subtotal: Type.Number(),
  voucher: nullable(voucherOutcome),
  total: Type.Number(),
});
export type CartQuote = Static<typeof cartQuote>;

import { Type, type Static } from '@sinclair/typebox';
import { design } from '../designs/design.ts';
import { voucherOutcome } from '../promotions/voucher.ts';
import { shopImage } from './shop-image.ts';

/**
 * `gone`: there is no such variant or design, or the product is not for sale. `not_for_sale`: the product is, this variant is
 * not. `made_to_order`: none in stock, so it is asked for on the chat. `fewer`: less in stock than asked for.
 */
const cartProblem = Type.Object({
  code: Type.Union([
    Type.Literal('gone'),
    Type.Literal('not_for_sale'),
    Type.Literal('made_to_order'),
    Type.Literal('fewer'),
  ]),
  message: Type.String(),
});
export type CartProblem = Static<typeof cartProblem>;

/** The sign at today's price (rupees); `show_price` is the price before its discount, null without one. */
const cartOffer = Type.Object({
  sku: Type.String(),
  price: Type.Number(),
  show_price: Type.Union([Type.Number(), Type.Null()]),
  attributes: Type.Array(Type.Object({ title: Type.String(), value: Type.String() })),
});

/**
 * One line of a cart. `quantity` is what was asked for, `max_quantity` what may be bought now, `total` the price of
 * what can be had of it. A line is of a variant or of a design, and has that one's id; so `product` or `design` says what
 * it is. Both are null when the line is `gone`, `offer` also when it is `not_for_sale`.
 */
const cartQuoteLine = Type.Object({
  variant_id: Type.Union([Type.Integer(), Type.Null()]),
  design_id: Type.Union([Type.String(), Type.Null()]),
  quantity: Type.Integer(),
  max_quantity: Type.Integer(),
  product: Type.Union([
    Type.Object({ slug: Type.String(), name: Type.String(), image: Type.Union([shopImage, Type.Null()]) }),
    Type.Null(),
  ]),
  design: Type.Union([design, Type.Null()]),
  offer: Type.Union([cartOffer, Type.Null()]),
  total: Type.Number(),
  problem: Type.Union([cartProblem, Type.Null()]),
});
export type CartQuoteLine = Static<typeof cartQuoteLine>;

/**
 * Answer of `POST /cart/quote`, lines in the order in which they were asked for. The sums count what can be had:
 * `pieces` of it, `subtotal` rupees for them, `saved` rupees below the prices before the discount. `total` is what is to be
 * paid: the subtotal less the discount of the voucher that was asked for, if one was.
 */
export const cartQuote = Type.Object({
  lines: Type.Array(cartQuoteLine),
  pieces: Type.Integer(),
  saved: Type.Number(),
  subtotal: Type.Number(),
  voucher: Type.Union([voucherOutcome, Type.Null()]),
  total: Type.Number(),
});
export type CartQuote = Static<typeof cartQuote>;

import { Type, type Static } from '@sinclair/typebox';
import { nullable } from '../http/nullable.ts';
import { dataResponse } from '../http/response.ts';
import { shopImage } from '../images/shop-image.ts';

/** A product that is offered with every sign, and its cheapest variant in stock; `price` in rupees. */
const accessory = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  image: nullable(shopImage),
  variant_id: Type.Integer(),
  price: Type.Number(),
  max_quantity: Type.Integer(),
});
export type Accessory = Static<typeof accessory>;

/** Response of `GET /accessories`. */
export const accessories = dataResponse(Type.Array(accessory));

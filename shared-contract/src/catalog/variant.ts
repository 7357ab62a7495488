import { Type, type Static } from '@sinclair/typebox';
import { rowTimes } from '../http/row-times.ts';

const titled = Type.Object({ title: Type.String() });

/** Prices are rupees with at most two decimals (D27), `is_active` is 1 or 0 (D32), `variant_images` are addresses. */
export const variant = Type.Object({
  id: Type.Integer(),
  product_id: Type.Integer(),
  sku: Type.String(),
  purchase_price: Type.Number(),
  show_price: Type.Number(),
  selling_price: Type.Number(),
  discount_percent: Type.Integer(),
  stock: Type.Integer(),
  is_active: Type.Union([Type.Literal(1), Type.Literal(0)]),
  variant_images: Type.Array(Type.String()),
  image_hashes: Type.Array(Type.String()),
  variant_attributes: Type.Array(
    Type.Object({
      id: Type.Integer(),
      attribute_id: Type.Integer(),
      attribute_value_id: Type.Integer(),
      attribute: titled,
      value: titled,
    }),
  ),
  ...rowTimes,
});
export type Variant = Static<typeof variant>;

/** A row of the lists across all products; `image` is the hash of its own first picture, else of the product's. */
export const variantRow = Type.Object({
  ...variant.properties,
  product_name: Type.String(),
  image: Type.Union([Type.String(), Type.Null()]),
});
export type VariantRow = Static<typeof variantRow>;

/** Answer of `generate`: what was made, and how many combinations were there already. */
export const variantMatrix = Type.Object({ created: Type.Array(variant), existing: Type.Integer() });
export type VariantMatrix = Static<typeof variantMatrix>;

/** Answer of `update-many`: the rows as they are now, and the ids that were refused, each with its reason. */
export const variantEditsOutcome = Type.Object({
  saved: Type.Array(variant),
  failed: Type.Array(Type.Object({ id: Type.Integer(), message: Type.String() })),
});
export type VariantEditsOutcome = Static<typeof variantEditsOutcome>;

import { Type, type Static } from '@sinclair/typebox';
import { nullable } from '../http/nullable.ts';
import { rowTimes } from '../http/row-times.ts';

const titled = Type.Object({ title: Type.String() });

/** A variant. Prices are rupees with at most two decimals; `is_active` is 1 or 0; `variant_images` are URLs. */
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

/** A row of the lists across all products. `image` is the hash of its first image, else of the product's first. */
export const variantRow = Type.Object({
  ...variant.properties,
  product_name: Type.String(),
  image: nullable(Type.String()),
});
export type VariantRow = Static<typeof variantRow>;

/** Response of `generate`: the created variants, and the number of combinations that existed already. */
export const variantMatrix = Type.Object({ created: Type.Array(variant), existing: Type.Integer() });
export type VariantMatrix = Static<typeof variantMatrix>;

/** Response of `update-many`: the saved rows, and the ids of the failed rows with a message each. */
export const variantEditsOutcome = Type.Object({
  saved: Type.Array(variant),
  failed: Type.Array(Type.Object({ id: Type.Integer(), message: Type.String() })),
});
export type VariantEditsOutcome = Static<typeof variantEditsOutcome>;

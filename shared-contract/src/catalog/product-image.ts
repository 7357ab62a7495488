import { Type, type Static } from '@sinclair/typebox';

/**
 * An image of a product. `image` is the content hash; `url` and `image_url` are the same URL; size in px. With an empty
 * `alt` the product's name is the alternative text.
 */
export const productImage = Type.Object({
  id: Type.Integer(),
  product_id: Type.Integer(),
  image: Type.String(),
  image_url: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  priority: Type.Integer(),
  alt: Type.String(),
  created_at: Type.String(),
});
export type ProductImage = Static<typeof productImage>;

/**
 * A row of the list across all products. `position` counts from 1 in the order of the shop, `image_count` is the number of
 * images of the product. The cover is the first, which lists of the shop show.
 */
export const productImageRow = Type.Object({
  ...productImage.properties,
  product_name: Type.String(),
  position: Type.Integer(),
  image_count: Type.Integer(),
  is_cover: Type.Boolean(),
});
export type ProductImageRow = Static<typeof productImageRow>;

import { Type, type Static } from '@sinclair/typebox';

/** `image` is the content hash, `url` and `image_url` the same address. An empty `alt` means the product's name. */
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

/** A row of the list across all products. */
export const productImageRow = Type.Object({ ...productImage.properties, product_name: Type.String() });
export type ProductImageRow = Static<typeof productImageRow>;

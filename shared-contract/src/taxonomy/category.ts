import { Type, type Static } from '@sinclair/typebox';
import { nullable } from '../http/nullable.ts';
import { rowTimes } from '../http/row-times.ts';

/** A category. `image` is a content hash, `image_url` the path of its widest rendition; both null without an image. */
export const category = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  priority: Type.Integer(),
  image: nullable(Type.String()),
  image_url: nullable(Type.String()),
  ...rowTimes,
});
export type Category = Static<typeof category>;

/** A category in the list; with `counts` it has the numbers of its sub-categories and products, inactive products included. */
export const categoryRow = Type.Object({
  ...category.properties,
  sub_category_count: Type.Optional(Type.Integer()),
  product_count: Type.Optional(Type.Integer()),
});
export type CategoryRow = Static<typeof categoryRow>;

export const subCategory = Type.Object({
  ...category.properties,
  category_id: Type.Integer(),
  category_title: Type.String(),
});
export type SubCategory = Static<typeof subCategory>;

/** A sub-category in the list; with `counts` it has the number of its products, inactive ones included. */
export const subCategoryRow = Type.Object({
  ...subCategory.properties,
  product_count: Type.Optional(Type.Integer()),
});
export type SubCategoryRow = Static<typeof subCategoryRow>;

import type { ShopImage } from '@lumora/shared-contract/images';
import { sql, type Column, type SQL } from 'drizzle-orm';
import { images } from './tables.ts';

/** A picture as a JSON array in a query result. */
export type ImageJson = [hash: string, width: number, height: number, placeholder: string, alt: string | null];

/** Returns an SQL expression for `ImageJson` of a row of `images`; `alt` overrides the picture's own text. */
export function imageJson(alt: Column | SQL): SQL {
  const { hash, width, height, placeholder } = images;
  return sql`json_build_array(${hash}, ${width}, ${height}, ${placeholder}, coalesce(nullif(${alt}, ''), ${images.alt}))`;
}

/** Converts `ImageJson` to a response; the alternative text defaults to `name`, the name of the pictured row. */
export function toShopImage([hash, width, height, placeholder, alt]: ImageJson, name: string): ShopImage {
  return { hash, width, height, placeholder, alt: alt || name };
}

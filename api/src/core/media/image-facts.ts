import type { ShopImage } from '@lumora/shared-contract';
import { sql, type Column, type SQL } from 'drizzle-orm';
import { images } from './tables.ts';

/** A picture as a JSON array in a query result. */
export type ImageFacts = [hash: string, width: number, height: number, placeholder: string, alt: string | null];

/** Returns an SQL expression for `ImageFacts` of a row of `images`; `alt` overrides the picture's own text. */
export function imageFacts(alt: Column | SQL): SQL {
  const { hash, width, height, placeholder } = images;
  return sql`json_build_array(${hash}, ${width}, ${height}, ${placeholder}, coalesce(nullif(${alt}, ''), ${images.alt}))`;
}

/** Converts `ImageFacts` to a response; the alternative text defaults to `name`, the name of the pictured row. */
export function presentImage([hash, width, height, placeholder, alt]: ImageFacts, name: string): ShopImage {
  return { hash, width, height, placeholder, alt: alt || name };
}

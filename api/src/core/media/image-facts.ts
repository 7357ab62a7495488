import type { ShopImage } from '@lumora/shared-contract';
import { sql, type Column, type SQL } from 'drizzle-orm';
import { images } from './tables.ts';

/** A picture inside a JSON column. */
export type ImageFacts = [hash: string, width: number, height: number, placeholder: string, alt: string | null];

export function imageFacts(alt: Column | SQL): SQL {
  const { hash, width, height, placeholder } = images;
  return sql`json_build_array(${hash}, ${width}, ${height}, ${placeholder}, coalesce(nullif(${alt}, ''), ${images.alt}))`;
}

/** Words are the picture's own, or the name of what it shows (D33). */
export function presentImage([hash, width, height, placeholder, alt]: ImageFacts, name: string): ShopImage {
  return { hash, width, height, placeholder, alt: alt || name };
}

import type { BrandShowcase } from '@lumora/shared-contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { images } from '../../media/tables.ts';
import { brandShowcases } from './tables.ts';

const mostBrands = 6;

/** The brands of the home page, in the order that they were given. */
export async function readBrands(db: Database): Promise<BrandShowcase[]> {
  const { id, name, description, priority } = brandShowcases;
  const { hash, width, height, placeholder, alt } = images;
  const rows = await db
    .select({ id, name, description, image: { hash, width, height, placeholder, alt } })
    .from(brandShowcases)
    .innerJoin(images, eq(images.hash, brandShowcases.image_hash))
    .orderBy(asc(priority), asc(id))
    .limit(mostBrands);
  return rows.map(({ image, ...brand }) => ({ ...brand, image: { ...image, alt: image.alt || brand.name } }));
}

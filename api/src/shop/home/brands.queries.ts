import type { BrandShowcase } from '@lumora/shared-contract/storefront';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { images } from '../../core/media/tables.ts';
import { selectHomeShowcases } from '../../promotions/home-showcases.queries.ts';
import { brandShowcases } from '../../promotions/tables.ts';

/** Returns the brand showcases of the home page, in its order. */
export async function listBrands(db: Database): Promise<BrandShowcase[]> {
  const { id, name, description } = brandShowcases;
  const home = selectHomeShowcases(db);
  const { hash, width, height, placeholder, alt } = images;
  const rows = await db
    .select({ id, name, description, image: { hash, width, height, placeholder, alt } })
    .from(brandShowcases)
    .innerJoin(home, eq(home.id, id))
    .innerJoin(images, eq(images.hash, brandShowcases.image_hash))
    .orderBy(asc(home.home_position));
  return rows.map(({ image, ...brand }) => ({ ...brand, image: { ...image, alt: image.alt || brand.name } }));
}

import { maxShowcases } from '@lumora/shared-contract/promotions';
import type { BrandShowcase } from '@lumora/shared-contract/storefront';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { images } from '../../core/media/tables.ts';
import { isLive } from '../../promotions/promotion-status-sql.ts';
import { brandShowcases } from '../../promotions/tables.ts';

/** Returns the first `maxShowcases` live brand showcases by priority, then newest first. */
export async function listBrands(db: Database): Promise<BrandShowcase[]> {
  const { id, name, description, priority } = brandShowcases;
  const { hash, width, height, placeholder, alt } = images;
  const rows = await db
    .select({ id, name, description, image: { hash, width, height, placeholder, alt } })
    .from(brandShowcases)
    .innerJoin(images, eq(images.hash, brandShowcases.image_hash))
    .where(isLive(brandShowcases))
    .orderBy(asc(priority), desc(id))
    .limit(maxShowcases);
  return rows.map(({ image, ...brand }) => ({ ...brand, image: { ...image, alt: image.alt || brand.name } }));
}

import type { Database } from '../core/database/database.ts';
import { insertSampleAccessories } from './content/accessories.queries.ts';
import { insertSampleBrands } from './content/brands.queries.ts';
import { insertSampleDesigns } from './content/designs.queries.ts';
import { insertSampleGallery } from './content/gallery.queries.ts';
import { insertGeneratedProducts } from './content/generated-products.queries.ts';
import { insertSampleOrders } from './content/orders.queries.ts';
import { insertSampleWorks, insertShopPages } from './content/pages.queries.ts';
import { listDrawnPictures, type DrawnPicture } from '@lumora/sample-shop/picture-index';
import { insertPictures, insertSampleProducts } from './content/products.queries.ts';
import { insertSamplePromotions } from './content/promotions.queries.ts';
import { insertSampleCompany } from './content/company.queries.ts';
import { insertSampleReviewPhotos } from './content/review-photos.queries.ts';
import { insertSampleReviews } from './content/reviews.queries.ts';
import { storeOriginals } from './content/store-originals.ts';
import type { SeedOptions } from './seed-options.ts';
import { recordSeedRun } from './seed.queries.ts';
import { insertSampleAttributes, insertSampleCategories } from './content/taxonomy.queries.ts';

/** Inserts the content of `plan` in one transaction and records it. */
export async function insertContent(db: Database, { media, plan }: SeedOptions): Promise<void> {
  const pictures = plan.sample ? await listDrawnPictures() : [];
  await storeOriginals(media, pictures);
  await db.transaction(async (tx) => {
    await insertShopPages(tx);
    if (plan.sample) await insertSample(tx, pictures);
    await insertGeneratedProducts(tx, plan.generated);
    await recordSeedRun(tx, plan);
  });
}

async function insertSample(tx: Database, pictures: DrawnPicture[]): Promise<void> {
  const picturesOf = (kind: DrawnPicture['of']) => pictures.filter((picture) => picture.of === kind);
  await insertPictures(tx, pictures);
  const categories = await insertSampleCategories(tx, picturesOf('category'));
  const attributes = await insertSampleAttributes(tx);
  await insertSampleProducts(tx, { categories, attributes, pictures: picturesOf('product') });
  await insertSampleAccessories(tx, { categories, attributes, pictures: picturesOf('accessory') });
  await insertSamplePromotions(tx, { categories, pictures: picturesOf('promotion') });
  await insertSampleReviews(tx);
  await insertSampleReviewPhotos(tx, picturesOf('product'));
  await insertSampleCompany(tx);
  await insertSampleWorks(tx, picturesOf('product'));
  await insertSampleDesigns(tx);
  await insertSampleBrands(tx, pictures);
  await insertSampleGallery(tx);
  await insertSampleOrders(tx);
}

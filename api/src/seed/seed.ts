import type { Database, OpenDatabase } from '../core/database/database.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import { insertSampleBrands } from './brands.queries.ts';
import { insertSampleDesigns } from './designs.queries.ts';
import { insertSampleGallery } from './gallery.queries.ts';
import { insertGeneratedProducts } from './generated-products.queries.ts';
import { insertSampleOrders } from './orders.queries.ts';
import { insertSampleWorks, insertShopPages } from './pages.queries.ts';
import { listDrawnPictures, type DrawnPicture } from '@lumora/sample-shop/picture-index';
import { insertPictures, insertSampleProducts } from './products.queries.ts';
import { insertSamplePromotions } from './promotions.queries.ts';
import { insertSampleReviews } from './reviews.queries.ts';
import { storeOriginals } from './store-originals.ts';
import type { SeedPlan } from './seed-plan.ts';
import { recordSeedRun, hasSeedRun } from './seed.queries.ts';
import { insertSampleAttributes, insertSampleCategories } from './taxonomy.queries.ts';

export interface SeedOptions {
  media: MediaStore;
  plan: SeedPlan;
}

const lock = 7_205_003;

/** Seeds a database that was never seeded, in one transaction. Returns whether it did. */
export function seed(database: OpenDatabase, { media, plan }: SeedOptions): Promise<boolean> {
  return database.exclusively(lock, async (db) => {
    if (await hasSeedRun(db)) return false;
    const pictures = plan.sample ? await listDrawnPictures() : [];
    await storeOriginals(media, pictures);
    await db.transaction(async (tx) => {
      await insertShopPages(tx);
      if (plan.sample) await insertSample(tx, pictures);
      await insertGeneratedProducts(tx, plan.generated);
      await recordSeedRun(tx, plan);
    });
    return true;
  });
}

async function insertSample(tx: Database, pictures: DrawnPicture[]): Promise<void> {
  const picturesOf = (kind: DrawnPicture['of']) => pictures.filter((picture) => picture.of === kind);
  await insertPictures(tx, pictures);
  const categories = await insertSampleCategories(tx, picturesOf('category'));
  const attributes = await insertSampleAttributes(tx);
  await insertSampleProducts(tx, { categories, attributes, pictures: picturesOf('product') });
  await insertSamplePromotions(tx, { categories, pictures: picturesOf('promotion') });
  await insertSampleReviews(tx);
  await insertSampleWorks(tx);
  await insertSampleDesigns(tx);
  await insertSampleBrands(tx, pictures);
  await insertSampleGallery(tx);
  await insertSampleOrders(tx);
}

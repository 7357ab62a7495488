import type { OpenDatabase } from '../database/database.ts';
import type { MediaStore } from '../media/media-store.ts';
import { takeSamplePictures } from './sample-pictures.ts';
import { sampleCategories } from './sample-taxonomy.ts';
import type { SeedPlan } from './seed-plan.ts';
import {
  insertGeneratedCategories,
  insertSampleAttributes,
  insertSampleCategories,
  recordSeedRun,
  wasSeeded,
} from './seed.queries.ts';

export interface SeedOptions {
  media: MediaStore;
  plan: SeedPlan;
}

const lock = 7_205_003;

/** Fills a database that was never seeded, whole or not at all. Answers whether it did. */
export function seed(database: OpenDatabase, { media, plan }: SeedOptions): Promise<boolean> {
  return database.exclusively(lock, async (db) => {
    if (await wasSeeded(db)) return false;
    const titles = plan.sample ? Object.entries(sampleCategories).flat(2) : [];
    const pictures = await takeSamplePictures(media, titles);
    await db.transaction(async (tx) => {
      if (plan.sample) {
        await insertSampleCategories(tx, pictures);
        await insertSampleAttributes(tx);
      }
      await insertGeneratedCategories(tx, plan.generated);
      await recordSeedRun(tx, plan);
    });
    return true;
  });
}

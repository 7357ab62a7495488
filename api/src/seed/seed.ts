import type { OpenDatabase } from '../core/database/database.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import type { SeedPlan } from './seed-plan.ts';
import { hasSeedRun } from './seed.queries.ts';

export interface SeedOptions {
  media: MediaStore;
  plan: SeedPlan;
}

const lock = 7_205_003;

/** Seeds a database that was never seeded. Returns whether it did. */
export function seed(database: OpenDatabase, options: SeedOptions): Promise<boolean> {
  return database.withAdvisoryLock(lock, async (db) => {
    if (await hasSeedRun(db)) return false;
    // later starts do not load the sample
    const { insertContent } = await import('./insert-content.ts');
    await insertContent(db, options);
    return true;
  });
}

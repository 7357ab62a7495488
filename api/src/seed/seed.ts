import type { OpenDatabase } from '../core/database/database.ts';
import { hasSeedRun } from './seed.queries.ts';
import type { SeedOptions } from './seed-options.ts';

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

import type { Database } from '../core/database/database.ts';
import type { SeedPlan } from './seed-plan.ts';
import { seedRuns } from './tables.ts';

/** Returns whether this database was seeded before. */
export async function hasSeedRun(db: Database): Promise<boolean> {
  return (await db.$count(seedRuns)) > 0;
}

/** Records that this database was seeded; call it in the transaction of the seed. */
export async function recordSeedRun(db: Database, plan: SeedPlan): Promise<void> {
  await db.insert(seedRuns).values({ id: 1, plan: JSON.stringify(plan) });
}

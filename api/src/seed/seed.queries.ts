import type { Database } from '../core/database/database.ts';
import type { SeedPlan } from './seed-plan.ts';
import { seedRuns } from './tables.ts';

export async function hasSeedRun(db: Database): Promise<boolean> {
  return (await db.$count(seedRuns)) > 0;
}

export async function recordSeedRun(db: Database, plan: SeedPlan): Promise<void> {
  await db.insert(seedRuns).values({ id: 1, plan: JSON.stringify(plan) });
}

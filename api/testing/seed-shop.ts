import { openMediaStore } from '../src/core/media/media-store.ts';
import { parseSeedPlan } from '../src/seed/seed-plan.ts';
import { seed } from '../src/seed/seed.ts';
import type { TestApp } from './test-app.ts';

/** Seeds the database and the media store of a test app; `plan` is a value of `SEED`. Returns whether rows were written. */
export function seedShop({ database }: TestApp, plan: string): Promise<boolean> {
  return seed(database, { media: openMediaStore({ dataDir: database.dataDir }), plan: parseSeedPlan(plan) });
}

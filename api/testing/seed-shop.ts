import { openMediaStore } from '../src/core/media/media-store.ts';
import type { SeedPlan } from '../src/seed/seed-plan.ts';
import { seed } from '../src/seed/seed.ts';
import type { TestApp } from './test-app.ts';

/** Seeds the database and the media store of a test file; resolves to whether there was no content before. */
export function seedShop(
  { database }: TestApp,
  { sample = false, generated = 0 }: Partial<SeedPlan>,
): Promise<boolean> {
  const plan = { sample, generated };
  return seed(database, { media: openMediaStore({ dataDir: database.dataDir }), plan });
}

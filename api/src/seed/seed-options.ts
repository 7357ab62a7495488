import type { MediaStore } from '../core/media/media-store.ts';
import type { SeedPlan } from './seed-plan.ts';

export interface SeedOptions {
  media: MediaStore;
  plan: SeedPlan;
}

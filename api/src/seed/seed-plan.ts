import { StartError } from '../core/start-error.ts';

const mostGenerated = 1_000_000;

export interface SeedPlan {
  sample: boolean;
  /** products made up for load tests, beside the sample */
  generated: number;
}

/** Reads `SEED`: `sample` (also when absent), `none`, or a number of products to generate beside the sample. */
export function parseSeedPlan(seed = 'sample'): SeedPlan {
  if (seed === 'none') return { sample: false, generated: 0 };
  if (seed === 'sample') return { sample: true, generated: 0 };
  const generated = /^\d{1,7}$/.test(seed) ? Number(seed) : Number.NaN;
  if (generated <= mostGenerated) return { sample: true, generated };
  throw new StartError(`SEED must be sample, none, or a number up to ${mostGenerated}, not “${seed}”.`, 2);
}

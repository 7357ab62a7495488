import type { Random } from './seeded-random.ts';

/** Databases that a scenario can run on. */
export const databases = ['pglite', 'postgres'] as const;
export type DatabaseName = (typeof databases)[number];

export interface SoakOptions {
  database: DatabaseName;
  /** number of kills or requests; each scenario has a default */
  count: number | undefined;
  /** ends the scenario early */
  deadlineMs: number;
  random: Random;
}

/** Figures by name, and violations as text. */
export interface SoakResult {
  figures: Record<string, string | number>;
  violations: string[];
}

/** One kind of soak test. It starts and ends its own product. */
export type SoakScenario = (options: SoakOptions) => Promise<SoakResult>;

/** Returns whether the scenario has time left. `deadlineMs` is a value of `performance.now()`. */
export const hasTime = ({ deadlineMs }: Pick<SoakOptions, 'deadlineMs'>) => performance.now() < deadlineMs;

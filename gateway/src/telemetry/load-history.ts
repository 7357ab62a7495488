import { LRUCache } from 'lru-cache';
import type { LoadInterval } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';

type ReleaseName = Pick<Release, 'module' | 'id'>;

/** A report of a browser; `ms` is the load time if it was loaded. */
interface LoadReport {
  outcome: 'load' | 'failure';
  ms?: number | undefined;
}

const intervalMs = 5 * 60_000;
const maxIntervals = 24;
/** Limits the memory. */
const maxReleases = 200;
const maxTimesPerInterval = 500;

interface Interval {
  loads: number;
  failures: number;
  times: number[];
}

/** Holds how often and how fast browsers loaded each release in the last two hours, in intervals of five minutes. */
export class LoadHistory {
  readonly #releases = new LRUCache<string, Map<number, Interval>>({ max: maxReleases });

  record(release: ReleaseName, { outcome, ms }: LoadReport, now = Date.now()): void {
    const intervals = this.#releases.get(keyOf(release)) ?? new Map<number, Interval>();
    const index = Math.floor(now / intervalMs);
    const interval = intervals.get(index) ?? { loads: 0, failures: 0, times: [] };
    if (outcome === 'load') interval.loads += 1;
    else interval.failures += 1;
    if (ms !== undefined && interval.times.length < maxTimesPerInterval) interval.times.push(ms);
    intervals.set(index, interval);
    for (const old of intervals.keys()) if (old <= index - maxIntervals) intervals.delete(old);
    this.#releases.set(keyOf(release), intervals);
  }

  /** Returns the intervals in which a browser reported the release, oldest first. */
  of(release: ReleaseName, now = Date.now()): LoadInterval[] {
    const first = Math.floor(now / intervalMs) - maxIntervals + 1;
    return Array.from(this.#releases.get(keyOf(release)) ?? [])
      .filter(([index]) => index >= first)
      .sort(([a], [b]) => a - b)
      .map(([index, { loads, failures, times }]) => ({
        at: new Date(index * intervalMs).toISOString(),
        loads,
        failures,
        median_ms: median(times),
      }));
  }
}

function median(times: number[]): number | null {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? null;
}

const keyOf = ({ module, id }: ReleaseName) => `${module}/${id}`;

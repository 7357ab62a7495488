import { LRUCache } from 'lru-cache';
import type { ReleaseCounts } from './canary-verdict.ts';

/** One load of a release and its outcome. */
export interface ReleaseLoad {
  visitor: string;
  page: string;
  outcome: 'load' | 'failure';
}

/** Limits the weight of one visitor in the counts. */
const maxPagesPerVisitor = 5;
/** Limits the memory. */
const maxVisitors = 20_000;

/** Counts loads of one release, once per visitor and page. A page that failed once counts as failed. */
export class LoadCounter implements ReleaseCounts {
  loads = 0;
  failures = 0;
  failedVisitors = 0;
  readonly #pages = new LRUCache<string, Map<string, ReleaseLoad['outcome']>>({ max: maxVisitors });

  record({ visitor, page, outcome }: ReleaseLoad): void {
    const pages = this.#pages.get(visitor) ?? new Map<string, ReleaseLoad['outcome']>();
    const before = pages.get(page);
    if (before === 'failure' || before === outcome) return;
    if (before === undefined && pages.size >= maxPagesPerVisitor) return;
    if (outcome === 'failure' && ![...pages.values()].includes('failure')) this.failedVisitors += 1;
    if (before === 'load') this.loads -= 1;
    if (outcome === 'load') this.loads += 1;
    else this.failures += 1;
    this.#pages.set(visitor, pages.set(page, outcome));
  }
}

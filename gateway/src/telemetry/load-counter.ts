import { LRUCache } from 'lru-cache';
import type { ReleaseCounts } from './canary-verdict.ts';

/** One load of a release, and how it ended. */
export interface ReleaseLoad {
  visitor: string;
  page: string;
  outcome: 'load' | 'failure';
}

/** More pages of one visitor say little more of a release, but would let one visitor outweigh others. */
const maxPagesPerVisitor = 5;
/** Visitors who are remembered, so that the memory is bounded. */
const maxVisitors = 20_000;

/** Counts loads of one release, each once per visitor and page; a page that failed once has failed. */
export class LoadCounter implements ReleaseCounts {
  loads = 0;
  failures = 0;
  failedVisitors = 0;
  readonly #pages = new LRUCache<string, Map<string, ReleaseLoad['outcome']>>({ max: maxVisitors });

  note({ visitor, page, outcome }: ReleaseLoad): void {
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

import { LRUCache } from 'lru-cache';
import type { Page } from './page.ts';

interface Kept {
  page: Page;
  version: string;
}

interface PageSource {
  /** moves with every change of data or releases: pages of another version are stale */
  version(): string;
  /** makes the page at `key`, for which `visitor` asks; rejects when it cannot be made */
  make(key: string, visitor: string): Promise<Page>;
  /** what to send when it cannot be made and no older page is there */
  fallback(): Promise<Page>;
  count(outcome: 'kept' | 'shared' | 'made' | 'stale' | 'fallback'): void;
}

const maxBytes = 64 * 1024 * 1024;
/** Longer addresses are nobody's link: they are answered, not kept. */
const longestKey = 1_000;

/**
 * Pages by path and query, bounded in bytes. Equal requests share one rendering, but never one that began before the
 * last change. A page that cannot be made anew is answered with the older one.
 */
export class PageCache {
  readonly #source: PageSource;
  readonly #kept = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: ({ page }) => page.weight });
  readonly #making = new Map<string, Promise<Page>>();

  constructor(source: PageSource) {
    this.#source = source;
  }

  async get(key: string, visitor: string): Promise<Page> {
    const version = this.#source.version();
    const kept = this.#kept.get(key);
    if (kept?.version === version) {
      this.#source.count('kept');
      return kept.page;
    }
    const job = `${version} ${key}`;
    const shared = this.#making.get(job);
    if (shared !== undefined) this.#source.count('shared');
    const making = shared ?? this.#make(key, { version, visitor }).finally(() => this.#making.delete(job));
    this.#making.set(job, making);
    return making;
  }

  /** Whether `page` is what a request for `key` gets now; a page whose rendering began before the last change is not. */
  isCurrent(key: string, page: Page): boolean {
    const kept = this.#kept.peek(key);
    return kept?.page === page && kept.version === this.#source.version();
  }

  async #make(key: string, { version, visitor }: { version: string; visitor: string }): Promise<Page> {
    try {
      const page = await this.#source.make(key, visitor);
      if (page.status >= 500) return this.#olderThan(key) ?? page;
      this.#keep(key, { page, version });
      this.#source.count('made');
      return page;
    } catch {
      // the source has said why in its log
      const older = this.#olderThan(key);
      if (older === null) this.#source.count('fallback');
      return older ?? this.#source.fallback();
    }
  }

  /** A page that began before a change may end after the one that began after it. */
  #keep(key: string, made: Kept): void {
    const isOutdone = this.#kept.has(key) && made.version !== this.#source.version();
    if (made.page.isKept && key.length <= longestKey && !isOutdone) this.#kept.set(key, made);
  }

  #olderThan(key: string): Page | null {
    const older = this.#kept.get(key);
    if (older !== undefined) this.#source.count('stale');
    return older?.page ?? null;
  }
}

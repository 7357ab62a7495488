import { LRUCache } from 'lru-cache';
import type { Page } from './page.ts';

interface CachedPage {
  page: Page;
  version: string;
}

interface PageSource {
  /** changes with every change of data or releases; pages of another version are stale */
  version(): string;
  /** renders the page at `key` for a request of `visitor`; rejects when rendering fails */
  renderPage(key: string, visitor: string): Promise<Page>;
  /** returns the page to send when rendering fails and no older page is cached */
  fallback(): Promise<Page>;
  count(outcome: 'hit' | 'coalesced' | 'rendered' | 'stale' | 'fallback'): void;
}

const maxBytes = 64 * 1024 * 1024;
/** Pages with longer keys are not cached: no link is that long. */
const maxKeyLength = 1_000;

/**
 * Caches pages by path and query, limited in bytes. Equal requests share one rendering, but never one that began before
 * the last change. When rendering fails, the stale page is served.
 */
export class PageCache {
  readonly #source: PageSource;
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.sizeBytes,
  });
  readonly #rendering = new Map<string, Promise<Page>>();

  constructor(source: PageSource) {
    this.#source = source;
  }

  /** Returns the page at `key`, from the cache or rendered. Never rejects because of a failed rendering. */
  async get(key: string, visitor: string): Promise<Page> {
    const version = this.#source.version();
    const cached = this.#pages.get(key);
    if (cached?.version === version) {
      this.#source.count('hit');
      return cached.page;
    }
    const job = `${version} ${key}`;
    const shared = this.#rendering.get(job);
    if (shared !== undefined) this.#source.count('coalesced');
    const rendering = shared ?? this.#render(key, { version, visitor }).finally(() => this.#rendering.delete(job));
    this.#rendering.set(job, rendering);
    return rendering;
  }

  /** Returns whether `page` is the cached page of `key` and up to date. */
  isCurrent(key: string, page: Page): boolean {
    const cached = this.#pages.peek(key);
    return cached?.page === page && cached.version === this.#source.version();
  }

  async #render(key: string, { version, visitor }: { version: string; visitor: string }): Promise<Page> {
    // the source has logged why it rejects
    const page = await this.#source.renderPage(key, visitor).catch(() => null);
    if (page !== null && page.status < 500) {
      this.#store(key, { page, version });
      this.#source.count('rendered');
      return page;
    }
    const stale = this.#pages.get(key);
    if (stale !== undefined) {
      this.#source.count('stale');
      return stale.page;
    }
    if (page !== null) return page;
    this.#source.count('fallback');
    return this.#source.fallback();
  }

  /** Caches a page, unless a newer one is cached already: a slow rendering may finish after a newer one. */
  #store(key: string, rendered: CachedPage): void {
    const isOutdated = this.#pages.has(key) && rendered.version !== this.#source.version();
    if (rendered.page.isCacheable && key.length <= maxKeyLength && !isOutdated) this.#pages.set(key, rendered);
  }
}

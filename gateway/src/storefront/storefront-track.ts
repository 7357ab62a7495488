import { PageCache } from '../pages/page-cache.ts';
import type { Page } from '../pages/page.ts';
import { StorefrontRenderer, type RendererSettings } from './storefront-renderer.ts';

/** Renders and caches the pages of one track (live or canary), separate from the other. */
export class StorefrontTrack {
  readonly #renderer: StorefrontRenderer;
  readonly #pages: PageCache;

  constructor(settings: RendererSettings) {
    const renderer = new StorefrontRenderer(settings);
    this.#renderer = renderer;
    this.#pages = new PageCache({
      version: () => `${settings.dataVersion()} ${renderer.version}`,
      renderPage: (key, visitor) => renderer.renderPage(key, visitor),
      fallback: () => renderer.unavailablePage(),
      count: (outcome) => settings.metrics.pages.inc({ outcome }),
    });
  }

  /** Returns the page at `key`, from the cache or rendered for `visitor`. Never rejects because of a failed rendering. */
  page(key: string, visitor: string): Promise<Page> {
    return this.#pages.get(key, visitor);
  }

  /** Returns whether `page` is the cached page of `key` and up to date. */
  isCurrent(key: string, page: Page): boolean {
    return this.#pages.isCurrent(key, page);
  }

  /** Switches to the current releases and shop name. */
  follow(product: string): void {
    this.#renderer.follow(product);
  }

  close(): Promise<void> {
    return this.#renderer.close();
  }
}

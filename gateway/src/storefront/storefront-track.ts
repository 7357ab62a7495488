import { PageCache } from '../pages/page-cache.ts';
import type { Page } from '../pages/page.ts';
import { StorefrontRenderer, type RendererSettings } from './storefront-renderer.ts';

/** The pages of one storefront release, rendered and kept apart from those of another. */
export class StorefrontTrack {
  readonly #renderer: StorefrontRenderer;
  readonly #pages: PageCache;

  constructor(settings: RendererSettings) {
    const renderer = new StorefrontRenderer(settings);
    this.#renderer = renderer;
    this.#pages = new PageCache({
      version: () => `${settings.dataVersion()} ${renderer.version}`,
      make: (key, visitor) => renderer.make(key, visitor),
      fallback: () => renderer.unavailablePage(),
      count: (outcome) => settings.metrics.pages.inc({ outcome }),
    });
  }

  /** The page at `key`; `visitor` is whose request it is, should it have to be rendered. */
  page(key: string, visitor: string): Promise<Page> {
    return this.#pages.get(key, visitor);
  }

  isCurrent(key: string, page: Page): boolean {
    return this.#pages.isCurrent(key, page);
  }

  /** Goes over to the releases that are wanted now, under the shop's name. */
  follow(product: string): void {
    this.#renderer.follow(product);
  }

  close(): Promise<void> {
    return this.#renderer.close();
  }
}

/** The data from which the server rendered a page, passed to the browser as JSON. */
export type PageState = Record<string, unknown>;

export interface RenderContext {
  /** absolute URL that ends with `/api` */
  apiUrl: string;
  /** scheme and host of the public URL, for canonical links */
  origin: string;
  /** changes with every change of the shop's data; while it is equal, API responses may be cached across pages */
  version?: string;
}

export interface RenderedPage {
  status: number;
  /** title, meta, links, JSON-LD */
  head: string;
  body: string;
  /** CSS of this page only, such as colours from data; the gateway inlines it and allows it by its CSP hash */
  style?: string;
  state: PageState;
  /** name of the chunk `screen-<screen>` of the page, which the gateway preloads */
  screen?: string;
  /** target of a redirect, with `status` 301 or 302 */
  redirect?: string;
  /** false for pages that must not be cached, such as one rendered without the API */
  cacheable: boolean;
}

/** Exports of the storefront's server bundle. */
export interface StorefrontServer {
  render(url: string, context: RenderContext): Promise<RenderedPage>;
}

/**
 * The module that the storefront's container exposes as `./app`. `mount` renders the page if `state` is null, else hydrates
 * it. It calls `onFailure` with every error thrown while rendering, then and later. It resolves once the first screen is
 * interactive; older releases return nothing.
 */
export interface StorefrontApp {
  mount(root: HTMLElement, state: PageState | null, onFailure?: (error: unknown) => void): Promise<void> | void;
}

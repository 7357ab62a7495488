/** What a server-rendered page hands to the browser: what it was drawn from, plain JSON. */
export type PageState = Record<string, unknown>;

export interface RenderContext {
  /** absolute, ends with `/api` */
  apiUrl: string;
  /** scheme and host of the public address, for canonical links */
  origin: string;
  /** moves with every change of what shoppers see: while it stays, what the API answered may be kept for the next page */
  version?: string;
}

export interface RenderedPage {
  status: number;
  /** title, meta, links, JSON-LD */
  head: string;
  body: string;
  /** rules that only this page has, such as colours from data; the gateway puts them inline and allows them by their hash */
  style?: string;
  state: PageState;
  /** the chunk `screen-<screen>` that the page needs beside the app: the gateway preloads it */
  screen?: string;
  /** where to send the visitor instead, with `status` 301 or 302 */
  redirect?: string;
  /** false for pages that must not be kept, such as one made without the API */
  cacheable: boolean;
}

/** What the storefront's server bundle exports. */
export interface StorefrontServer {
  render(url: string, context: RenderContext): Promise<RenderedPage>;
}

/**
 * What the storefront's container exposes as `./app`. With `state` null the page is drawn from nothing, else hydrated.
 * `onFailure` hears of what is thrown while it draws, then and later. Resolves once the first screen answers taps; an older
 * release returns nothing, and when it answers is not known.
 */
export interface StorefrontApp {
  mount(root: HTMLElement, state: PageState | null, onFailure?: (error: unknown) => void): Promise<void> | void;
}

import { Type, type Static } from '@sinclair/typebox';

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

/** Result of rendering a page. The gateway validates it, because it comes from the code of a release. */
export const renderedPage = Type.Object({
  status: Type.Integer({ minimum: 200, maximum: 599 }),
  /** title, meta, links, JSON-LD */
  head: Type.String(),
  body: Type.String(),
  /** CSS of this page only, such as colours from data; the gateway inlines it and allows it by its CSP hash */
  style: Type.Optional(Type.String()),
  /** `PageState` */
  state: Type.Record(Type.String(), Type.Unknown()),
  /** name of the chunk `screen-<screen>` of the page, which the gateway preloads */
  screen: Type.Optional(Type.String()),
  /** path on this site to which `status` 301 or 302 redirects */
  redirect: Type.Optional(Type.String({ pattern: '^/(?!/)' })),
  /** false for pages that must not be cached, such as one rendered without the API */
  cacheable: Type.Boolean(),
});
export type RenderedPage = Static<typeof renderedPage>;

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

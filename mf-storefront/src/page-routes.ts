import { listPath } from './links/list-path.ts';
import { listQueryKeys } from './product-list/list-search.ts';

/**
 * The public pages by the name of their screen, with path and the search parameters that they read. The gateway caches a
 * page separately for each value of these parameters and ignores all others. The last path matches unknown URLs.
 */
export const pageRoutes = {
  home: { path: '/', query: [] },
  'product-list': { path: listPath, query: listQueryKeys },
  product: { path: '/products/:slug', query: ['variant', 'reviews'] },
  cart: { path: '/cart', query: [] },
  checkout: { path: '/checkout', query: ['variant', 'design', 'quantity'] },
  order: { path: '/orders/:reference', query: [] },
  'custom-neon': { path: '/custom-neon', query: [] },
  'saved-design': { path: '/d/:id', query: [] },
  gallery: { path: '/gallery', query: [] },
  info: { path: '/pages/:slug', query: [] },
  work: { path: '/works/:slug', query: [] },
  'not-found': { path: '*', query: [] },
} satisfies Record<string, { path: string; query: string[] }>;

/** Name of a screen, of its chunk `screen-<name>` and of its entry in `publicPages`. */
export type ScreenName = keyof typeof pageRoutes;

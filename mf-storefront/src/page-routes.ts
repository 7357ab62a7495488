import { listPath } from './product-list/list-search-params.ts';
import { listQueryKeys } from './product-list/list-search.ts';

/**
 * Every public page by the name of its screen: its path, and the query keys that it reads. The gateway caches a page once
 * for each value of these keys; all other keys share a page. The last path is that of unknown addresses.
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

export type ScreenName = keyof typeof pageRoutes;

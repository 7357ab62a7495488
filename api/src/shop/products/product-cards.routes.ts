import { accessories, productCardsQuery, shopCards } from '@lumora/shared-contract/storefront';
import type { Database } from '../../core/database/database.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import type { ResponseCache } from '../../core/cache/response-cache.ts';
import { listAccessories } from './accessories.queries.ts';
import type { ShopCatalog } from '../catalog-index/shop-catalog.ts';

interface ProductCardsOptions {
  db: Database;
  catalog: ShopCatalog;
  cache: ResponseCache;
}

/**
 * Registers `GET /product-cards`, current cards of the products with the given ids, such as recently viewed ones, and
 * `GET /accessories`, what is offered with every sign.
 */
export async function productCardsRoutes(routes: Routes, { db, catalog, cache }: ProductCardsOptions): Promise<void> {
  routes.get(
    '/product-cards',
    {
      config: { access: 'anyone' },
      schema: { tags: ['Storefront'], querystring: productCardsQuery, response: { 200: shopCards } },
    },
    async (request, reply) => {
      const { ids } = request.query;
      return cache.send(request, reply, {
        key: ['cards', ids],
        load: async () => ({ data: await catalog.cards(ids) }),
      });
    },
  );

  routes.get(
    '/accessories',
    { config: { access: 'anyone' }, schema: { tags: ['Storefront'], response: { 200: accessories } } },
    async (request, reply) =>
      cache.send(request, reply, { key: ['accessories'], load: async () => ({ data: await listAccessories(db) }) }),
  );
}

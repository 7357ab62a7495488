import { dataResponse } from '@lumora/shared-contract/http';
import { home, shopSummary } from '@lumora/shared-contract/storefront';
import type { Database } from '../../core/database/database.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { listBrands } from './brands.queries.ts';
import { getHome, getShopSummary } from './home.queries.ts';
import { listHomeProducts } from './home-products.ts';
import { listHomeReviews } from './home-reviews.queries.ts';
import type { ResponseCache } from '../../core/cache/response-cache.ts';
import { listWorkCards } from '../pages/pages.queries.ts';
import type { ShopCatalog } from '../catalog-index/shop-catalog.ts';

interface HomeOptions {
  db: Database;
  catalog: ShopCatalog;
  cache: ResponseCache;
}

/** Registers `GET /home`, the data of the home page, and `GET /shop`, the shop's details and categories for every page. */
export async function homeRoutes(routes: Routes, { db, catalog, cache }: HomeOptions): Promise<void> {
  routes.get(
    '/home',
    { config: anyone, schema: { tags, response: { 200: dataResponse(home) } } },
    async (request, reply) => {
      const load = async () => {
        const [summary, works, brands, reviews, products] = await Promise.all([
          getHome(db),
          listWorkCards(db),
          listBrands(db),
          listHomeReviews(db),
          listHomeProducts(db, catalog),
        ]);
        return { data: { ...summary, works, brands, reviews, ...products } };
      };
      return cache.send(request, reply, { key: ['home'], load });
    },
  );

  routes.get(
    '/shop',
    { config: anyone, schema: { tags, response: { 200: dataResponse(shopSummary) } } },
    async (request, reply) =>
      cache.send(request, reply, { key: ['shop'], load: async () => ({ data: await getShopSummary(db) }) }),
  );
}

const tags = ['Storefront'];
const anyone = { access: 'anyone' } as const;

import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../core/cache/response-cache.ts';
import type { OpenDatabase } from '../core/database/database.ts';
import { withContractValidation } from '../core/http/contract-routes.ts';
import { ShopCatalog } from '../shop/catalog-index/shop-catalog.ts';
import { homeRoutes } from '../shop/home/home.routes.ts';
import { pagesRoutes } from '../shop/pages/pages.routes.ts';
import { productCardsRoutes } from '../shop/products/product-cards.routes.ts';
import { shopProductsRoutes } from '../shop/products/shop-products.routes.ts';
import { sitemapRoutes } from '../shop/sitemap/sitemap.routes.ts';

interface ShopOptions {
  database: OpenDatabase;
  cache: ResponseCache;
}

/** Registers the public reads of the storefront: home, product lists and pages, site pages, sitemap. */
export async function shopPlugin(scope: FastifyInstance, { database, cache }: ShopOptions): Promise<void> {
  const { db } = database;
  const routes = withContractValidation(scope);
  const catalog = new ShopCatalog(database);
  scope.addHook('onClose', async () => catalog.close());

  await homeRoutes(routes, { db, catalog, cache });
  await productCardsRoutes(routes, { db, catalog, cache });
  await shopProductsRoutes(routes, { db, catalog, cache });
  await pagesRoutes(routes, { db, cache });
  await sitemapRoutes(routes, { db, cache });
}

import type { OpenDatabase } from '../core/database/database.ts';
import type { OrderedDesigns } from '../designs/old-designs.queries.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import type { CountCustomerUses } from '../promotions/vouchers/voucher-evaluation.ts';
import { activePromotionsRoutes } from '../promotions/active/active-promotions.routes.ts';
import { cartQuoteRoutes } from '../pricing/cart-quote.routes.ts';
import { designsRoutes } from '../designs/designs.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { ResponseCache } from '../core/cache/response-cache.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { productCardsRoutes } from './products/product-cards.routes.ts';
import { ShopCatalogue } from './catalog-index/shop-catalogue.ts';
import { shopProductsRoutes } from './products/shop-products.routes.ts';
import { shopReviewsRoutes } from '../reviews/shop-reviews.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { voucherDryRunRoutes } from '../pricing/voucher-dry-run.routes.ts';

interface Options {
  database: OpenDatabase;
  /** counts how often a customer has used a voucher, for its limit per customer */
  usesBy: CountCustomerUses;
  /** selects the designs that are never deleted, because they were ordered */
  orderedDesigns: OrderedDesigns;
}

/** Registers the public routes of the shop, with one response cache and one catalogue index for all of them. */
export async function storefrontRoutes(routes: Routes, { database, usesBy, orderedDesigns }: Options): Promise<void> {
  const { db } = database;
  const cache = new ResponseCache(database.changes);
  const catalogue = new ShopCatalogue(database);
  routes.addHook('onClose', async () => {
    cache.unsubscribe();
    catalogue.close();
  });

  await homeRoutes(routes, { db, catalogue, cache });
  await productCardsRoutes(routes, { catalogue, cache });
  await shopProductsRoutes(routes, { db, catalogue, cache });
  await activePromotionsRoutes(routes, { database, cache });
  await cartQuoteRoutes(routes, { db, usesBy });
  await voucherDryRunRoutes(routes, { db, usesBy });
  await designsRoutes(routes, { db, cache, orderedDesigns });
  await shopReviewsRoutes(routes, { db, cache });
  await pagesRoutes(routes, { db, cache });
  await sitemapRoutes(routes, { db, cache });
}

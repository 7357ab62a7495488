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
import { voucherTryRoutes } from '../pricing/voucher-dry-run.routes.ts';

interface Options {
  database: OpenDatabase;
  /** who has used a voucher, for its limit per customer */
  usesBy: CountCustomerUses;
  /** which designs are never deleted */
  orderedDesigns: OrderedDesigns;
}

/** What anyone may read. */
export async function storefrontRoutes(routes: Routes, { database, usesBy, orderedDesigns }: Options): Promise<void> {
  const { db } = database;
  const kept = new ResponseCache(database.changes);
  const catalogue = new ShopCatalogue(database);
  routes.addHook('onClose', async () => {
    kept.unsubscribe();
    catalogue.close();
  });

  await homeRoutes(routes, { db, catalogue, kept });
  await productCardsRoutes(routes, { catalogue, kept });
  await shopProductsRoutes(routes, { db, catalogue, kept });
  await activePromotionsRoutes(routes, { database, kept });
  await cartQuoteRoutes(routes, { db, usesBy });
  await voucherTryRoutes(routes, { db, usesBy });
  await designsRoutes(routes, { db, kept, orderedDesigns });
  await shopReviewsRoutes(routes, { db, kept });
  await pagesRoutes(routes, { db, kept });
  await sitemapRoutes(routes, { db, kept });
}

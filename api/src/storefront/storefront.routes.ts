import { answer, home, shopSummary } from '@lumora/shared-contract';
import type { OpenDatabase } from '../database/database.ts';
import type { Routes } from '../http/contract-routes.ts';
import { readBrands } from './brands.queries.ts';
import type { CustomerUses } from '../promotions/voucher-decision.ts';
import { activePromotionsRoutes } from './active-promotions.routes.ts';
import { cartQuoteRoutes } from './cart-quote.routes.ts';
import { designsRoutes } from './designs.routes.ts';
import { readHome, readShopSummary } from './home.queries.ts';
import { homeShelves } from './home-shelves.ts';
import { KeptAnswers } from './kept-answers.ts';
import { readWorkCards } from './pages/pages.queries.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { productCardsRoutes } from './product-cards.routes.ts';
import { ShopCatalogue } from './shop-catalogue.ts';
import { shopProductsRoutes } from './shop-products.routes.ts';
import { shopReviewsRoutes } from './shop-reviews.routes.ts';
import { sitemapRoutes } from './sitemap.routes.ts';
import { voucherTryRoutes } from './voucher-try.routes.ts';

interface Options {
  database: OpenDatabase;
  /** who has used a voucher, for its limit per customer */
  usesBy: CustomerUses;
}

/** What anyone may read. */
export async function storefrontRoutes(routes: Routes, { database, usesBy }: Options): Promise<void> {
  const kept = new KeptAnswers(database.changes);
  const catalogue = new ShopCatalogue(database);
  routes.addHook('onClose', async () => {
    kept.unsubscribe();
    catalogue.close();
  });

  routes.get(
    '/home',
    { config: { access: 'anyone' }, schema: { tags: ['Storefront'], response: { 200: answer(home) } } },
    async (request, reply) => {
      const make = async () => {
        const [facts, works, brands, shelves] = await Promise.all([
          readHome(database.db),
          readWorkCards(database.db),
          readBrands(database.db),
          homeShelves(database.db, catalogue),
        ]);
        return { data: { ...facts, works, brands, ...shelves } };
      };
      return kept.send(request, reply, { asked: ['home'], make });
    },
  );

  routes.get(
    '/shop',
    { config: { access: 'anyone' }, schema: { tags: ['Storefront'], response: { 200: answer(shopSummary) } } },
    async (request, reply) => {
      return kept.send(request, reply, {
        asked: ['shop'],
        make: async () => ({ data: await readShopSummary(database.db) }),
      });
    },
  );

  await productCardsRoutes(routes, { catalogue, kept });
  await shopProductsRoutes(routes, { db: database.db, catalogue, kept });
  await activePromotionsRoutes(routes, { database, kept });
  await cartQuoteRoutes(routes, { db: database.db, usesBy });
  await voucherTryRoutes(routes, { db: database.db, usesBy });
  await designsRoutes(routes, { db: database.db, kept });
  await shopReviewsRoutes(routes, { db: database.db, kept });
  await pagesRoutes(routes, { db: database.db, kept });
  await sitemapRoutes(routes, { db: database.db, kept });
}

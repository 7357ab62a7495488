import { answer, home } from '@lumora/shared-contract';
import type { OpenDatabase } from '../database/database.ts';
import type { Routes } from '../http/contract-routes.ts';
import { cartQuoteRoutes } from './cart-quote.routes.ts';
import { readHome } from './home.queries.ts';
import { homeShelves } from './home-shelves.ts';
import { KeptAnswers } from './kept-answers.ts';
import { readWorkCards } from './pages/pages.queries.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { ShopCatalogue } from './shop-catalogue.ts';
import { shopProductsRoutes } from './shop-products.routes.ts';
import { shopReviewsRoutes } from './shop-reviews.routes.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

/** What anyone may read. */
export async function storefrontRoutes(routes: Routes, { database }: { database: OpenDatabase }): Promise<void> {
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
        const [facts, works, shelves] = await Promise.all([
          readHome(database.db),
          readWorkCards(database.db),
          homeShelves(catalogue),
        ]);
        return { data: { ...facts, works, ...shelves } };
      };
      return kept.send(request, reply, { asked: ['home'], make });
    },
  );

  await shopProductsRoutes(routes, { db: database.db, catalogue, kept });
  await cartQuoteRoutes(routes, database);
  await shopReviewsRoutes(routes, { db: database.db, kept });
  await pagesRoutes(routes, { db: database.db, kept });
  await sitemapRoutes(routes, { db: database.db, kept });
}

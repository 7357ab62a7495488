import { dataResponse } from '@lumora/shared-contract/http';
import { activePromotions } from '@lumora/shared-contract/promotions';
import type { OpenDatabase } from '../../core/database/database.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { PromotionScheduler } from '../promotion-scheduler.ts';
import { getActivePromotions } from './active-promotions.queries.ts';
import type { ResponseCache } from '../../core/cache/response-cache.ts';

interface Options {
  database: OpenDatabase;
  cache: ResponseCache;
}

/**
 * Registers `GET /promotions/active`: the promotions that are live now, from the response cache. Runs a
 * `PromotionScheduler`, which invalidates cached responses and pages when a promotion starts or ends.
 */
export async function activePromotionsRoutes(routes: Routes, { database, cache }: Options): Promise<void> {
  const scheduler = new PromotionScheduler(database, routes.log);
  await scheduler.tick();
  routes.addHook('onClose', () => scheduler.stop());

  routes.get(
    '/promotions/active',
    {
      config: { access: 'anyone' },
      schema: { tags: ['Storefront'], response: { 200: dataResponse(activePromotions) } },
    },
    async (request, reply) => {
      const load = async () => ({ data: await getActivePromotions(database.db) });
      return cache.send(request, reply, { key: ['active promotions'], load });
    },
  );
}

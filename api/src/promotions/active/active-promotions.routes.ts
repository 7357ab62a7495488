import { activePromotions, dataResponse } from '@lumora/shared-contract';
import type { OpenDatabase } from '../../core/database/database.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { PromotionScheduler } from '../promotion-scheduler.ts';
import { readActivePromotions } from './active-promotions.queries.ts';
import type { ResponseCache } from '../../core/cache/response-cache.ts';

interface Options {
  database: OpenDatabase;
  kept: ResponseCache;
}

/** What is on now. The clock makes kept answers, and pages made of them, change at the moment at which it does. */
export async function activePromotionsRoutes(routes: Routes, { database, kept }: Options): Promise<void> {
  const clock = new PromotionScheduler(database, routes.log);
  await clock.tick();
  routes.addHook('onClose', () => clock.stop());

  routes.get(
    '/promotions/active',
    {
      config: { access: 'anyone' },
      schema: { tags: ['Storefront'], response: { 200: dataResponse(activePromotions) } },
    },
    async (request, reply) => {
      const make = async () => ({ data: await readActivePromotions(database.db) });
      return kept.send(request, reply, { asked: ['active promotions'], make });
    },
  );
}

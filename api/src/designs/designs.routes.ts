import { clientNetwork } from '@lumora/shared-contract/client-network';
import {
  designIdeas,
  designIdPattern,
  designInput,
  designParams,
  designRules,
  savedDesign,
  priceDesign,
} from '@lumora/shared-contract/designs';
import { dataResponse } from '@lumora/shared-contract/http';
import { consumeAttempt } from '../auth/attempts.queries.ts';
import type { Database } from '../core/database/database.ts';
import { getDesignRules } from './design-prices.queries.ts';
import { saveDesign, listIdeaIds } from './designs.queries.ts';
import { deleteOldDesigns, type OrderedDesigns } from './old-designs.queries.ts';
import { presentDesign } from './present-design.ts';
import { getPricedDesignsById } from './priced-designs.ts';
import { AppError } from '../core/errors/app-error.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import type { ResponseCache } from '../core/cache/response-cache.ts';

interface DesignsOptions {
  db: Database;
  cache: ResponseCache;
  orderedDesigns: OrderedDesigns;
}

/** Limit per 15 minutes: many shoppers of one mobile network share an IP address. */
const maxDesignsPerIp = 600;

/** Finding old designs takes about 100 ms, so it runs only once per this many saves. */
const savesPerCleanup = 1_000;

/**
 * Registers `/designs…`: the prices of parts, ideas of the shop, and custom signs saved under a short id. Throws
 * `AppError` 404 for an unknown id, 429 above the limit.
 */
export async function designsRoutes(routes: Routes, { db, cache, orderedDesigns }: DesignsOptions): Promise<void> {
  let saves = 0;

  routes.get(
    '/designs/rules',
    { config: anyone, schema: { tags, response: { 200: dataResponse(designRules) } } },
    async (request, reply) => {
      const load = async () => ({ data: await getDesignRules(db) });
      return cache.send(request, reply, { key: ['design rules'], load });
    },
  );

  routes.get(
    '/designs/ideas',
    { config: anyone, schema: { tags, response: { 200: dataResponse(designIdeas) } } },
    async (request, reply) => {
      const load = async () => {
        const ids = await listIdeaIds(db);
        const found = await getPricedDesignsById(db, ids);
        return { data: await Promise.all(ids.flatMap((id) => found.get(id) ?? []).map(presentDesign)) };
      };
      return cache.send(request, reply, { key: ['design ideas'], load });
    },
  );

  routes.post(
    '/designs',
    { config: anyone, schema: { tags, body: designInput, response: { 200: dataResponse(savedDesign) } } },
    async (request) => {
      await consumeAttempt(db, { key: `design from ${clientNetwork(request.ip)}`, maxAttempts: maxDesignsPerIp });
      const design = request.body;
      const [id, rules] = [await saveDesign(db, design), await getDesignRules(db)];
      if (saves++ % savesPerCleanup === 0) await deleteOldDesigns(db, orderedDesigns);
      return {
        data: await presentDesign({ id, design, price: priceDesign(design, rules).paise, withdrawn_fonts: [] }),
      };
    },
  );

  routes.get(
    '/designs/:id',
    { config: anyone, schema: { tags, params: designParams, response: { 200: dataResponse(savedDesign) } } },
    async (request, reply) => {
      const { id } = request.params;
      if (!designIdPattern.test(id)) throw designNotFoundError();
      const load = async () => {
        const found = (await getPricedDesignsById(db, [id])).get(id);
        if (found === undefined) throw designNotFoundError();
        return { data: await presentDesign(found) };
      };
      return cache.send(request, reply, { key: ['design', id], load });
    },
  );
}

const tags = ['Storefront'];
const anyone = { access: 'anyone' } as const;

function designNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such design.');
}

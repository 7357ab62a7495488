import { designRates, designRatesInput } from '@lumora/shared-contract/designs';
import { dataResponse } from '@lumora/shared-contract/http';
import { sessionOf } from '../auth/access.plugin.ts';
import type { Database } from '../core/database/database.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import { getDesignRates, updateDesignRates } from './design-prices.queries.ts';

/** Registers `/admin/design-rates…`: reads and updates the prices of the parts of custom signs, in rupees. */
export async function designRatesRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.get(
    '/admin/design-rates',
    { config: { access: 'custom-neon.view' }, schema: { tags, response: { 200: dataResponse(designRates) } } },
    async () => ({ data: await getDesignRates(db) }),
  );

  routes.post(
    '/admin/design-rates/update',
    {
      config: { access: 'custom-neon.update' },
      schema: { tags, body: designRatesInput, response: { 200: dataResponse(designRates) } },
    },
    async (request) => {
      const data = await updateDesignRates(db, request.body, sessionOf(request).user);
      return { data, message: 'Rates updated' };
    },
  );
}

const tags = ['Custom Neon'];

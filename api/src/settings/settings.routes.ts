import { dataResponse } from '@lumora/shared-contract/http';
import { shopSettings, shopSettingsInput } from '@lumora/shared-contract/settings';
import { sessionOf } from '../auth/access.plugin.ts';
import type { Database } from '../core/database/database.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import { getSettings, updateSettings } from './settings.queries.ts';

/** Registers the routes that read and update the settings of the shop: name, chat phone, e-mail and social links. */
export async function settingsRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.get(
    '/admin/settings',
    { config: { access: 'settings.view' }, schema: { tags, response: { 200: dataResponse(shopSettings) } } },
    async () => ({ data: await getSettings(db) }),
  );

  routes.post(
    '/admin/settings/update',
    {
      config: { access: 'settings.update' },
      schema: { tags, body: shopSettingsInput, response: { 200: dataResponse(shopSettings) } },
    },
    async (request) => {
      const data = await updateSettings(db, request.body, sessionOf(request).user);
      return { data, message: 'Settings updated' };
    },
  );
}

const tags = ['Settings'];

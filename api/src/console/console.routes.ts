import { dataResponse, listResponse, messageResponse } from '@lumora/shared-contract/http';
import { notices, noticesQuery, noticesSeenInput } from '@lumora/shared-contract/notices';
import { recentChange } from '@lumora/shared-contract/recent-changes';
import { searchHit, searchQuery } from '@lumora/shared-contract/search';
import { sessionOf } from '../auth/access.plugin.ts';
import type { Database } from '../core/database/database.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import { getNotices, updateNoticesSeen } from './notices.queries.ts';
import { listRecentChanges } from './recent-changes.queries.ts';
import { search } from './search.queries.ts';

/**
 * Registers the routes of the console's frame and dashboard: search, recent changes and notices. Each response has only items
 * that the user's permissions allow to view.
 */
export async function consoleRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.get(
    '/admin/search',
    {
      config: { access: 'signed-in' },
      schema: { tags, querystring: searchQuery, response: { 200: listResponse(searchHit) } },
    },
    async (request) => ({ data: await search(db, request.query.q, sessionOf(request).user.permissions) }),
  );

  routes.get(
    '/admin/recent-changes',
    { config: { access: 'signed-in' }, schema: { tags, response: { 200: listResponse(recentChange) } } },
    async (request) => ({ data: await listRecentChanges(db, sessionOf(request).user.permissions) }),
  );

  routes.get(
    '/admin/notices',
    {
      config: { access: 'signed-in' },
      schema: { tags, querystring: noticesQuery, response: { 200: dataResponse(notices) } },
    },
    async (request) => ({ data: await getNotices(db, sessionOf(request).user, request.query.kinds?.split(',')) }),
  );

  routes.post(
    '/admin/notices/seen',
    { config: { access: 'signed-in' }, schema: { tags, body: noticesSeenInput, response: { 200: messageResponse } } },
    async (request) => {
      await updateNoticesSeen(db, sessionOf(request).user.id, request.body.until);
      return { data: null, message: 'Notices seen' };
    },
  );
}

const tags = ['Console'];

import { answer, listAnswer, overview, searchHit } from '@lumora/shared-contract';
import { object, string } from 'yup';
import { sessionOf } from '../auth/access.plugin.ts';
import type { Database } from '../database/database.ts';
import type { Routes } from '../http/contract-routes.ts';
import { readOverview } from './overview.queries.ts';
import { search } from './search.queries.ts';

/** What the console's frame and dashboard ask for; each answer holds only what the caller may view. */
export async function consoleRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.get(
    '/admin/search',
    {
      config: { access: 'signed-in' },
      schema: { tags, querystring: searchQuery, response: { 200: listAnswer(searchHit) } },
    },
    async (request) => ({ data: await search(db, request.query.q, sessionOf(request).user.permissions) }),
  );

  routes.get(
    '/admin/overview',
    { config: { access: 'signed-in' }, schema: { tags, response: { 200: answer(overview) } } },
    async (request) => ({ data: await readOverview(db, sessionOf(request).user.permissions) }),
  );
}

const tags = ['Console'];
const searchQuery = object({
  q: string().trim().required('Type what to search for').max(200, 'Search for at most 200 characters'),
});

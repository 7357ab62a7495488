import { dataResponse, gallery, shopProductParams, sitePage } from '@lumora/shared-contract';
import type { Database } from '../../core/database/database.ts';
import { AppError } from '../../core/http/app-error.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { isSlug } from '../products/is-slug.ts';
import type { ResponseCache } from '../../core/cache/response-cache.ts';
import { readGallery } from './gallery.queries.ts';
import { readPage } from './pages.queries.ts';

interface PagesOptions {
  db: Database;
  kept: ResponseCache;
}

/** What the shop shows beside its products. */
export async function pagesRoutes(routes: Routes, { db, kept }: PagesOptions): Promise<void> {
  for (const [path, kind] of [['/pages', 'page'] as const, ['/works', 'work'] as const]) {
    routes.get(
      `${path}/:slug`,
      { config: anyone, schema: { tags, params: shopProductParams, response: { 200: dataResponse(sitePage) } } },
      async (request, reply) => {
        const { slug } = request.params;
        const make = async () => ({ data: (isSlug(slug) && (await readPage(db, kind, slug))) || refuse() });
        return kept.send(request, reply, { asked: [kind, slug], make });
      },
    );
  }

  routes.get(
    '/gallery',
    { config: anyone, schema: { tags, response: { 200: dataResponse(gallery) } } },
    async (request, reply) =>
      kept.send(request, reply, {
        asked: ['gallery'],
        make: async () => ({ data: { pictures: await readGallery(db) } }),
      }),
  );
}

const tags = ['Storefront'];
const anyone = { access: 'anyone' } as const;

function refuse(): never {
  throw new AppError('not_found', 'There is no such page.');
}

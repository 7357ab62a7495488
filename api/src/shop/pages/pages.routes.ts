import { dataResponse } from '@lumora/shared-contract/http';
import { gallery, shopProductParams, sitePage } from '@lumora/shared-contract/storefront';
import type { Database } from '../../core/database/database.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { isSlug } from '../products/is-slug.ts';
import type { ResponseCache } from '../../core/cache/response-cache.ts';
import { listGalleryPictures } from './gallery.queries.ts';
import { findPage } from './pages.queries.ts';

interface PagesOptions {
  db: Database;
  cache: ResponseCache;
}

/** Registers `/pages/:slug`, `/works/:slug` and `/gallery`. Throws `AppError` 404 for an unknown page. */
export async function pagesRoutes(routes: Routes, { db, cache }: PagesOptions): Promise<void> {
  for (const [path, kind] of [['/pages', 'page'] as const, ['/works', 'work'] as const]) {
    routes.get(
      `${path}/:slug`,
      { config: anyone, schema: { tags, params: shopProductParams, response: { 200: dataResponse(sitePage) } } },
      async (request, reply) => {
        const { slug } = request.params;
        const load = async () => ({ data: (isSlug(slug) && (await findPage(db, kind, slug))) || throwNotFound() });
        return cache.send(request, reply, { key: [kind, slug], load });
      },
    );
  }

  routes.get(
    '/gallery',
    { config: anyone, schema: { tags, response: { 200: dataResponse(gallery) } } },
    async (request, reply) =>
      cache.send(request, reply, {
        key: ['gallery'],
        load: async () => ({ data: { pictures: await listGalleryPictures(db) } }),
      }),
  );
}

const tags = ['Storefront'];
const anyone = { access: 'anyone' } as const;

function throwNotFound(): never {
  throw new AppError('not_found', 'There is no such page.');
}

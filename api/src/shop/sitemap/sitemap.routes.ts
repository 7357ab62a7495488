import { dataResponse } from '@lumora/shared-contract/http';
import { shopProductParams, sitemapFiles } from '@lumora/shared-contract/storefront';
import { Type } from '@sinclair/typebox';
import { Readable } from 'node:stream';
import type { Database } from '../../core/database/database.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import type { ResponseCache } from '../../core/cache/response-cache.ts';
import {
  findFirstProductId,
  listFixedEntries,
  listProductFiles,
  listProductEntries,
  type SitemapEntry,
} from './sitemap.queries.ts';

interface SitemapOptions {
  db: Database;
  cache: ResponseCache;
}

/**
 * Registers `/sitemap` (the index of files) and `/sitemap/:slug` (the paths of a file, one per line with their last
 * change). The gateway, which knows the host name, builds the XML from them. Throws `AppError` 404 for an unknown file.
 */
export async function sitemapRoutes(routes: Routes, { db, cache }: SitemapOptions): Promise<void> {
  routes.get(
    '/sitemap',
    { config: anyone, schema: { tags, response: { 200: dataResponse(sitemapFiles) } } },
    async (request, reply) => {
      const load = async () => {
        const products = await listProductFiles(db);
        const files = products.map(({ lastmod }, index) => ({ name: `products-${index + 1}`, lastmod }));
        return { data: { files: [{ name: 'pages', lastmod: null }, ...files] } };
      };
      return cache.send(request, reply, { key: ['sitemap'], load });
    },
  );

  routes.get(
    '/sitemap/:slug',
    {
      config: anyone,
      schema: { tags, params: shopProductParams, produces: ['text/plain'], response: { 200: textSchema } },
    },
    async (request, reply) => {
      const entries = await loadEntries(db, request.params.slug);
      reply.header('content-type', 'text/plain; charset=utf-8');
      return reply.send(Readable.from(toLines(entries)));
    },
  );
}

const tags = ['Storefront'];
const anyone = { access: 'anyone' } as const;
// a stream in the handler, text for the client
const textSchema = Type.Unsafe<Readable>(Type.String());

async function loadEntries(
  db: Database,
  name: string,
): Promise<Iterable<SitemapEntry[]> | AsyncIterable<SitemapEntry[]>> {
  if (name === 'pages') return [await listFixedEntries(db)];
  const [, number = '0'] = /^products-([1-9]\d{0,3})$/.exec(name) ?? [];
  const first = number === '0' ? null : await findFirstProductId(db, Number(number) - 1);
  if (first === null) throw new AppError('not_found', 'There is no such file of the sitemap.');
  return listProductEntries(db, first);
}

async function* toLines(batches: Iterable<SitemapEntry[]> | AsyncIterable<SitemapEntry[]>): AsyncGenerator<string> {
  for await (const entries of batches) {
    yield entries.map(({ path, lastmod }) => `${lastmod === null ? path : `${path}\t${lastmod}`}\n`).join('');
  }
}

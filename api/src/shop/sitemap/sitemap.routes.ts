import { dataResponse, shopProductParams, sitemapFiles } from '@lumora/shared-contract';
import { Type } from '@sinclair/typebox';
import { Readable } from 'node:stream';
import type { Database } from '../../core/database/database.ts';
import { AppError } from '../../core/http/app-error.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import type { ResponseCache } from '../../core/cache/response-cache.ts';
import { firstProductOf, readFixedPlaces, readProductFiles, readProductPlaces, type Place } from './sitemap.queries.ts';

interface SitemapOptions {
  db: Database;
  kept: ResponseCache;
}

/** Every address of the shop, for whoever makes its sitemap and knows its host. */
export async function sitemapRoutes(routes: Routes, { db, kept }: SitemapOptions): Promise<void> {
  routes.get(
    '/sitemap',
    { config: anyone, schema: { tags, response: { 200: dataResponse(sitemapFiles) } } },
    async (request, reply) => {
      const make = async () => {
        const products = await readProductFiles(db);
        const files = products.map(({ lastmod }, index) => ({ name: `products-${index + 1}`, lastmod }));
        return { data: { files: [{ name: 'pages', lastmod: null }, ...files] } };
      };
      return kept.send(request, reply, { asked: ['sitemap'], make });
    },
  );

  routes.get(
    '/sitemap/:slug',
    { config: anyone, schema: { tags, params: shopProductParams, produces: ['text/plain'], response: { 200: text } } },
    async (request, reply) => {
      const places = await placesOf(db, request.params.slug);
      reply.header('content-type', 'text/plain; charset=utf-8');
      return reply.send(Readable.from(linesOf(places)));
    },
  );
}

const tags = ['Storefront'];
const anyone = { access: 'anyone' } as const;
// on the wire it is text; while it is made, a stream
const text = Type.Unsafe<Readable>(Type.String());

async function placesOf(db: Database, name: string): Promise<Iterable<Place[]> | AsyncIterable<Place[]>> {
  if (name === 'pages') return [await readFixedPlaces(db)];
  const [, number = '0'] = /^products-([1-9]\d{0,3})$/.exec(name) ?? [];
  const first = number === '0' ? null : await firstProductOf(db, Number(number) - 1);
  if (first === null) throw new AppError('not_found', 'There is no such file of the sitemap.');
  return readProductPlaces(db, first);
}

async function* linesOf(batches: Iterable<Place[]> | AsyncIterable<Place[]>): AsyncGenerator<string> {
  for await (const places of batches) {
    yield places.map(({ path, lastmod }) => `${lastmod === null ? path : `${path}\t${lastmod}`}\n`).join('');
  }
}

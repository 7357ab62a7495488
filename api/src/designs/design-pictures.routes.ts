import { cdnHeaders, designIdPattern } from '@lumora/shared-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/http/app-error.ts';
import { openDesignPictures } from './design-pictures.ts';
import { readDesigns } from './designs.queries.ts';

const day = 24 * 60 * 60;
const week = 7 * day;

/** `/designs/<id>.jpg`: what the short link of a design shows where it is shared. */
export async function designPicturesRoutes(scope: FastifyInstance, { db }: { db: Database }): Promise<void> {
  const pictureOf = openDesignPictures();

  scope.get('/designs/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
    const id = request.params.file.replace(/\.jpg$/, '');
    const isAddress = request.params.file.endsWith('.jpg') && designIdPattern.test(id);
    const design = isAddress ? (await readDesigns(db, [id])).get(id) : undefined;
    if (design === undefined) throw new AppError('not_found', 'There is no picture at this address.');
    return reply
      .header('content-type', 'image/jpeg')
      .header('cache-control', `public, max-age=${week}`)
      .headers(cdnHeaders({ maxAge: week, staleWhileRevalidate: day, staleIfError: day }, ['pictures']))
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await pictureOf(id, design, request.ip));
  });
}

import { clientNetwork } from '@lumora/shared-contract/client-network';
import { designIdPattern } from '@lumora/shared-contract/designs';
import { cdnHeaders } from '@lumora/shared-contract/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/errors/app-error.ts';
import { openDesignPictures } from './design-pictures.ts';
import { getDesignsById } from './designs.queries.ts';

const daySeconds = 24 * 60 * 60;
const weekSeconds = 7 * daySeconds;

/** Registers `/designs/<id>.jpg`: the link preview image of a design. Throws `AppError` 404 for an unknown design. */
export async function designPicturesRoutes(scope: FastifyInstance, { db }: { db: Database }): Promise<void> {
  const renderPicture = openDesignPictures();

  scope.get('/designs/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
    const id = request.params.file.replace(/\.jpg$/, '');
    const isValidPath = request.params.file.endsWith('.jpg') && designIdPattern.test(id);
    const design = isValidPath ? (await getDesignsById(db, [id])).get(id)?.design : undefined;
    if (design === undefined) throw new AppError('not_found', 'There is no picture at this address.');
    return reply
      .header('content-type', 'image/jpeg')
      .header('cache-control', `public, max-age=${weekSeconds}`)
      .headers(
        cdnHeaders({ maxAge: weekSeconds, staleWhileRevalidate: daySeconds, staleIfError: daySeconds }, ['pictures']),
      )
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await renderPicture(id, design, clientNetwork(request.ip)));
  });
}

import { clientNetwork } from '@lumora/shared-contract/client-network';
import { cdnHeaders, immutableOnCdn, matchesEtag } from '@lumora/shared-contract/http';
import { imageFormats, imageWidths } from '@lumora/shared-contract/images';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Renditions } from './renditions.ts';

interface RenditionRoute {
  Params: { hash: string; file: string };
}

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * Registers `GET /<hash>/<width>.<format>` for the widths and formats of the contract. Responds with 404 for any other
 * path, with `max-age=30` for a substitute, and with an ETag and an immutable lifetime of one year otherwise.
 */
export async function mediaRoutes(scope: FastifyInstance, { renditions }: { renditions: Renditions }): Promise<void> {
  scope.get('/:hash/:file', async (request: FastifyRequest<RenditionRoute>, reply: FastifyReply) => {
    const { hash, width, format } = parseParams(request.params);
    const found = await renditions(hash, { width, format }, clientNetwork(request.ip));
    if (!found) throw notFound();
    reply.type(contentTypes[found.format]).header('cross-origin-resource-policy', 'cross-origin');
    if (found.isSubstitute) return reply.header('cache-control', 'public, max-age=30').send(found.bytes);
    const etag = `"${hash}-${width}-${format}"`;
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      ...cdnHeaders(immutableOnCdn, ['pictures']),
      etag,
    });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.send(found.bytes);
  });
}

function parseParams({ hash, file }: RenditionRoute['Params']) {
  const [, digits, ending] = /^(\d+)\.(\w+)$/.exec(file) ?? [];
  const width = imageWidths.find((listed) => String(listed) === digits);
  const format = imageFormats.find((listed) => listed === ending);
  if (!/^[0-9a-f]{24}$/.test(hash) || !width || !format) throw notFound();
  return { hash, width, format };
}

function notFound(): AppError {
  return new AppError('not_found', 'There is no picture at this address.');
}

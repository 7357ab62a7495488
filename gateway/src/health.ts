import type { FastifyInstance } from 'fastify';
import type { LiveReleases } from './live/live-releases.ts';

/**
 * Registers `/healthz` and `/readyz` of a gateway whose API runs elsewhere; an embedded API has its own.
 * `/readyz` responds with 503 without a shell release, and lists the unreadable channel files.
 */
export async function health(app: FastifyInstance, { live }: { live: LiveReleases }): Promise<void> {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) =>
    live.setFor().find('shell') === undefined
      ? reply.code(503).send({ status: 'waiting for a shell release' })
      : { status: 'ready', warnings: live.unreadableFiles },
  );
}

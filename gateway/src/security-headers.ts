import type { FastifyInstance } from 'fastify';
import { toPermissionsPolicy } from './pages/module-security.ts';

/** Adds the security headers and the request id to every response. `isHttps`: whether visitors use https. */
export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': toPermissionsPolicy({}),
      'cross-origin-opener-policy': 'same-origin',
    });
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000');
  });
  // a CDN sends a cached response to many visitors, so it must not carry the id of one request
  app.addHook('onSend', async (_request, reply) => {
    if (String(reply.getHeader('cdn-cache-control')).startsWith('max-age=')) reply.removeHeader('x-request-id');
  });
}

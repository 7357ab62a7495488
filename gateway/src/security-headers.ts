import type { FastifyInstance } from 'fastify';

/** Headers that every answer carries, whatever it is. `isHttps` says whether visitors come over https. */
export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
    });
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000');
  });
  // a response that a CDN sends to many visitors is nobody's request
  app.addHook('onSend', async (_request, reply) => {
    if (String(reply.getHeader('cdn-cache-control')).startsWith('max-age=')) reply.removeHeader('x-request-id');
  });
}

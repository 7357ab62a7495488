import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { handleError, handleNotFound } from './error-handler.ts';

/** Sets the security headers, the request id and the error format of every response, and accepts JSON bodies only. */
export const responses = fastifyPlugin(async (scope: FastifyInstance) => {
  scope.setErrorHandler(handleError);
  scope.setNotFoundHandler(handleNotFound);
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
  readJsonOnly(scope);
});

/** Accepts an empty body with the content type JSON, which some clients send for a request without a body. */
function readJsonOnly(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'ignore');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body, done);
  });
}

import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { handleError, handleNotFound } from './error-handler.ts';

/** How every answer of the API looks: its headers, its errors, its one way to read JSON. */
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

/** A call without a body may still be labelled JSON by its client: that is no malformed JSON. */
function readJsonOnly(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'ignore');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body, done);
  });
}

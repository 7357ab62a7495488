import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import { handleError } from './error-handler.ts';
import { lazySerializers } from './lazy-serializers.ts';

/**
 * Fastify options that the API needs: random request ids, a body limit of 256 kB, and errors outside of routes as
 * `{ message, error, request_id }`.
 */
export const serverOptions = {
  genReqId: () => randomUUID(),
  bodyLimit: 256 * 1024,
  routerOptions: { maxParamLength: 200 },
  // requests on open connections are served while the server closes, see `promptClose`
  return503OnClosing: false,
  schemaController: { compilersFactory: { buildSerializer: lazySerializers } },
  frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
} satisfies FastifyServerOptions;

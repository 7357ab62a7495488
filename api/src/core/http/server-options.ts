import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import { handleError } from './error-handler.ts';
import { lazySerializers } from './lazy-serializers.ts';

/** What a Fastify instance that carries the API must be made with: request ids, and refusals before any route in shape D20. */
export const serverOptions = {
  genReqId: () => randomUUID(),
  bodyLimit: 256 * 1024,
  routerOptions: { maxParamLength: 200 },
  // a request on a connection that is open has a right to its answer
  return503OnClosing: false,
  schemaController: { compilersFactory: { buildSerializer: lazySerializers } },
  frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
} satisfies FastifyServerOptions;

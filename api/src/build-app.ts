import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { api, type ApiOptions } from './plugins/api.plugin.ts';
import { connectionOptions, limitConnections, type ConnectionLimits } from './core/http/connection-limits.ts';
import { handleError, handleNotFound } from './core/http/error-handler.ts';
import { promptClose } from './core/http/prompt-close.plugin.ts';
import { serverOptions } from './core/http/server-options.ts';
import { operations, type OperationsOptions } from './operations/operations.plugin.ts';

export interface AppOptions extends ApiOptions, OperationsOptions {
  logger: FastifyBaseLogger;
  /** proxies (IP addresses) whose `X-Forwarded-For` is trusted */
  trustProxy: string;
  connectionLimits: ConnectionLimits;
  /** time (ms) for which idle connections stay open while the server closes */
  closeGraceMs?: number;
}

/** Builds the API as a server of its own, which the caller lets listen or calls by `inject`. */
export async function buildApp({
  logger,
  trustProxy,
  connectionLimits,
  closeGraceMs = 0,
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const http = connectionOptions(connectionLimits);
  const app: FastifyInstance = Fastify({ ...serverOptions, ...http, loggerInstance: logger, trustProxy });
  limitConnections(app.server, connectionLimits);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  await app.register(promptClose, { graceMs: closeGraceMs });
  await app.register(operations, options);
  await app.register(api, options);
  await app.ready();
  return app;
}

import { buildApp } from '@lumora/api';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { closeGraceMs } from './close-server.ts';
import { metricsAccessOf } from './metrics-access.ts';
import type { EmbeddedApi } from './embedded-api.ts';

/** Creates the server of `ROLE=api`, ready to listen: the API without a gateway. */
export function createApiServer(
  config: Config,
  embedded: EmbeddedApi,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  return buildApp({
    ...embedded,
    registry: new Registry(),
    metricsAccess: metricsAccessOf(config),
    logger: log,
    trustProxy: config.trustProxy,
    connectionLimits: config.connectionLimits,
    closeGraceMs,
  });
}

import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { OpenDatabase } from '../core/database/database.ts';
import { metrics, type MetricsAccess } from './metrics.plugin.ts';

export interface OperationsOptions {
  database: OpenDatabase;
  registry: Registry;
  /** access to `/metrics`; not served by default */
  metricsAccess?: MetricsAccess;
  /** returns the warnings that `/readyz` lists while the process is ready */
  warnings?: () => string[];
}

/**
 * Registers `/healthz` (200 while the process runs), `/readyz` (503 while the database does not respond) and `/metrics`
 * for the process that owns the Fastify instance.
 */
export const operations = fastifyPlugin(async (server: FastifyInstance, options: OperationsOptions) => {
  const { database, registry, metricsAccess = {}, warnings = () => [] } = options;
  measureDatabase(database, registry);
  measureRequests(server, registry);

  server.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  server.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await database.ping();
      return { status: 'ready', warnings: warnings() };
    } catch (error) {
      request.log.warn({ err: error }, 'The database does not respond.');
      return reply.code(503).send({ status: 'waiting for the database' });
    }
  });
  await server.register(metrics, { registry, access: metricsAccess });
});

function measureRequests(server: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

function measureDatabase(database: OpenDatabase, registry: Registry): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state; “waiting” is the number of queries that wait for a connection.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = database.pool();
      this.set({ state: 'used' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

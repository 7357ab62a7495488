import {
  api,
  connectionOptions,
  limitConnections,
  metrics,
  operations,
  promptClose,
  serverOptions,
  type OperationsOptions,
} from '@lumora/api';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { findApi, openGate } from '../gate/open-gate.ts';
import { createGatewayApp } from '@lumora/gateway/create-gateway-app';
import { gateway } from '@lumora/gateway/gateway';
import { health } from '@lumora/gateway/health';
import { LiveReleases } from '@lumora/gateway/live/live-releases';
import { defaultRenderLimits } from '@lumora/gateway/storefront/render-pool';
import { readModuleSecurity } from '@lumora/releases/module-security-file';
import { trustedTeams } from '@lumora/releases/signatures/trust';
import { openStore } from '@lumora/releases/store/open-store';
import { openChanges } from './change-source.ts';
import { closeGraceMs } from './close-server.ts';
import { openInnerServer } from './inner-server.ts';
import { metricsAccessOf } from './metrics-access.ts';
import type { EmbeddedApi } from './embedded-api.ts';

/** Creates gateway and API as one application, ready to listen on `port`. Without `embedded`, `API_URL` is the API. */
export async function createServer(
  config: Config,
  port: number,
  embedded: EmbeddedApi | null,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const registry = new Registry();
  const store = await openStore(config);
  const live = new LiveReleases(store, await trustedTeams(config), log);
  await live.start();
  const changes = await openChanges(config, embedded, log);
  const app = createGatewayApp({
    ...serverOptions,
    ...connectionOptions(config.connectionLimits),
    loggerInstance: log,
    trustProxy: config.trustProxy,
    isHttps: config.publicUrl?.startsWith('https:') ?? false,
  });
  limitConnections(app.server, config.connectionLimits);
  app.addHook('onClose', () => changes.close());
  await app.register(promptClose, { graceMs: closeGraceMs });
  const apiUrl = config.apiUrl ?? `${await openInnerServer(app)}/api`;
  const metricsAccess = metricsAccessOf(config);
  if (embedded) await registerApi(app, embedded, { registry, metricsAccess, warnings: () => live.unreadableFiles });
  else {
    await app.register(health, { live });
    await app.register(metrics, { registry, access: metricsAccess });
  }
  if (config.apiUrl) await forwardApi(app, config.apiUrl);
  await app.register(gateway, {
    store,
    live,
    gate: await openGate({ config, store, api: () => findApi(apiUrl) }),
    secret: config.pinSecret,
    isDevelopment: config.isDevelopment,
    security: await readModuleSecurity(config.moduleSecurityFile),
    registry,
    apiUrl,
    origin: config.publicUrl ?? `http://127.0.0.1:${port}`,
    subscribe: changes.subscribe,
    limits: { ...defaultRenderLimits, maxWorkers: config.renderWorkers },
    cdn: config.cdn,
  });
  return app;
}

async function registerApi(
  app: FastifyInstance,
  embedded: EmbeddedApi,
  options: Omit<OperationsOptions, 'database'>,
): Promise<void> {
  await app.register(operations, { database: embedded.database, ...options });
  await app.register(api, embedded);
}

async function forwardApi(app: FastifyInstance, apiUrl: string): Promise<void> {
  const { default: httpProxy } = await import('@fastify/http-proxy');
  const upstream = new URL(apiUrl).origin;
  const replyOptions: FastifyHttpProxyOptions['replyOptions'] = {
    // the API trusts this header from the gateway, so the value of the client must not reach it
    rewriteRequestHeaders: ({ ip }, headers) => ({ ...headers, 'x-forwarded-for': ip }),
  };
  for (const prefix of ['/api', '/media']) {
    await app.register(httpProxy, { upstream, prefix, rewritePrefix: prefix, replyOptions });
  }
}

import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { Release } from '@lumora/releases/release-schema';
import { createGatewayApp } from '@lumora/gateway/create-gateway-app';
import { gateway } from '@lumora/gateway/gateway';
import { LiveReleases } from '@lumora/gateway/live/live-releases';
import { defaultRenderLimits } from '@lumora/gateway/storefront/render-pool';
import { isModuleReport, type ModuleReport } from '@lumora/gateway/telemetry/telemetry';
import { candidateStore } from './candidate-store.ts';
import type { Gate } from '@lumora/gateway/modules/gate';
import type { GateContext } from './gate-context.ts';

/** The sandbox has no users, so nobody moves a module. */
const closedGate: Gate = { check: async () => [], checkSet: async () => [], pageSizes: () => [], passes: () => false };

/**
 * A gateway in which the candidate is live beside the live releases of the other modules. Its API responds with the public
 * data of the live API; to all other requests with 403, because pages would repeat a 5xx for seconds before they show it.
 */
export interface SandboxGateway {
  origin: string;
  /** Removes all reports. */
  clear(): void;
  /** telemetry reports since the last `clear` */
  readonly reports: ModuleReport[];
  /** Resolves after a report about the module. */
  awaitReport(module: string): Promise<unknown>;
  /** Resolves after a report of a failure. */
  awaitFailure(): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts a sandbox gateway on a free port of the loopback address. */
export async function openSandboxGateway(
  candidate: Release,
  { store, teams, together, security, dataUrl }: GateContext,
): Promise<SandboxGateway> {
  const log: FastifyBaseLogger = pino({ level: 'silent' });
  const overlay = candidateStore(store, [candidate, ...together]);
  const live = new LiveReleases(overlay, teams, log);
  await live.start();
  const app = createGatewayApp({ loggerInstance: log, isHttps: false, forceCloseConnections: true });
  closeApiForUsers(app);
  const reports: ModuleReport[] = [];
  const arrivals = new EventEmitter();
  app.addHook('preHandler', async (request) => {
    const report = request.body;
    // the route itself rejects invalid reports
    if (request.url !== '/telemetry' || !isModuleReport(report)) return;
    reports.push(report);
    arrivals.emit(report.module);
    if (report.kind === 'error') arrivals.emit('a failure');
  });
  if (dataUrl === null) app.all('/api/*', async (_request, reply) => sendClosed(reply));
  else await proxyApi(app, dataUrl);
  await app.register(gateway, {
    store: overlay,
    live,
    gate: closedGate,
    secret: randomUUID(),
    isDevelopment: false,
    security,
    registry: new Registry(),
    // nothing listens on port 9: pages render without an API
    apiUrl: dataUrl ?? 'http://127.0.0.1:9/api',
    origin: 'http://gate.invalid',
    subscribe: () => () => undefined,
    cdn: null,
    // pages are opened one after the other
    limits: { ...defaultRenderLimits, maxWorkers: 1 },
  });
  return {
    origin: await app.listen({ port: 0, host: '127.0.0.1' }),
    reports,
    clear: () => void reports.splice(0),
    awaitFailure: () =>
      reports.some(({ kind }) => kind === 'error') ? Promise.resolve() : once(arrivals, 'a failure'),
    awaitReport: (module) =>
      reports.some((report) => report.module === module) ? Promise.resolve() : once(arrivals, module),
    close: () => app.close(),
  };
}

/** Also closes the routes of the gateway's own API: a 401 of theirs would end the session, and leave the page. */
function closeApiForUsers(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    if (url.startsWith('/api/') && headers.authorization !== undefined) await sendClosed(reply);
  });
}

function sendClosed(reply: FastifyReply): FastifyReply {
  return reply.code(403).send({ message: 'Closed for the gate', error: 'forbidden' });
}

/** Forwards reading requests to the API at `url`, and no others: a page that the gate opens changes nothing. */
async function proxyApi(app: FastifyInstance, url: string): Promise<void> {
  // loaded when it is needed: a start opens no sandbox
  const { default: httpProxy } = await import('@fastify/http-proxy');
  await app.register(httpProxy, {
    upstream: new URL(url).origin,
    prefix: '/api',
    rewritePrefix: '/api',
    httpMethods: ['GET', 'HEAD'],
  });
}

import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { Registry } from 'prom-client';
import type { Gate } from '../src/modules/gate.ts';
import { passes, runChecks, type BootCheck } from '@lumora/deploy/run-checks';
import type { PurgeSettings } from '../src/cdn/send-purge.ts';
import { createGatewayApp } from '../src/create-gateway-app.ts';
import { gateway } from '../src/gateway.ts';
import { LiveReleases } from '../src/live/live-releases.ts';
import type { AllowedSecurity } from '../src/pages/module-security.ts';
import type { RenderLimits } from '../src/storefront/render-pool.ts';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { testTeam } from '@lumora/releases/testing/fixture-releases';

/** The common secret of all gateways in tests. */
export const testSecret = 'secret of the tests';

interface GatewayTestOptions {
  isHttps?: boolean;
  isDevelopment?: boolean;
  limits?: Partial<RenderLimits>;
  /** a CDN that the gateway purges */
  cdn?: PurgeSettings | null;
  /** the operator's allow-list */
  security?: AllowedSecurity;
}

const renderLimits: RenderLimits = {
  cpuMs: 700,
  wallMs: 3_000,
  memoryMb: 64,
  pauseMs: 1_000,
  maxWorkers: 2,
  maxQueueLength: 200,
};

/** Starts a gateway on a store, with an API whose responses the test controls. */
export async function openGateway(
  store: ReleaseStore,
  { isHttps = false, isDevelopment = false, limits = {}, cdn = null, security = {} }: GatewayTestOptions = {},
) {
  const api = await openApi();
  const registry = new Registry();
  const listeners = new Set<() => void>();
  const log: { message: string; fields: object }[] = [];
  const record = (fields: object, message: string) => void log.push({ fields, message });
  const live = new LiveReleases(store, [testTeam], { info: () => undefined, error: record });
  await live.start();
  const app = createGatewayApp({ loggerInstance: recordingLogger(record), trustProxy: 'loopback', isHttps });
  await app.register(gateway, {
    store,
    live,
    gate: gateWithoutBrowser(store),
    secret: testSecret,
    isDevelopment,
    security,
    registry,
    apiUrl: api.url,
    origin: 'http://shop.test',
    limits: { ...renderLimits, ...limits },
    cdn,
    subscribe: subscribeTo(listeners),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    visit: (path: string, headers?: Record<string, string>) => visit(origin + path, headers),
    live,
    api,
    log,
    /** Simulates a change of shop data. */
    changeData: () => listeners.forEach((listener) => listener()),
    metric: async (line: string) => (await registry.metrics()).split('\n').find((one) => one.startsWith(line)) ?? '',
    close: async () => {
      await app.close();
      await api.close();
    },
  };
}

function subscribeTo(listeners: Set<() => void>) {
  return (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
}

/** Sends a navigation request. Does not follow redirects. */
async function visit(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

/** Permissions of the test users, by token. */
const permissionsByToken: Record<string, string[]> = {
  'Bearer viewer': ['releases.view'],
  'Bearer releaser': ['releases.view', 'releases.update'],
  'Bearer owner': ['releases.view', 'releases.update', 'releases.override'],
};

function respondToMe(token: string | undefined, response: ServerResponse): void {
  const permissions = permissionsByToken[token ?? ''];
  if (permissions === undefined) response.writeHead(401).end('{}');
  else response.end(JSON.stringify({ data: { email: 'asha@lumora.test', permissions } }));
}

function gateWithoutBrowser(store: ReleaseStore): Gate {
  const check: Gate['check'] = (candidate, others) =>
    runChecks(
      candidate,
      { store, teams: [testTeam], others, together: [], security: {}, apiVersion: null, dataUrl: null, budgets: {} },
      noBrowser,
    );
  return {
    check,
    checkSet: async (candidates) => (await Promise.all(candidates.map((one) => check(one, [])))).flat(),
    pageSizes: () => [],
    passes: (verdict) => passes(verdict, false),
  };
}

const noBrowser: BootCheck = async () => ({ check: 'pages open', outcome: 'not run', message: 'no browser in tests' });

export type OpenGateway = Awaited<ReturnType<typeof openGateway>>;

/** Starts an API. `/api/gate` responds after `open` is called; `arrival` resolves with its first request. */
async function openApi() {
  let open = () => {};
  let arrive = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const shop = { name: 'Night Glow' };
  const server: Server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/api/home') response.end(JSON.stringify({ data: { shop } }));
    else if (request.url === '/api/admin/me') respondToMe(request.headers.authorization, response);
    else {
      arrive();
      void opened.then(() => response.end('{}'));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    shop,
    arrival,
    open,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Records warnings and errors instead of printing them. */
function recordingLogger(record: (fields: object, message: string) => void): FastifyBaseLogger {
  const silent = () => undefined;
  const recorded = (...[fields, message]: unknown[]) => record(Object(fields), String(message));
  const levels = { trace: silent, debug: silent, info: silent, warn: recorded, error: recorded, fatal: recorded };
  return { ...levels, level: 'warn', silent, child: () => recordingLogger(record) };
}

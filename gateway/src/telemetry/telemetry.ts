import { clientNetwork } from '@lumora/shared-contract/client-network';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Release } from '@lumora/releases/release-schema';
import type { CanaryWatch } from './canary-watch.ts';
import { isDecodable } from '../http/routable-url.ts';
import type { LoadHistory } from './load-history.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import type { GatewayMetrics } from './gateway-metrics.ts';
import type { RecentFailures } from './recent-failures.ts';
import type { ReportNonces } from './report-nonces.ts';
import { findServedSet } from '../live/served-sets.ts';

interface TelemetryOptions {
  live: LiveReleases;
  watch: CanaryWatch;
  failures: RecentFailures;
  loads: LoadHistory;
  metrics: GatewayMetrics;
  nonces: ReportNonces;
}

const setId = Type.String({ maxLength: 64 });
const pagePath = Type.String({ maxLength: 500 });

/** Query of `GET /telemetry/nonce`: release set id and path of the page. */
const reportedPage = Type.Object({ set: setId, path: pagePath });

/** Body of `POST /telemetry`: a release was loaded in `ms`, failed or recovered. */
const report = Type.Object({
  module: Type.String({ maxLength: 64 }),
  release: Type.String({ maxLength: 120 }),
  kind: Type.Union([Type.Literal('load'), Type.Literal('error'), Type.Literal('recovered')]),
  ms: Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 })),
  message: Type.Optional(Type.String({ maxLength: 2_000 })),
  id: Type.Optional(Type.String({ maxLength: 64 })),
  path: Type.Optional(pagePath),
  set: Type.Optional(setId),
  nonce: Type.Optional(Type.String({ maxLength: 200 })),
});
export type ModuleReport = Static<typeof report>;

/** Returns whether the body of a request is a report. */
export const isModuleReport = (body: unknown): body is ModuleReport => Value.Check(report, body);

/** Rate limit per IP address. */
const reportsPerMinute = 60;

/**
 * Registers `GET /telemetry/nonce`, which returns a nonce for one report of a page whose release set is currently served
 * (null for an older set, or a path without a page), and `POST /telemetry`, which accepts a report from
 * `navigator.sendBeacon`. Reports are limited in size and per IP address. A report without a valid nonce gets the same
 * response, but is only logged.
 */
export async function telemetry(
  app: FastifyInstance,
  { live, watch, failures, loads, metrics, nonces }: TelemetryOptions,
): Promise<void> {
  const sent = new LRUCache<string, { count: number }>({ max: 5_000, ttl: 60_000 });
  // `sendBeacon` sends a string as text/plain
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

  app.get('/telemetry/nonce', { logLevel: 'warn' }, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!Value.Check(reportedPage, query)) return reply.code(400).send();
    const isPage = isDecodable(query.path) && findServedSet(live, query.set)?.hasPage(query.path) === true;
    return reply.send({ nonce: isPage ? nonces.create(query) : null });
  });

  app.post('/telemetry', { bodyLimit: 4_096 }, async (request, reply) => {
    const client = clientNetwork(request.ip);
    const { count } = sent.get(client) ?? { count: 0 };
    // the minute begins with the first report
    sent.set(client, { count: count + 1 }, { ttl: count === 0 ? 60_000 : sent.getRemainingTTL(client) });
    if (count >= reportsPerMinute) return reply.code(429).header('retry-after', '60').send();
    if (!isModuleReport(request.body)) return reply.code(400).send();
    const { nonce = '', set = '', path = '', ...fields } = request.body;
    const isSigned = nonces.consume(nonce, { set, path });
    if (isSigned) countReport({ ...fields, set, path }, client);
    const logged = { ...fields, path, is_counted: isSigned, request_id: request.id };
    if (fields.kind === 'error') request.log.warn(logged, 'A browser could not load or run a release.');
    else request.log.info(logged, 'A browser reports of a release.');
    return reply.code(204).send();
  });

  /** Counts a report. Unknown releases share one metric label, because a page may send any name. */
  function countReport(moduleReport: ModuleReport & { set: string; path: string }, visitor: string): void {
    const { module, release, kind, ms, message = '', path, id = '', set } = moduleReport;
    const known = live.channels.find((one) => one.live.release.module === module);
    const ids = [known?.live.release.id, known?.live.previous?.id, known?.canary?.release.id];
    const isKnown = ids.includes(release);
    const names = isKnown ? { module, release } : { module: 'other', release: 'other' };
    const isOfSet = findServedSet(live, set)?.modules.some((one) => isRelease(one.release, module, release));
    if (isOfSet) {
      const outcome = kind === 'error' ? 'failure' : 'load';
      watch.record({ module, id: release }, 'browser', { visitor, page: path, outcome });
      loads.record({ module, id: release }, { outcome, ms });
    }
    metrics.moduleEvents.inc({ ...names, kind });
    if (isKnown && kind === 'error') {
      failures.add(module, { occurred_at: new Date().toISOString(), release, message, path, report: id });
    }
    if (kind === 'load' && ms !== undefined) metrics.moduleLoadSeconds.observe(names, ms / 1000);
  }
}

const isRelease = (release: Pick<Release, 'module' | 'id'>, module: string, id: string) =>
  release.module === module && release.id === id;

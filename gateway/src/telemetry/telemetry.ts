import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Release } from '@lumora/shared-contract';
import type { CanaryWatch } from './canary-watch.ts';
import { clientNetwork } from '../client-network.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import type { GatewayMetrics } from '../metrics.ts';
import type { RecentFailures } from '../modules/recent-failures.ts';
import type { ReportNonces } from './report-nonces.ts';
import { findServedSet } from '../live/served-sets.ts';

interface TelemetryOptions {
  live: LiveReleases;
  watch: CanaryWatch;
  failures: RecentFailures;
  metrics: GatewayMetrics;
  nonces: ReportNonces;
}

const setId = Type.String({ maxLength: 64 });
const pagePath = Type.String({ maxLength: 500 });

/** The page that a browser asks a nonce for: the id of its release set, and its path. */
const reportedPage = Type.Object({ set: setId, path: pagePath });

/** What a browser tells of a release: how long it took to load, that it failed, that it came back. */
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

/** Reports that one address may send in a minute. */
const reportsPerMinute = 60;

/**
 * `GET /telemetry/nonce` hands out the nonce of one report, for a page whose release set is served now; a page with an
 * older set gets none. `POST /telemetry`, as `navigator.sendBeacon` sends it, takes the report: bounded, limited per
 * address, counted if its nonce is good. Others are answered alike, and only logged.
 */
export async function telemetry(
  app: FastifyInstance,
  { live, watch, failures, metrics, nonces }: TelemetryOptions,
): Promise<void> {
  const sent = new LRUCache<string, { count: number }>({ max: 5_000, ttl: 60_000 });
  // a beacon of text is sent as text/plain
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

  app.get('/telemetry/nonce', { logLevel: 'warn' }, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!Value.Check(reportedPage, query)) return reply.code(400).send();
    const isServed = findServedSet(live, query.set) !== undefined;
    return reply.send({ nonce: isServed ? nonces.create(query) : null });
  });

  app.post('/telemetry', { bodyLimit: 4_096 }, async (request, reply) => {
    const { count } = sent.get(request.ip) ?? { count: 0 };
    // kept with its first age: the minute counts from the first report
    sent.set(request.ip, { count: count + 1 }, { ttl: count === 0 ? 60_000 : sent.getRemainingTTL(request.ip) });
    if (count >= reportsPerMinute) return reply.code(429).header('retry-after', '60').send();
    if (!Value.Check(report, request.body)) return reply.code(400).send();
    const { nonce = '', set = '', path = '', ...facts } = request.body;
    const isSigned = nonces.consume(nonce, { set, path });
    if (isSigned) note({ ...facts, set, path }, clientNetwork(request.ip));
    const logged = { ...facts, path, is_counted: isSigned, request_id: request.id };
    if (facts.kind === 'error') request.log.warn(logged, 'A browser could not load or run a release.');
    else request.log.info(logged, 'A browser reports of a release.');
    return reply.code(204).send();
  });

  /** Names that are not live, or were not just before, share one label: a page may report of anything. */
  function note(given: ModuleReport & { set: string; path: string }, visitor: string): void {
    const { module, release, kind, ms, message = '', path, id = '', set } = given;
    const known = live.channels.find((one) => one.live.release.module === module);
    const ids = [known?.live.release.id, known?.live.previous?.id, known?.canary?.release.id];
    const isKnown = ids.includes(release);
    const names = isKnown ? { module, release } : { module: 'other', release: 'other' };
    const isOfSet = findServedSet(live, set)?.modules.some((one) => isRelease(one.release, module, release));
    if (isOfSet) {
      const outcome = kind === 'error' ? 'failure' : 'load';
      watch.note({ module, id: release }, 'browser', { visitor, page: path, outcome });
    }
    metrics.moduleEvents.inc({ ...names, kind });
    if (isKnown && kind === 'error') {
      failures.add(module, { at: new Date().toISOString(), release, message, path, report: id });
    }
    if (kind === 'load' && ms !== undefined) metrics.moduleLoadSeconds.observe(names, ms / 1000);
  }
}

const isRelease = (release: Pick<Release, 'module' | 'id'>, module: string, id: string) =>
  release.module === module && release.id === id;

import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CanaryWatch } from './canary-watch.ts';
import type { LiveReleases } from './live-releases.ts';
import type { GatewayMetrics } from './metrics.ts';
import type { RecentFailures } from './modules/recent-failures.ts';

interface TelemetryOptions {
  live: LiveReleases;
  watch: CanaryWatch;
  failures: RecentFailures;
  metrics: GatewayMetrics;
}

/** What a browser tells of a release: how long it took to load, that it failed, that it came back. */
const report = Type.Object({
  module: Type.String({ maxLength: 64 }),
  release: Type.String({ maxLength: 120 }),
  kind: Type.Union([Type.Literal('load'), Type.Literal('error'), Type.Literal('recovered')]),
  ms: Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 })),
  message: Type.Optional(Type.String({ maxLength: 2_000 })),
  id: Type.Optional(Type.String({ maxLength: 64 })),
  path: Type.Optional(Type.String({ maxLength: 500 })),
});
export type ModuleReport = Static<typeof report>;

/** Reports that one address may send in a minute. */
const reportsPerMinute = 60;

/** `POST /telemetry`, as `navigator.sendBeacon` sends it: bounded, limited per address, counted per module and release. */
export async function telemetry(
  app: FastifyInstance,
  { live, watch, failures, metrics }: TelemetryOptions,
): Promise<void> {
  const sent = new LRUCache<string, { count: number }>({ max: 5_000, ttl: 60_000 });
  // a beacon of text is sent as text/plain
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

  app.post('/telemetry', { bodyLimit: 4_096 }, async (request, reply) => {
    const { count } = sent.get(request.ip) ?? { count: 0 };
    // kept with its first age: the minute counts from the first report
    sent.set(request.ip, { count: count + 1 }, { ttl: count === 0 ? 60_000 : sent.getRemainingTTL(request.ip) });
    if (count >= reportsPerMinute) return reply.code(429).header('retry-after', '60').send();
    if (!Value.Check(report, request.body)) return reply.code(400).send();
    note(request.body);
    const facts = { ...request.body, request_id: request.id };
    if (request.body.kind === 'error') request.log.warn(facts, 'A browser could not load or run a release.');
    else request.log.info(facts, 'A browser reports of a release.');
    return reply.code(204).send();
  });

  /** Names that are not live, or were not just before, share one label: anyone may send anything. */
  function note({ module, release, kind, ms, message = '', path = '', id = '' }: ModuleReport): void {
    const known = live.channels.find((one) => one.live.release.module === module);
    const ids = [known?.live.release.id, known?.live.previous?.id, known?.canary?.release.id];
    const isKnown = ids.includes(release);
    const names = isKnown ? { module, release } : { module: 'other', release: 'other' };
    if (isKnown) watch.note({ module, id: release }, kind === 'error' ? 'failure' : 'load');
    metrics.moduleEvents.inc({ ...names, kind });
    if (isKnown && kind === 'error') {
      failures.add(module, { at: new Date().toISOString(), release, message, path, report: id });
    }
    if (kind === 'load' && ms !== undefined) metrics.moduleLoadSeconds.observe(names, ms / 1000);
  }
}

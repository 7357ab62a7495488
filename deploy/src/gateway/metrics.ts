import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Release } from '@lumora/shared-contract';
import type { LiveReleases } from './live-releases.ts';

/** What the gateway counts, for `/metrics`. Labels hold module and release names only, so their number stays small. */
export type GatewayMetrics = ReturnType<typeof gatewayMetrics>;

/** Adds the gateway's counters to `registry`. */
export function gatewayMetrics(registry: Registry) {
  const registers = [registry];
  return {
    pages: new Counter({
      name: 'lumora_pages_total',
      help: 'Public pages by how they came about.',
      labelNames: ['outcome'],
      registers,
    }),
    renderFailures: new Counter({
      name: 'lumora_render_failures_total',
      help: 'Pages that a storefront release failed to render.',
      labelNames: ['release', 'reason'],
      registers,
    }),
    renderSeconds: new Histogram({
      name: 'lumora_render_seconds',
      help: 'Time to render a public page.',
      labelNames: ['release'],
      buckets,
      registers,
    }),
    moduleEvents: new Counter({
      name: 'lumora_module_events_total',
      help: 'What browsers report of a release.',
      labelNames: ['module', 'release', 'kind'],
      registers,
    }),
    moduleLoadSeconds: new Histogram({
      name: 'lumora_module_load_seconds',
      help: 'Time that browsers took to load a release.',
      labelNames: ['module', 'release'],
      buckets,
      registers,
    }),
  };
}

/** Shows in `registry` which releases are live. */
export function observeLive(registry: Registry, live: LiveReleases): void {
  new Gauge({
    name: 'lumora_live_release',
    help: 'The live release of every module (1), and the share of visitors that a canary gets.',
    labelNames: ['module', 'release'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { live: everybodys, canary } of live.channels) {
        this.set(labelsOf(everybodys.release), 1);
        if (canary !== null) this.set(labelsOf(canary.release), canary.percent / 100);
      }
    },
  });
}

const labelsOf = ({ module, id }: Release) => ({ module, release: id });

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15];

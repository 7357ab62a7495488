import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Release } from '@lumora/releases/release-schema';
import type { ReleaseCounts, Verdict } from './canary-verdict.ts';
import { loadSources, type CanaryWatch } from './canary-watch.ts';
import type { LiveReleases } from '../live/live-releases.ts';

/** The counters of the gateway. Labels hold module and release names only, which limits the number of time series. */
export type GatewayMetrics = ReturnType<typeof gatewayMetrics>;

/** Registers the counters of the gateway in `registry`. */
export function gatewayMetrics(registry: Registry) {
  const registers = [registry];
  return {
    pages: new Counter({
      name: 'lumora_pages_total',
      help: 'Public pages by outcome.',
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
      help: 'Events that browsers report of a release.',
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

/** Registers a gauge of the live releases and canaries. */
export function observeLive(registry: Registry, live: LiveReleases): void {
  new Gauge({
    name: 'lumora_live_release',
    help: 'The live release of every module (1), and the share of visitors that get a canary.',
    labelNames: ['module', 'release'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { live: liveModule, canary } of live.channels) {
        this.set(labelsOf(liveModule.release), 1);
        if (canary !== null) this.set(labelsOf(canary.release), canary.percent / 100);
      }
    },
  });
}

/** Registers gauges of the loads, failures and canary verdicts of each channel since it moved. */
export function observeCanaries(registry: Registry, live: LiveReleases, watch: CanaryWatch): void {
  const trackLabels = ['module', 'release', 'track', 'source'];
  new Gauge({
    name: 'lumora_channel_loads',
    help: 'Loads of the live release and the canary of a channel since it moved, failed ones included, once per visitor and page.',
    labelNames: trackLabels,
    registers: [registry],
    collect() {
      observeTracks(this, live, watch, ({ loads, failures }) => loads + failures);
    },
  });
  new Gauge({
    name: 'lumora_channel_failures',
    help: 'Those of lumora_channel_loads that failed.',
    labelNames: trackLabels,
    registers: [registry],
    collect() {
      observeTracks(this, live, watch, ({ failures }) => failures);
    },
  });
  new Gauge({
    name: 'lumora_canary_p_value',
    help: 'P-value of Fisher’s exact test, one-sided: that a canary fails no more often than the live release.',
    labelNames: ['module', 'release', 'source'],
    registers: [registry],
    collect() {
      observeVerdicts(this, live, watch, ({ pValue, labels }) => this.set(labels, pValue));
    },
  });
  new Gauge({
    name: 'lumora_canary_verdict',
    help: 'Verdict on each canary (1): too few loads, not worse or worse than the live release.',
    labelNames: ['module', 'release', 'source', 'verdict'],
    registers: [registry],
    collect() {
      observeVerdicts(this, live, watch, ({ outcome, labels }) => this.set({ ...labels, verdict: outcome }, 1));
    },
  });
}

function observeTracks(
  gauge: Gauge,
  live: LiveReleases,
  watch: CanaryWatch,
  valueOf: (counts: ReleaseCounts) => number,
): void {
  gauge.reset();
  for (const { live: liveModule, canary } of live.channels) {
    for (const source of loadSources) {
      gauge.set(
        { ...labelsOf(liveModule.release), track: 'live', source },
        valueOf(watch.countsOf(liveModule.release, source)),
      );
      if (canary === null) continue;
      gauge.set(
        { ...labelsOf(canary.release), track: 'canary', source },
        valueOf(watch.countsOf(canary.release, source)),
      );
    }
  }
}

function observeVerdicts(
  gauge: Gauge,
  live: LiveReleases,
  watch: CanaryWatch,
  observe: (verdict: Verdict & { labels: Record<string, string> }) => void,
): void {
  gauge.reset();
  for (const { live: liveModule } of live.channels) {
    const { module } = liveModule.release;
    for (const source of loadSources) {
      const verdict = watch.verdictOf(module, source);
      if (verdict !== null) observe({ ...verdict, labels: { module, release: verdict.id, source } });
    }
  }
}

const labelsOf = ({ module, id }: Release) => ({ module, release: id });

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15];

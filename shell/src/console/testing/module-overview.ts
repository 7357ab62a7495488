import type { ModuleOverview } from '@lumora/shared-contract/releases';

/** Creates the summary of a release whose id ends with `hash`, a letter that is repeated. */
export const release = (hash: string) => ({
  id: `1.0.0-${hash.repeat(16)}`,
  version: '1.0.0',
  built_at: '2026-11-01T10:00:00.000Z',
  built_by: 'asha@desk',
  commit: '',
  team: 'taxonomy',
  first_load: 6600,
});

export const noStats = { loads: 0, failures: 0 };

/** A module whose first release is live, with a second one published. */
export const overview: ModuleOverview = {
  module: 'mf-taxonomy',
  kind: 'console',
  live: {
    ...release('a'),
    stats: { loads: 39, failures: 1 },
    intervals: [
      { at: '2026-11-02T10:00:00.000Z', loads: 9, failures: 1, median_ms: 900 },
      { at: '2026-11-02T10:05:00.000Z', loads: 10, failures: 0, median_ms: 500 },
      { at: '2026-11-02T10:10:00.000Z', loads: 20, failures: 0, median_ms: 420 },
    ],
  },
  canary: null,
  disabled_reason: null,
  pages: ['Categories', 'Attributes'],
  previous: null,
  set: ['mf-taxonomy'],
  sizes: [{ page: '/admin/categories', bytes: 150_000, max_bytes: 300_000 }],
  pinned: null,
  releases: [release('b'), release('a')],
  history: [
    {
      n: 1,
      release: release('a').id,
      from: null,
      action: 'promote',
      by: 'asha@desk',
      reason: 'first',
      at: '2026-11-01T10:00:00.000Z',
      verdict: [{ check: 'pages open', outcome: 'not run', message: 'there is no browser' }],
    },
  ],
  failures: [
    {
      occurred_at: '2026-11-02T10:00:00.000Z',
      release: release('a').id,
      message: 'TypeError',
      path: '/admin/categories',
      report: 'r1',
    },
  ],
  extensions: [
    { slot: 'dashboard', title: 'Low stock' },
    { slot: 'product-tabs', title: 'Care' },
  ],
  shared: [{ name: 'react', version: '^19.3.1', is_provided: false }],
};

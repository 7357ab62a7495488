import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ModuleOverview } from '@lumora/shared-contract/releases';
import { startCanary } from '@lumora/releases/channels/channel';
import { publishFixture, releaseFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { moduleDetails } from './module-details.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;

beforeEach(async () => {
  workspace = await temporaryStore();
});
afterEach(() => workspace.remove());

test('the details of a module show failure rate and load time over time', async () => {
  const { id } = await releaseFixture(workspace.store, 'mf-taxonomy', { files: {} });
  const release = { id, version: '1.0.0', built_at: '', built_by: '', commit: '', team: null, first_load: 0 };
  const intervals = [
    { at: '2026-11-25T10:00:00.000Z', loads: 9, failures: 1, median_ms: 1000 },
    { at: '2026-11-25T10:05:00.000Z', loads: 30, failures: 0, median_ms: 499.9999 },
  ];
  const overview: ModuleOverview = {
    module: 'mf-taxonomy',
    kind: 'console',
    live: { ...release, stats: { loads: 39, failures: 1 }, intervals },
    canary: null,
    disabled_reason: null,
    pages: [],
    previous: null,
    set: ['mf-taxonomy'],
    sizes: [],
    pinned: null,
    releases: [],
    history: [],
    failures: [],
    extensions: [],
    shared: [],
  };

  const lines = await moduleDetails(workspace.store, 'mf-taxonomy', overview);

  expect(lines).toContain('  live  40 loads, 1 failed  failure rate █▁  load time █▄ 500 ms');
});

test('the details of a module name the release of each move, and show the checks of the live release', async () => {
  const { store } = workspace;
  const live = await releaseFixture(store, 'mf-taxonomy', { files: {} });
  const canary = await publishFixture(store, 'mf-taxonomy', { files: {} });
  const verdict = [{ check: 'size', outcome: 'failed', message: 'too large' } as const];
  await startCanary(store, 'mf-taxonomy', { id: canary.id, percent: 20, reason: 'try it', verdict, forced: true });

  const text = (await moduleDetails(store, 'mf-taxonomy', undefined)).join('\n');

  expect(text).toMatch(new RegExp(`Moves\\n.* canary +${canary.id} \\(20%\\) .* try it\\n.* promote +${live.id} `));
  expect(text).not.toContain('too large');
  expect(text).toMatch(/Releases\n[^]*Moves\n[^]*Checks\n[^]*Shared packages\n/);
});

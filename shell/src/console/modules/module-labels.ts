import { countOf } from '@lumora/shared-contract/format';
import type { ChannelAction, GateCheck, ReleaseStats } from '@lumora/shared-contract/releases';

/** Shortens a release id to its version and the first seven characters of its hash. */
export function shortReleaseId(id: string): string {
  const { version, hash } = parseReleaseId(id);
  return hash === '' ? version : `${version} · ${hash.slice(0, 7)}`;
}

/** Returns the version in a release id. */
export function releaseVersion(id: string): string {
  return parseReleaseId(id).version;
}

/** Splits a release id; the hash of an id without one is ''. */
function parseReleaseId(id: string) {
  const [, version = id, hash = ''] = /^(.+)-([0-9a-f]{16})$/.exec(id) ?? [];
  return { version, hash };
}

/** Labels of the channel moves in the history. */
export const moveLabels: Record<ChannelAction, string> = {
  promote: 'Promoted',
  rollback: 'Rolled back',
  canary: 'Canary started',
  halt: 'Canary ended',
  disable: 'Disabled',
  enable: 'Enabled',
};

/** Formats the loads and failures of a release since the last move of its channel. */
export function formatReleaseStats(stats: ReleaseStats): string {
  return stats.loads + stats.failures === 0 ? formatLoads(stats) : `${formatLoads(stats)}, ${formatFailures(stats)}`;
}

/** Formats the number of times that browsers loaded a release, with those that failed. */
export function formatLoads({ loads, failures }: ReleaseStats): string {
  return loads + failures === 0 ? 'No loads yet' : countOf(loads + failures, 'load');
}

/** Formats the failures of a release that has loads. */
export function formatFailures({ loads, failures }: ReleaseStats): string {
  return failures === 0 ? 'none failed' : `${failures} failed (${formatPercent(failures / (loads + failures))})`;
}

/** Formats a rate from 0 to 1. Never shows a positive rate as 0%. */
export function formatPercent(rate: number): string {
  return rate > 0 && rate < 0.01 ? 'under 1%' : `${Math.round(rate * 100)}%`;
}

/** Formats a duration in ms, such as `420 ms` or `1.20 s`. */
export function formatMs(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;
}

export const outcomeSymbols: Record<GateCheck['outcome'], string> = { passed: '✓', failed: '✗', 'not run': '–' };

/** Names who moved or built a release. A superuser stands for no person, but for a command on a server; so does the start of the product. */
export function formatOperator(by: string): string {
  if (by.startsWith('root@')) return 'Command line';
  return by === 'npm start' ? 'Server start' : by;
}

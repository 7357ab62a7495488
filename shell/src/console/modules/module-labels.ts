import type { ChannelAction, ReleaseStats } from '@lumora/shared-contract';

/** A release's id as one reads it: version and the first signs of its hash. */
export function shortReleaseId(id: string): string {
  const [, version = id, hash = ''] = /^(.+)-([0-9a-f]{16})$/.exec(id) ?? [];
  return hash === '' ? version : `${version} · ${hash.slice(0, 7)}`;
}

/** What a move of a channel did. */
export const moveLabels: Record<ChannelAction, string> = {
  promote: 'promoted',
  rollback: 'rolled back',
  canary: 'canary started',
  halt: 'canary ended',
  disable: 'switched off',
  enable: 'switched on',
};

/** How often a release came, and failed, since its channel's last move. */
export function formatReleaseStats({ loads, failures }: ReleaseStats): string {
  const all = loads + failures;
  if (all === 0) return 'no loads yet';
  const times = `${all} ${all === 1 ? 'load' : 'loads'}`;
  return failures === 0 ? `${times}, none failed` : `${times}, ${failures} failed (${percentOf(failures, all)})`;
}

/** A rate that is not nothing is never shown as 0 %. */
function percentOf(part: number, all: number): string {
  const percent = (part / all) * 100;
  return percent < 1 ? 'under 1 %' : `${Math.round(percent)} %`;
}

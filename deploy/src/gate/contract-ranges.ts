import type { Release } from '@lumora/releases/release-schema';
import { satisfies } from 'semver';
import type { Findings } from './gate-context.ts';

/** Finds modules whose `requires` does not include the version of the live shell contract or of the HTTP API. */
export function contractRanges(candidate: Release, others: Release[], apiVersion: string | null): Findings {
  const shell = [candidate, ...others].find(({ manifest }) => manifest.kind === 'shell');
  const shellVersion = shell?.provides?.shell;
  const checked = candidate === shell ? [candidate, ...others] : [candidate];
  return checked.flatMap((release) => [
    ...findUnmetRange(release, 'shell', shellVersion),
    ...(release === candidate ? findUnmetRange(release, 'api', apiVersion ?? undefined) : []),
  ]);
}

function findUnmetRange(
  { module, manifest }: Release,
  contract: 'shell' | 'api',
  version: string | undefined,
): Findings {
  const range = manifest.requires[contract];
  if (version === undefined || satisfies(version, range)) return [];
  const name = contract === 'shell' ? 'the shell’s contract' : 'the HTTP API';
  return [`${module} requires ${name} ${range}; ${version} is live.`];
}

import type { Release } from '@lumora/releases/release-schema';
import { satisfies } from 'semver';
import type { Findings } from './gate-context.ts';

/**
 * Every remote, and the storefront, takes its singletons from the shell: what it offers must be in each one's range. A
 * candidate shell is held against all live remotes, a candidate remote against the live shell.
 */
export function sharedVersions(candidate: Release, others: Release[]): Findings {
  const all = [candidate, ...others];
  const shell = all.find(({ manifest }) => manifest.kind === 'shell');
  if (shell === undefined) return [];
  const remotes = all.filter(({ manifest }) => manifest.kind !== 'shell');
  return remotes
    .filter((remote) => candidate === shell || candidate === remote)
    .flatMap((remote) => findUnmetRanges(remote, shell));
}

function findUnmetRanges(remote: Release, shell: Release): Findings {
  const offered = new Map(shell.shared.map((use) => [use.name, use.version]));
  return remote.shared
    .filter(({ singleton }) => singleton)
    .flatMap(({ name, requiredVersion }) => {
      const version = offered.get(name);
      if (version === undefined) return [`${remote.module} takes ${name}, which shell ${shell.id} does not offer.`];
      if (satisfies(version, requiredVersion, { includePrerelease: true })) return [];
      return [`${remote.module} needs ${name} ${requiredVersion}, shell ${shell.id} offers ${version}.`];
    });
}

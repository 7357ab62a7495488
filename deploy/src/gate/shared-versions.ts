import type { Release } from '@lumora/releases/release-schema';
import { satisfies } from 'semver';
import type { Findings } from './gate-context.ts';

/**
 * Finds singletons whose version in the shell is outside of a remote's range. A candidate shell is compared with all live
 * remotes, a candidate remote with the live shell.
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
  const provided = new Map(shell.shared.map((use) => [use.name, use.version]));
  return remote.shared
    .filter(({ singleton }) => singleton)
    .flatMap(({ name, requiredVersion }) => {
      const version = provided.get(name);
      if (version === undefined)
        return [`${remote.module} consumes ${name}, which shell ${shell.id} does not provide.`];
      if (satisfies(version, requiredVersion, { includePrerelease: true })) return [];
      return [`${remote.module} needs ${name} ${requiredVersion}, shell ${shell.id} provides ${version}.`];
    });
}

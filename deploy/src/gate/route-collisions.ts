import type { Release } from '@lumora/releases/release-schema';
import { pathPattern } from '@lumora/shared-contract/manifest';
import type { Findings } from './gate-context.ts';

/** Finds paths and container names that two modules use, and navigation items without a page of the same module. */
export function routeCollisions(candidate: Release, others: Release[]): Findings {
  const { manifest, module } = candidate;
  const own = new Set(manifest.routes.map(({ path }) => pathPattern(path)));
  return [
    ...others.flatMap((other) => [...sharedPaths(candidate, other), ...sharedContainer(candidate, other)]),
    ...manifest.nav
      .flatMap(({ items }) => items)
      .filter(({ path }) => manifest.kind === 'console' && !own.has(pathPattern(path)))
      .map(({ label, path }) => `${module} lists “${label}” in the navigation, but has no route ${path}.`),
  ];
}

/** Finds the paths of `candidate` that `other` has too. */
export function sharedPaths({ manifest }: Release, other: Release): Findings {
  const taken = new Map(other.manifest.routes.map(({ path }) => [pathPattern(path), path]));
  return manifest.routes.flatMap(({ path }) => {
    const theirs = taken.get(pathPattern(path));
    return theirs === undefined ? [] : [`${path} already belongs to ${other.module} (${theirs}).`];
  });
}

function sharedContainer({ module, manifest }: Release, other: Release): Findings {
  if (manifest.container !== other.manifest.container) return [];
  return [`${module} and ${other.module} use the same container name ${manifest.container}.`];
}

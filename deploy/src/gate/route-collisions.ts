import type { Release } from '@lumora/releases/release-schema';
import type { Findings } from './gate-context.ts';

/** Finds paths and container names that two modules use, and navigation items without a page of the same module. */
export function routeCollisions(candidate: Release, others: Release[]): Findings {
  const { manifest, module } = candidate;
  const own = new Set(manifest.routes.map(({ path }) => pathPattern(path)));
  return [
    ...others.flatMap((other) => findCollisions(candidate, other)),
    ...manifest.nav
      .flatMap(({ items }) => items)
      .filter(({ path }) => manifest.kind === 'console' && !own.has(pathPattern(path)))
      .map(({ label, path }) => `${module} lists “${label}” in the navigation, but has no route ${path}.`),
  ];
}

function findCollisions({ module, manifest }: Release, other: Release): Findings {
  const taken = new Map(other.manifest.routes.map(({ path }) => [pathPattern(path), path]));
  const routes = manifest.routes.flatMap(({ path }) => {
    const theirs = taken.get(pathPattern(path));
    return theirs === undefined ? [] : [`${path} already belongs to ${other.module} (${theirs}).`];
  });
  const sameContainer = manifest.container === other.manifest.container;
  const container = sameContainer
    ? [`${module} and ${other.module} use the same container name ${manifest.container}.`]
    : [];
  return [...routes, ...container];
}

/** Removes parameter names: `/admin/products/:id/edit` and `/admin/products/:slug/edit` match the same URLs. */
const pathPattern = (path: string) => path.replace(/:[^/]+/g, ':');

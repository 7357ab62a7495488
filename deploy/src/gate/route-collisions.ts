import type { Release } from '@lumora/releases/release-schema';
import type { Findings } from './gate-context.ts';

/** No two modules may claim one path or one container, and navigation leads to pages of the module itself. */
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
    return theirs === undefined ? [] : [`${path} belongs to ${other.module} (${theirs}) already.`];
  });
  const sameContainer = manifest.container === other.manifest.container;
  const container = sameContainer
    ? [`${module} and ${other.module} both call their container ${manifest.container}.`]
    : [];
  return [...routes, ...container];
}

/** `/admin/products/:id/edit` and `/admin/products/:slug/edit` are one path. */
const pathPattern = (path: string) => path.replace(/:[^/]+/g, ':');

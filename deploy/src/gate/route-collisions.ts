import type { Release } from '@lumora/releases/release-schema';
import { pathPattern } from '@lumora/shared-contract/manifest';
import { matchesPath } from '@lumora/shared-contract/releases';
import type { Findings } from './gate-context.ts';

/**
 * Finds paths, kinds of entities and container names that two modules use, navigation items without a page of the same
 * module, and links of extensions to pages that no module has.
 */
export function routeCollisions(candidate: Release, others: Release[]): Findings {
  const { manifest, module } = candidate;
  const own = new Set(manifest.routes.map(({ path }) => pathPattern(path)));
  return [
    ...others.flatMap((other) => [
      ...sharedPaths(candidate, other),
      ...sharedKinds(candidate, other),
      ...sharedContainer(candidate, other),
    ]),
    ...brokenLinks(candidate, others),
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

/** The console opens the entities of a kind on the page of one module. */
function sharedKinds({ manifest }: Release, other: Release): Findings {
  const taken = new Set(other.manifest.routes.map(({ kind }) => kind));
  return manifest.routes.flatMap(({ kind, path }) =>
    kind !== undefined && taken.has(kind) ? [`${path} shows the kind ${kind}, which belongs to ${other.module}.`] : [],
  );
}

function brokenLinks({ manifest, module }: Release, others: Release[]): Findings {
  const known = [manifest, ...others.map((other) => other.manifest)].flatMap(({ routes }) => routes);
  const isPage = (link: string) => known.some(({ path }) => matchesPath(path, link));
  return (manifest.extensions ?? []).flatMap(({ name, path, itemPath }) =>
    [path, itemPath].flatMap((link) => {
      const page = link?.replace(/[?#].*/, '');
      return page === undefined || isPage(page) ? [] : [`${module} links from “${name}” to ${page}, which is no page.`];
    }),
  );
}

function sharedContainer({ module, manifest }: Release, other: Release): Findings {
  if (manifest.container !== other.manifest.container) return [];
  return [`${module} and ${other.module} use the same container name ${manifest.container}.`];
}

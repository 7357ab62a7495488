import type { LoadableRelease, Release, ReleasedModule, ReleaseSet, ShopReleaseSet } from '@lumora/shared-contract';
import type { LiveChannel } from './live-channel.ts';
import { releaseSetId, type LiveSet } from './live-set.ts';

/** Everything that a visitor gets, as the console's pages carry it; null while there is no shell. */
export function consoleReleaseSet(set: LiveSet, channels: LiveChannel[], product: string): ReleaseSet | null {
  const shell = set.find('shell');
  if (shell === undefined) return null;
  const modules = set.modules.filter((module) => module !== shell);
  return {
    id: set.id,
    product,
    modules: modules.map(({ release, previous }) => releasedModule(release, previous)),
    off: channels.flatMap(({ live: { release }, offBecause }) =>
      offBecause === null ? [] : [{ manifest: release.manifest, reason: offBecause }],
    ),
    shell: { ...placeOf(shell.release), console: consoleStart(shell.release) },
  };
}

/** What a shopper's page needs; `previous` is what a page that the server has not drawn can fall back to. */
export function shopReleaseSet(shell: Release, storefront: Release, previous: Release | null): ShopReleaseSet {
  const shop = releasedModule(storefront, previous);
  const { id, container, kind } = shop.manifest;
  return {
    id: releaseSetId([shell, storefront]),
    modules: [{ ...shop, manifest: { id, container, kind } }],
    shell: placeOf(shell),
  };
}

/** Address of the folder that holds a release's client files, ends with a slash. */
export function releaseBaseUrl({ module, id }: Release): string {
  return `/assets/${module}/${id}/`;
}

/** Integrity of a client file; a file without one is never offered to a browser. */
export function integrityIn(release: Release, file: string): string {
  const facts = release.files[`client/${file}`];
  if (facts === undefined) throw new Error(`${release.module} ${release.id} has no client file ${file}.`);
  return facts.integrity;
}

function releasedModule(release: Release, previous: Release | null): ReleasedModule {
  // pages of the shop concern the gateway alone
  const { pages: _pages, ...manifest } = release.manifest;
  return {
    ...loadable(release, release.entry),
    manifest,
    previous: previous === null ? null : loadable(previous, previous.entry),
  };
}

function consoleStart(release: Release): LoadableRelease {
  if (release.console === undefined) throw new Error(`${release.module} ${release.id} has no console.`);
  return loadable(release, release.console.entry);
}

function loadable(release: Release, entry: string): LoadableRelease {
  return { ...placeOf(release), entry, integrity: integrityIn(release, entry) };
}

function placeOf(release: Release) {
  return { release: release.id, base: releaseBaseUrl(release) };
}

import type { LoadableRelease, ReleasedModule, ReleaseSet, ShopReleaseSet } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';
import type { LiveChannel } from './live-channel.ts';
import { releaseSetId, type LiveSet } from './live-set.ts';

/**
 * Builds the release set that console pages carry. Returns null without a shell. Throws when the shell release has no
 * console entry.
 */
export function consoleReleaseSet(set: LiveSet, channels: LiveChannel[], product: string): ReleaseSet | null {
  const shell = set.find('shell');
  if (shell === undefined) return null;
  const modules = set.modules.filter((module) => module !== shell);
  return {
    id: set.id,
    product,
    modules: modules.map(({ release, previous }) => releasedModule(release, previous)),
    off: channels.flatMap(({ live: { release }, disabledReason }) =>
      disabledReason === null ? [] : [{ manifest: release.manifest, reason: disabledReason }],
    ),
    shell: { ...releaseLocation(shell.release), console: consoleStart(shell.release) },
  };
}

/** Builds the release set that shop pages carry. `previous` is the fallback of a page that the server did not render. */
export function shopReleaseSet(shell: Release, storefront: Release, previous: Release | null): ShopReleaseSet {
  const shop = releasedModule(storefront, previous);
  const { id, container, kind } = shop.manifest;
  return {
    id: releaseSetId([shell, storefront]),
    modules: [{ ...shop, manifest: { id, container, kind } }],
    shell: releaseLocation(shell),
  };
}

/** Returns the URL path of a release's client files; ends with a slash. */
export function releaseBaseUrl({ module, id }: Release): string {
  return `/assets/${module}/${id}/`;
}

/** Returns the SRI value of a client file. Throws when the release has no such file. */
export function integrityIn(release: Release, file: string): string {
  const entry = release.files[`client/${file}`];
  if (entry === undefined) throw new Error(`${release.module} ${release.id} has no client file ${file}.`);
  return entry.integrity;
}

function releasedModule(release: Release, previous: Release | null): ReleasedModule {
  // only the gateway uses the shop's page list
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
  return { ...releaseLocation(release), entry, integrity: integrityIn(release, entry) };
}

function releaseLocation(release: Release) {
  return { release: release.id, base: releaseBaseUrl(release) };
}

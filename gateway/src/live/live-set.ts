import { createHash } from 'node:crypto';
import { matchesPath, type ModuleManifest } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';

/** One module of a visitor's release set. */
export interface LiveModule {
  release: Release;
  folder: string;
  /** the release that recovery falls back to */
  previous: Release | null;
}

/** The release set of a visitor: one release of every enabled module. */
export class LiveSet {
  /** sorted by name */
  readonly modules: LiveModule[];
  /** hash of the names of all releases */
  readonly id: string;

  constructor(modules: LiveModule[]) {
    this.modules = [...modules].sort((a, b) => (a.release.module < b.release.module ? -1 : 1));
    this.id = releaseSetId(modules.map(({ release }) => release));
  }

  /** Returns the shell or the storefront, each of which exists at most once. */
  find(kind: 'shell' | 'storefront'): LiveModule | undefined {
    return this.modules.find(({ release }) => release.manifest.kind === kind);
  }

  /** Returns whether a module declares a page at this path. Throws `URIError` for a path that cannot be decoded. */
  hasPage(path: string): boolean {
    return this.modules.some(({ release: { manifest } }) => declaresPage(manifest, path));
  }
}

/** The storefront declares the pages of the shop; an older release without a list may have any. */
function declaresPage({ kind, routes, pages }: ModuleManifest, path: string): boolean {
  if (kind === 'storefront' && pages === undefined) return true;
  return [...routes, ...(pages ?? [])].some((page) => matchesPath(page.path, path));
}

/** Returns a hash of the releases, independent of their order. */
export function releaseSetId(releases: Pick<Release, 'module' | 'id'>[]): string {
  const names = releases.map(({ module, id }) => `${module}/${id}`).sort();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
}

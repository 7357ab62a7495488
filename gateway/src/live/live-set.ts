import { createHash } from 'node:crypto';
import type { Release } from '@lumora/shared-contract';

/** One module as a visitor gets it. */
export interface LiveModule {
  release: Release;
  folder: string;
  /** where recovery falls back to */
  previous: Release | null;
}

/** What one visitor gets: a release of every module that is on. */
export class LiveSet {
  /** by name */
  readonly modules: LiveModule[];
  /** hash of the names of all releases */
  readonly id: string;

  constructor(modules: LiveModule[]) {
    this.modules = [...modules].sort((a, b) => (a.release.module < b.release.module ? -1 : 1));
    this.id = releaseSetId(modules.map(({ release }) => release));
  }

  /** The module of a kind that exists once. */
  find(kind: 'shell' | 'storefront'): LiveModule | undefined {
    return this.modules.find(({ release }) => release.manifest.kind === kind);
  }
}

/** Moves whenever one of the releases does. */
export function releaseSetId(releases: Pick<Release, 'module' | 'id'>[]): string {
  const names = releases.map(({ module, id }) => `${module}/${id}`).sort();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
}

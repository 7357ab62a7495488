import type { FileGroup } from './release.ts';
import type { ModuleManifest } from './module-manifest.ts';

/** How to load one release in the browser. `base` ends with a slash; files are relative to it. */
export interface LoadableRelease {
  release: string;
  base: string;
  entry: string;
  preload: FileGroup;
  screens: Record<string, FileGroup>;
  /** integrity of every script and style of the release, by file */
  integrity: Record<string, string>;
}

export interface ReleasedModule extends LoadableRelease {
  manifest: ModuleManifest;
  /** the release that was live before: where recovery falls back to */
  previous: LoadableRelease | null;
}

/** What a page carries: for this visitor the release of every module. A tab stays with the set it started with. */
export interface ReleaseSet {
  /** hash of module and release names; moves whenever one of them does */
  id: string;
  /** name of the shop, for titles before any call */
  product: string;
  modules: ReleasedModule[];
  shell: { release: string; base: string; console: LoadableRelease };
}

/** Id of the `<script type="application/json">` element that carries the release set. */
export const releaseSetElementId = 'lumora-release-set';
/** Id of the element that carries the storefront's data; absent when the page was not rendered on the server. */
export const pageStateElementId = 'lumora-page-state';
/** Id of the element that the console or the shop is drawn in. */
export const rootElementId = 'lumora-root';
/** Where the console learns that the live set has moved: answers `{ id }` of the current one. */
export const releaseSetIdPath = '/release-set';

import type { Development } from './development.ts';
import type { ModuleManifest } from './module-manifest.ts';

/** How to load one release in the browser: its entry knows its other files. `base` ends with a slash. */
export interface LoadableRelease {
  release: string;
  base: string;
  /** relative to `base` */
  entry: string;
  /** of the entry */
  integrity: string;
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
  /** modules that are switched off, and why: their pages say so */
  off: { manifest: ModuleManifest; reason: string }[];
  shell: { release: string; base: string; console: LoadableRelease };
  /** this page alone takes a module from a developer's machine */
  development?: Development;
}

/** What starts a module, without what the console shows of it. */
export interface LoadableModule extends LoadableRelease {
  manifest: Pick<ModuleManifest, 'id' | 'container' | 'kind'>;
  /** as of any module; null on a page that the server has drawn, which stays readable without its code */
  previous: LoadableRelease | null;
}

/** What a shopper's page carries: no word of the console. */
export interface ShopReleaseSet {
  /** hash of the names of the shop's and the shell's release */
  id: string;
  modules: LoadableModule[];
  shell: Pick<ReleaseSet['shell'], 'release' | 'base'>;
}

/** Id of the `<script type="application/json">` element that carries the release set. */
export const releaseSetElementId = 'lumora-release-set';
/** Id of the element that carries the storefront's data; absent when the page was not rendered on the server. */
export const pageStateElementId = 'lumora-page-state';
/** Id of the element that the console or the shop is drawn in. */
export const rootElementId = 'lumora-root';
/** Id of the `<template>` with the preloads that are of use only to one who is signed in; the loader knows. */
export const signedInPreloadsId = 'lumora-signed-in-preloads';
/** Where the console learns that the live set has moved: answers `{ id }` of the current one. */
export const releaseSetIdPath = '/release-set';

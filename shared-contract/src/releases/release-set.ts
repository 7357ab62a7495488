import type { Development } from './development.ts';
import type { ModuleManifest } from './module-manifest.ts';

/** URLs by which a browser loads a release; the entry loads its other files. `base` ends with a slash. */
export interface LoadableRelease {
  release: string;
  base: string;
  /** relative to `base` */
  entry: string;
  /** SRI hash of the entry */
  integrity: string;
}

export interface ReleasedModule extends LoadableRelease {
  manifest: ModuleManifest;
  /** the release that was live before: the fallback when this one fails */
  previous: LoadableRelease | null;
}

/** The release of every module for this visitor, embedded in the page. A tab keeps the set with which it was loaded. */
export interface ReleaseSet {
  /** hash of the names of modules and releases */
  id: string;
  /** name of the shop, for titles before the first API response */
  product: string;
  modules: ReleasedModule[];
  /** the module whose security additions this page has; other modules with additions need a page of their own */
  securityOf?: string;
  /** disabled modules; their pages show the reason */
  off: { manifest: ModuleManifest; reason: string }[];
  shell: { release: string; base: string; console: LoadableRelease };
  /** the module that this page loads from a development server */
  development?: Development;
}

/** The data that loads a module, without that for the console's navigation. */
export interface LoadableModule extends LoadableRelease {
  manifest: Pick<ModuleManifest, 'id' | 'container' | 'kind'>;
  /** null on a server-rendered page, which stays readable without its code */
  previous: LoadableRelease | null;
}

/** The release set of a shop page. Contains nothing about the console. */
export interface ShopReleaseSet {
  /** hash of the release names of the storefront and the shell */
  id: string;
  modules: LoadableModule[];
  shell: Pick<ReleaseSet['shell'], 'release' | 'base'>;
}

/** Id of the `<script type="application/json">` element that contains the release set. */
export const releaseSetElementId = 'lumora-release-set';
/** Id of the element that contains the storefront's data; absent when the page was not rendered on the server. */
export const pageStateElementId = 'lumora-page-state';
/** Id of the element into which the console or the shop is rendered. */
export const rootElementId = 'lumora-root';
/** Id of the `<template>` with the preloads that the loader adds only when the user is signed in. */
export const signedInPreloadsId = 'lumora-signed-in-preloads';
/** Path that responds with the `{ id }` of the current release set; the console polls it for a new release. */
export const releaseSetIdPath = '/release-set';

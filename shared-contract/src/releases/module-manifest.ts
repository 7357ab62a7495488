import type { Permission } from '../auth/permissions.ts';

/** An item of the console's sidebar. `icon` is the SVG path data of a 24×24 icon, rendered before the module is loaded. */
export interface NavItem {
  label: string;
  path: string;
  /** required to see it; without it every administrator sees it */
  permission?: Permission;
  icon: string;
}

/** Groups with the same title from several modules are merged; a lower `order` comes first. */
export interface NavGroup {
  title: string;
  order: number;
  items: NavItem[];
}

/** A page of the console. `path` is absolute and may contain `:params`; `title` is its text in search, which lists no page without one. */
export interface ModuleRoute {
  path: string;
  /** required to open it; without it every administrator may */
  permission?: Permission;
  title?: string;
  /** name of its chunk `screen-<name>`, preloaded with the page */
  screen?: string;
  data?: RoutePrefetch;
}

/**
 * The first API request of a page, sent while its code loads. `path` has no `/api`. Search parameters of the page override
 * the entries of `query` with the same name; an entry with an empty value is sent only when overridden.
 */
export interface RoutePrefetch {
  path: string;
  query: Record<string, string>;
}

/** A page of the shop. `path` may contain `:params`; `*` matches every other path. `query` lists the search parameters that it reads. */
export interface PublicPageRoute {
  path: string;
  query: string[];
}

/** Description of a module that is known before its code is loaded. Written in its `module.ts`, included in its release. */
export interface ModuleManifest {
  /** folder and release name, such as `mf-taxonomy` */
  id: string;
  /** global variable of its container, such as `mfe_taxonomy`; must not equal the id of an element */
  container: string;
  kind: 'shell' | 'console' | 'storefront';
  nav: NavGroup[];
  routes: ModuleRoute[];
  /** the storefront only; without it the gateway caches every query string as a separate page */
  pages?: PublicPageRoute[];
  permissions: Permission[];
  /** semver ranges of the two contracts it was built against */
  requires: { shell: string; api: string };
}

/** Versions of the contracts in this repository; they must satisfy a module's `requires`. */
export const contractVersions = { shell: '1.0.0', api: '1.1.0' } as const;

/** Returns `manifest` unchanged; gives `module.ts` its type. */
export function defineModule(manifest: ModuleManifest): ModuleManifest {
  return manifest;
}

import type { Permission } from '../auth/permissions.ts';

/** A line of the console's sidebar. `icon` is the path data of a 24×24 icon, so that the frame can draw it before the module loads. */
export interface NavItem {
  label: string;
  path: string;
  /** needed to see it; without one every administrator does */
  permission?: Permission;
  icon: string;
}

/** Groups of one name from several modules are shown as one; lower `order` stands higher. */
export interface NavGroup {
  title: string;
  order: number;
  items: NavItem[];
}

/** A page of the console. `path` is absolute and may hold `:params`; `title` is what search lists (pages without one are not listed). */
export interface ModuleRoute {
  path: string;
  /** needed to open it; without one every administrator may */
  permission?: Permission;
  title?: string;
  /** name of the chunk `screen-<name>` that draws it, preloaded with the page */
  screen?: string;
  data?: RoutePrefetch;
}

/**
 * What the page will ask the API for first, so that the question goes out together with those for the code. `path` has
 * no `/api`. Of `query` the page's own address overrides the entries that it names; an entry with an empty value is
 * sent only then.
 */
export interface RoutePrefetch {
  path: string;
  query: Record<string, string>;
}

/** A page of the shop: its path may hold `:params`, `*` is every other path; `query` are the query keys that it reads. */
export interface PublicPageRoute {
  path: string;
  query: string[];
}

/** What must be known of a module before any of its code is loaded; written in its `module.ts`, carried in its release. */
export interface ModuleManifest {
  /** folder and release name, such as `mf-taxonomy` */
  id: string;
  /** global name of its container, such as `mfe_taxonomy`; never a word that may be an element's id */
  container: string;
  kind: 'shell' | 'console' | 'storefront';
  nav: NavGroup[];
  routes: ModuleRoute[];
  /** the storefront only; without it the gateway caches a page of its own for every query */
  pages?: PublicPageRoute[];
  permissions: Permission[];
  /** semver ranges of the two contracts it was built against */
  requires: { shell: string; api: string };
}

/** Versions of the contracts that this tree provides; a module's `requires` must admit them. */
export const contractVersions = { shell: '1.0.0', api: '1.1.0' } as const;

/** Gives `module.ts` its type; changes nothing. */
export function defineModule(manifest: ModuleManifest): ModuleManifest {
  return manifest;
}

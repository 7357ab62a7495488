import { Type, type Static } from '@sinclair/typebox';
import type { Permission } from '../auth/permissions.ts';
import { literalUnion } from '../http/literal-union.ts';
import { moduleSecurity } from './module-security.ts';

/** A release may name permissions that this version does not know; the gate checks them against the API. */
const permission = Type.Unsafe<Permission>(Type.String());

/** An item of the console's sidebar. `icon` is the SVG path data of a 24×24 icon, rendered before the module is loaded. */
const navItem = Type.Object({
  label: Type.String(),
  path: Type.String(),
  /** required to see it; without it every administrator sees it */
  permission: Type.Optional(permission),
  icon: Type.String(),
  /** a lower one comes first; releases before 2.0.0 have none, and the order of the group counts */
  order: Type.Optional(Type.Number()),
  /** letter that opens it after G; without one the console takes a free letter of the label */
  letter: Type.Optional(Type.String({ pattern: '^[a-z]$' })),
});
export type NavItem = Static<typeof navItem>;

/** Groups with the same title from several modules are merged; a lower `order` comes first. */
const navGroup = Type.Object({ title: Type.String(), order: Type.Number(), items: Type.Array(navItem) });
export type NavGroup = Static<typeof navGroup>;

/**
 * The query of a page, which the shell prefetches while the page's code loads. Its key is `key` and the URL of the
 * request. Search parameters of the page override the entries of `search` with the same name; an entry with an empty value
 * is sent only when overridden.
 */
const routeQuery = Type.Object({
  key: Type.Array(Type.String()),
  /** below `/api` */
  path: Type.String({ pattern: '^/' }),
  search: Type.Record(Type.String(), Type.String()),
});
export type RouteQuery = Static<typeof routeQuery>;

/**
 * A page of the console. `path` is absolute and may contain `:params`; `title` is the text of the document, the breadcrumb and
 * the search, which lists no page without one.
 */
const moduleRoute = Type.Object({
  path: Type.String({ pattern: '^/' }),
  /** required to open it; without it every administrator may */
  permission: Type.Optional(permission),
  title: Type.Optional(Type.String()),
  /** name of its chunk `screen-<name>`, preloaded with the page */
  screen: Type.Optional(Type.String()),
  /** kind of the entities that it shows, such as `Order` */
  kind: Type.Optional(Type.String()),
  /** path of the page above it, when its own path does not continue that one */
  parent: Type.Optional(Type.String({ pattern: '^/' })),
  query: Type.Optional(routeQuery),
});
export type ModuleRoute = Static<typeof moduleRoute>;

/**
 * A contribution of a module to a slot of the console or of another module's page. A console ignores slots that it does not
 * know. The container exposes the code of an extension as `/extensions/<name>`; its `path`, if any, is a link.
 */
const moduleExtension = Type.Object({
  slot: Type.String(),
  /** unique in the module */
  name: Type.String(),
  title: Type.String(),
  /** a lower one comes first */
  order: Type.Number(),
  /** required to see it; without it every administrator sees it */
  permission: Type.Optional(permission),
  /** of a dashboard widget; one without code is a `count` */
  size: Type.Optional(literalUnion(['count', 'half', 'full'])),
  /** the page of the console that it leads to, with a query string */
  path: Type.Optional(Type.String({ pattern: '^/' })),
  /** kind of the notices that it groups, or of the entities that an action applies to */
  kind: Type.Optional(Type.String()),
  /** page of one notice, in which `:id` and `:name` are filled in */
  itemPath: Type.Optional(Type.String({ pattern: '^/' })),
  /** a list whose number of rows is shown */
  query: Type.Optional(routeQuery),
  /** text under a count of 0 */
  none: Type.Optional(Type.String()),
  /** colour of a count above 0 */
  tone: Type.Optional(literalUnion(['warning', 'error'])),
  /** path data of an icon */
  icon: Type.Optional(Type.String()),
  /** further names by which the search finds an action */
  aliases: Type.Optional(Type.Array(Type.String())),
});
export type ModuleExtension = Static<typeof moduleExtension>;

/**
 * An existing page of a path with a param: its path, or where the API has the value of the param: `request` is below `/api`,
 * `pointer` a JSON pointer into the response.
 */
const pageExample = Type.Union([Type.String(), Type.Object({ request: Type.String(), pointer: Type.String() })]);

/** A page of the shop. `path` may contain one `:param`; `*` matches every other path. `query` lists the search parameters that it reads. */
const publicPageRoute = Type.Object({
  path: Type.String(),
  query: Type.Array(Type.String()),
  /** name of its screen and of its chunk `screen-<kind>`; older releases declare only path and query */
  kind: Type.Optional(Type.String()),
  example: Type.Optional(pageExample),
  /** whether search engines may index it; one that they may not is not in the sitemap, and disallowed in robots.txt */
  isIndexed: Type.Optional(Type.Boolean()),
});
export type PublicPageRoute = Static<typeof publicPageRoute>;

/** Versions of the shell's and the API's contract, or semver ranges of them. */
export const contracts = Type.Object({ shell: Type.String(), api: Type.String() });

/** Description of a module that is known before its code is loaded, derived by the build and included in its release. */
export const moduleManifest = Type.Object({
  /** folder and release name, such as `mf-taxonomy` */
  id: Type.String(),
  /** name of the module for people, such as `Taxonomy`; releases before 2.0.0 have none */
  title: Type.Optional(Type.String()),
  /** global variable of its container, such as `mfe_taxonomy`; must not equal the id of an element */
  container: Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]*$' }),
  kind: literalUnion(['shell', 'console', 'storefront']),
  nav: Type.Array(navGroup),
  routes: Type.Array(moduleRoute),
  /** releases before shell contract 1.1.0 have none */
  extensions: Type.Optional(Type.Array(moduleExtension)),
  /** the storefront only; without it the gateway caches every query string as a separate page */
  pages: Type.Optional(Type.Array(publicPageRoute)),
  permissions: Type.Array(permission),
  /** additions to the security policies of its pages, if the operator allows them */
  security: Type.Optional(moduleSecurity),
  /** semver ranges of the two contracts it was built against */
  requires: contracts,
});
export type ModuleManifest = Static<typeof moduleManifest>;

/** Versions of the contracts in this repository; they must satisfy a module's `requires`. */
export const contractVersions = { shell: '1.2.0', api: '2.8.0' } as const;

/** Declaration in a module's `module.ts`; the build derives the rest of the manifest from the declarations of its pages. */
export type ModuleDeclaration = Omit<ModuleManifest, 'nav' | 'routes' | 'extensions' | 'title'> & { title: string };

/** Returns `module` unchanged; gives `module.ts` its type. */
export function defineModule(module: ModuleDeclaration): ModuleDeclaration {
  return module;
}

/** Returns the pattern of a path: `/admin/products/:id` and `/admin/products/:slug` match the same URLs. */
export function pathPattern(path: string): string {
  return path.replace(/:[^/]+/g, ':');
}

/** Returns what a module extends, for people: its extensions, and the kinds of entities that the search links to its pages. */
export function contributionsOf({ extensions = [], routes }: ModuleManifest): { slot: string; title: string }[] {
  const kinds = [...new Set(routes.flatMap(({ kind }) => kind ?? []))];
  return [
    ...extensions.map(({ slot, title }) => ({ slot, title })),
    ...kinds.map((kind) => ({ slot: 'search', title: kind })),
  ];
}

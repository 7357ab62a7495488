import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  ModuleDeclaration,
  ModuleExtension,
  ModuleManifest,
  ModuleRoute,
  RouteQuery,
} from '@lumora/shared-contract/manifest';
import { navGroups, type ExtensionDeclaration, type PageDeclaration } from '@lumora/shared-ui/page';
import { extensionProblems, pageProblems, type Declared, type DeclaredPage } from './declaration-problems.ts';
import { iconPath } from './icon-path.ts';

/**
 * Evaluates the declarations of pages and extensions below `root/src` and derives the manifest of the module. Throws an
 * `Error` that names file and line of every invalid declaration. Reads declarations that have changed since an earlier call
 * again.
 */
export async function collectManifest(root: string, module: ModuleDeclaration): Promise<ModuleManifest> {
  const declared = await readDeclarations<PageDeclaration>(root, '.page.tsx', 'definePage');
  const extensions = await readDeclarations<ExtensionDeclaration>(root, '.extension.tsx', 'defineExtension');
  const problems = [
    ...declared.flatMap((page, index) => pageProblems(page, declared.slice(0, index), module.id)),
    ...extensions.flatMap((one, index) => extensionProblems(one, extensions.slice(0, index), module.id)),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const pages = declared.toSorted(byNavigation);
  const permissions = [...pages, ...extensions].flatMap(({ declaration }) => declaration.permission ?? []);
  return {
    ...module,
    nav: navGroups(pages.map(({ declaration }) => withIconPath(declaration))),
    routes: pages.map(toRoute),
    extensions: extensions.map(toExtension),
    permissions: [...new Set([...permissions, ...module.permissions])],
  };
}

async function readDeclarations<Declaration>(root: string, suffix: string, define: string) {
  const entries = await readdir(path.join(root, 'src'), { recursive: true });
  const files = entries.filter((file) => file.endsWith(suffix)).sort();
  return Promise.all(files.map((file) => readDeclaration<Declaration>(root, path.join('src', file), define)));
}

async function readDeclaration<Declaration>(
  root: string,
  name: string,
  define: string,
): Promise<Declared<Declaration>> {
  const url = pathToFileURL(path.join(root, name));
  const source = await readFile(url, 'utf8');
  // the query part makes Node evaluate a file again after a change
  url.searchParams.set('source', createHash('sha256').update(source).digest('hex'));
  const file = path.join(path.basename(root), name);
  const { default: declaration }: { default?: Declaration } = await import(url.href);
  if (declaration === undefined) throw new Error(`${file}:1: It must export default ${define}({ … }).`);
  return { declaration, file, name: path.basename(name).replace(/\..*$/, ''), source };
}

function withIconPath(page: PageDeclaration): PageDeclaration {
  return page.nav === undefined ? page : { ...page, nav: { ...page.nav, icon: iconPath(page.nav.icon) } };
}

/** Pages of the navigation come first, in its order. */
function byNavigation({ declaration: a }: DeclaredPage, { declaration: b }: DeclaredPage): number {
  return (a.nav?.order ?? Infinity) - (b.nav?.order ?? Infinity) || (a.path < b.path ? -1 : 1);
}

function toRoute({ declaration: { component: _code, nav: _nav, query, ...route }, name }: DeclaredPage): ModuleRoute {
  return { ...route, screen: name, ...(query && { query: describeQuery(query) }) };
}

/** Returns the data of an extension, without its functions, for the manifest. */
function toExtension({ declaration, name }: Declared<ExtensionDeclaration>): ModuleExtension {
  const {
    component: _component,
    run: _run,
    query,
    icon,
    ...data
  } = { component: undefined, run: undefined, query: undefined, icon: undefined, ...declaration };
  return {
    ...data,
    name,
    ...(icon !== undefined && { icon: iconPath(icon) }),
    ...(query && { query: describeQuery(query) }),
  };
}

/** Evaluates the prefetched query of a page for a URL without search parameters, and records which parameters it reads. */
function describeQuery(query: NonNullable<PageDeclaration['query']>): RouteQuery {
  const search = new RecordedSearchParams();
  const { queryKey } = query(search);
  const url = new URL(String(queryKey.at(-1)), 'http://api');
  const defaults = Object.fromEntries(url.searchParams);
  const unset = [...search.names].filter((name) => !(name in defaults)).map((name): [string, string] => [name, '']);
  return {
    key: queryKey.slice(0, -1).map(String),
    path: url.pathname,
    search: { ...defaults, ...Object.fromEntries(unset) },
  };
}

class RecordedSearchParams extends URLSearchParams {
  readonly names = new Set<string>();

  override get(name: string): string | null {
    this.names.add(name);
    return super.get(name);
  }
}

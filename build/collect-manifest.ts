import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModuleDeclaration, ModuleManifest, ModuleRoute, RouteQuery } from '@lumora/shared-contract/manifest';
import { navGroups, type PageDeclaration } from '@lumora/shared-ui/page';
import { iconPath } from './icon-path.ts';
import { pageProblems, type DeclaredPage } from './page-problems.ts';

/**
 * Evaluates the page declarations below `root/src` and derives the manifest of the module. Throws an `Error` that names
 * file and line of every invalid declaration. Reads declarations that have changed since an earlier call again.
 */
export async function collectManifest(root: string, module: ModuleDeclaration): Promise<ModuleManifest> {
  const declared = await readPages(root);
  const problems = declared.flatMap((page, index) => pageProblems(page, declared.slice(0, index), module.id));
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const pages = declared.toSorted(byNavigation);
  return {
    ...module,
    nav: navGroups(pages.map(({ page }) => withIconPath(page))),
    routes: pages.map(toRoute),
    permissions: [...new Set([...pages.flatMap(({ page }) => page.permission ?? []), ...module.permissions])],
  };
}

async function readPages(root: string): Promise<DeclaredPage[]> {
  const entries = await readdir(path.join(root, 'src'), { recursive: true });
  const files = entries.filter((file) => file.endsWith('.page.tsx')).sort();
  return Promise.all(files.map((file) => readPage(root, path.join('src', file))));
}

async function readPage(root: string, name: string): Promise<DeclaredPage> {
  const url = pathToFileURL(path.join(root, name));
  const source = await readFile(url, 'utf8');
  // the query part makes Node evaluate a file again after a change
  url.searchParams.set('source', createHash('sha256').update(source).digest('hex'));
  const file = path.join(path.basename(root), name);
  const { default: page } = (await import(url.href)) as { default?: PageDeclaration };
  if (page === undefined) throw new Error(`${file}:1: It must export default definePage({ … }).`);
  return { page, file, screen: path.basename(name, '.page.tsx'), source };
}

function withIconPath(page: PageDeclaration): PageDeclaration {
  return page.nav === undefined ? page : { ...page, nav: { ...page.nav, icon: iconPath(page.nav.icon) } };
}

/** Pages of the navigation come first, in its order. */
function byNavigation(a: DeclaredPage, b: DeclaredPage): number {
  return (a.page.nav?.order ?? Infinity) - (b.page.nav?.order ?? Infinity) || (a.page.path < b.page.path ? -1 : 1);
}

function toRoute({ page: { path: pagePath, title, permission, query }, screen }: DeclaredPage): ModuleRoute {
  return {
    path: pagePath,
    ...(title !== undefined && { title }),
    ...(permission !== undefined && { permission }),
    screen,
    ...(query && { query: describeQuery(query) }),
  };
}

/** Evaluates the first query of a page for a URL without search parameters, and records which parameters it reads. */
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

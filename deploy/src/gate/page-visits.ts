import type { Release } from '@lumora/releases/release-schema';
import { findExamplePath } from './example-path.ts';
import type { GateContext } from './gate-context.ts';

/** A page that the gate opens. */
export interface PageVisit {
  path: string;
  /** whose code the page loads; null for pages of the shell */
  module: string | null;
  /** the expected HTTP status; undefined if the page is rendered without data */
  status?: number;
}

/** The pages to open. */
export interface PageVisits {
  visits: PageVisit[];
  /** kinds of public pages for which the data has no example */
  withoutExample: string[];
  /** titles of tabs and panels that a shell without the page for them cannot open by themselves */
  withoutPage: string[];
}

/**
 * Returns every page of the candidate, each of its tabs and panels by itself, and the dashboard if it has a widget there; for
 * a new shell also one page of every other module.
 */
export async function pageVisits(candidate: Release, context: GateContext): Promise<PageVisits> {
  const { module, manifest } = candidate;
  if (manifest.kind === 'storefront') return publicPageVisits(candidate, context);
  const owner = manifest.kind === 'shell' ? null : module;
  const own = manifest.routes.map(({ path }) => ({ path: path.replace(/:[^/]+/g, '1'), module: owner }));
  const widgets = (manifest.extensions ?? []).filter(({ slot, size }) => slot === 'dashboard' && size !== 'count');
  const dashboard = widgets.length === 0 ? [] : [{ path: '/admin', module: owner }];
  const others = manifest.kind === 'shell' ? context.others.flatMap(firstVisit) : [];
  const extensions = (manifest.extensions ?? []).filter(({ slot }) => slotsOfEntities.includes(slot));
  const canOpen = context.others.some((other) => other.manifest.routes.some(({ path }) => path === extensionPage));
  const alone = extensions.map(({ name }) => ({ path: extensionPath(module, name), module: owner }));
  return {
    visits: [...own, ...dashboard, ...(canOpen ? alone : []), ...others],
    withoutExample: [],
    withoutPage: canOpen ? [] : extensions.map(({ title }) => title),
  };
}

/** The slots in pages of an entity, which render no extension without data. */
const slotsOfEntities = ['product-tabs', 'order-panels'];

/** Path of the page that renders one extension by itself, as in `shell/src/console/extensions/extension.page.tsx`. */
const extensionPage = '/admin/extensions/:module/:name';

const extensionPath = (module: string, name: string) =>
  `${extensionPage.replace(':module', module).replace(':name', name)}?id=1`;

function firstVisit({ module, manifest }: Release): PageVisit[] {
  if (manifest.kind === 'storefront') return [{ path: '/', module }];
  return manifest.routes.slice(0, 1).map(({ path }) => ({ path, module }));
}

/** Returns one page of each kind. Older releases of the storefront declare no kinds; of them it is the home page. */
async function publicPageVisits({ module, manifest }: Release, { dataUrl }: GateContext): Promise<PageVisits> {
  const pages = (manifest.pages ?? []).filter(({ kind }) => kind !== undefined);
  if (pages.length === 0) return { visits: [{ path: '/', module }], withoutExample: [], withoutPage: [] };
  const found = await Promise.all(pages.map(async (page) => ({ page, path: await findExamplePath(page, dataUrl) })));
  return {
    visits: found.flatMap(({ page, path }) =>
      path === null ? [] : [{ path, module, ...(dataUrl !== null && { status: page.path === '*' ? 404 : 200 }) }],
    ),
    withoutExample: found.flatMap(({ page: { kind }, path }) => (path === null && kind !== undefined ? [kind] : [])),
    withoutPage: [],
  };
}

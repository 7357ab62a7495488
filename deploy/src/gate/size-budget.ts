import type { PageSize } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';
import { consoleFiles, screenFiles, shopFiles, type ReleaseFiles } from '@lumora/gateway/pages/first-files';
import type { Findings, GateContext } from './gate-context.ts';

/** Finds pages whose scripts (gzip) would exceed their budget with the candidate live. */
export function sizeBudget(candidate: Release, context: SizeContext): Findings {
  return pageSizes(candidate, context)
    .filter(({ bytes, max_bytes }) => bytes > max_bytes)
    .map(({ page, bytes, max_bytes }) => `${page} would download ${bytes} bytes of scripts, ${max_bytes} are allowed.`);
}

type SizeContext = Pick<GateContext, 'others' | 'budgets'>;

/**
 * Returns the scripts (gzip) of the pages with a budget that load the candidate; for a shell, of all pages. A budget for
 * `/admin/*` applies to every page below it without a budget of its own.
 */
export function pageSizes(candidate: Release, { others, budgets }: SizeContext): PageSize[] {
  const all = [candidate, ...others];
  const shell = all.find(({ manifest }) => manifest.kind === 'shell');
  if (shell === undefined) return [];
  return pageBudgets(budgets, all).flatMap(([page, { scripts: allowed }]) => {
    const owner = ownerOf(page, all);
    if (owner === undefined || (owner !== candidate && shell !== candidate)) return [];
    return [{ page, bytes: scriptBytes(filesOf(page, shell, owner)), max_bytes: allowed }];
  });
}

/** Returns the budgets by page, with the default of a path such as `/admin/*` for each page below it that has none. */
function pageBudgets(budgets: GateContext['budgets'], all: Release[]): [string, { scripts: number }][] {
  const own = Object.entries(budgets).filter(([page]) => !page.endsWith(anyPage));
  const defaults = Object.entries(budgets).filter(([page]) => page.endsWith(anyPage));
  const others = all
    .flatMap(({ manifest }) => manifest.routes.map(({ path }) => path))
    .filter((path) => budgets[path] === undefined)
    .flatMap((path): [string, { scripts: number }][] =>
      defaults.filter(([page]) => path.startsWith(page.slice(0, -1))).map(([, budget]) => [path, budget]),
    );
  return [...own, ...others];
}

const anyPage = '/*';

const isConsole = (page: string) => /^\/(admin|auth)(\/|$)/.test(page);

function ownerOf(page: string, all: Release[]): Release | undefined {
  if (!isConsole(page)) return all.find(({ manifest }) => manifest.kind === 'storefront');
  return all.find(({ manifest }) => manifest.routes.some(({ path }) => path === page));
}

function filesOf(page: string, shell: Release, owner: Release): ReleaseFiles[] {
  if (!isConsole(page)) return shopFiles(shell, owner);
  if (owner === shell) return consoleFiles(shell);
  const screen = owner.manifest.routes.find(({ path }) => path === page)?.screen;
  return [...consoleFiles(shell), ...screenFiles(shell, owner, screen)];
}

/** Counts a file of several groups once. */
function scriptBytes(groups: ReleaseFiles[]): number {
  const sizes = groups.flatMap(({ release, scripts }) =>
    scripts.map((file): [string, number] => {
      const entry = release.files[`client/${file}`];
      return [`${release.module}/${file}`, entry?.gz ?? entry?.size ?? 0];
    }),
  );
  return [...new Map(sizes).values()].reduce((sum, bytes) => sum + bytes, 0);
}

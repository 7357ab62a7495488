import type { Release } from '@lumora/releases/release-schema';
import { consoleFiles, screenFiles, shopFiles, type ReleaseFiles } from '@lumora/gateway/pages/first-files';
import type { Findings, GateContext } from './gate-context.ts';

/** Finds pages whose scripts (gzip) would exceed their budget with the candidate live. */
export function sizeBudget(candidate: Release, { others, budgets }: Pick<GateContext, 'others' | 'budgets'>): Findings {
  const all = [candidate, ...others];
  const shell = all.find(({ manifest }) => manifest.kind === 'shell');
  if (shell === undefined) return [];
  return Object.entries(budgets).flatMap(([page, { scripts: allowed }]) => {
    const owner = ownerOf(page, all);
    if (owner === undefined || (owner !== candidate && shell !== candidate)) return [];
    const bytes = scriptBytes(filesOf(page, shell, owner));
    return bytes <= allowed ? [] : [`${page} would download ${bytes} bytes of scripts, ${allowed} are allowed.`];
  });
}

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

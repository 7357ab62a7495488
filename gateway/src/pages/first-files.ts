import type { FileGroup, Release } from '@lumora/releases/release-schema';

/** Files of one release, in load order. */
export type ReleaseFiles = FileGroup & { release: Release };

/** Lists the files that every console page loads first. */
export function consoleFiles(shell: Release): ReleaseFiles[] {
  if (shell.console === undefined) return [scriptsOf(shell, [shell.entry])];
  const { entry, preload } = shell.console;
  return [scriptsOf(shell, [shell.entry, entry]), { release: shell, ...preload }];
}

/** Lists the additional files of a console page: module entry, screen, and the shell modules that the screen consumes. */
export function screenFiles(shell: Release, release: Release, screen: string | undefined): ReleaseFiles[] {
  const start = [scriptsOf(release, [release.entry]), { release, ...release.preload }];
  if (screen === undefined) return start;
  const consumed = (release.takes?.[screen] ?? []).map((name) => ({
    release: shell,
    ...(shell.offers?.[name] ?? nothing),
  }));
  return [...start, { release, ...(release.screens[screen] ?? nothing) }, ...consumed];
}

/** Lists the files that hydrate shop pages. */
export function shopFiles(shell: Release, storefront: Release): ReleaseFiles[] {
  return [
    scriptsOf(shell, [shell.entry]),
    scriptsOf(storefront, [storefront.entry]),
    { release: storefront, ...storefront.preload },
  ];
}

const nothing: FileGroup = { scripts: [], styles: [] };
const scriptsOf = (release: Release, scripts: string[]): ReleaseFiles => ({ release, scripts, styles: [] });

import type { FileGroup, Release } from '@lumora/shared-contract';

/** Files of one release, in loading order. */
export type ReleaseFiles = FileGroup & { release: Release };

/** What starts the console, whatever its page. */
export function consoleFiles(shell: Release): ReleaseFiles[] {
  if (shell.console === undefined) return [scriptsOf(shell, [shell.entry])];
  const { entry, preload } = shell.console;
  return [scriptsOf(shell, [shell.entry, entry]), { release: shell, ...preload }];
}

/** What a console page needs beside that: its module's entry, the screen, and what this takes from the shell. */
export function screenFiles(shell: Release, release: Release, screen: string | undefined): ReleaseFiles[] {
  const start = [scriptsOf(release, [release.entry]), { release, ...release.preload }];
  if (screen === undefined) return start;
  const taken = (release.takes?.[screen] ?? []).map((name) => ({
    release: shell,
    ...(shell.offers?.[name] ?? nothing),
  }));
  return [...start, { release, ...(release.screens[screen] ?? nothing) }, ...taken];
}

/** What takes over the shop's pages. */
export function shopFiles(shell: Release, storefront: Release): ReleaseFiles[] {
  return [
    scriptsOf(shell, [shell.entry]),
    scriptsOf(storefront, [storefront.entry]),
    { release: storefront, ...storefront.preload },
  ];
}

const nothing: FileGroup = { scripts: [], styles: [] };
const scriptsOf = (release: Release, scripts: string[]): ReleaseFiles => ({ release, scripts, styles: [] });

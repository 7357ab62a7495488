import type { ReleaseSet } from '@lumora/shared-contract';
import { loadScript } from './load-script.ts';

/** Starts the console: its own script brings React, the federation runtime and everything that remotes share. */
export async function loadConsole(set: ReleaseSet): Promise<void> {
  await loadScript(set.shell.console, set.shell.console.entry);
}

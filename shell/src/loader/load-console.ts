import { rootElementId, type ReleaseSet } from '@lumora/shared-contract';
import { reportModule } from '../report-module.ts';
import { loadScript } from './load-script.ts';
import { reloadNotice } from './reload-notice.ts';

/** Starts the console: its own script brings React, the federation runtime and everything that remotes share. */
export async function loadConsole({ shell }: ReleaseSet): Promise<void> {
  try {
    await loadScript(shell.console, shell.console.entry);
  } catch (error) {
    reportModule({ module: 'shell', release: shell.release, kind: 'error', error });
    document.getElementById(rootElementId)?.append(reloadNotice('console'));
  }
}

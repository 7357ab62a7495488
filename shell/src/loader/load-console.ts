import { rootElementId, type ReleaseSet } from '@lumora/shared-contract';
import { reportModule } from '../report-module.ts';
import { loadEntry } from './load-entry.ts';
import { reloadNotice } from './reload-notice.ts';

/** Starts the console: its own script brings React, the federation runtime and everything that remotes share. */
export async function loadConsole({ shell }: ReleaseSet): Promise<void> {
  try {
    await loadEntry(shell.console);
  } catch (error) {
    reportModule({ module: 'shell', release: shell.release, kind: 'error', error });
    document.getElementById(rootElementId)?.append(reloadNotice('console'));
  }
}

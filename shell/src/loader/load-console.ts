import {
  developmentFiles,
  developmentRelease,
  rootElementId,
  type Development,
  type ReleaseSet,
} from '@lumora/shared-contract';
import { reportModule } from '../report-module.ts';
import { loadEntry } from './load-entry.ts';
import { reloadNotice } from './reload-notice.ts';

/**
 * Starts the console: its own script brings React and everything that remotes share. Where a development server has gone,
 * the released one starts instead.
 */
export async function loadConsole({ shell, development }: ReleaseSet): Promise<void> {
  if (development !== undefined && (await startsFrom(development))) return;
  try {
    await loadEntry(shell.console);
  } catch (error) {
    reportModule({ module: 'shell', release: shell.release, kind: 'error', error });
    document.getElementById(rootElementId)?.append(reloadNotice('console'));
  }
}

function startsFrom({ origin }: Development): Promise<boolean> {
  const { consoleBase, console: entry } = developmentFiles;
  const build = { release: developmentRelease, base: origin + consoleBase, entry, integrity: '' };
  return loadEntry(build).then(
    () => true,
    () => false,
  );
}

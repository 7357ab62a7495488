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
  const complain = (error: unknown) => {
    reportModule({ module: 'shell', release: shell.release, kind: 'error', error });
    document.getElementById(rootElementId)?.append(reloadNotice('console'));
  };
  // however slow it is, the console draws over the notice once it is there
  await loadEntry(shell.console, complain).catch(complain);
}

/** How long (ms) a development server may take for its first word: what is silent counts as gone. */
const silence = 3_000;

async function startsFrom({ origin }: Development): Promise<boolean> {
  const { consoleBase, console: entry, consoleStyles, manifest } = developmentFiles;
  try {
    await fetch(origin + manifest, { signal: AbortSignal.timeout(silence) });
    const styles = document.createElement('link');
    styles.rel = 'stylesheet';
    styles.crossOrigin = 'anonymous';
    styles.href = origin + consoleBase + consoleStyles;
    document.head.append(styles);
    const build = { release: developmentRelease, base: origin + consoleBase, entry, integrity: '' };
    await loadEntry(build, () => undefined);
    return true;
  } catch {
    return false;
  }
}

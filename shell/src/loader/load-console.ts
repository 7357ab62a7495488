import {
  developmentFiles,
  developmentRelease,
  rootElementId,
  type Development,
  type LoadableRelease,
  type ReleaseSet,
} from '@lumora/shared-contract/releases';
import { reportModule } from '../report-module.ts';
import { loadEntry } from './load-entry.ts';
import { reloadNotice } from './reload-notice.ts';

/**
 * Loads the scripts of the console, which contain React and all shared packages. On a page with a development server
 * that responds, loads the one script of that server. Shows a notice and reports the failure if the load fails or takes too long.
 */
export async function loadConsole({ shell, development }: ReleaseSet): Promise<void> {
  if (development !== undefined && (await startsFrom(development))) return;
  let hasFailed = false;
  const handleLoadFailure = (error: unknown) => {
    // a load may also fail after its timeout
    if (hasFailed) return;
    hasFailed = true;
    reportModule({ module: 'shell', release: shell.release, kind: 'error', error });
    document.getElementById(rootElementId)?.append(reloadNotice('console'));
  };
  // a console that loads after the timeout replaces the notice
  const load = (script: LoadableRelease) => loadEntry(script, handleLoadFailure);
  // the document preloads the libraries, for which the runtime of the console waits (docs/decisions/129);
  // releases older than that have none
  const libraries = document.querySelector<HTMLLinkElement>('link[href*="/libraries."]');
  await Promise.all([
    libraries && load({ ...shell.console, base: '', entry: libraries.href, integrity: libraries.integrity }),
    load(shell.console),
  ]).catch(handleLoadFailure);
}

/** Timeout (ms) of the first response of a development server. */
const responseTimeoutMs = 3_000;

async function startsFrom({ origin }: Development): Promise<boolean> {
  const { consoleBase, console: entry, consoleStyles } = developmentFiles;
  try {
    await fetch(origin + consoleBase + consoleStyles, { signal: AbortSignal.timeout(responseTimeoutMs) });
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

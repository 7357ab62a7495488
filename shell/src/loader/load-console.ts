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
 * Loads the scripts of the console, which contain React and all shared packages. Loads it from the development server if the
 * release set names one that responds. Shows a notice and reports the failure if the load fails or takes too long.
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
  const scripts = [...librariesOf(shell), shell.console];
  await Promise.all(scripts.map((script) => loadEntry(script, handleLoadFailure))).catch(handleLoadFailure);
}

/** Returns the chunk `libraries` of the console, which the document preloads; a release before decision 129 has none. */
function librariesOf({ release, base }: ReleaseSet['shell']): LoadableRelease[] {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[rel="preload"][href^="${base}libraries."]`);
  return [...links].map(({ href, integrity }) => ({
    release,
    base,
    entry: href.slice(href.indexOf('libraries.')),
    integrity,
  }));
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

import {
  pageStateElementId,
  rootElementId,
  type LoadableModule,
  type LoadableRelease,
} from '@lumora/shared-contract/releases';
import type { PageState, StorefrontApp } from '@lumora/shared-contract/storefront';
import { reportModule } from '../report-module.ts';
import { afterFirstPaint } from './first-paint.ts';
import { captureEarlyEvents } from './capture-early-events.ts';
import { hostContainer } from './host-container.ts';
import { loadEntry } from './load-entry.ts';
import { reloadNotice } from './reload-notice.ts';

/**
 * Loads the storefront's container and mounts its app: hydrates a server-rendered page, renders an
 * empty one. If the load fails, a server-rendered page stays readable, and an empty page falls back to the previous
 * release, then to a notice. Reports loads and failures to the gateway.
 */
export async function loadStorefront(storefront: LoadableModule): Promise<void> {
  const root = document.getElementById(rootElementId);
  if (root === null) throw new Error(`The page has no element #${rootElementId}.`);
  const carrier = document.getElementById(pageStateElementId);
  const earlyEvents = captureEarlyEvents(root);
  if (carrier !== null) await afterFirstPaint();
  const state = readPageState(carrier);
  const module = storefront.manifest.id;
  const releases = state === null && storefront.previous !== null ? [storefront, storefront.previous] : [storefront];

  const started = performance.now();

  for (const release of releases) {
    const report = (error: unknown) => void reportModule({ module, release: release.release, kind: 'error', error });
    try {
      const app = await loadApp(release, report);
      const hydrated = app.mount(root, state, (error) => {
        report(error);
        // an error that unmounts the whole app leaves an empty page
        if (root.childElementCount === 0) root.append(reloadNotice('shop'));
      });
      earlyEvents.replayWhen(hydrated);
      const kind = release === storefront ? 'load' : 'recovered';
      return void reportModule({ module, release: release.release, kind, ms: performance.now() - started });
    } catch (error) {
      report(error);
    }
  }
  earlyEvents.stop();
  if (state === null) root.append(reloadNotice('shop'));

  /** A server-rendered page waits for its code without a time limit. */
  async function loadApp(release: LoadableRelease, onTimeout: (timeout: Error) => void): Promise<StorefrontApp> {
    await loadEntry(release, state === null ? undefined : onTimeout);
    return hostContainer(storefront.manifest.container);
  }
}

function readPageState(carrier: HTMLElement | null): PageState | null {
  if (!carrier?.textContent) return null;
  const state: PageState = JSON.parse(carrier.textContent);
  return state;
}

import * as sharedAuth from '@lumora/shared-auth/core';
import {
  pageStateElementId,
  rootElementId,
  type LoadableModule,
  type LoadableRelease,
  type PageState,
  type StorefrontApp,
} from '@lumora/shared-contract';
import { reportModule } from '../report-module.ts';
import { afterFirstPaint } from './first-paint.ts';
import { captureEarlyEvents } from './capture-early-events.ts';
import { loadEntry } from './load-entry.ts';
import { reloadNotice } from './reload-notice.ts';

/**
 * Loads the shop's container without a federation runtime and lets it draw, or take over, the page.
 * A page that was rendered on the server stays readable if this fails; an empty one falls back to the release before.
 */
export async function loadStorefront(storefront: LoadableModule): Promise<void> {
  const root = document.getElementById(rootElementId);
  if (root === null) throw new Error(`The page has no element #${rootElementId}.`);
  const carrier = document.getElementById(pageStateElementId);
  const taps = captureEarlyEvents(root);
  if (carrier !== null) await afterFirstPaint();
  const state = readPageState(carrier);
  const module = storefront.manifest.id;
  const releases = state === null && storefront.previous !== null ? [storefront, storefront.previous] : [storefront];

  const started = performance.now();

  for (const release of releases) {
    const report = (error: unknown) => void reportModule({ module, release: release.release, kind: 'error', error });
    try {
      const app = await loadApp(release, report);
      const alive = app.mount(root, state, (error) => {
        report(error);
        // what stops the whole shop takes its page away
        if (root.childElementCount === 0) root.append(reloadNotice('shop'));
      });
      taps.repeatWhen(alive);
      const kind = release === storefront ? 'load' : 'recovered';
      return void reportModule({ module, release: release.release, kind, ms: performance.now() - started });
    } catch (error) {
      report(error);
    }
  }
  taps.stop();
  if (state === null) root.append(reloadNotice('shop'));

  /** A page that can be read waits for its code, however slow. */
  async function loadApp(release: LoadableRelease, onLate: (late: Error) => void): Promise<StorefrontApp> {
    await loadEntry(release, state === null ? undefined : onLate);
    const container = (window as unknown as Record<string, Container>)[storefront.manifest.container];
    if (container === undefined) throw new Error(`${release.entry} defines no ${storefront.manifest.container}.`);
    await container.init(shareScope);
    const factory = await container.get('./app');
    return factory();
  }
}

interface Container {
  init(scope: typeof shareScope): Promise<void>;
  get(expose: './app'): Promise<() => StorefrontApp>;
}

/** The one package that shop and console share; its version is that of the workspace. */
const shareScope = {
  '@lumora/shared-auth/core': {
    '1.0.0': { get: () => Promise.resolve(() => sharedAuth), loaded: 1, from: 'lumora_shell' },
  },
};

function readPageState(carrier: HTMLElement | null): PageState | null {
  return carrier?.textContent ? (JSON.parse(carrier.textContent) as PageState) : null;
}

import type { ComponentType } from 'react';
import type { LoadableRelease, ReleasedModule } from '@lumora/shared-contract';
import type { ScreenCode } from '@lumora/shared-ui';
import { withTimeout, TimeoutError } from '../../loader/timeout-error.ts';
import { reportModule } from '../../report-module.ts';
import { loadRoutes, registeredRelease, reregister } from './federation.ts';

export interface LoadedScreen {
  Screen: ComponentType;
  /** the release that the screen was loaded from: the live one, or the previous one if the live one failed */
  release: string;
}

/**
 * Loads the screen of a module's route with a fallback chain: the registered release, the live release registered again,
 * the previous release. A release that timed out is not tried again. Rejects with the error of the first step if all steps
 * fail; the next call starts with the first step again. Stops when `signal` is aborted, so that it cannot replace a module
 * that the next page uses. Reports loads, recoveries and failures to the gateway.
 */
export async function loadScreen(module: ReleasedModule, path: string, signal: AbortSignal): Promise<LoadedScreen> {
  const started = performance.now();
  const failures: unknown[] = [];
  const late = new Set<LoadableRelease>();

  for (const { release, isRegisteredAnew } of rungsOf(module)) {
    if (late.has(release)) continue;
    if (isRegisteredAnew) reregister(module, release);
    const code = await codeOf(module, path).catch((error: unknown) => {
      failures.push(error);
      if (error instanceof TimeoutError) late.add(release);
    });
    if (code !== undefined) {
      reportLoad(module, release, { ms: performance.now() - started, error: failures[0] });
      return { Screen: code.Screen, release: release.release };
    }
    if (signal.aborted) break;
  }
  if (!signal.aborted) reregister(module, module);
  throw failures[0];
}

/**
 * Loads the code of the first screen of the console from the live release, without fallback; `loadScreen` retries after a
 * rejection. Resolves to undefined if `signal` is aborted, because the page is then rendered without it.
 */
export async function loadFirstScreen(
  module: ReleasedModule,
  path: string,
  signal: AbortSignal,
): Promise<ScreenCode | undefined> {
  const started = performance.now();
  const code = await codeOf(module, path);
  if (signal.aborted) return undefined;
  reportLoad(module, module, { ms: performance.now() - started, error: undefined });
  return code;
}

/** Preloads the code of a screen. A failure is ignored here and shown when the screen is opened. */
export function preloadScreen(module: ReleasedModule, path: string): void {
  codeOf(module, path).catch(() => undefined);
}

function rungsOf(module: ReleasedModule) {
  const rungs = [
    { release: registeredRelease(module), isRegisteredAnew: false },
    { release: module, isRegisteredAnew: true },
  ];
  return module.previous === null ? rungs : [...rungs, { release: module.previous, isRegisteredAnew: true }];
}

async function codeOf(module: ReleasedModule, path: string): Promise<ScreenCode> {
  const routes = await loadRoutes(module);
  const route = routes.find((candidate) => candidate.path === path);
  if (route === undefined) throw new Error(`${module.manifest.id} declares ${path} but exposes no screen for it.`);
  return withTimeout(route.load(), `${module.manifest.id}: the code of ${path}`);
}

/** `error` is the failure of an earlier step; if the previous release was used, it is reported for the live release. */
function reportLoad(live: ReleasedModule, { release }: LoadableRelease, { ms, error }: { ms: number; error: unknown }) {
  const module = live.manifest.id;
  if (error === undefined) reportModule({ module, release, kind: 'load', ms });
  else reportModule({ module, release, kind: 'recovered', ms });
  if (error !== undefined && release !== live.release) {
    reportModule({ module, release: live.release, kind: 'error', error });
  }
}

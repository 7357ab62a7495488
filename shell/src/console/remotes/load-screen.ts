import type { ComponentType } from 'react';
import type { LoadableRelease, ReleasedModule } from '@lumora/shared-contract';
import type { ScreenCode } from '@lumora/shared-ui';
import { withTimeout, TimeoutError } from '../../loader/timeout-error.ts';
import { reportModule } from '../../report-module.ts';
import { loadRoutes, registeredRelease, reregister } from './federation.ts';

export interface LoadedScreen {
  Screen: ComponentType;
  /** the release it comes from: the live one, or the one before if the live one would not load */
  release: string;
}

/**
 * Loads the screen of a module's route, climbing the ladder of recovery: as it is → registered anew → the release
 * before. What hangs is not asked for anew. Rejects with the first rung's error when all fail; calling it again starts
 * at the bottom. Once `signal` is aborted it climbs no further, so that it cannot take a module from under the page
 * opened in place of this one.
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
 * The code of the screen on which the console opens, from the live release alone: what does not come this way is left to
 * `loadScreen`. Undefined once `signal` is aborted: the page is then drawn without it.
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

/** Requests the code of a screen before it is asked for; a failure shows when the screen is opened. */
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

/** `error` is why a lower rung broke; where the release before had to stand in, it is held against the live one. */
function reportLoad(live: ReleasedModule, { release }: LoadableRelease, { ms, error }: { ms: number; error: unknown }) {
  const module = live.manifest.id;
  if (error === undefined) reportModule({ module, release, kind: 'load', ms });
  else reportModule({ module, release, kind: 'recovered', ms });
  if (error !== undefined && release !== live.release) {
    reportModule({ module, release: live.release, kind: 'error', error });
  }
}
